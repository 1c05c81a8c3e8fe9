//! One table as a function: inputs to outputs, with no socket, clock or dice inside.
//!
//! Whatever comes in is judged here; what has to last is put into a [`Record`];
//! what is to be sent stands behind it among the outputs. Whoever drives a host carries the
//! outputs out in their sequence and stops where storing fails, so nothing is ever told that
//! is not stored. A host whose record was not stored is thrown away and loaded anew.

mod answered;
mod archive;
mod asker;
mod away;
mod bot_seats;
mod chat;
mod clocks;
mod deeds;
pub mod games;
mod gathering;
mod hints;
pub mod id;
mod joining;
pub mod names;
mod news;
mod opening;
mod outcome;
mod play;
mod playing;
pub mod record;
mod refusal;
mod rest;
mod state;
mod stored;
pub mod time;
mod turns;

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Advice, Botted, Roster};
use protocol::{Answer, AskId, Deed, FromHouse, Outcome, Wire};
use serde::{Deserialize, Serialize};
use table::{Eyes, Saying, Seat, Seats, Setup, UnknownRules};

pub use archive::Archive;
pub use asker::Asker;
pub use clocks::Clocks;
pub use gathering::{bot_named, sitter};
pub use hints::weighed;
pub use news::{ViewerNews, for_viewer, moves_at_once, news, said};
pub use opening::{DeedSecrets, Fresh, opening};
pub use outcome::{Ending, GameOutcome, Player, SeatOutcome};
pub use play::{EndedBy, Fault, Play, setup};
pub use refusal::Refusal;
pub use state::result;

use crate::id::{GuestId, HouseholdKey, Secret, TableId};
use crate::time::Millis;
use answered::Answered;
use away::Away;
use chat::Chat;
use playing::Unfinished;
use record::{Event, Opening, Place, Record, Request};
use rest::Rest;
pub use stored::{Append, ListedStage, Listing, NextTable, Stored, Turn};
use turns::Turns;

/// A game that a house can host.
pub trait Hosted:
    Wire
    + Botted<
        Setup: Send + Sync,
        Public: Send + Sync,
        Private: Send + Sync,
        Notes: Send + Sync,
        Move: Send + Sync,
        Deal: Send + Sync,
        Offer: Send + Sync,
        Announcement: Send + Sync,
        Whisper: Send + Sync,
        Refusal: Send + Sync,
    > + Send
    + Sync
    + 'static
{
}

macro_rules! hosted {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(impl Hosted for catalogue::$family::$rules {})+
    };
}
catalogue::families!(hosted);

/// Why a stored table cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotLoaded {
    /// This program does not know the version of its rules. It can be read as an [`Archive`].
    Rules(UnknownRules),
    /// It does not follow from its own records.
    Fault(Fault),
}

impl From<Fault> for NotLoaded {
    fn from(fault: Fault) -> NotLoaded {
        NotLoaded::Fault(fault)
    }
}

/// One connection to a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ConnectionId(pub u64);

/// Who connects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Newcomer {
    /// The guest.
    pub guest: GuestId,
    /// The guest's name.
    pub name: String,
    /// Whether the guest may sit down here.
    pub may_sit: bool,
    /// How many of the sayings to its seat the client has taken in.
    pub cursor: Option<u32>,
    /// The address that the guest comes from.
    #[serde(default)]
    pub household: Option<HouseholdKey>,
}

/// What happens to a table.
#[derive(Debug)]
pub enum Input<G: Hosted> {
    /// Somebody connected.
    Joined(ConnectionId, Newcomer),
    /// A connection ended.
    Left(ConnectionId),
    /// A client asks for moves.
    Asked {
        /// Which client.
        from: ConnectionId,
        /// The ask.
        id: AskId,
        /// The moves, not read yet.
        moves: Vec<serde_json::Value>,
    },
    /// A client performs an action other than a move: it sits down, chats, asks for a rematch.
    Did {
        /// Which client.
        from: ConnectionId,
        /// The request.
        id: AskId,
        /// What it does.
        deed: Deed,
        /// Fresh secrets, for a seat that is taken or a table that follows.
        fresh: Box<DeedSecrets>,
    },
    /// A client says how many of the sayings to its seat it has taken in.
    MoveCursor(ConnectionId, u32),
    /// The bot that plays a seat has chosen.
    Chose(Seat, G::Move),
    /// The dealer dealt, as he was called to.
    Dealt(G::Deal),
    /// A seat is advised, as was asked for.
    Advised {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger had when it asked.
        lines: usize,
        /// The advice; none when the adviser failed.
        advice: Option<Advice<G::Move>>,
    },
    /// A hint has to wait for its turn.
    HintWaits {
        /// Which seat asked for it.
        seat: Seat,
        /// How many other hints come before it.
        ahead: u32,
    },
    /// The turn of a hint did not come in time, and it is given up.
    HintGivenUp {
        /// Which seat asked for it.
        seat: Seat,
    },
    /// Time passed.
    Ticked,
    /// Somebody used the secret of a seat on another device.
    Carried(GuestId, Secret),
    /// The keeper of the house ends the table.
    Closed,
}

/// What a host wants to be done.
#[derive(Clone, Debug)]
pub enum Output<G: Hosted> {
    /// Store this. Nothing after it may happen before that is done.
    Store(Box<Append>),
    /// Store this together with the table that follows this one: both, or neither. Nothing after
    /// it may happen before that is done.
    StoreWithNext(Box<Append>, Box<NextTable>),
    /// Send this to these connections.
    Send(Vec<ConnectionId>, Box<FromHouse>),
    /// Let the dealer deal, and come back with what he dealt.
    CallDealer,
    /// Let the bots hear this.
    LetHear(Vec<Saying<G>>),
    /// Let a strong bot think about what this seat should do, by what was said to it, and come
    /// back with its advice.
    Advise {
        /// Which seat.
        seat: Seat,
        /// How many lines the ledger has: the decision it asks about.
        lines: usize,
        /// Who asks for it.
        asker: Asker,
    },
}

/// A connection as the host knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Connection {
    guest: GuestId,
    household: Option<HouseholdKey>,
    name: String,
    may_sit: bool,
    /// Fixed by where the guest sits, never by a frame.
    eyes: Eyes,
}

/// A table and everyone at it.
#[derive(Clone, Debug)]
pub struct Host<G: Hosted> {
    id: TableId,
    opened_at: Millis,
    touched_at: Millis,
    opening: Opening,
    /// The bots that this build has for the game.
    roster: Roster<G>,
    places: Vec<Place>,
    play: Option<Play<G>>,
    chat: Chat,
    followed_by: Option<(TableId, Secret)>,
    /// The seats that were given hints.
    hinted_seats: Seats,
    /// When the game ended, if it did.
    ended_at: Option<Millis>,
    clocks: Clocks,
    turns: Turns,
    /// How much of what was said to each seat its guest has taken in.
    cursors: Vec<u32>,
    /// The number of the last record.
    seq: u32,
    /// How the store lists it, as far as that is known.
    listed: Option<Listing>,
    connections: BTreeMap<ConnectionId, Connection>,
    away: Away,
    rest: Rest,
    answered: Answered,
    unfinished: Option<Unfinished<G>>,
}

impl<G: Hosted> Host<G> {
    /// Opens a table, and gives its first record. `away` is how long a guest may be gone before the
    /// others may decide.
    pub fn open(
        id: TableId,
        opening: Opening,
        places: Vec<Place>,
        away: Duration,
        now: Millis,
    ) -> (Host<G>, Append) {
        let mut host = Host::new(id, opening, places.len(), away, now);
        host.places = places;
        let opened = Event::Opened(Box::new(host.opening.clone()));
        let places = Event::Places(host.places.clone());
        let append = host.record(now, None, vec![opened, places]);
        (host, append)
    }

    fn new(id: TableId, opening: Opening, seats: usize, away: Duration, now: Millis) -> Host<G> {
        Host {
            id,
            opened_at: now,
            touched_at: now,
            chat: Chat::new(opening.chat),
            clocks: Clocks::new(opening.clock, seats, now),
            turns: Turns::default(),
            opening,
            roster: G::bots(),
            places: Vec::new(),
            play: None,
            followed_by: None,
            hinted_seats: Seats::NONE,
            ended_at: None,
            cursors: vec![0; seats],
            seq: 0,
            listed: None,
            connections: BTreeMap::new(),
            away: Away::new(seats, away, now),
            rest: Rest::new(now),
            answered: Answered::default(),
            unfinished: None,
        }
    }

    /// Goes on with a stored table.
    pub fn load(
        id: TableId,
        stored: &[Stored],
        away: Duration,
        now: Millis,
    ) -> Result<Host<G>, NotLoaded> {
        let (opening, places) = opened(stored)?;
        <G::Setup as Setup>::known(&opening.game, opening.rules.into())
            .map_err(NotLoaded::Rules)?;
        let mut records = stored.iter();
        let first = records.next().ok_or_else(|| missing(1))?;
        let mut host = Host::new(id, opening, places.len(), away, now);
        host.opened_at = first.at;
        host.places = places;
        host.seq = first.seq;
        host.touched_at = first.at;
        for stored in records {
            let Record { cursors, left, request, events } = stored.record()?;
            if stored.seq != host.seq + 1 {
                return Err(missing(host.seq + 1).into());
            }
            host.seq = stored.seq;
            host.touched_at = stored.at;
            host.rest.is_on = false;
            for event in events {
                host.redo(event, stored.at)?;
            }
            if let Some(request) = request {
                host.answered.done(request);
            }
            host.note_end(stored.at);
            host.cursors.iter_mut().zip(cursors).for_each(|(cursor, stored)| *cursor = stored);
            host.clocks.read(&left, stored.at);
            host.clocks.run(host.clocked());
            host.turns.follow(host.awaited_guests(), host.seq);
        }
        host.clocks.wake(now);
        Ok(host)
    }

    /// Folds a stored event in.
    fn redo(&mut self, event: Event, at: Millis) -> Result<(), Fault> {
        match event {
            Event::Opened(_) => return Err(Fault("a table was opened twice".into())),
            Event::Places(places) => self.places = places,
            Event::Started { colours } => {
                self.give_colours(&colours);
                self.play = Some(Play::start(&self.opening, &self.places, &colours)?);
            }
            Event::Lines { ask, lines } => {
                let play = self.play.as_mut();
                let play = play.ok_or_else(|| Fault("a move before the start".into()))?;
                for line in lines {
                    play.redo(&line)?;
                }
                if let Some((seat, ask)) = ask
                    && let Some(seat) = Seat::new(usize::from(seat).wrapping_sub(1))
                {
                    play.remember(seat, ask);
                }
            }
            Event::Abandoned => {
                if let Some(play) = &mut self.play {
                    play.abandon(EndedBy::Guests);
                }
            }
            Event::Closed => {
                if let Some(play) = &mut self.play {
                    play.abandon(EndedBy::Keeper);
                }
            }
            Event::Hinted { seat } => {
                if let Some(seat) = Seat::new(usize::from(seat).wrapping_sub(1)) {
                    self.hinted_seats = self.hinted_seats.with(seat);
                }
            }
            Event::Chat { guest, seat, id, text } => {
                let name = self.name_of(seat);
                self.chat.add(guest, seat, name, text, at);
                self.answered.done(Request { guest, id });
            }
            Event::ChatSwitch(on) => self.chat.on = on,
            Event::Muted { guest, seat, on } => self.chat.mute(guest, seat, on),
            Event::FollowedBy { table, watch } => self.followed_by = Some((table, watch)),
            Event::Rested => self.rest.is_on = true,
        }
        Ok(())
    }

    /// Takes in what happened, and says what is to be done.
    pub fn handle(&mut self, input: Input<G>, now: Millis) -> Result<Vec<Output<G>>, Fault> {
        self.clocks.settle(now);
        match input {
            Input::Joined(connection, newcomer) => Ok(self.joined(connection, newcomer)),
            Input::Left(connection) => Ok(self.left(connection, now)),
            Input::Asked { from, id, moves } => self.asked(from, id, &moves, now),
            Input::Did { from, id, deed, fresh } => self.did(from, id, deed, &fresh, now),
            Input::MoveCursor(connection, cursor) => {
                self.move_cursor(connection, cursor);
                Ok(Vec::new())
            }
            Input::Chose(seat, mv) => self.chose(seat, mv, now),
            Input::Dealt(deal) => self.dealt(deal, now),
            Input::Advised { seat, lines, advice } => Ok(self.advised(seat, lines, advice, now)),
            Input::HintWaits { seat, ahead } => Ok(vec![self.hint_waits(seat, ahead)]),
            Input::HintGivenUp { seat } => Ok(vec![self.hint_given_up(seat)]),
            Input::Ticked => self.ticked(now),
            Input::Carried(guest, secret) => Ok(self.carried(guest, secret, now)),
            Input::Closed => Ok(self.closed(now)),
        }
    }

    /// The table's name.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of the last record.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The game, once it began.
    pub fn play(&self) -> Option<&Play<G>> {
        self.play.as_ref()
    }

    /// When this table wants to be ticked.
    pub fn alarm(&self) -> Option<Millis> {
        if !self.is_playing() || self.rest.is_on {
            return None;
        }
        let clock = self.clocks.next_end();
        let away = self.away.next_end(self.awaited_guests());
        [clock, away, self.rest_at()].into_iter().flatten().min()
    }

    /// Whom the table waits for, where it may wait for days.
    pub fn turns(&self) -> Vec<Turn> {
        if !matches!(self.opening.clock, protocol::Clock::Correspondence { .. }) {
            return Vec::new();
        }
        let turn = |seat: Seat| {
            let sitter = self.places[seat.index()].sitter()?;
            let guests = std::iter::once(sitter.guest).chain(sitter.devices.iter().copied());
            Some(Turn { seat, since: self.turns.since(seat)?, guests: guests.collect() })
        };
        self.awaited_guests().iter().filter_map(turn).collect()
    }

    /// Whether the guest of a seat is connected, on whatever device.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.away.is_here(seat)
    }

    /// Whether anybody is connected.
    pub fn has_connections(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Whether a clock runs that must not stand still.
    pub fn has_live_clock(&self) -> bool {
        let is_live = matches!(self.opening.clock, protocol::Clock::Live { .. });
        is_live && self.is_playing() && self.clocks.next_end().is_some()
    }

    /// How a guest may look at this table without a connection.
    pub fn eyes_of(&self, guest: GuestId) -> Eyes {
        self.seat_of(guest).map_or(Eyes::Gallery, Eyes::Seat)
    }

    /// What opens this table's doors: the invite and the watchers' secret.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    fn seats(&self) -> usize {
        self.places.len()
    }

    fn is_playing(&self) -> bool {
        self.play.as_ref().is_some_and(|play| !play.is_finished())
    }

    fn awaited(&self) -> Seats {
        self.play.as_ref().map_or(Seats::NONE, Play::awaited)
    }

    /// The awaited seats that their guests play themselves.
    fn awaited_guests(&self) -> Seats {
        self.awaited().iter().filter(|seat| self.is_played_by_guest(*seat)).collect()
    }

    /// The seats whose clocks shall run.
    fn clocked(&self) -> Seats {
        if self.rest.is_on { Seats::NONE } else { self.awaited_guests() }
    }

    fn is_played_by_guest(&self, seat: Seat) -> bool {
        let place = &self.places[seat.index()];
        place.sitter().is_some() && place.played_by().is_none()
    }

    /// Where this guest sits.
    fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        Seat::all(self.seats())
            .find(|seat| self.places[seat.index()].sitter().is_some_and(|sitter| sitter.is(guest)))
    }

    fn name_of(&self, seat: u8) -> String {
        let place = self.places.get(usize::from(seat).wrapping_sub(1));
        place.and_then(Place::sitter).map_or_else(String::new, |sitter| sitter.name.clone())
    }

    fn give_colours(&mut self, colours: &[String]) {
        for (place, colour) in self.places.iter_mut().zip(colours) {
            place.colour = Some(colour.clone());
        }
    }

    /// Notes when the game ended; says whether it ended just now.
    fn note_end(&mut self, at: Millis) -> bool {
        let ends = self.ended_at.is_none() && self.play.as_ref().is_some_and(Play::is_finished);
        if ends {
            self.ended_at = Some(at);
        }
        ends
    }

    /// The record of these events and of the request that brought them about, to be stored before
    /// anything is told.
    fn store(&mut self, now: Millis, request: Option<Request>, events: Vec<Event>) -> Output<G> {
        Output::Store(Box::new(self.record(now, request, events)))
    }

    /// The same record, for those who store more together with it.
    fn record(&mut self, now: Millis, request: Option<Request>, events: Vec<Event>) -> Append {
        self.seq += 1;
        self.touched_at = now;
        if let Some(request) = &request {
            self.answered.done(request.clone());
        }
        let (cursors, left) = (self.cursors.clone(), self.clocks.written());
        let record = Record { cursors, left, request, events };
        self.turns.follow(self.awaited_guests(), self.seq);
        let listing = self.listing(now);
        let changed = self.listed.as_ref() != Some(&listing);
        if changed {
            self.listed = Some(listing.clone());
        }
        let outcome = if self.note_end(now) { self.game_outcome() } else { None };
        Append {
            table: self.id,
            seq: self.seq,
            at: now,
            // A record is made of strings and numbers: it can always be written.
            body: serde_json::to_string(&record).unwrap_or_default(),
            listing: changed.then_some(listing),
            outcome: outcome.map(Box::new),
        }
    }

    fn answer(to: ConnectionId, id: AskId, outcome: Outcome) -> Output<G> {
        Output::Send(vec![to], Box::new(FromHouse::Answer(Answer { id, outcome })))
    }

    /// Moves the cursor of a seat; it never runs ahead of what was said, nor back.
    fn move_cursor(&mut self, connection: ConnectionId, to: u32) {
        let Some(Eyes::Seat(seat)) = self.connections.get(&connection).map(|it| it.eyes) else {
            return;
        };
        let total = self.play.as_ref().map_or(0, |play| play.total(Eyes::Seat(seat)));
        let cursor = &mut self.cursors[seat.index()];
        *cursor = (*cursor).max(to.min(total));
    }
}

fn missing(seq: u32) -> Fault {
    Fault(format!("record {seq} is missing"))
}

/// How a stored table was opened, and who sat there then.
fn opened(stored: &[Stored]) -> Result<(Opening, Vec<Place>), Fault> {
    let first = stored.first().ok_or_else(|| missing(1))?;
    let mut events = first.record()?.events.into_iter();
    match (events.next(), events.next()) {
        (Some(Event::Opened(opening)), Some(Event::Places(places))) => Ok((*opening, places)),
        _ => Err(Fault("the first record does not open a table".to_string())),
    }
}
