//! Before the start: sitting down, choosing colours, being ready.

use bots::Roster;
use protocol::SeatNumber;
use table::{Nonce, Seat, Seats};

use super::play::setup;
use super::record::{Event, Place, Removed, Remover, Sitter, Who};
use super::removals::addresses;
use super::state::{colours_in, colours_of};
use super::{Connection, Host, Hosted, Play, Refusal, names};
use crate::id::{GuestId, Secret};

impl<G: Hosted> Host<G> {
    /// Whether this guest has the opener's rights. The opener has them on any device; once the
    /// opener has been gone too long, so does the first seated guest who is here.
    pub(super) fn acts_as_opener(&self, guest: GuestId) -> bool {
        self.is_opener(guest)
            || self.stand_in().is_some_and(|seat| self.seat_of(guest) == Some(seat))
    }

    /// The seat that has the opener's rights while the opener is gone.
    pub(super) fn stand_in(&self) -> Option<Seat> {
        if !self.away.is_opener_too_long() {
            return None;
        }
        Seat::all(self.seats()).find(|seat| self.away.is_here(*seat))
    }

    /// Whether this is the opener, or another device to which the opener carried their seat.
    pub fn is_opener(&self, guest: GuestId) -> bool {
        let opener = self.opening.opener;
        guest == opener
            || self.seat_of(opener).is_some_and(|seat| self.seat_of(guest) == Some(seat))
    }

    pub(super) fn must_gather(&self) -> Result<(), Refusal> {
        if self.play.is_none() { Ok(()) } else { Err(Refusal::Started) }
    }

    pub(super) fn must_act_as_opener(&self, guest: GuestId) -> Result<(), Refusal> {
        if self.acts_as_opener(guest) { Ok(()) } else { Err(Refusal::NotOpener) }
    }

    pub(super) fn seat_of_guest(&self, guest: GuestId) -> Result<Seat, Refusal> {
        self.seat_of(guest).ok_or(Refusal::NotSeated)
    }

    pub(super) fn seat_at(&self, number: SeatNumber) -> Result<Seat, Refusal> {
        let seat = number.seat();
        let known = seat.index() < self.seats();
        if known { Ok(seat) } else { Err(Refusal::NoSuchSeat { seats: self.seats() }) }
    }

    /// Seats a guest. A guest who already sits here changes seats.
    pub(super) fn sit(
        &mut self,
        connection: &Connection,
        wanted: Option<SeatNumber>,
        secret: Secret,
    ) -> Result<(), Refusal> {
        let Connection { guest, household: _, name, may_sit, from, eyes: _ } = connection;
        let (guest, from) = (*guest, *from);
        self.must_gather()?;
        let sits = self.seat_of(guest);
        if sits.is_none()
            && !self.is_opener(guest)
            && let Some(why) = self.removals.keep_out(guest, from)
        {
            return Err(why.into());
        }
        if !may_sit && sits.is_none() && self.opening.opener != guest {
            return Err(Refusal::NotInvited);
        }
        let is_free = |seat: Seat| matches!(self.places[seat.index()].who, Who::Nobody);
        let seat = match wanted {
            Some(number) => self.seat_at(number)?,
            None if sits.is_some() => return Ok(()),
            None => Seat::all(self.seats()).find(|seat| is_free(*seat)).ok_or(Refusal::Full)?,
        };
        if sits == Some(seat) {
            return Ok(());
        }
        if !is_free(seat) {
            return Err(Refusal::Taken(seat));
        }
        match sits {
            // Each colour moves along: the guest's to the new seat, the free seat's to the old one.
            Some(from) => self.places.swap(from.index(), seat.index()),
            None => {
                let name = self.name_among_others(name);
                let address = from.address;
                let sitter = Sitter { address, ..sitter(guest, &name, secret) };
                self.places[seat.index()].who = Who::Guest(sitter);
            }
        }
        Ok(())
    }

    /// The name a new sitter is shown under, distinct from those of the others who sit here.
    pub(super) fn name_among_others(&self, name: &str) -> String {
        let sitters = self.places.iter().filter_map(Place::sitter);
        names::distinct(name, sitters.map(|sitter| sitter.name.as_str()))
    }

    pub(super) fn stand(&mut self, guest: GuestId) -> Result<(), Refusal> {
        self.must_gather()?;
        let seat = self.seat_of_guest(guest)?;
        self.places[seat.index()] = Place::default();
        Ok(())
    }

    pub(super) fn colour(&mut self, guest: GuestId, colour: Option<String>) -> Result<(), Refusal> {
        self.must_gather()?;
        let seat = self.seat_of_guest(guest)?;
        if let Some(colour) = &colour {
            let possible = colours_of(&self.opening.game);
            if !possible.contains(colour) {
                return Err(Refusal::NoSuchColour { colour: colour.clone(), possible });
            }
            let others = Seat::all(self.seats()).filter(|other| *other != seat);
            let taken = |other: Seat| self.places[other.index()].colour.as_ref() == Some(colour);
            if others.into_iter().any(taken) {
                return Err(Refusal::ColourTaken { colour: colour.clone() });
            }
        }
        self.places[seat.index()].colour = colour;
        Ok(())
    }

    pub(super) fn ready(
        &mut self,
        guest: GuestId,
        ready: bool,
        nonce: Option<String>,
    ) -> Result<(), Refusal> {
        self.must_gather()?;
        let seat = self.seat_of_guest(guest)?;
        let nonce = match nonce {
            None => None,
            Some(text) => Some(text.parse::<Nonce>().map_err(|_| Refusal::BadNonce)?.to_string()),
        };
        if let Some(sitter) = self.places[seat.index()].sitter_mut() {
            sitter.ready = ready;
            if let Some(nonce) = nonce {
                sitter.nonce = nonce;
            }
        }
        Ok(())
    }

    pub(super) fn place_bot(
        &mut self,
        guest: GuestId,
        number: SeatNumber,
        level: Option<String>,
    ) -> Result<(), Refusal> {
        self.must_gather()?;
        self.must_act_as_opener(guest)?;
        let seat = self.seat_at(number)?;
        if let Who::Guest(_) = self.places[seat.index()].who {
            return Err(Refusal::Taken(seat));
        }
        self.places[seat.index()].who = match level {
            None => Who::Nobody,
            Some(asked) => Who::Bot(bot_named(&self.roster, &asked)?),
        };
        Ok(())
    }

    /// Frees a guest's seat; returns who was removed. The opener may remove anyone, and that guest
    /// cannot sit down again. A stand-in for the opener may only remove guests who have been gone
    /// too long, and those may come back.
    pub(super) fn remove(
        &mut self,
        guest: GuestId,
        number: SeatNumber,
    ) -> Result<Removed, Refusal> {
        self.must_gather()?;
        self.must_act_as_opener(guest)?;
        let seat = self.seat_at(number)?;
        let Some(sitter) = self.places[seat.index()].sitter() else {
            return Err(Refusal::NobodyThere(seat));
        };
        let mut by = Remover::Opener;
        if !self.is_opener(guest) {
            by = Remover::StandIn;
            if self.away.is_here(seat) {
                return Err(Refusal::StillHere(seat));
            }
            if !self.away.is_too_long(seat) {
                return Err(Refusal::NotAwayLong(seat));
            }
        }
        // Nobody can keep the opener out of their own table, not even the opener.
        if self.is_opener(sitter.guest) {
            by = Remover::StandIn;
        }
        let connected = self.connections.values().filter(|it| sitter.is(it.guest));
        let connected = connected.filter_map(|connection| connection.from.address);
        let removed = Removed {
            number: self.removals.next_number(),
            guests: std::iter::once(sitter.guest).chain(sitter.devices.iter().copied()).collect(),
            name: sitter.name.clone(),
            addresses: addresses(connected.chain(sitter.address)),
            by,
        };
        self.places[seat.index()] = Place::default();
        Ok(removed)
    }

    /// Lets a removed guest sit down again.
    pub(super) fn readmit(&mut self, guest: GuestId, number: u32) -> Result<(), Refusal> {
        self.must_gather()?;
        if !self.is_opener(guest) {
            return Err(Refusal::NotOpener);
        }
        if self.removals.lift(number) { Ok(()) } else { Err(Refusal::NobodyRemoved { number }) }
    }

    /// Starts the game. The guest who starts it counts as ready.
    pub(super) fn start(&mut self, guest: GuestId) -> Result<Event, Refusal> {
        self.must_gather()?;
        self.must_act_as_opener(guest)?;
        let seats: Seats = Seat::all(self.seats()).collect();
        let free = |seat: &Seat| matches!(self.places[seat.index()].who, Who::Nobody);
        match seats.iter().filter(free).count() {
            0 => {}
            free => return Err(Refusal::SeatsFree { free }),
        }
        let waits = |seat: &Seat| {
            let sitter = self.places[seat.index()].sitter();
            sitter.is_some_and(|sitter| !sitter.ready && !sitter.is(guest))
        };
        if let Some(seat) = seats.iter().find(waits) {
            return Err(Refusal::NotReady(seat));
        }
        let colours = self.all_colours();
        let play = Play::start(&self.opening, &self.places, &colours);
        let play = play.map_err(|fault| Refusal::NotAMove { why: fault.0 })?;
        self.play = Some(play);
        self.stop_gathering();
        self.give_colours(&colours);
        Ok(Event::Started { colours })
    }

    /// The colours, seat by seat. Seats without a chosen colour get the remaining ones in order.
    fn all_colours(&self) -> Vec<String> {
        let chosen: Vec<_> = self.places.iter().filter_map(|it| it.colour.clone()).collect();
        let possible = match setup::<G>(&self.opening, self.seats(), None) {
            Ok(setup) if chosen.is_empty() => colours_in(&setup),
            Ok(_) | Err(_) => colours_of(&self.opening.game),
        };
        let mut left = possible.into_iter().filter(|colour| !chosen.contains(colour));
        let colour = |place: &Place| place.colour.clone().or_else(|| left.next());
        self.places.iter().filter_map(colour).collect()
    }
}

/// The seat entry of a guest who has just sat down.
pub fn sitter(guest: GuestId, name: &str, secret: Secret) -> Sitter {
    Sitter {
        guest,
        name: name.to_string(),
        secret,
        devices: Vec::new(),
        link_off: false,
        ready: false,
        nonce: Nonce::default().to_string(),
        address: None,
        hints: false,
        played_by: None,
    }
}

/// The name of the bot with this name or level.
pub fn bot_named<G: Hosted>(roster: &Roster<G>, asked: &str) -> Result<String, Refusal> {
    let found = roster.find_at_tables(asked).map(|bot| bot.name().to_string());
    found.map_err(|unknown| Refusal::NoSuchBot {
        asked: asked.chars().take(40).collect(),
        possible: unknown.possible,
    })
}
