//! Actions other than moves: sitting down, chat, hints, rematches.

use std::time::Duration;

use protocol::{AskId, Choice, Deed, FromHouse, Outcome, SeatNumber};
use table::{Options, Phrase, Seat, Seats, Setup, SetupRefusal};

use super::games::{WithGame, with_game};
use super::play::{EndedBy, Fault};
use super::playing::Unfinished;
use super::record::{Event, Opening, Place, Removed, Request, Who};
use super::{
    Append, Asker, Connection, ConnectionId, DeedSecrets, Host, Hosted, NextTable, Output,
    Patience, Reach, Refusal,
};
use crate::id::{GuestId, Secret, TableId};
use crate::time::Millis;

/// The effect of a deed, before it is stored.
enum Effect {
    /// Nothing has to be stored or told.
    Nothing,
    /// Nothing has to be stored, but somebody no longer counts as gone too long.
    Presence,
    /// The seats changed.
    Places,
    /// A seat was freed.
    Removal(Removed),
    /// This seat's link was changed; these guests had used the previous one.
    SeatLink(Seat, Vec<GuestId>),
    /// The game begins.
    Start(Event),
    /// A message for the chat.
    Chat { seat: Seat, text: String },
    /// Something else has to be stored, and everyone is told the new state of the table.
    Event(Event),
    /// A bot plays a guest's seat from now on, or the guest takes it back.
    Hand(Seat, Option<String>),
    /// The guests end the game before it is over.
    End,
    /// A seat asks for a hint on its decision after this many lines of the ledger.
    Advise(Seat, usize),
    /// Another table follows.
    Next(Box<NextTable>),
}

/// Opens a table that follows another one, under the newest rules of its game, if these allow this
/// number of players and these options.
struct OpenNext {
    table: TableId,
    opening: Opening,
    places: Vec<Place>,
    now: Millis,
}

impl WithGame for OpenNext {
    type Done = Result<Append, SetupRefusal>;

    fn with<G: Hosted>(self) -> Self::Done {
        let OpenNext { table, mut opening, places, now } = self;
        let options = Options::of(opening.options.iter().cloned());
        let setup = <G::Setup as Setup>::read(&opening.game, places.len(), &options)?;
        opening.rules = setup.rules();
        // Only the record is needed here, and it does not depend on patience.
        let patience = Patience { playing: Duration::ZERO, gathering: Duration::ZERO };
        let (_, append) = Host::<G>::open(table, opening, places, patience, now);
        Ok(append)
    }
}

impl<G: Hosted> Host<G> {
    pub(super) fn did(
        &mut self,
        from: ConnectionId,
        id: AskId,
        deed: Deed,
        fresh: &DeedSecrets,
        now: Millis,
    ) -> Result<Vec<Output<G>>, Fault> {
        let Some(connection) = self.connections.get(&from).cloned() else {
            return Ok(Vec::new());
        };
        let guest = connection.guest;
        let request = Request { guest, id: id.clone() };
        if let Some(outcome) = self.answered.get(&request) {
            return Ok(vec![Host::answer(from, id, outcome)]);
        }
        let before = self.places.clone();
        let effect = match self.effect(&connection, deed, fresh, now) {
            Ok(effect) => effect,
            Err(refusal) => {
                self.answered.refused(request, refusal.outcome());
                return Ok(Host::refuse(from, id, &refusal));
            }
        };
        let done = Host::answer(from, id, Outcome::Done);
        match effect {
            Effect::Nothing => Ok(vec![done]),
            Effect::Presence => Ok(vec![done, self.tell_presence()]),
            Effect::Places => Ok(self.seats_changed(&before, Vec::new(), request, done, now)),
            Effect::Removal(removed) => {
                self.removals.add(removed.clone(), now);
                let events = vec![Event::Removed(removed)];
                Ok(self.seats_changed(&before, events, request, done, now))
            }
            Effect::SeatLink(seat, gone) => Ok(self.link_changed(seat, &gone, request, done, now)),
            Effect::Start(event) => {
                let events = vec![Event::Places(self.places.clone()), event];
                self.clocks = super::Clocks::new(self.opening.clock, self.seats(), now);
                self.go_on(Unfinished::start(events, from, request), now)
            }
            Effect::Chat { seat, text } => Ok(self.say_in_chat(request, seat, text, done, now)),
            Effect::Event(event) => {
                self.pace.count(self.limits.changes, guest, now);
                let mut outputs = vec![self.store(now, Some(request), vec![event]), done];
                outputs.extend(self.tell_state());
                Ok(outputs)
            }
            Effect::Hand(seat, bot) => {
                let mut outputs = self.hand(Seats::only(seat), bot, Some(request), now);
                outputs.insert(1, done);
                Ok(outputs)
            }
            Effect::End => {
                let mut outputs = self.end(EndedBy::Guests, Some(request), now);
                outputs.insert(1, done);
                Ok(outputs)
            }
            Effect::Advise(seat, lines) => {
                let asker = Asker { guest, household: connection.household };
                Ok(vec![done, Output::Advise { seat, lines, asker }])
            }
            Effect::Next(next) => {
                let (table, watch) = (next.append.table, fresh.watch);
                self.followed_by = Some((table, watch));
                let event = Event::FollowedBy { table, watch };
                let append =
                    Box::new(self.record(now, Some(request), vec![event], Reach::Everyone));
                let mut outputs = vec![Output::StoreWithNext(append, next), done];
                outputs.extend(self.tell_state());
                Ok(outputs)
            }
        }
    }

    fn effect(
        &mut self,
        connection: &Connection,
        deed: Deed,
        fresh: &DeedSecrets,
        now: Millis,
    ) -> Result<Effect, Refusal> {
        let guest = connection.guest;
        let is_paced = is_paced(&deed);
        if (is_paced || matches!(deed, Deed::Chat { .. })) && self.seq >= self.limits.records {
            return Err(Refusal::TooManyRecords);
        }
        if is_paced && !self.pace.allows(self.limits.changes, guest, now) {
            return Err(Refusal::TooFast);
        }
        match deed {
            Deed::Sit { seat } => self.sit(connection, seat, fresh.seat)?,
            Deed::Stand => self.stand(guest)?,
            Deed::Colour { colour } => self.colour(guest, colour)?,
            Deed::Ready { ready, nonce } => self.ready(guest, ready, nonce)?,
            Deed::Bot { seat, level } => self.place_bot(guest, seat, level)?,
            Deed::Remove { seat } => return self.remove(guest, seat).map(Effect::Removal),
            Deed::Readmit { number } => {
                self.readmit(guest, number)?;
                return Ok(Effect::Event(Event::Readmitted { number }));
            }
            Deed::Start => return self.start(guest).map(Effect::Start),
            Deed::Chat { text } => {
                let seat = self.seat_of_guest(guest)?;
                let text = self.chat.clean(self.limits.chat, guest, &text, now)?;
                return Ok(Effect::Chat { seat, text });
            }
            Deed::ChatSwitch { on } => {
                self.must_act_as_opener(guest)?;
                self.chat.on = on;
                return Ok(Effect::Event(Event::ChatSwitch(on)));
            }
            Deed::Mute { seat, on } => {
                // This concerns only this guest: it is neither stored with the table nor told to
                // anyone.
                let seat = self.seat_at(seat)?.number();
                self.chat.mute(guest, seat, on);
                return Ok(Effect::Nothing);
            }
            Deed::Decide { seat, choice } => return self.decide(guest, seat, choice, now),
            Deed::TakeBack => {
                let seat = self.seat_of_guest(guest)?;
                if !self.is_playing() {
                    return Err(Refusal::NotPlaying);
                }
                if self.is_played_by_guest(seat) {
                    return Err(Refusal::NotPlayedByBot);
                }
                return Ok(Effect::Hand(seat, None));
            }
            Deed::SeatLink { on } => {
                let (seat, gone) = self.change_seat_link(guest, on, fresh.seat)?;
                return Ok(Effect::SeatLink(seat, gone));
            }
            Deed::Hints { on } => self.agree_to_hints(guest, on)?,
            Deed::Hint => {
                let (seat, lines) = self.hinted(guest)?;
                return Ok(Effect::Advise(seat, lines));
            }
            Deed::Rematch { game } => {
                self.seat_of_guest(guest)?;
                let finished = self.play.as_ref().is_some_and(|play| play.is_finished());
                return match self.followed_by {
                    _ if !finished => Err(Refusal::NotOver),
                    Some(_) => Ok(Effect::Nothing),
                    None => Ok(Effect::Next(Box::new(self.next_table(game, fresh, now)?))),
                };
            }
        }
        Ok(Effect::Places)
    }

    /// Replaces a seat's link, or removes it. Guests who used the previous one lose the seat. Only
    /// the guest who sat down may do this, not those who came by the link.
    fn change_seat_link(
        &mut self,
        guest: GuestId,
        on: bool,
        fresh: Secret,
    ) -> Result<(Seat, Vec<GuestId>), Refusal> {
        let seat = self.seat_of_guest(guest)?;
        let sitter = self.places[seat.index()].sitter_mut().ok_or(Refusal::NotSeated)?;
        if sitter.guest != guest {
            return Err(Refusal::CameByLink);
        }
        (sitter.secret, sitter.link_off) = (fresh, !on);
        Ok((seat, std::mem::take(&mut sitter.devices)))
    }

    /// Says goodbye to guests whose link was revoked.
    pub(super) fn part_from(&self, guests: &[GuestId]) -> Output<G> {
        Self::goodbye(self.connections_of_guests(guests))
    }

    /// The connections of these guests.
    fn connections_of_guests(&self, guests: &[GuestId]) -> Vec<ConnectionId> {
        let theirs = self.connections.iter().filter(|(_, it)| guests.contains(&it.guest));
        theirs.map(|(id, _)| *id).collect()
    }

    fn goodbye(to: Vec<ConnectionId>) -> Output<G> {
        let bye = FromHouse::Bye { why: Phrase::new("house-bye-link").into(), again_in: None };
        Output::Send(to, Box::new(bye))
    }

    /// Stores a seat's new link, tells those at the seat, and says goodbye to the guests who came by
    /// the old one. Nothing changes for anyone else, and nothing shows them that it happened: the
    /// connections that end are forgotten here, since whoever changed the link is still at the seat.
    fn link_changed(
        &mut self,
        seat: Seat,
        gone: &[GuestId],
        request: Request,
        done: Output<G>,
        now: Millis,
    ) -> Vec<Output<G>> {
        self.pace.count(self.limits.changes, request.guest, now);
        let events = vec![Event::Places(self.places.clone())];
        let append = self.record(now, Some(request), events, Reach::OneSeat);
        let theirs = self.connections_of_guests(gone);
        self.connections.retain(|id, _| !theirs.contains(id));
        self.look_for_opener(now);
        let mut outputs = vec![Output::Store(Box::new(append)), done];
        outputs.extend(self.tell_state_at(seat));
        outputs.push(Self::goodbye(theirs));
        outputs
    }

    /// Stores who sits where, gives everyone concerned their new eyes, and tells everyone.
    fn seats_changed(
        &mut self,
        before: &[Place],
        mut events: Vec<Event>,
        request: Request,
        done: Output<G>,
        now: Millis,
    ) -> Vec<Output<G>> {
        if before == self.places {
            return vec![done];
        }
        self.pace.count(self.limits.changes, request.guest, now);
        self.forget_returned();
        self.forget_muted_seats(before);
        events.push(Event::Places(self.places.clone()));
        let mut outputs = vec![self.store(now, Some(request), events), done];
        let guests: std::collections::BTreeSet<GuestId> =
            self.connections.values().map(|connection| connection.guest).collect();
        for guest in guests {
            outputs.extend(self.reseat(guest, now));
        }
        outputs.extend(self.tell_state());
        outputs
    }

    /// Forgets who muted a seat where somebody else sits than before.
    fn forget_muted_seats(&mut self, before: &[Place]) {
        let guest = |place: &Place| place.sitter().map(|sitter| sitter.guest);
        for (seat, (was, is)) in Seat::all(self.seats()).zip(before.iter().zip(&self.places)) {
            if guest(was) != guest(is) {
                self.chat.forget_seat(seat.number());
            }
        }
    }

    fn say_in_chat(
        &mut self,
        request: Request,
        seat: Seat,
        text: String,
        done: Output<G>,
        now: Millis,
    ) -> Vec<Output<G>> {
        let number = seat.number();
        self.answered.done(request.clone());
        let Request { guest, id } = request;
        let event = Event::Chat { guest, seat: number, id, text: text.clone(), deleted: false };
        let store = self.store(now, None, vec![event]);
        let name = self.name_of(number);
        let frame = self.chat.add(self.limits.chat, guest, number, name, text, now);
        let hearers = self.connections.iter();
        let hearers = hearers.filter(|(_, it)| {
            self.chat.reaches(it.guest, number) && !self.is_blocked(it, guest, number)
        });
        let hearers = hearers.map(|(id, _)| *id).collect();
        vec![store, done, Output::Send(hearers, Box::new(frame))]
    }

    /// Counts a vote on what happens to a seat whose guest has been gone too long.
    fn decide(
        &mut self,
        guest: GuestId,
        number: SeatNumber,
        choice: Choice,
        now: Millis,
    ) -> Result<Effect, Refusal> {
        let by = self.seat_of_guest(guest)?;
        let about = self.seat_at(number)?;
        if !self.is_playing() {
            return Err(Refusal::NotPlaying);
        }
        if by == about || !self.is_played_by_guest(about) || !self.away.is_too_long(about) {
            return Err(Refusal::NotAwayLong(about));
        }
        let here = Seat::all(self.seats())
            .filter(|seat| self.is_played_by_guest(*seat) && self.away.is_here(*seat))
            .collect();
        match self.away.vote(about, by, choice, here) {
            None => Ok(Effect::Nothing),
            Some(Choice::Wait) => {
                self.away.wait(about, now);
                Ok(Effect::Presence)
            }
            Some(Choice::Bot) => Ok(Effect::Hand(about, Some(self.substitute()))),
            Some(Choice::End) => Ok(Effect::End),
        }
    }

    /// Opens the next table for the same guests. A practice round is followed by a regular game.
    /// Another game gets its default options and its own colours.
    fn next_table(
        &self,
        game: Option<String>,
        fresh: &DeedSecrets,
        now: Millis,
    ) -> Result<NextTable, Refusal> {
        let mut opening = self.opening.clone();
        let mut places = self.places.clone();
        opening.options.retain(|(name, value)| !<G::Setup as Setup>::makes_practice(name, value));
        if let Some(game) = game.filter(|game| *game != opening.game) {
            opening.game = game;
            opening.options.clear();
            for place in &mut places {
                place.colour = None;
            }
        }
        leave_double_seats(&mut places);
        for (place, secret) in places.iter_mut().zip(fresh.seats) {
            if let Some(sitter) = place.sitter_mut() {
                sitter.secret = secret;
                sitter.link_off = false;
                sitter.ready = false;
                sitter.played_by = None;
                sitter.address = None;
                sitter.nonce = table::Nonce::default().to_string();
            }
        }
        (opening.invite, opening.watch) = (fresh.invite, fresh.watch);
        opening.seed = fresh.seed.to_string();
        let (game, opener) = (opening.game.clone(), opening.opener);
        let append = with_game(&game, OpenNext { table: fresh.table, opening, places, now })??;
        Ok(NextTable { append, opener })
    }
}

/// Whether a deed is stored and told to everyone, so its rate is limited. The chat has a limit of
/// its own.
fn is_paced(deed: &Deed) -> bool {
    match deed {
        Deed::Sit { .. }
        | Deed::Stand
        | Deed::Colour { .. }
        | Deed::Ready { .. }
        | Deed::Bot { .. }
        | Deed::Remove { .. }
        | Deed::Readmit { .. }
        | Deed::ChatSwitch { .. }
        | Deed::Hints { .. }
        | Deed::SeatLink { .. } => true,
        Deed::Start
        | Deed::Chat { .. }
        | Deed::Mute { .. }
        | Deed::Decide { .. }
        | Deed::TakeBack
        | Deed::Hint
        | Deed::Rematch { .. } => false,
    }
}

/// Frees all but one seat of each guest: two guests who sat here may have been merged since.
fn leave_double_seats(places: &mut [Place]) {
    let mut seated: Vec<GuestId> = Vec::new();
    for place in places {
        let Some(sitter) = place.sitter_mut() else { continue };
        let all = std::iter::once(sitter.guest).chain(sitter.devices.iter().copied());
        let all: Vec<GuestId> = all.collect();
        if all.iter().any(|guest| seated.contains(guest)) {
            place.who = Who::Nobody;
        } else {
            seated.extend(all);
        }
    }
}
