//! Guests who are away: since when, and how the others vote on their seats.

use std::time::Duration;

use protocol::Choice;
use table::{Seat, Seats};

use crate::time::Millis;

/// How long a guest may be away. Counting starts when the guest was last connected, or when the
/// table was loaded if that is later: right after a restart of the house, nobody has been away
/// long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// While the game goes on: how long before the others may decide what happens to the seat.
    pub playing: Duration,
    /// How long before somebody stands in for the opener. Before the start, also how long before
    /// the stand-in may free an absent guest's seat.
    pub gathering: Duration,
}

/// Who is away, and how the others voted.
#[derive(Clone, Debug)]
pub struct Away {
    patience: Patience,
    /// Whether the table is still gathering.
    gathers: bool,
    since: Vec<Option<Millis>>,
    too_long: Seats,
    /// Since when the opener has been away, seated or not.
    opener_since: Option<Millis>,
    opener_too_long: bool,
    votes: Vec<(Seat, Seat, Choice)>,
}

impl Away {
    /// Starts with nobody here.
    pub fn new(seats: usize, patience: Patience, now: Millis) -> Away {
        Away {
            patience,
            gathers: true,
            since: vec![Some(now); seats],
            too_long: Seats::NONE,
            opener_since: Some(now),
            opener_too_long: false,
            votes: Vec::new(),
        }
    }

    /// The game begins: from now on [`Patience::playing`] applies to the seats.
    pub fn begin(&mut self) {
        self.gathers = false;
        self.too_long = Seats::NONE;
    }

    fn patience(&self) -> Duration {
        if self.gathers { self.patience.gathering } else { self.patience.playing }
    }

    /// The guest of a seat is here.
    pub fn came(&mut self, seat: Seat) {
        self.since[seat.index()] = None;
        self.forgive(seat);
    }

    /// The guest of a seat has left.
    pub fn went(&mut self, seat: Seat, now: Millis) {
        self.since[seat.index()].get_or_insert(now);
    }

    /// Notes whether the opener is connected.
    pub fn opener(&mut self, is_here: bool, now: Millis) {
        if is_here {
            self.opener_since = None;
            self.opener_too_long = false;
        } else {
            self.opener_since.get_or_insert(now);
        }
    }

    /// The others decided to wait a while longer.
    pub fn wait(&mut self, seat: Seat, now: Millis) {
        if let Some(since) = &mut self.since[seat.index()] {
            *since = now;
        }
        self.forgive(seat);
    }

    fn forgive(&mut self, seat: Seat) {
        self.too_long = self.too_long.without(seat);
        self.votes.retain(|(about, _, _)| *about != seat);
    }

    /// Whether the guest of a seat is here.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.since[seat.index()].is_none()
    }

    /// Whether the guest of a seat has been gone too long.
    pub fn is_too_long(&self, seat: Seat) -> bool {
        self.too_long.contains(seat)
    }

    /// Whether the opener has been gone so long that somebody stands in.
    pub fn is_opener_too_long(&self) -> bool {
        self.opener_too_long
    }

    /// Updates who has been gone too long; returns whether that changed.
    pub fn tick(&mut self, now: Millis) -> bool {
        let before = (self.too_long, self.opener_too_long);
        let patience = self.patience();
        for seat in Seat::all(self.since.len()) {
            if self.since[seat.index()].is_some_and(|since| now.since(since) >= patience) {
                self.too_long = self.too_long.with(seat);
            }
        }
        let gone = self.opener_since.map(|since| now.since(since));
        self.opener_too_long |= gone.is_some_and(|gone| gone >= self.patience.gathering);
        before != (self.too_long, self.opener_too_long)
    }

    /// When the next of these seats, or the opener, will have been gone too long.
    pub fn next_end(&self, among: Seats) -> Option<Millis> {
        let patience = self.patience();
        let gone = among.iter().filter(|seat| !self.too_long.contains(*seat));
        let seat = gone.filter_map(|seat| self.since[seat.index()].map(|it| it.after(patience)));
        let opener = self.opener_since.filter(|_| !self.opener_too_long);
        seat.chain(opener.map(|since| since.after(self.patience.gathering))).min()
    }

    /// Counts a vote about an absent guest's seat. Returns the choice once more than half of those
    /// who are here want it.
    pub fn vote(&mut self, about: Seat, by: Seat, choice: Choice, here: Seats) -> Option<Choice> {
        self.votes.retain(|(seat, voter, _)| !(*seat == about && *voter == by));
        self.votes.push((about, by, choice));
        let same = self.votes.iter().filter(|(seat, voter, wanted)| {
            *seat == about && here.contains(*voter) && *wanted == choice
        });
        (same.count() * 2 > here.len()).then_some(choice)
    }
}
