//! The driver of a host in these tests: it stores in a list, deals from a seed or a script, and
//! hands every frame to a client.

use std::collections::BTreeMap;
use std::time::Duration;

use host::id::{AddressHash, GuestId, Secret};
use host::record::{Event, Opening, Place, Record};
use host::time::Millis;
use host::{Append, GameOutcome, Listing, NextTable, Stored};
use host::{ConnectionId, Fault, Host, Hosted, Input, Newcomer, Output};
use protocol::{AskId, Deed, Outcome, TableState};
use serde_json::Value;
use table::{Eyes, Fair, Next, Offer, Pcg, Seat, Seed, View};

use crate::client::Client;
use crate::plan::{ABSENCE, OPENED, deed_secrets, guest};

/// A table and all its clients.
#[derive(Clone)]
pub struct Table<G: Hosted> {
    pub host: Host<G>,
    pub now: Millis,
    /// What was stored, in order.
    pub stored: Vec<Stored>,
    /// How the table is listed.
    pub listing: Option<Listing>,
    /// When the last record that everyone was told about was stored.
    pub told_at: Millis,
    /// The address of each connection and when its guest was created, if a test sets them.
    pub provenance: BTreeMap<ConnectionId, (Option<AddressHash>, Option<Millis>)>,
    /// How the game ended, as stored with the last record of the game.
    pub outcome: Option<GameOutcome>,
    pub clients: BTreeMap<ConnectionId, Client>,
    /// Whether the test deals instead of the dealer.
    pub by_hand: bool,
    /// Whether the test has to deal now.
    pub called: bool,
    /// The tables that followed this one, as they were stored.
    pub next: Vec<(Opening, Vec<Place>)>,
    /// The seats that asked for hints, and how many lines the ledger had then.
    pub to_advise: Vec<(Seat, usize)>,
    seed: Seed,
    dealer: Option<Fair>,
    requests: u64,
}

/// Everything that a refused request must leave unchanged.
#[derive(PartialEq, Debug)]
pub struct Standing {
    stored: Vec<Stored>,
    ledger: Option<String>,
    totals: Vec<u32>,
    states: Vec<TableState>,
}

impl<G: Hosted> Table<G> {
    pub fn new(host: Host<G>, seed: Seed) -> Table<G> {
        Table {
            host,
            now: OPENED,
            stored: Vec::new(),
            listing: None,
            told_at: OPENED,
            provenance: BTreeMap::new(),
            outcome: None,
            clients: BTreeMap::new(),
            by_hand: false,
            called: false,
            next: Vec::new(),
            to_advise: Vec::new(),
            seed,
            dealer: None,
            requests: 0,
        }
    }

    /// Gives the host one input and carries out its outputs.
    pub fn handle(&mut self, input: Input<G>) {
        self.try_handle(input).expect("no fault");
    }

    pub fn try_handle(&mut self, input: Input<G>) -> Result<(), Fault> {
        let outputs = self.host.handle(input, self.now)?;
        self.carry_out(outputs);
        Ok(())
    }

    /// Carries out outputs in order, so that everything is stored before anyone is told.
    pub fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for (at, output) in outputs.into_iter().enumerate() {
            match output {
                Output::Store(append) => {
                    assert_eq!(at, 0, "something was told before it was stored");
                    self.store(*append);
                }
                Output::StoreWithNext(append, next) => {
                    assert_eq!(at, 0, "something was told before it was stored");
                    self.store(*append);
                    self.next.push(self.opened(*next));
                }
                Output::Send(to, frame) => {
                    for connection in to {
                        self.clients.get_mut(&connection).expect("a client").take(&frame);
                    }
                }
                Output::CallDealer if self.by_hand => self.called = true,
                Output::CallDealer => {
                    let deal = self.deal();
                    self.handle(Input::Dealt(deal));
                }
                Output::LetHear(_) | Output::Limited(_) => {}
                Output::Advise { seat, lines, .. } => self.to_advise.push((seat, lines)),
            }
        }
    }

    /// How a table that follows was opened.
    fn opened(&self, next: NextTable) -> (Opening, Vec<Place>) {
        let NextTable { append, opener } = next;
        let Append { table, seq, at, body, told, listing, outcome } = append;
        assert!(told);
        assert_ne!(table, self.host.id());
        assert_eq!((seq, at), (1, self.now));
        assert!(listing.is_some() && outcome.is_none());
        let record: Record = serde_json::from_str(&body).expect("a record");
        match <[Event; 2]>::try_from(record.events) {
            Ok([Event::Opened(opening), Event::Places(places)]) => {
                assert_eq!(opening.opener, opener);
                (*opening, places)
            }
            other => panic!("{other:?} opens no table"),
        }
    }

    /// Stores a record.
    pub fn store(&mut self, append: Append) {
        let Append { table, seq, at, body, told, listing, outcome } = append;
        assert_eq!(table, self.host.id());
        assert_eq!(seq as usize, self.stored.len() + 1);
        assert_eq!(at, self.now);
        self.stored.push(Stored { seq, at, body });
        if told {
            self.told_at = at;
        }
        if listing.is_some() {
            self.listing = listing;
        }
        if let Some(outcome) = outcome {
            assert_eq!(self.outcome, None, "a game ends once");
            self.outcome = Some(*outcome);
        }
    }

    fn deal(&mut self) -> G::Deal {
        let play = self.host.play().expect("a game");
        let dealer = self.dealer.get_or_insert_with(|| {
            let nonces = play.ledger().guests.into_iter().map(|guest| guest.nonce);
            Fair::new(self.seed, nonces.collect())
        });
        play.game().draw(dealer).expect("the dealer is awaited")
    }

    /// Lets time pass and ticks the host.
    pub fn pass(&mut self, time: Duration) {
        self.now = self.now.after(time);
        self.handle(Input::Ticked);
    }

    /// The guest of this connection joins.
    pub fn join(&mut self, connection: ConnectionId, heard: Option<u32>) {
        self.join_as(connection, guest(connection), heard, true);
    }

    /// A guest joins who may or may not sit down.
    pub fn join_as(
        &mut self,
        connection: ConnectionId,
        guest: GuestId,
        heard: Option<u32>,
        may_sit: bool,
    ) {
        self.come_in(connection, Client::new(heard), guest, heard, may_sit);
    }

    /// A guest joins whose client may have heard a different number of sayings than it claims.
    pub fn come_in(
        &mut self,
        connection: ConnectionId,
        client: Client,
        guest: GuestId,
        heard: Option<u32>,
        may_sit: bool,
    ) {
        self.clients.insert(connection, client);
        let name = format!("Guest {}", connection.0);
        let (address, since) = self.provenance.get(&connection).copied().unwrap_or_default();
        let household = None;
        let (cursor, blocked) = (heard, Default::default());
        let newcomer =
            Newcomer { guest, name, may_sit, cursor, household, address, since, blocked };
        self.handle(Input::Joined(connection, newcomer));
    }

    /// A client reports how many sayings it has heard.
    pub fn hears(&mut self, connection: ConnectionId, heard: u32) {
        let client = self.client_mut(connection);
        client.told = client.told.max(heard);
        self.handle(Input::MoveCursor(connection, heard));
    }

    /// Every client has shown its guest everything.
    pub fn all_see(&mut self) {
        let heard: Vec<_> = self.clients.iter().map(|(id, client)| (*id, client.heard)).collect();
        for (connection, heard) in heard {
            self.hears(connection, heard);
        }
    }

    pub fn leave(&mut self, connection: ConnectionId) -> Client {
        let client = self.clients.remove(&connection).expect("a client");
        self.handle(Input::Left(connection));
        client
    }

    /// Performs an action other than a move.
    pub fn does(&mut self, from: ConnectionId, deed: Deed) -> Answered {
        let id = self.fresh_id();
        self.does_by(from, &id, deed)
    }

    /// The same, with this id for the request.
    pub fn does_by(&mut self, from: ConnectionId, id: &str, deed: Deed) -> Answered {
        let id: AskId = id.to_string().try_into().expect("a short id");
        let fresh = deed_secrets(self.requests);
        self.handle(Input::Did { from, id: id.clone(), deed, fresh });
        Answered(self.client_mut(from).answer(&id))
    }

    /// Asks for moves.
    pub fn asks(&mut self, from: ConnectionId, moves: Vec<Value>) -> Answered {
        let id = self.fresh_id();
        self.asks_by(from, &id, moves)
    }

    /// The same, with this id for the request.
    pub fn asks_by(&mut self, from: ConnectionId, id: &str, moves: Vec<Value>) -> Answered {
        let id: AskId = id.to_string().try_into().expect("a short id");
        self.handle(Input::Asked { from, id: id.clone(), moves });
        Answered(self.client_mut(from).answer(&id))
    }

    fn fresh_id(&mut self) -> String {
        self.requests += 1;
        format!("request {}", self.requests)
    }

    pub fn client(&self, connection: ConnectionId) -> &Client {
        &self.clients[&connection]
    }

    pub fn client_mut(&mut self, connection: ConnectionId) -> &mut Client {
        self.clients.get_mut(&connection).expect("a client")
    }

    /// The clients that may do something now.
    pub fn awaited(&self) -> Vec<ConnectionId> {
        let may = |(_, client): &(&ConnectionId, &Client)| !client.steps().is_empty();
        self.clients.iter().filter(may).map(|(connection, _)| *connection).collect()
    }

    /// One of the awaited clients plays random offered moves for some or all steps of its turn;
    /// returns which client.
    pub fn play_one(&mut self, whims: &mut Pcg) -> Option<ConnectionId> {
        let awaited = self.awaited();
        if awaited.is_empty() {
            return None;
        }
        let from = awaited[whims.pick(awaited.len() as u32) as usize];
        let moves = self.client(from).turn(whims);
        self.asks(from, moves).done();
        Some(from)
    }

    /// The awaited bots make random offered moves.
    pub fn play_bots(&mut self, whims: &mut Pcg) {
        while let Some((seat, _)) = self.host.bots_awaited().first().copied() {
            let mv = self.any_move(seat, whims);
            self.handle(Input::Chose(seat, mv));
        }
    }

    /// A random move from those offered to a seat.
    pub fn any_move(&self, seat: Seat, whims: &mut Pcg) -> G::Move {
        let view = View::of(self.host.play().expect("a game").game(), Eyes::Seat(seat));
        let mut offers = Vec::new();
        view.offers(|offer| offers.push(offer));
        let offer = offers[whims.pick(offers.len() as u32) as usize];
        offer.pick(&mut |bound| whims.pick(bound))
    }

    /// Plays the game to the end, guests and bots.
    pub fn play_out(&mut self, whims: &mut Pcg) {
        loop {
            self.play_bots(whims);
            if self.play_one(whims).is_none() {
                break;
            }
        }
        assert!(matches!(self.host.play().expect("a game").next(), Next::Over(_)));
    }

    /// The host that another machine would load now.
    pub fn loaded(&self, now: Millis) -> Host<G> {
        Host::load(self.host.id(), &self.stored, ABSENCE, now).expect("what was stored can be read")
    }

    /// The house restarts at this time. Everyone joins again with their cursor, which the house may
    /// have forgotten.
    pub fn restart(&mut self, now: Millis) {
        self.host = self.loaded(now);
        self.now = now;
        let clients = std::mem::take(&mut self.clients);
        for (connection, client) in clients {
            self.join(connection, Some(client.told));
        }
    }

    /// The state of the table for everyone, to be compared.
    pub fn standing(&self) -> Standing {
        let play = self.host.play();
        let seats = self.client_states();
        let eyes = || Eyes::all(table::MOST_SEATS);
        Standing {
            stored: self.stored.clone(),
            ledger: play.map(|play| play.ledger().to_string()),
            totals: play.map_or_else(Vec::new, |play| eyes().map(|it| play.total(it)).collect()),
            states: seats,
        }
    }

    fn client_states(&self) -> Vec<TableState> {
        let guests = self.clients.keys().map(|connection| guest(*connection));
        guests.map(|guest| self.host.state_for(guest)).collect()
    }

    /// The seat secret that this guest was given.
    pub fn secret_of(&self, connection: ConnectionId) -> Secret {
        let secret = self.client(connection).state().seat_secret.clone();
        secret.expect("the guest sits").parse().expect("a secret")
    }
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
#[must_use]
pub struct Answered(pub Outcome);

impl Answered {
    /// Asserts that it was done.
    #[track_caller]
    pub fn done(self) {
        assert_eq!(self.0, Outcome::Done);
    }

    /// Asserts that it was refused with this phrase.
    #[track_caller]
    pub fn refused(self, sentence: &str) {
        match self.0 {
            Outcome::Refused { why, .. } if why.id == sentence => {}
            other => panic!("{sentence} was expected, not {other:?}"),
        }
    }

    /// Asserts that the move at this place was refused with this phrase and by this rule.
    #[track_caller]
    pub fn refused_by(self, refused: (&str, &str), place: usize) {
        match self.0 {
            Outcome::Refused { why, rule, at } => {
                let rule = rule.unwrap_or_default();
                assert_eq!(((why.id.as_str(), rule.as_str()), at), (refused, Some(place)));
            }
            other => panic!("{refused:?} was expected, not {other:?}"),
        }
    }
}
