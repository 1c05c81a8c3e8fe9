//! Guests who leave for good, because they want to be forgotten, and those who change their minds.

use table::{Seat, Seats};

use super::record::{Event, Place};
use super::{Host, Hosted, Output};
use crate::id::GuestId;
use crate::time::Millis;

impl<G: Hosted> Host<G> {
    /// A guest leaves for good. Before the start the seat becomes free; during the game a bot plays
    /// it, and the guest may take it back until they are forgotten. A seat that was carried to the
    /// guest's device stays with the others who sit there.
    pub(super) fn departed(&mut self, guest: GuestId, now: Millis) -> Vec<Output<G>> {
        let Some(seat) = self.seat_of(guest).filter(|_| !self.is_finished()) else {
            return Vec::new();
        };
        let place = &mut self.places[seat.index()];
        let Some(sitter) = place.sitter_mut() else { return Vec::new() };
        if sitter.guest != guest {
            sitter.devices.retain(|device| *device != guest);
            return self.places_changed(guest, now);
        }
        if self.play.is_none() {
            self.places[seat.index()] = Place::default();
            return self.places_changed(guest, now);
        }
        if self.is_played_by_guest(seat) {
            return self.hand(Seats::only(seat), Some(self.substitute()), None, now);
        }
        Vec::new()
    }

    /// A guest stays after all, and has a name again.
    pub(super) fn returned(&mut self, guest: GuestId, name: &str, now: Millis) -> Vec<Output<G>> {
        let nameless = |seat: &Seat| {
            let sitter = self.places[seat.index()].sitter();
            sitter.is_some_and(|sitter| sitter.guest == guest && sitter.name.is_empty())
        };
        let Some(seat) = Seat::all(self.seats()).find(nameless) else { return Vec::new() };
        let name = self.name_among_others(name);
        if let Some(sitter) = self.places[seat.index()].sitter_mut() {
            sitter.name = name;
        }
        self.places_changed(guest, now)
    }

    /// Stores who sits where, and tells everyone.
    fn places_changed(&mut self, guest: GuestId, now: Millis) -> Vec<Output<G>> {
        let places = Event::Places(self.places.clone());
        let mut outputs = vec![self.store(now, None, vec![places])];
        outputs.extend(self.reseat(guest, now));
        outputs.extend(self.tell_state());
        outputs
    }
}
