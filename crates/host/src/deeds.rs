//! What guests do that is no move of the game.

use protocol::{AskId, Choice, Deed, Outcome, SeatNumber};
use table::{Options, Seat, Seats, Setup, SetupRefusal};

use super::games::{Errand, errand};
use super::play::Fault;
use super::playing::Unfinished;
use super::record::{Event, Opening, Place, Who};
use super::{ConnectionId, Host, Hosted, Output, Refusal};
use crate::id::{GuestId, Secret, TableId};
use crate::time::Millis;

/// What a deed brings about, before it is stored.
enum Effect {
    /// Nothing has to be stored: it was so already.
    Nothing,
    /// Nothing has to be stored, but somebody is no longer gone too long.
    Presence,
    /// The seats changed.
    Places,
    /// The game begins.
    Start(Event),
    /// Somebody says something.
    Chat { seat: Seat, text: String },
    /// Something else has to be stored, and everyone told how the table stands.
    Event(Event),
    /// A bot plays a seat from now on, or no longer.
    Hand(Seat, Option<String>),
    /// The table ends.
    End,
    /// A seat is to be advised on the decision that it has after so many lines of the ledger.
    Advise(Seat, usize),
    /// Another table is to be opened.
    Next(Box<NextTable>),
}

/// How a table that follows begins.
type NextTable = (Opening, Vec<Place>);

/// Whether so many can play a game with these options under its newest rules, and under which
/// version that is.
struct Fits<'a> {
    game: &'a str,
    seats: usize,
    options: &'a [(String, String)],
}

impl Errand for Fits<'_> {
    type Done = Result<u8, SetupRefusal>;

    fn with<G: Hosted>(self) -> Self::Done {
        let options = Options::of(self.options.iter().cloned());
        let setup = <G::Setup as Setup>::read(self.game, self.seats, &options)?;
        Ok(setup.rules())
    }
}

impl<G: Hosted> Host<G> {
    pub(super) fn did(
        &mut self,
        from: ConnectionId,
        id: AskId,
        deed: Deed,
        fresh: Secret,
        now: Millis,
    ) -> Result<Vec<Output<G>>, Fault> {
        let Some(connection) = self.connections.get(&from).cloned() else {
            return Ok(Vec::new());
        };
        let guest = connection.guest;
        if let Some(outcome) = self.answered.get(guest, &id) {
            return Ok(vec![Host::answer(from, id, outcome.clone())]);
        }
        let before = self.places.clone();
        let effect =
            match self.effect(guest, &connection.name, connection.may_sit, deed, fresh, now) {
                Ok(effect) => effect,
                Err(refusal) => {
                    let outcome = refusal.outcome();
                    self.answered.remember(guest, id.clone(), outcome.clone());
                    return Ok(vec![Host::answer(from, id, outcome)]);
                }
            };
        self.answered.remember(guest, id.clone(), Outcome::Done);
        let done = Host::answer(from, id.clone(), Outcome::Done);
        match effect {
            Effect::Nothing => Ok(vec![done]),
            Effect::Presence => Ok(vec![done, self.tell_presence()]),
            Effect::Places => Ok(self.seats_changed(&before, Some(done), now)),
            Effect::Start(event) => {
                let events = vec![Event::Places(self.places.clone()), event];
                self.clocks = super::Clocks::new(self.opening.clock, self.seats(), now);
                self.go_on(Unfinished::start(events, (from, id)), now)
            }
            Effect::Chat { seat, text } => Ok(self.say_in_chat(guest, seat, id, text, done, now)),
            Effect::Event(event) => {
                let mut outputs = vec![self.store(now, vec![event]), done];
                outputs.extend(self.tell_state());
                Ok(outputs)
            }
            Effect::Hand(seat, bot) => {
                let mut outputs = self.hand(Seats::only(seat), bot, now);
                outputs.insert(1, done);
                Ok(outputs)
            }
            Effect::End => {
                let mut outputs = self.end(now);
                outputs.insert(1, done);
                Ok(outputs)
            }
            Effect::Advise(seat, lines) => Ok(vec![done, Output::Advise { seat, lines }]),
            Effect::Next(next) => {
                let (opening, places) = *next;
                Ok(vec![done, Output::OpenNext(Box::new(opening), places)])
            }
        }
    }

    fn effect(
        &mut self,
        guest: GuestId,
        name: &str,
        may_sit: bool,
        deed: Deed,
        fresh: Secret,
        now: Millis,
    ) -> Result<Effect, Refusal> {
        match deed {
            Deed::Sit { seat } => self.sit(guest, name, may_sit, seat, fresh)?,
            Deed::Stand => self.stand(guest)?,
            Deed::Colour { colour } => self.colour(guest, colour)?,
            Deed::Ready { ready, nonce } => self.ready(guest, ready, nonce)?,
            Deed::Bot { seat, level } => self.place_bot(guest, seat, level)?,
            Deed::Remove { seat } => {
                self.remove(guest, seat)?;
            }
            Deed::Start => return self.start(guest).map(Effect::Start),
            Deed::Chat { text } => {
                let seat = self.seat_of_guest(guest)?;
                let text = self.chat.clean(guest, &text, now)?;
                return Ok(Effect::Chat { seat, text });
            }
            Deed::ChatSwitch { on } => {
                self.must_act_as_opener(guest)?;
                self.chat.on = on;
                return Ok(Effect::Event(Event::ChatSwitch(on)));
            }
            Deed::Mute { seat, on } => {
                let seat = self.seat_at(seat)?.number();
                self.chat.mute(guest, seat, on);
                return Ok(Effect::Event(Event::Muted { guest, seat, on }));
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
                    None => Ok(Effect::Next(Box::new(self.next_table(game)?))),
                };
            }
        }
        Ok(Effect::Places)
    }

    /// Stores who sits where, gives everyone concerned new eyes, and tells it.
    fn seats_changed(
        &mut self,
        before: &[Place],
        done: Option<Output<G>>,
        now: Millis,
    ) -> Vec<Output<G>> {
        if before == self.places {
            return done.into_iter().collect();
        }
        let mut outputs = vec![self.store(now, vec![Event::Places(self.places.clone())])];
        outputs.extend(done);
        let guests: std::collections::BTreeSet<GuestId> =
            self.connections.values().map(|connection| connection.guest).collect();
        for guest in guests {
            outputs.extend(self.reseat(guest, now));
        }
        outputs.extend(self.tell_state());
        outputs
    }

    fn say_in_chat(
        &mut self,
        guest: GuestId,
        seat: Seat,
        id: AskId,
        text: String,
        done: Output<G>,
        now: Millis,
    ) -> Vec<Output<G>> {
        let number = seat.number();
        let event = Event::Chat { guest, seat: number, id, text: text.clone() };
        let store = self.store(now, vec![event]);
        let frame = self.chat.add(guest, number, self.name_of(number), text, now);
        let hearers = self.connections.iter();
        let hearers = hearers.filter(|(_, it)| self.chat.reaches(it.guest, number));
        let hearers = hearers.map(|(id, _)| *id).collect();
        vec![store, done, Output::Send(hearers, Box::new(frame))]
    }

    /// What the others want to become of a seat whose guest is gone too long.
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

    /// The opening of a table for the same guests. After a practice round it is for real; another
    /// game has its usual options, and colours of its own.
    fn next_table(&self, game: Option<String>) -> Result<NextTable, Refusal> {
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
        let Opening { game, options, .. } = &opening;
        opening.rules = errand(game, Fits { game, seats: places.len(), options })??;
        for place in &mut places {
            if let Who::Guest(sitter) = &mut place.who {
                sitter.ready = false;
                sitter.played_by = None;
                sitter.nonce = table::Nonce::default().to_string();
            }
        }
        Ok((opening, places))
    }

    /// The next table is open.
    pub(super) fn followed(
        &mut self,
        table: TableId,
        watch: Secret,
        now: Millis,
    ) -> Vec<Output<G>> {
        if self.followed_by.is_some() {
            return Vec::new();
        }
        self.followed_by = Some((table, watch));
        let mut outputs = vec![self.store(now, vec![Event::FollowedBy { table, watch }])];
        outputs.extend(self.tell_state());
        outputs
    }
}
