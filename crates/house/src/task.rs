//! The task that owns one table: it feeds the host and carries out what the host wants.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use protocol::{Answer, AskId, FromClient, FromHouse, Outcome};
use table::ledger::Entry;
use table::{Fair, Phrase};
use tokio::sync::mpsc;

use crate::hints::{Hints, ThoughtHint};
use crate::host::{ConnectionId, Fault, Host, Hosted, Input, Newcomer, Output, Play};
use crate::house::House;
use crate::id::Secret;
use crate::message::{Letter, Message, Outbox, Parting};
use crate::metrics::{AskOutcome, Dropped};
use crate::store::StoreError;
use crate::table_bots::{TableBots, Thought};
use crate::time::Millis;

/// Why a task ends.
enum Halt {
    /// Nobody needs the table now: it can be loaded again.
    Idle,
    /// The house stops.
    Stop,
    /// Something could not be stored: the table goes on from what is stored.
    NotStored(StoreError),
    /// A fault of ours: this table stops, the house goes on.
    Fault(String),
}

/// A table in memory.
pub struct Task<G: Hosted> {
    house: Arc<House>,
    host: Host<G>,
    dealer: Option<Fair>,
    bots: TableBots<G>,
    hints: Hints<G>,
    inbox: mpsc::Receiver<Message>,
    thoughts: mpsc::Receiver<Thought<G>>,
    advice: mpsc::Receiver<ThoughtHint<G>>,
    outboxes: HashMap<ConnectionId, Outbox>,
    /// The ask that is being worked on, and when it came in.
    current: Option<(ConnectionId, AskId, Instant)>,
}

impl<G: Hosted> Task<G> {
    /// A task for this host.
    pub fn new(
        house: Arc<House>,
        host: Host<G>,
        inbox: mpsc::Receiver<Message>,
    ) -> Result<Task<G>, Fault> {
        // A bot thinks once at a time, so there is room for a thought of every seat.
        let (sender, thoughts) = mpsc::channel(table::MOST_SEATS);
        let whims = house.whim();
        let (pool, metrics) = (house.thinkers(), house.metrics());
        let (adviser, advice) = mpsc::channel(table::MOST_SEATS);
        let hints = Hints::new(pool.clone(), metrics.clone(), adviser);
        let bots = TableBots::new(whims, house.settings().pace, pool, metrics, sender);
        let dealer = host.play().map(dealer).transpose()?;
        let outboxes = HashMap::new();
        let current = None;
        Ok(Task { house, host, dealer, bots, hints, inbox, thoughts, advice, outboxes, current })
    }

    /// Runs until nobody needs the table, the house stops, or something is broken.
    pub async fn run(mut self) {
        let halt = loop {
            if let Err(halt) = self.turn().await {
                break halt;
            }
        };
        self.inbox.close();
        self.part(halt);
        self.house.forget(self.host.id());
    }

    /// Waits for one thing to happen and deals with it.
    async fn turn(&mut self) -> Result<(), Halt> {
        self.bots.wake(&self.host);
        let alarm = self.host.alarm().map(|at| at.since(self.house.now()));
        // A live clock stands still while its table is not in memory, so such a table stays.
        let is_idle = !self.host.has_connections()
            && !self.bots.are_thinking()
            && !self.hints.are_thinking()
            && !self.host.has_live_clock();
        let idle = is_idle.then_some(self.house.settings().idle);
        tokio::select! {
            message = self.inbox.recv() => match message {
                Some(message) => self.take(message).await,
                None => Err(Halt::Idle),
            },
            Some(thought) = self.thoughts.recv() => {
                let (seat, mv) = self.bots.came_back(thought);
                self.step(Input::Chose(seat, mv)).await
            }
            Some(hint) = self.advice.recv() => self.advised(hint).await,
            () = sleep(alarm) => self.step(Input::Ticked).await,
            // Whatever still has to happen here, the store knows when to wake the table.
            () = sleep(idle) => Err(Halt::Idle),
        }
    }

    async fn advised(&mut self, hint: ThoughtHint<G>) -> Result<(), Halt> {
        match self.hints.came_back(&self.host, hint) {
            Some(input) => self.step(input).await,
            None => Ok(()),
        }
    }

    async fn take(&mut self, message: Message) -> Result<(), Halt> {
        match message {
            Message::Join(connection, newcomer, outbox) => {
                self.join(connection, newcomer, outbox).await
            }
            Message::Leave(connection, parting) => {
                self.outboxes.remove(&connection);
                self.step(Input::Left(connection)).await?;
                if parting == Parting::Lost {
                    self.call_lost();
                }
                Ok(())
            }
            Message::Frame(connection, frame, came) => self.frame(connection, frame, came).await,
            Message::State(guest, reply) => {
                // Whoever asked may be gone.
                let _ = reply.send(self.host.state_for(guest));
                Ok(())
            }
            Message::Ledger(reply) => {
                let play = self.host.play().filter(|play| play.is_finished());
                let _ = reply.send(play.map(|play| play.ledger().to_string()));
                Ok(())
            }
            Message::Link(secret, reply) => {
                let _ = reply.send(self.host.link_kind(secret));
                Ok(())
            }
            Message::Here(seat, reply) => {
                let _ = reply.send(self.host.is_here(seat));
                Ok(())
            }
            Message::Carry(guest, secret, reply) => {
                self.step(Input::Carried(guest, secret)).await?;
                let _ = reply.send(());
                Ok(())
            }
            Message::Close(reply) => {
                self.step(Input::Closed).await?;
                let _ = reply.send(());
                Ok(())
            }
            Message::Stop => Err(Halt::Stop),
        }
    }

    /// Whoever's connection was lost may have missed being called over it.
    fn call_lost(&self) {
        let table = self.host.id();
        for turn in self.host.turns() {
            if !self.host.is_here(turn.seat) {
                let house = Arc::clone(&self.house);
                // No table waits for a call, nor for the note that one has to be made.
                tokio::spawn(async move { house.lost(table, turn.seat, turn.since).await });
            }
        }
    }

    async fn join(
        &mut self,
        connection: ConnectionId,
        newcomer: Newcomer,
        outbox: Outbox,
    ) -> Result<(), Halt> {
        if self.outboxes.len() >= self.house.settings().limits.connections_per_table {
            self.house.metrics().dropped(Dropped::Limited);
            let why = Phrase::new("house-too-many-connections").into();
            let bye = FromHouse::Bye { why, again_in: Some(10_000) };
            let _ = outbox.try_send(written(&bye));
            return Ok(());
        }
        self.outboxes.insert(connection, outbox);
        self.step(Input::Joined(connection, newcomer)).await
    }

    async fn frame(
        &mut self,
        from: ConnectionId,
        frame: FromClient,
        came: Instant,
    ) -> Result<(), Halt> {
        match frame {
            FromClient::Heard { heard } => self.step(Input::Heard(from, heard)).await,
            FromClient::Ask { id, moves, heard } => {
                self.hear(from, heard).await?;
                self.current = Some((from, id.clone(), came));
                self.step(Input::Asked { from, id, moves }).await
            }
            FromClient::Do { id, deed, heard } => {
                self.hear(from, heard).await?;
                self.current = Some((from, id.clone(), came));
                let fresh = Secret::random();
                let fresh = fresh.map_err(|_| Halt::Fault("no randomness".to_string()))?;
                self.step(Input::Did { from, id, deed, fresh }).await
            }
        }
    }

    async fn hear(&mut self, from: ConnectionId, heard: Option<u32>) -> Result<(), Halt> {
        match heard {
            Some(heard) => self.step(Input::Heard(from, heard)).await,
            None => Ok(()),
        }
    }

    /// Gives the host one input and carries out its outputs, in their sequence.
    async fn step(&mut self, input: Input<G>) -> Result<(), Halt> {
        let now = self.house.now();
        let mut todo = self.handle(input, now)?;
        todo.reverse();
        while let Some(output) = todo.pop() {
            match output {
                Output::Store(append) => {
                    let listing = append.listing.clone();
                    let stored = self.house.store().append(*append).await;
                    stored.map_err(Halt::NotStored)?;
                    if let Some(listing) = listing {
                        self.house.listed(&listing, self.host.card());
                    }
                }
                Output::Send(to, frame) => self.send(&to, &frame),
                Output::CallDealer => {
                    let deal = self.deal()?;
                    let mut more = self.handle(Input::Dealt(deal), now)?;
                    more.reverse();
                    todo.extend(more);
                }
                Output::LetHear(sayings) => self.bots.hear(&sayings),
                Output::Advise { seat, lines } => {
                    let seed = self.house.whim();
                    self.hints.think(&self.host, seat, lines, seed);
                }
                Output::OpenNext(opening, places) => {
                    let after = self.host.id();
                    let opened = Arc::clone(&self.house).open_next(after, *opening, places).await;
                    let (table, watch) = opened.map_err(Halt::NotStored)?;
                    let mut more = self.handle(Input::Followed(table, watch), now)?;
                    more.reverse();
                    todo.extend(more);
                }
            }
        }
        self.current = None;
        Ok(())
    }

    /// A panic in the rules stops this table alone.
    fn handle(&mut self, input: Input<G>, now: Millis) -> Result<Vec<Output<G>>, Halt> {
        let host = &mut self.host;
        match catch_unwind(AssertUnwindSafe(|| host.handle(input, now))) {
            Ok(Ok(outputs)) => Ok(outputs),
            Ok(Err(Fault(what))) => Err(Halt::Fault(what)),
            Err(_) => Err(Halt::Fault("a panic".to_string())),
        }
    }

    /// The dealer deals from the seed he committed to.
    fn deal(&mut self) -> Result<<G as table::Game>::Deal, Halt> {
        let fault = |what: &str| Halt::Fault(what.to_string());
        let play = self.host.play().ok_or_else(|| fault("a deal before the start"))?;
        if self.dealer.is_none() {
            self.dealer = Some(dealer(play).map_err(|Fault(what)| Halt::Fault(what))?);
        }
        let dealer = self.dealer.as_mut().ok_or_else(|| fault("no dealer"))?;
        play.game().draw(dealer).ok_or_else(|| fault("the dealer has nothing to deal"))
    }

    fn send(&mut self, to: &[ConnectionId], frame: &FromHouse) {
        if let FromHouse::Answer(Answer { outcome, .. }) = frame
            && let Some((_, _, came)) = &self.current
        {
            let outcome = match outcome {
                Outcome::Done => AskOutcome::Done,
                Outcome::Refused { .. } => AskOutcome::Refused,
                Outcome::Failed { .. } => AskOutcome::Failed,
            };
            self.house.metrics().asked(outcome, came.elapsed());
        }
        let letter = written(frame);
        for connection in to {
            let Some(outbox) = self.outboxes.get(connection) else { continue };
            if outbox.try_send(letter.clone()).is_err() {
                // It reads too slowly, or is gone. Without its outbox the connection closes,
                // says that it left, and resumes when it comes back.
                self.outboxes.remove(connection);
                self.house.metrics().dropped(Dropped::Slow);
            }
        }
    }

    /// Says goodbye to everyone, in a way that tells what to do.
    fn part(&mut self, halt: Halt) {
        let (table, seq) = (self.host.id(), self.host.seq());
        let (why, again_in) = match halt {
            Halt::Idle => return,
            Halt::Stop => ("house-bye-stopping", Some(500)),
            Halt::NotStored(error) => {
                tracing::error!(%table, seq, ?error, "a record was not stored");
                if let Some((to, id, _)) = self.current.clone() {
                    let why = Phrase::new("house-not-stored").into();
                    let outcome = Outcome::Failed { why };
                    self.send(&[to], &FromHouse::Answer(Answer { id, outcome }));
                }
                ("house-bye-not-stored", Some(1_000))
            }
            Halt::Fault(what) => {
                self.house.metrics().faults.inc();
                tracing::error!(%table, seq, what, "the table stops by a fault");
                ("house-bye-fault", None)
            }
        };
        let all: Vec<ConnectionId> = self.outboxes.keys().copied().collect();
        self.send(&all, &FromHouse::Bye { why: Phrase::new(why).into(), again_in });
    }
}

/// A frame as it goes over the wire.
fn written(frame: &FromHouse) -> Letter {
    // Frames are made of strings, numbers and lists: they can always be written.
    let text: Utf8Bytes = serde_json::to_string(frame).unwrap_or_default().into();
    if matches!(frame, FromHouse::Bye { .. }) { Letter::Last(text) } else { Letter::Frame(text) }
}

/// Waits so long; without a time, for ever.
async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}

/// The dealer where he stopped: he deals again all that was dealt, and finds it the same.
fn dealer<G: Hosted>(play: &Play<G>) -> Result<Fair, Fault> {
    let ledger = play.ledger();
    let nonces = ledger.guests.iter().map(|guest| guest.nonce.clone()).collect();
    let mut dealer = Fair::new(play.seed(), nonces);
    let mut game = G::new(&ledger.setup);
    for entry in &ledger.entries {
        let broken = || Fault("a stored game does not follow from its seed".to_string());
        match entry {
            Entry::Deal(deal) => {
                if game.draw(&mut dealer) != Some(*deal) {
                    return Err(broken());
                }
                game.deal(*deal, &mut table::Deaf).map_err(|_| broken())?;
            }
            Entry::Move(seat, mv) => {
                game.play(*seat, *mv, &mut table::Deaf).map_err(|_| broken())?;
            }
            Entry::Note(_) => {}
        }
    }
    Ok(dealer)
}
