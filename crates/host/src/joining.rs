//! Coming and going: a guest keeps their seat whatever happens to the connection.

use protocol::{FromHouse, LinkKind};
use table::{Eyes, Seat, View};

use super::record::{Event, Opening, Place};
use super::removals::Provenance;
use super::{Connection, ConnectionId, Host, Hosted, Newcomer, Output, Reach};
use crate::id::{GuestId, HouseholdKey, Secret};
use crate::time::Millis;

/// The most other devices to which a seat can be carried.
const MOST_DEVICES: usize = 8;

impl<G: Hosted> Host<G> {
    /// A guest connects, and is told who they are, the state of the table, what they missed and
    /// what they see.
    pub(super) fn joined(
        &mut self,
        id: ConnectionId,
        newcomer: Newcomer,
        now: Millis,
    ) -> Vec<Output<G>> {
        let Newcomer { guest, name, may_sit, cursor, address, since, household, blocked } =
            newcomer;
        let from = Provenance { address, since };
        let eyes = self.eyes_of(guest);
        self.rest.came();
        self.end_rest();
        let stood_in = self.stand_in();
        let connection = Connection { guest, household, name, may_sit, from, blocked, eyes };
        self.connections.insert(id, connection);
        if let Some(cursor) = cursor {
            self.move_cursor(id, cursor);
        }
        if let Eyes::Seat(seat) = eyes {
            self.away.came(seat);
            if let Some(sitter) =
                self.places[seat.index()].sitter_mut().filter(|_| address.is_some())
            {
                // It is stored along with the next change.
                sitter.address = address;
            }
        }
        self.look_for_opener(now);
        let mut outputs = vec![to_one(id, self.welcome(eyes))];
        if self.stand_in() == stood_in {
            outputs.push(to_one(id, FromHouse::Table(Box::new(self.state_for(guest)))));
        } else {
            outputs.extend(self.tell_state());
        }
        outputs.extend(self.resumed(id, eyes));
        outputs.extend(self.clocks.face().map(|face| to_one(id, FromHouse::Clock(face))));
        outputs.extend(self.kept_chat(id));
        outputs.push(self.tell_presence());
        outputs
    }

    /// A connection ends. The guest keeps the seat.
    pub(super) fn left(&mut self, id: ConnectionId, now: Millis) -> Vec<Output<G>> {
        let stood_in = self.stand_in();
        let Some(connection) = self.connections.remove(&id) else { return Vec::new() };
        if let Eyes::Seat(seat) = connection.eyes
            && !self.connections.values().any(|other| other.eyes == connection.eyes)
        {
            self.away.went(seat, now);
        }
        if self.seat_of(connection.guest).is_none() && !self.is_connected(connection.guest) {
            self.chat.forget(connection.guest);
        }
        self.look_for_opener(now);
        if self.connections.is_empty() {
            self.rest.all_went(now);
            return Vec::new();
        }
        let mut outputs = vec![self.tell_presence()];
        if self.stand_in() != stood_in {
            outputs.extend(self.tell_state());
        }
        outputs
    }

    /// Whether the guest of a seat is connected, on any device.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.away.is_here(seat)
    }

    /// Whether anybody is connected.
    pub fn has_connections(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Whether any guest who sits here is connected.
    pub fn has_guests_here(&self) -> bool {
        self.seated().iter().any(|seat| self.away.is_here(seat))
    }

    /// How many connections have these eyes.
    pub fn connections_of(&self, eyes: Eyes) -> usize {
        self.connections.values().filter(|it| it.eyes == eyes).count()
    }

    /// How many connections that only watch come from this address.
    pub fn watchers_from(&self, household: HouseholdKey) -> usize {
        let watches = |it: &&Connection| it.eyes == Eyes::Gallery;
        let watching = self.connections.values().filter(watches);
        watching.filter(|it| it.household == Some(household)).count()
    }

    fn is_connected(&self, guest: GuestId) -> bool {
        self.connections.values().any(|connection| connection.guest == guest)
    }

    /// Notes whether the opener is here.
    pub(super) fn look_for_opener(&mut self, now: Millis) {
        let is_here = self.connections.values().any(|it| self.is_opener(it.guest));
        self.away.opener(is_here, now);
    }

    /// What a secret gives access to at this table; `None` if it is not valid.
    pub fn link_kind(&self, secret: Secret) -> Option<LinkKind> {
        link_kind(&self.opening, &self.places, secret)
    }

    /// A seat's secret was used on another device, whose guest sits there too from now on. A guest
    /// who already sits here stays where they are: nobody sits in two seats.
    pub(super) fn carried(
        &mut self,
        guest: GuestId,
        secret: Secret,
        now: Millis,
    ) -> Vec<Output<G>> {
        let from = self.connections.values().find(|it| it.guest == guest).map(|it| it.from);
        if self.seat_of(guest).is_some()
            || self.removals.keep_out(guest, from.unwrap_or_default()).is_some()
        {
            return Vec::new();
        }
        let seats = Seat::all(self.seats()).zip(self.places.iter_mut());
        let mut sitters = seats.filter_map(|(seat, place)| Some((seat, place.sitter_mut()?)));
        let Some((seat, sitter)) = sitters.find(|(_, sitter)| sitter.link() == Some(secret)) else {
            return Vec::new();
        };
        // A seat can be carried to only a few devices; the earliest one makes room.
        if sitter.devices.len() == MOST_DEVICES {
            sitter.devices.remove(0);
        }
        sitter.devices.push(guest);
        // A guest who uses the secret of a seat is about to join.
        self.end_rest();
        if self.connections.is_empty() {
            self.rest.all_went(now);
        }
        // On how many devices a guest plays is nobody else's business.
        let places = Event::Places(self.places.clone());
        let append = self.record(now, None, vec![places], Reach::OneSeat);
        let mut outputs = vec![Output::Store(Box::new(append))];
        outputs.extend(self.reseat(guest, now));
        outputs.extend(self.tell_state_at(seat));
        outputs
    }

    /// What a viewer missed, and what it sees now. A watcher sees only the present.
    fn resumed(&self, id: ConnectionId, eyes: Eyes) -> Option<Output<G>> {
        let play = self.play.as_ref()?;
        let (seen, missed) = match eyes {
            Eyes::Seat(seat) => play.seen_and_said_after(eyes, self.cursors[seat.index()]),
            Eyes::Gallery => (View::of(play.game(), eyes), Vec::new()),
        };
        let news = self.news(play, seen, &missed);
        Some(to_one(id, FromHouse::News(Box::new(news))))
    }

    /// Gives a guest's connections new eyes after the guest sat down, stood up or was removed.
    pub(super) fn reseat(&mut self, guest: GuestId, now: Millis) -> Vec<Output<G>> {
        let eyes = self.eyes_of(guest);
        let moved: Vec<ConnectionId> = self
            .connections
            .iter_mut()
            .filter(|(_, connection)| connection.guest == guest && connection.eyes != eyes)
            .map(|(id, connection)| {
                connection.eyes = eyes;
                *id
            })
            .collect();
        for seat in Seat::all(self.seats()) {
            if self.connections.values().any(|connection| connection.eyes == Eyes::Seat(seat)) {
                self.away.came(seat);
            } else {
                self.away.went(seat, now);
            }
        }
        self.look_for_opener(now);
        let mut outputs = Vec::new();
        if !moved.is_empty() {
            outputs.push(Output::Send(moved.clone(), Box::new(self.welcome(eyes))));
            outputs.extend(moved.into_iter().filter_map(|id| self.resumed(id, eyes)));
            outputs.push(self.tell_presence());
        }
        outputs
    }

    fn welcome(&self, eyes: Eyes) -> FromHouse {
        FromHouse::Welcome {
            protocol: protocol::VERSION,
            table: self.id.to_string(),
            seat: eyes.seat().map(Into::into),
        }
    }
}

/// A frame for one connection.
pub(super) fn to_one<G: Hosted>(to: ConnectionId, frame: FromHouse) -> Output<G> {
    Output::Send(vec![to], Box::new(frame))
}

/// What a secret gives access to at a table with this opening and these places.
pub(super) fn link_kind(opening: &Opening, places: &[Place], secret: Secret) -> Option<LinkKind> {
    // Secrets are single numbers, so comparing them takes the same time wherever they differ.
    let is_seat = |place: &Place| place.sitter().is_some_and(|it| it.link() == Some(secret));
    if opening.invite == secret {
        Some(LinkKind::Invite)
    } else if opening.watch == secret {
        Some(LinkKind::Watch)
    } else {
        places.iter().any(is_seat).then_some(LinkKind::Seat)
    }
}
