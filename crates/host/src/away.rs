//! Guests who are gone: since when, and what the others want to do about it.

use std::time::Duration;

use protocol::Choice;
use table::{Seat, Seats};

use crate::time::Millis;

/// Who is gone, and how the others decided.
#[derive(Clone, Debug)]
pub struct Away {
    /// How long a guest may be gone before the others may decide.
    patience: Duration,
    since: Vec<Option<Millis>>,
    too_long: Seats,
    votes: Vec<(Seat, Seat, Choice)>,
}

impl Away {
    /// Nobody is here yet.
    pub fn new(seats: usize, patience: Duration, now: Millis) -> Away {
        Away { patience, since: vec![Some(now); seats], too_long: Seats::NONE, votes: Vec::new() }
    }

    /// The guest of a seat is here.
    pub fn came(&mut self, seat: Seat) {
        self.since[seat.index()] = None;
        self.forgive(seat);
    }

    /// The guest of a seat is gone.
    pub fn went(&mut self, seat: Seat, now: Millis) {
        self.since[seat.index()].get_or_insert(now);
    }

    /// The others wait a while longer.
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

    /// Whether the guest of a seat is gone too long.
    pub fn is_too_long(&self, seat: Seat) -> bool {
        self.too_long.contains(seat)
    }

    /// Looks at the time; says whether somebody is gone too long from now on.
    pub fn tick(&mut self, now: Millis) -> bool {
        let before = self.too_long;
        for seat in Seat::all(self.since.len()) {
            if self.since[seat.index()].is_some_and(|since| now.since(since) >= self.patience) {
                self.too_long = self.too_long.with(seat);
            }
        }
        before != self.too_long
    }

    /// When the next of these seats will be gone too long.
    pub fn next_end(&self, among: Seats) -> Option<Millis> {
        let gone = among.iter().filter(|seat| !self.too_long.contains(*seat));
        gone.filter_map(|seat| self.since[seat.index()].map(|it| it.after(self.patience))).min()
    }

    /// One of the others chooses. When more than half of those who are here want the same, it
    /// is decided.
    pub fn vote(&mut self, about: Seat, by: Seat, choice: Choice, here: Seats) -> Option<Choice> {
        self.votes.retain(|(seat, voter, _)| !(*seat == about && *voter == by));
        self.votes.push((about, by, choice));
        let same = self.votes.iter().filter(|(seat, voter, wanted)| {
            *seat == about && here.contains(*voter) && *wanted == choice
        });
        (same.count() * 2 > here.len()).then_some(choice)
    }
}
