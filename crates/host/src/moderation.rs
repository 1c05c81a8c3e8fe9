//! What moderators and blocks do to a table: names, deleted messages, chat that does not arrive.

use std::collections::BTreeSet;

use protocol::{FromHouse, SeatNumber};
use table::Seat;

use super::record::{Event, Place, Record};
use super::stored::Stored;
use super::{ChatLine, Connection, ConnectionId, Host, Hosted, Output};
use crate::id::{GuestId, Secret};
use crate::joining::to_one;
use crate::time::Millis;

impl<G: Hosted> Host<G> {
    /// The guests who sit here, with the names under which they play.
    pub fn sitters(&self) -> Vec<(SeatNumber, GuestId, String)> {
        let sitter = |(seat, place): (Seat, &Place)| {
            place.sitter().map(|sitter| (seat.into(), sitter.guest, sitter.name.clone()))
        };
        Seat::all(self.seats()).zip(&self.places).filter_map(sitter).collect()
    }

    /// The guests who sit here, and the guests on the devices to which their seats were carried.
    pub fn seated_guests(&self) -> Vec<GuestId> {
        let sitters = self.places.iter().filter_map(Place::sitter);
        let all =
            sitters.flat_map(|sitter| std::iter::once(sitter.guest).chain(sitter.devices.clone()));
        all.collect()
    }

    /// The latest messages of the chat, with those that were deleted.
    pub fn chat_lines(&self) -> Vec<ChatLine> {
        self.chat.lines().cloned().collect()
    }

    /// The guest of a connection.
    pub fn guest_of(&self, connection: ConnectionId) -> Option<GuestId> {
        self.connections.get(&connection).map(|it| it.guest)
    }

    /// Stops all clocks, or lets them run again. A house that is read-only costs nobody time.
    pub fn pause(&mut self, paused: bool, now: Millis) {
        self.clocks.pause(paused, now);
    }

    pub(super) fn set_blocked(&mut self, connection: ConnectionId, blocked: BTreeSet<GuestId>) {
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.blocked = blocked;
        }
    }

    /// Whether a connection does not want messages of this author from this seat. A seat that was
    /// carried to another device is still the same person's.
    pub(super) fn is_blocked(&self, connection: &Connection, author: GuestId, seat: u8) -> bool {
        let place = self.places.get(usize::from(seat).wrapping_sub(1));
        let sitter = place.and_then(Place::sitter).filter(|sitter| sitter.is(author));
        connection.blocked.contains(&author)
            || sitter.is_some_and(|sitter| connection.blocked.contains(&sitter.guest))
    }

    /// The kept messages, as a connection receives them on joining.
    pub(super) fn kept_chat(&self, id: ConnectionId) -> Vec<Output<G>> {
        let Some(connection) = self.connections.get(&id) else { return Vec::new() };
        let lines = self.chat.kept(connection.guest);
        let lines = lines.filter(|line| !self.is_blocked(connection, line.guest, line.seat));
        lines.map(|line| to_one(id, super::chat::frame(line))).collect()
    }

    /// Messages are shown under the names that their authors have here now.
    pub(super) fn rename_in_chat(&mut self) {
        for sitter in self.places.iter().filter_map(Place::sitter) {
            self.chat.rename(sitter.guest, &sitter.name);
        }
    }

    /// Gives a guest another name, at the seat and in the chat.
    pub(super) fn renamed(&mut self, guest: GuestId, name: &str, now: Millis) -> Vec<Output<G>> {
        for connection in self.connections.values_mut().filter(|it| it.guest == guest) {
            name.clone_into(&mut connection.name);
        }
        let is_theirs = |place: &Place| place.sitter().is_some_and(|it| it.guest == guest);
        let Some(index) = self.places.iter().position(is_theirs) else { return Vec::new() };
        // The guest's own old name is not one to stay distinct from.
        if let Some(sitter) = self.places[index].sitter_mut() {
            sitter.name.clear();
        }
        let name = self.name_among_others(name);
        if let Some(sitter) = self.places[index].sitter_mut() {
            sitter.name = name;
        }
        self.rename_in_chat();
        let places = Event::Places(self.places.clone());
        let mut outputs = vec![self.store(now, None, vec![places])];
        outputs.extend(self.tell_state());
        outputs
    }

    /// Takes a guest's seat from those who came by its link. The guest keeps it.
    pub(super) fn link_ended(&mut self, guest: GuestId, now: Millis) -> Vec<Output<G>> {
        let is_theirs = |place: &Place| place.sitter().is_some_and(|it| it.guest == guest);
        let place = self.places.iter_mut().find(|place| is_theirs(place));
        let sitter = place.and_then(Place::sitter_mut);
        let gone = sitter.map(|it| std::mem::take(&mut it.devices)).unwrap_or_default();
        if gone.is_empty() {
            return Vec::new();
        }
        let places = Event::Places(self.places.clone());
        let mut outputs = vec![self.store(now, None, vec![places]), self.part_from(&gone)];
        for guest in gone {
            outputs.extend(self.reseat(guest, now));
        }
        outputs.extend(self.tell_state());
        outputs
    }

    /// The guest to whom the seat with this secret belongs.
    pub fn owner_of(&self, secret: Secret) -> Option<GuestId> {
        let mut sitters = self.places.iter().filter_map(Place::sitter);
        sitters.find(|sitter| sitter.link() == Some(secret)).map(|sitter| sitter.guest)
    }

    /// The guest who sat down in this seat, whoever plays on other devices by its link.
    pub fn owner_at(&self, seat: Seat) -> Option<GuestId> {
        self.places.get(seat.index()).and_then(Place::sitter).map(|sitter| sitter.guest)
    }

    pub(super) fn line_deleted(&mut self, number: u32) -> Output<G> {
        self.chat.delete(number);
        let all = self.connections.keys().copied().collect();
        Output::Send(all, Box::new(FromHouse::ChatDeleted { number }))
    }
}

/// The stored record of a chat message, without its text. `None` if there is no such message.
pub fn without_line(stored: &[Stored], number: u32) -> Option<Stored> {
    let mut said = 0;
    for stored in stored {
        let Ok(mut record) = stored.record() else { continue };
        for event in &mut record.events {
            let Event::Chat { text, deleted, .. } = event else { continue };
            said += 1;
            if said == number {
                text.clear();
                *deleted = true;
                return Some(Stored { body: written(&record), ..stored.clone() });
            }
        }
    }
    None
}

fn written(record: &Record) -> String {
    // A record consists of strings and numbers, so serializing it cannot fail.
    serde_json::to_string(record).unwrap_or_default()
}
