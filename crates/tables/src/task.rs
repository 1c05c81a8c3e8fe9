//! The task that owns one table: it feeds the host and carries out what the host wants.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bus::{
    FromTable, LobbyNews, Parting, Question, Reply, ReplyId, TableContext, TableError, ToTable,
};
use protocol::{Answer, AskId, Deed, FromClient, FromHouse, MeasureKind, Outcome, Visibility};
use store::{MeasureQuery, StoreError, StoredMeasure};
use table::{Eyes, Fair, Phrase, Phrased};
use tokio::sync::{mpsc, watch};

use crate::directory::Directory;
use crate::hints::{HintNews, Hints};
use crate::host::{
    ConnectionId, DeedSecrets, Fault, Host, Hosted, Input, Newcomer, Output, Play, Refusal,
};
use crate::id::GuestId;
use crate::inbox::Incoming;
use crate::metrics::{AskOutcome, Dropped};
use crate::table_bots::{TableBots, Thought};
use crate::time::Millis;

/// Why a task ends.
enum Halt {
    /// Nobody needs the table now. It can be loaded again.
    Idle,
    /// The guests seated here were changed in the store.
    Changed,
    /// The house stops.
    Stop,
    /// Something could not be stored. The table is loaded again from what is stored.
    NotStored(StoreError),
    /// A bug: this table stops, the house goes on.
    Fault(String),
}

/// A table in memory.
pub struct Task<G: Hosted> {
    directory: Arc<Directory>,
    host: Host<G>,
    dealer: Option<Fair>,
    bots: TableBots<G>,
    hints: Hints<G>,
    inbox: mpsc::Receiver<Incoming>,
    thoughts: mpsc::Receiver<Thought<G>>,
    hint_news: mpsc::Receiver<HintNews<G>>,
    /// The connections that have joined and not left.
    connections: BTreeSet<ConnectionId>,
    /// The ask in progress, and when it arrived.
    current: Option<(ConnectionId, AskId, Instant)>,
    /// The question in progress.
    asked: Option<ReplyId>,
    /// Whether the house is read-only.
    paused: watch::Receiver<bool>,
    /// Whether bots and clocks rest for that reason.
    is_paused: bool,
    /// Whether lists show that a guest who sits here is connected.
    is_shown_here: bool,
}

impl<G: Hosted> Task<G> {
    /// Creates a task for this host.
    pub fn new(
        directory: Arc<Directory>,
        host: Host<G>,
        inbox: mpsc::Receiver<Incoming>,
    ) -> Result<Task<G>, Fault> {
        // A bot thinks about one move at a time, so there is room for a thought from every seat.
        let (sender, thoughts) = mpsc::channel(table::MOST_SEATS);
        let whims = directory.random_seed();
        let (thinkers, metrics) = (directory.thinkers(), directory.metrics());
        let (adviser, hint_news) = mpsc::channel(table::MOST_SEATS);
        let within = directory.settings().hint_within;
        let hints = Hints::new(thinkers.clone(), within, metrics.clone(), adviser);
        let bots = TableBots::new(whims, directory.settings().pace, thinkers, metrics, sender);
        let dealer = host.play().map(dealer).transpose()?;
        let paused = directory.paused();
        Ok(Task {
            paused,
            is_paused: false,
            directory,
            host,
            dealer,
            bots,
            hints,
            inbox,
            thoughts,
            hint_news,
            connections: BTreeSet::new(),
            current: None,
            asked: None,
            is_shown_here: false,
        })
    }

    /// Runs until nobody needs the table, the house stops, or something breaks.
    pub async fn run(mut self) {
        let halt = loop {
            if let Err(halt) = self.turn().await {
                break halt;
            }
        };
        self.inbox.close();
        self.part(halt);
        // Those who asked too late ask again, and find the table as it is stored.
        while let Some(incoming) = self.inbox.recv().await {
            self.send_away(incoming);
        }
    }

    /// Tells those who wait for a reply that this task will not answer any more.
    fn send_away(&self, incoming: Incoming) {
        match incoming {
            Incoming::Message(ToTable::Join { reply, .. } | ToTable::Ask { reply, .. }, _) => {
                self.directory.reply(reply, Err(TableError::Ended))
            }
            Incoming::Message(
                ToTable::Frame { .. } | ToTable::Leave { .. } | ToTable::Blocks { .. },
                _,
            )
            | Incoming::Here(..)
            | Incoming::LineDeleted(_)
            | Incoming::Rename { .. }
            | Incoming::Unload
            | Incoming::Stop => {}
        }
    }

    /// Waits for one event and handles it.
    async fn turn(&mut self) -> Result<(), Halt> {
        self.follow_pause();
        let is_paused = self.is_paused;
        if !is_paused {
            self.bots.wait_for_show(self.host.show_left(self.directory.now()));
            self.bots.wake(&self.host);
        }
        let alarm = self.host.alarm().filter(|_| !is_paused);
        let alarm = alarm.map(|at| at.since(self.directory.now()));
        // A live clock stands still while its table is not in memory, so such a table stays.
        let is_idle = !self.host.has_connections()
            && !self.bots.are_thinking()
            && !self.hints.are_thinking()
            && !self.host.has_live_clock();
        let idle = is_idle.then_some(self.directory.settings().idle);
        tokio::select! {
            message = self.inbox.recv() => match message {
                Some(message) => self.take(message).await,
                None => Err(Halt::Idle),
            },
            Some(thought) = self.thoughts.recv(), if !is_paused => {
                let (seat, mv) = self.bots.came_back(thought);
                self.step(Input::Chose(seat, mv)).await
            }
            Some(news) = self.hint_news.recv() => self.hear_of_hint(news).await,
            _ = self.paused.changed() => Ok(()),
            () = sleep(alarm) => self.step(Input::Ticked).await,
            // If something still has to happen here, the store knows when to wake the table.
            () = sleep(idle) => Err(Halt::Idle),
        }
    }

    /// Stops the clocks when the house becomes read-only, and lets them run when it no longer is.
    fn follow_pause(&mut self) {
        let paused = *self.paused.borrow_and_update();
        if paused != self.is_paused {
            self.is_paused = paused;
            self.host.pause(paused, self.directory.now());
        }
    }

    async fn hear_of_hint(&mut self, news: HintNews<G>) -> Result<(), Halt> {
        let input = match news {
            HintNews::Waits(seat, ahead) => Some(Input::HintWaits { seat, ahead }),
            HintNews::Thought(hint) => self.hints.came_back(&self.host, hint),
        };
        match input {
            Some(input) => self.step(input).await,
            None => Ok(()),
        }
    }

    async fn take(&mut self, incoming: Incoming) -> Result<(), Halt> {
        match incoming {
            Incoming::Message(message, came) => match message {
                ToTable::Join { connection, newcomer, reply } => {
                    self.directory.reply(reply, Ok(Reply::Joined));
                    self.join(connection, newcomer).await
                }
                ToTable::Leave { connection, parting } => self.leave(connection, parting).await,
                ToTable::Frame { connection, frame } => self.frame(connection, frame, came).await,
                ToTable::Blocks { connection, blocked } => {
                    self.step(Input::Blocked(connection, blocked)).await
                }
                ToTable::Ask { reply, question } => {
                    self.asked = Some(reply);
                    let answer = self.answer(question).await?;
                    self.asked = None;
                    self.directory.reply(reply, answer);
                    Ok(())
                }
            },
            Incoming::Here(seat, answer) => {
                // The asker may be gone.
                let _ = answer.send(self.host.is_here(seat));
                Ok(())
            }
            Incoming::LineDeleted(number) => self.step(Input::LineDeleted(number)).await,
            Incoming::Rename { guest, name, done } => {
                let input = match name {
                    Some(name) => Input::Returned(guest, name),
                    None => Input::Departed(guest),
                };
                self.step(input).await?;
                // The asker may be gone.
                let _ = done.send(());
                Ok(())
            }
            Incoming::Unload => Err(Halt::Changed),
            Incoming::Stop => Err(Halt::Stop),
        }
    }

    async fn answer(&mut self, question: Question) -> Result<Result<Reply, TableError>, Halt> {
        Ok(Ok(match question {
            Question::State { guest } => Reply::State(Box::new(self.host.state_for(guest))),
            Question::Ledger => {
                let play = self.host.play().filter(|play| play.is_finished());
                Reply::Ledger(play.map(|play| play.ledger().to_string()))
            }
            Question::Link { secret } => Reply::Link(self.host.link_kind(secret)),
            Question::Here { seat } => Reply::Here(self.host.is_here(seat.seat())),
            Question::Carry { guest, secret } => {
                let owner = self.host.owner_of(secret);
                let together = self.carried_together(guest);
                let directory = Arc::clone(&self.directory);
                if let Err(error) = may_carry(&directory, owner, together).await {
                    return Ok(Err(error));
                }
                self.step(Input::Carried(guest, secret)).await?;
                Reply::Done
            }
            Question::EndLink { guest } => {
                self.step(Input::LinkEnded(guest)).await?;
                Reply::Done
            }
            Question::Close => {
                self.step(Input::Closed).await?;
                Reply::Done
            }
            Question::Context => {
                let (sitters, chat) = (self.host.sitters(), self.host.chat_lines());
                Reply::Context(Box::new(TableContext { sitters, chat }))
            }
            Question::Rename { guest, name } => {
                self.step(Input::Renamed(guest, name)).await?;
                Reply::Done
            }
            // The asker learns that this task has ended, and asks again.
            Question::Reload => return Err(Halt::Changed),
            Question::Account { guest } => Reply::Account(Box::new(self.host.account_for(guest))),
            // The directory handles these itself.
            Question::Open { .. }
            | Question::Depart { .. }
            | Question::Return { .. }
            | Question::DeleteLine { .. }
            | Question::Delete => return Ok(Err(TableError::Fault)),
        }))
    }

    /// Calls the awaited guests who are not connected: they may have missed that it is their turn.
    fn call_lost(&self) {
        let table = self.host.id();
        for turn in self.host.turns() {
            if !self.host.is_here(turn.seat) {
                // Runs in the background: the table does not wait for the call, nor for the note
                // that one is due.
                self.directory.lost(table, turn.seat, turn.since);
            }
        }
    }

    async fn join(&mut self, connection: ConnectionId, newcomer: Newcomer) -> Result<(), Halt> {
        if let Some((limit, why)) = self.has_no_room(&newcomer) {
            self.directory.metrics().dropped(Dropped::Limited);
            self.directory.metrics().limited(limit);
            let why = Phrase::new(why).into();
            self.send(&[connection], &FromHouse::Bye { why, again_in: Some(10_000) });
            return Ok(());
        }
        self.connections.insert(connection);
        self.step(Input::Joined(connection, newcomer)).await
    }

    /// The limit that keeps a newcomer out at the moment, and the phrase that says why. Seated
    /// guests and the opener are let in however many others watch.
    fn has_no_room(&self, newcomer: &Newcomer) -> Option<(&'static str, &'static str)> {
        let settings = self.directory.settings();
        let eyes = self.host.eyes_of(newcomer.guest);
        let connected = self.host.connections_of(eyes);
        match eyes {
            Eyes::Gallery if self.host.is_opener(newcomer.guest) => None,
            Eyes::Gallery if connected >= settings.watchers => {
                Some(("table.watchers", "house-too-many-watchers"))
            }
            Eyes::Gallery => {
                let own = newcomer.household.map_or(0, |from| self.host.watchers_from(from));
                (own >= settings.watchers_of_address)
                    .then_some(("table.watchers-of-address", "house-too-many-watchers-of-address"))
            }
            Eyes::Seat(_) => (connected >= settings.seat_connections)
                .then_some(("seat.connections", "house-too-many-connections")),
        }
    }

    /// Tells the front when the first seated guest comes, and when the last one goes: for the lobby,
    /// and for the lists of those who sit here.
    fn show_presence(&mut self, here: bool) {
        if here != self.is_shown_here {
            self.is_shown_here = here;
            let table = self.host.id();
            self.directory.tell(FromTable::Lobby(LobbyNews::Here { table, here }));
        }
    }

    async fn leave(&mut self, connection: ConnectionId, parting: Parting) -> Result<(), Halt> {
        // The connection may have joined an earlier task of this table that has since left memory.
        if !self.connections.remove(&connection) {
            return Ok(());
        }
        self.step(Input::Left(connection)).await?;
        if parting == Parting::Lost {
            self.call_lost();
        }
        Ok(())
    }

    async fn frame(
        &mut self,
        from: ConnectionId,
        frame: FromClient,
        came: Instant,
    ) -> Result<(), Halt> {
        if !self.connections.contains(&from) {
            self.directory.tell(FromTable::Ended { to: vec![from] });
            return Ok(());
        }
        match frame {
            FromClient::Heard { heard } => self.step(Input::MoveCursor(from, heard)).await,
            FromClient::Ask { id, moves, heard } => {
                self.move_cursor(from, heard).await?;
                self.current = Some((from, id.clone(), came));
                self.step(Input::Asked { from, id, moves }).await
            }
            FromClient::Do { id, deed, heard } => {
                self.move_cursor(from, heard).await?;
                self.current = Some((from, id.clone(), came));
                let together = self.seated_together(from, &deed);
                let directory = Arc::clone(&self.directory);
                let outcome = match is_block_among(&directory, together).await {
                    Ok(false) => None,
                    Ok(true) => Some(Refusal::KeptApart.outcome()),
                    Err(error) => Some(Outcome::Failed { why: error.phrase().into() }),
                };
                if let Some(outcome) = outcome {
                    self.send(&[from], &FromHouse::Answer(Answer { id, outcome }));
                    self.current = None;
                    return Ok(());
                }
                let fresh = DeedSecrets::random();
                let fresh = fresh.map_err(|_| Halt::Fault("no randomness".to_string()))?;
                self.step(Input::Did { from, id, deed, fresh: Box::new(fresh) }).await
            }
        }
    }

    /// The pairs of guests whom a deed would make sit together at a public table.
    fn seated_together(&self, from: ConnectionId, deed: &Deed) -> Vec<(GuestId, Vec<GuestId>)> {
        let is_public = self.host.opening().visibility == Visibility::Public;
        let Some(guest) = self.host.guest_of(from).filter(|_| is_public) else {
            return Vec::new();
        };
        let seated = self.host.seated_guests();
        match (deed, seated.contains(&guest)) {
            (Deed::Sit { .. }, false) => vec![(guest, seated)],
            (Deed::Rematch { .. }, true) => {
                let others = |at: usize| (seated[at], seated[at + 1..].to_vec());
                (0..seated.len()).map(others).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The guests with whom one who uses a seat link would sit at a public table.
    fn carried_together(&self, guest: GuestId) -> Vec<(GuestId, Vec<GuestId>)> {
        let is_public = self.host.opening().visibility == Visibility::Public;
        let seated = self.host.seated_guests();
        if is_public && !seated.contains(&guest) { vec![(guest, seated)] } else { Vec::new() }
    }

    async fn move_cursor(&mut self, from: ConnectionId, to: Option<u32>) -> Result<(), Halt> {
        match to {
            Some(to) => self.step(Input::MoveCursor(from, to)).await,
            None => Ok(()),
        }
    }

    /// Gives the host one input and carries out its outputs in order.
    async fn step(&mut self, input: Input<G>) -> Result<(), Halt> {
        let now = self.directory.now();
        let mut todo = self.handle(input, now)?;
        todo.reverse();
        while let Some(output) = todo.pop() {
            match output {
                Output::Store(append) => {
                    let stored = self.directory.write((*append).into()).await;
                    stored.map_err(Halt::NotStored)?;
                }
                Output::StoreWithNext(append, next) => {
                    let stored = self.directory.write_with_next(*append, *next).await;
                    stored.map_err(Halt::NotStored)?;
                }
                Output::Send(to, frame) => self.send(&to, &frame),
                Output::CallDealer => {
                    let deal = self.deal()?;
                    let mut more = self.handle(Input::Dealt(deal), now)?;
                    more.reverse();
                    todo.extend(more);
                }
                Output::LetHear(sayings) => self.bots.hear(&sayings),
                Output::Advise { seat, lines, asker } => {
                    let seed = self.directory.random_seed();
                    self.hints.think(&self.host, seat, lines, asker, seed);
                }
                Output::Limited(limit) => self.directory.metrics().limited(limit),
            }
        }
        self.current = None;
        self.show_presence(self.host.has_guests_here());
        Ok(())
    }

    /// Passes an input to the host. A panic in the rules stops only this table.
    fn handle(&mut self, input: Input<G>, now: Millis) -> Result<Vec<Output<G>>, Halt> {
        let host = &mut self.host;
        match catch_unwind(AssertUnwindSafe(|| host.handle(input, now))) {
            Ok(Ok(outputs)) => Ok(outputs),
            Ok(Err(Fault(what))) => Err(Halt::Fault(what)),
            Err(_) => Err(Halt::Fault("a panic".to_string())),
        }
    }

    /// Deals from the seed that the dealer committed to.
    fn deal(&mut self) -> Result<<G as table::Game>::Deal, Halt> {
        let fault = |what: &str| Halt::Fault(what.to_string());
        let play = self.host.play().ok_or_else(|| fault("a deal before the start"))?;
        if self.dealer.is_none() {
            self.dealer = Some(dealer(play).map_err(|Fault(what)| Halt::Fault(what))?);
        }
        let dealer = self.dealer.as_mut().ok_or_else(|| fault("no dealer"))?;
        play.game().draw(dealer).ok_or_else(|| fault("the dealer has nothing to deal"))
    }

    fn send(&self, to: &[ConnectionId], frame: &FromHouse) {
        if let FromHouse::Answer(Answer { outcome, .. }) = frame
            && let Some((_, _, came)) = &self.current
        {
            let outcome = match outcome {
                Outcome::Done => AskOutcome::Done,
                Outcome::Refused { .. } => AskOutcome::Refused,
                Outcome::Failed { .. } => AskOutcome::Failed,
            };
            self.directory.metrics().asked(outcome, came.elapsed());
        }
        if let FromHouse::Welcome { seat, .. } = frame {
            let owner = seat.and_then(|seat| self.host.owner_at(seat.seat()));
            self.directory.tell(FromTable::Seated { to: to.to_vec(), owner });
        }
        // Frames consist of strings, numbers and lists, so serialising them cannot fail.
        let text = serde_json::to_string(frame).unwrap_or_default();
        let to = to.to_vec();
        self.directory.tell(match frame {
            FromHouse::Bye { .. } => FromTable::Bye { to, text },
            _ => FromTable::Frame { to, text },
        });
    }

    /// Says goodbye to every connection, with the reason and when to come back.
    fn part(&mut self, halt: Halt) {
        let (table, seq) = (self.host.id(), self.host.seq());
        let (why, again_in) = match halt {
            // Clients learn that the task has ended, and reconnect.
            Halt::Idle | Halt::Changed => return,
            Halt::Stop => ("house-bye-stopping", Some(500)),
            Halt::NotStored(error) => {
                match error {
                    StoreError::Conflict => {
                        tracing::error!(%table, seq, "a record was not stored: another is there");
                    }
                    // The house reports once that it cannot store, not for every table.
                    error => tracing::debug!(%table, seq, ?error, "a record was not stored"),
                }
                if let Some((to, id, _)) = self.current.clone() {
                    let why = Phrase::new("house-not-stored").into();
                    let outcome = Outcome::Failed { why };
                    self.send(&[to], &FromHouse::Answer(Answer { id, outcome }));
                }
                ("house-bye-not-stored", Some(1_000))
            }
            Halt::Fault(what) => {
                self.directory.metrics().faults.inc();
                tracing::error!(%table, seq, what, "the table stops by a fault");
                ("house-bye-fault", None)
            }
        };
        let all: Vec<ConnectionId> = std::mem::take(&mut self.connections).into_iter().collect();
        self.send(&all, &FromHouse::Bye { why: Phrase::new(why).into(), again_in });
    }
}

impl<G: Hosted> Drop for Task<G> {
    /// Even after a panic nobody waits forever, and the table can be loaded again.
    fn drop(&mut self) {
        self.show_presence(false);
        if let Some(reply) = self.asked.take() {
            self.directory.reply(reply, Err(TableError::Ended));
        }
        self.inbox.close();
        while let Ok(incoming) = self.inbox.try_recv() {
            self.send_away(incoming);
        }
        if !self.connections.is_empty() {
            let to = std::mem::take(&mut self.connections).into_iter().collect();
            self.directory.tell(FromTable::Ended { to });
        }
        self.directory.forget(self.host.id());
    }
}

/// Whether one of each pair has blocked the other. The store is asked, because those who sit at a
/// table need not be connected.
async fn is_block_among(
    directory: &Directory,
    pairs: Vec<(GuestId, Vec<GuestId>)>,
) -> Result<bool, StoreError> {
    for (guest, others) in pairs {
        if directory.store().is_block_between(guest, &others).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a seat of this owner may be carried to another device. The link is a way around neither a
/// ban nor a block.
async fn may_carry(
    directory: &Directory,
    owner: Option<GuestId>,
    together: Vec<(GuestId, Vec<GuestId>)>,
) -> Result<(), TableError> {
    if let Some(owner) = owner {
        let measures = directory.store().measures(MeasureQuery::Of(owner), None, u32::MAX).await?;
        let now = directory.now();
        let is_ban = |it: &StoredMeasure| it.kind == MeasureKind::Ban && it.is_in_force(now);
        if measures.iter().any(is_ban) {
            return Err(TableError::SeatBanned);
        }
    }
    match is_block_among(directory, together).await? {
        true => Err(TableError::KeptApart),
        false => Ok(()),
    }
}

/// Sleeps for this long, or forever without a time.
async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}

/// The dealer at the point where the game stands. Deals everything again and checks that it is the
/// same.
fn dealer<G: Hosted>(play: &Play<G>) -> Result<Fair, Fault> {
    let dealer = play.ledger().dealer_after(play.seed());
    dealer.map_err(|_| Fault("a stored game does not follow from its seed".to_string()))
}
