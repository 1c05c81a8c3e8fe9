//! One table as a function: inputs to outputs, with no socket, clock or dice inside.
//!
//! The host judges every input. It puts what must survive a restart into a [`Record`]; what is to
//! be sent comes after that record among the outputs. The caller carries out the outputs in order
//! and stops if storing fails, so nobody is ever told anything that is not stored. A host whose
//! record could not be stored is discarded and loaded again.

mod account;
mod answered;
mod archive;
mod asker;
mod away;
mod bot_seats;
mod chat;
mod clocks;
mod deeds;
mod departure;
pub mod erasure;
pub mod games;
mod gathering;
mod hints;
pub mod id;
mod input;
mod joining;
mod limits;
mod moderation;
pub mod names;
mod news;
mod opening;
mod outcome;
mod output;
mod pace;
mod play;
mod playing;
pub mod rate;
pub mod record;
mod refusal;
mod removals;
mod rest;
mod show;
mod state;
mod stored;
pub mod time;
mod turns;

use std::collections::{BTreeMap, BTreeSet};

use bots::{Botted, Roster};
use protocol::{Answer, AskId, FromHouse, Outcome, Wire};
use table::{Eyes, Seat, Seats, Setup, UnknownRules};

pub use account::Account;
pub use archive::Archive;
pub use asker::Asker;
pub use away::Patience;
pub use chat::ChatLine;
pub use clocks::Clocks;
pub use gathering::{bot_named, sitter};
pub use hints::weighed;
pub use input::{ConnectionId, Input, Newcomer};
pub use limits::Limits;
pub use moderation::without_line;
pub use news::{ViewerNews, for_viewer, moves_at_once, news};
pub use opening::{DeedSecrets, Fresh, opening};
pub use outcome::{Ending, GameOutcome, Player, SeatOutcome};
pub use output::Output;
pub use play::{EndedBy, Fault, Play, setup};
pub use refusal::Refusal;
pub use state::result;

use crate::id::{GuestId, HouseholdKey, Secret, TableId};
use crate::time::Millis;
use answered::Answered;
use away::Away;
use chat::Chat;
use pace::Pace;
use playing::Unfinished;
use record::{Event, Opening, Place, Record, Request};
use removals::{Provenance, Removals};
use rest::Rest;
use show::Show;
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

/// Why a stored table cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotLoaded {
    /// This build does not know the version of the table's rules. The table can be read as an
    /// [`Archive`].
    Rules(UnknownRules),
    /// The records are damaged: they cannot be read or replayed.
    Fault(Fault),
}

impl From<Fault> for NotLoaded {
    fn from(fault: Fault) -> NotLoaded {
        NotLoaded::Fault(fault)
    }
}

/// A connection as the host knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Connection {
    guest: GuestId,
    household: Option<HouseholdKey>,
    name: String,
    may_sit: bool,
    from: Provenance,
    blocked: BTreeSet<GuestId>,
    /// Decided by where the guest sits, never by a frame.
    eyes: Eyes,
}

/// A table and everyone at it.
#[derive(Clone, Debug)]
pub struct Host<G: Hosted> {
    id: TableId,
    opened_at: Millis,
    opening: Opening,
    /// The bots that this build has for the game.
    roster: Roster<G>,
    places: Vec<Place>,
    play: Option<Play<G>>,
    chat: Chat,
    /// The guests who were removed before the start.
    removals: Removals,
    limits: Limits,
    /// How often guests lately changed something other than by moves.
    pace: Pace,
    /// For each seat, how often it changed its choice since the game last went on.
    changed_choices: Vec<u32>,
    followed_by: Option<(TableId, Secret)>,
    /// The seats that were given hints.
    hinted_seats: Seats,
    /// When the game ended, if it did.
    ended_at: Option<Millis>,
    clocks: Clocks,
    show: Show,
    turns: Turns,
    /// For each seat, how many of the sayings to it its guest has taken in.
    cursors: Vec<u32>,
    /// The number of the last record.
    seq: u32,
    /// The listing that was last stored, if it is known.
    listed: Option<Listing>,
    connections: BTreeMap<ConnectionId, Connection>,
    away: Away,
    rest: Rest,
    answered: Answered,
    unfinished: Option<Unfinished<G>>,
}

impl<G: Hosted> Host<G> {
    /// Opens a table and returns it with its first record. `patience` is how long guests may be
    /// away.
    pub fn open(
        id: TableId,
        opening: Opening,
        places: Vec<Place>,
        patience: Patience,
        now: Millis,
    ) -> (Host<G>, Append) {
        let mut host = Host::new(id, opening, places.len(), patience, now);
        host.places = places;
        let opened = Event::Opened(Box::new(host.opening.clone()));
        let places = Event::Places(host.places.clone());
        let append = host.record(now, None, vec![opened, places], Reach::Everyone);
        (host, append)
    }

    fn new(
        id: TableId,
        opening: Opening,
        seats: usize,
        patience: Patience,
        now: Millis,
    ) -> Host<G> {
        Host {
            id,
            opened_at: now,
            chat: Chat::new(opening.chat),
            clocks: Clocks::new(opening.clock, seats, now),
            show: Show::over(now),
            turns: Turns::default(),
            removals: Removals::default(),
            limits: Limits::default(),
            pace: Pace::default(),
            changed_choices: vec![0; seats],
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
            away: Away::new(seats, patience, now),
            rest: Rest::new(now),
            answered: Answered::default(),
            unfinished: None,
        }
    }

    /// Rebuilds a table from its stored records.
    pub fn load(
        id: TableId,
        stored: &[Stored],
        patience: Patience,
        now: Millis,
    ) -> Result<Host<G>, NotLoaded> {
        let (opening, places) = opened(stored)?;
        <G::Setup as Setup>::known(&opening.game, opening.rules.into())
            .map_err(NotLoaded::Rules)?;
        let mut records = stored.iter();
        let first = records.next().ok_or_else(|| missing(1))?;
        let mut host = Host::new(id, opening, places.len(), patience, now);
        host.opened_at = first.at;
        host.places = places;
        host.seq = first.seq;
        for stored in records {
            let Record { cursors, left, request, events } = stored.record()?;
            if stored.seq != host.seq + 1 {
                return Err(missing(host.seq + 1).into());
            }
            host.seq = stored.seq;
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

    /// Applies a stored event.
    fn redo(&mut self, event: Event, at: Millis) -> Result<(), Fault> {
        match event {
            Event::Opened(_) => return Err(Fault("a table was opened twice".into())),
            Event::Places(places) => {
                self.places = places;
                self.forget_returned();
                self.rename_in_chat();
            }
            Event::Started { colours } => {
                self.give_colours(&colours);
                self.play = Some(Play::start(&self.opening, &self.places, &colours)?);
                self.stop_gathering();
            }
            Event::Removed(removed) => self.removals.add(removed, at),
            Event::Readmitted { number } => {
                self.removals.lift(number);
            }
            Event::Lines { ask, lines } => {
                let awaited = self.awaited();
                let play = self.play.as_mut();
                let play = play.ok_or_else(|| Fault("a move before the start".into()))?;
                for line in lines {
                    play.redo(&line)?;
                }
                let ask = ask.and_then(|(seat, ask)| {
                    Some((Seat::new(usize::from(seat).wrapping_sub(1))?, ask))
                });
                let by = ask.as_ref().map(|(seat, _)| *seat);
                if let Some((seat, ask)) = ask {
                    play.remember(seat, ask);
                }
                self.count_choice(by, by.is_none_or(|seat| awaited.contains(seat)));
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
            Event::Chat { guest, seat, id, text, deleted } => {
                let name = self.name_of(seat);
                let line = ChatLine { number: 0, guest, seat, name, text, deleted };
                self.chat.restore(self.limits.chat, line, at);
                self.answered.done(Request { guest, id });
            }
            Event::ChatSwitch(on) => self.chat.on = on,
            // Only earlier versions of Forno stored this, for watchers too.
            Event::Muted { guest, seat, on } => {
                if self.seat_of(guest).is_some() {
                    self.chat.mute(guest, seat, on);
                }
            }
            Event::FollowedBy { table, watch } => self.followed_by = Some((table, watch)),
            Event::Rested => self.rest.is_on = true,
        }
        Ok(())
    }

    /// Sets the limits of the table.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Handles an input and returns what has to be done.
    pub fn handle(&mut self, input: Input<G>, now: Millis) -> Result<Vec<Output<G>>, Fault> {
        self.clocks.settle(now);
        // Unless a game is being played, nothing else checks who has been gone too long.
        let gone = !self.is_playing() && self.away.tick(now);
        let mut outputs = self.take(input, now)?;
        if gone && self.has_connections() {
            outputs.push(self.tell_presence());
            outputs.extend(self.tell_state());
        }
        Ok(outputs)
    }

    fn take(&mut self, input: Input<G>, now: Millis) -> Result<Vec<Output<G>>, Fault> {
        match input {
            Input::Joined(connection, newcomer) => Ok(self.joined(connection, newcomer, now)),
            Input::Left(connection) => Ok(self.left(connection, now)),
            Input::Asked { from, id, moves } => self.asked(from, id, &moves, now),
            Input::Did { from, id, deed, fresh } => self.did(from, id, deed, &fresh, now),
            Input::MoveCursor(connection, cursor) => {
                self.move_cursor(connection, cursor);
                Ok(self.end_show_if_seen(now).into_iter().collect())
            }
            Input::Chose(seat, mv) => self.chose(seat, mv, now),
            Input::Dealt(deal) => self.dealt(deal, now),
            Input::Advised { seat, lines, advice } => Ok(self.advised(seat, lines, advice, now)),
            Input::HintWaits { seat, ahead } => Ok(vec![self.hint_waits(seat, ahead)]),
            Input::HintGivenUp { seat } => Ok(vec![self.hint_given_up(seat)]),
            Input::Ticked => self.ticked(now),
            Input::Carried(guest, secret) => Ok(self.carried(guest, secret, now)),
            Input::Departed(guest) => Ok(self.departed(guest, now)),
            Input::Returned(guest, name) => Ok(self.returned(guest, &name, now)),
            Input::Closed => Ok(self.closed(now)),
            Input::Blocked(connection, blocked) => {
                self.set_blocked(connection, blocked);
                Ok(Vec::new())
            }
            Input::Renamed(guest, name) => Ok(self.renamed(guest, &name, now)),
            Input::LinkEnded(guest) => Ok(self.link_ended(guest, now)),
            Input::LineDeleted(number) => Ok(vec![self.line_deleted(number)]),
        }
    }

    /// The table's id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of the last record.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play<G>> {
        self.play.as_ref()
    }

    /// When this table next needs an [`Input::Ticked`].
    pub fn alarm(&self) -> Option<Millis> {
        if self.rest.is_on {
            return None;
        }
        let gone = match &self.play {
            None => self.seated(),
            Some(play) if play.is_finished() => return None,
            Some(_) => self.awaited_guests(),
        };
        let clock = self.clocks.next_end().filter(|_| self.is_playing());
        // Only those who are connected need to know who has been gone too long.
        let away = self.away.next_end(gone).filter(|_| self.has_connections());
        let rest = self.rest_at().filter(|_| self.is_playing());
        [clock, away, rest].into_iter().flatten().min()
    }

    /// The turns the table is waiting for, if it is played by correspondence.
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

    /// Whether a live clock is running, which must not stand still.
    pub fn has_live_clock(&self) -> bool {
        let is_live = matches!(self.opening.clock, protocol::Clock::Live { .. });
        is_live && self.is_playing() && self.clocks.next_end().is_some()
    }

    /// The eyes that a guest has at this table, connected or not.
    pub fn eyes_of(&self, guest: GuestId) -> Eyes {
        self.seat_of(guest).map_or(Eyes::Gallery, Eyes::Seat)
    }

    /// What was fixed when the table was opened, including the invite and the watchers' secret.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    fn seats(&self) -> usize {
        self.places.len()
    }

    /// The seats in which guests sit.
    fn seated(&self) -> Seats {
        let sits = |seat: &Seat| self.places[seat.index()].sitter().is_some();
        Seat::all(self.seats()).filter(sits).collect()
    }

    /// Forgets the removal of guests who were away and sit here again.
    fn forget_returned(&mut self) {
        let Host { removals, places, .. } = self;
        let sitters = || places.iter().filter_map(Place::sitter);
        removals.forget_returned(|guest| sitters().any(|sitter| sitter.is(guest)));
    }

    /// The game begins. The guests' addresses are no longer needed, so they are erased.
    fn stop_gathering(&mut self) {
        self.away.begin();
        self.removals.begin();
        for sitter in self.places.iter_mut().filter_map(Place::sitter_mut) {
            sitter.address = None;
        }
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

    /// The seats whose clocks should be running.
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

    /// Notes when the game ended; returns whether it ended just now.
    fn note_end(&mut self, at: Millis) -> bool {
        let ends = self.ended_at.is_none() && self.play.as_ref().is_some_and(Play::is_finished);
        if ends {
            self.ended_at = Some(at);
        }
        ends
    }

    /// Records these events and the request that caused them. They are stored before everyone is
    /// told.
    fn store(&mut self, now: Millis, request: Option<Request>, events: Vec<Event>) -> Output<G> {
        Output::Store(Box::new(self.record(now, request, events, Reach::Everyone)))
    }

    /// As [`Host::store`], for records that are stored together with something else or are not told
    /// to everyone.
    fn record(
        &mut self,
        now: Millis,
        request: Option<Request>,
        events: Vec<Event>,
        reach: Reach,
    ) -> Append {
        self.seq += 1;
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
            // A record consists of strings and numbers, so serializing it cannot fail.
            body: serde_json::to_string(&record).unwrap_or_default(),
            told: reach == Reach::Everyone,
            listing: changed.then_some(listing),
            outcome: outcome.map(Box::new),
        }
    }

    /// The answer to a refused request; the limit that was reached, if any, is counted.
    fn refuse(to: ConnectionId, id: AskId, refusal: &Refusal) -> Vec<Output<G>> {
        let mut outputs = vec![Host::answer(to, id, refusal.outcome())];
        outputs.extend(refusal.limit().map(Output::Limited));
        outputs
    }

    fn answer(to: ConnectionId, id: AskId, outcome: Outcome) -> Output<G> {
        Output::Send(vec![to], Box::new(FromHouse::Answer(Answer { id, outcome })))
    }

    /// Moves the cursor of a seat. It never moves back, nor beyond what was said.
    fn move_cursor(&mut self, connection: ConnectionId, to: u32) {
        let Some(Eyes::Seat(seat)) = self.connections.get(&connection).map(|it| it.eyes) else {
            return;
        };
        let total = self.play.as_ref().map_or(0, |play| play.total(Eyes::Seat(seat)));
        let cursor = &mut self.cursors[seat.index()];
        *cursor = (*cursor).max(to.min(total));
    }
}

/// Who is told about a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// Everyone at the table.
    Everyone,
    /// One seat. Nothing may show the others that it happened.
    OneSeat,
}

fn missing(seq: u32) -> Fault {
    Fault(format!("record {seq} is missing"))
}

/// How a stored table was opened, and who sat where at that time.
fn opened(stored: &[Stored]) -> Result<(Opening, Vec<Place>), Fault> {
    let first = stored.first().ok_or_else(|| missing(1))?;
    let mut events = first.record()?.events.into_iter();
    match (events.next(), events.next()) {
        (Some(Event::Opened(opening)), Some(Event::Places(places))) => Ok((*opening, places)),
        _ => Err(Fault("the first record does not open a table".to_string())),
    }
}
