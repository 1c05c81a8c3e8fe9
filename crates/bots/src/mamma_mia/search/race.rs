//! The moves of the awaited seat, of which fewer and fewer stay in the race.
//!
//! Every heat tries all that are still in it in the same world. Each time another part of the
//! budget is spent, the worse half goes home, so that most of it goes to telling the best few
//! apart.

use table::{MOST_SEATS, Seat};

use super::mind::{Thought, sort};
use super::tree::{Place, Tree};

/// The contenders and those who have gone home.
#[derive(Clone, Debug, Default)]
pub(super) struct Race {
    /// Where each move's node is, those still in the race first.
    moves: Vec<Place>,
    racing: usize,
    /// One that never goes home.
    stays: Option<Place>,
}

impl Race {
    /// Nobody races.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.racing = 0;
        self.stays = None;
    }

    /// One more comes to the start, if it is not there yet.
    pub fn enter(&mut self, place: Place) {
        if !self.moves.contains(&place) {
            self.moves.push(place);
            self.racing = self.moves.len();
        }
    }

    /// One of them will not go home, however it fares.
    pub fn keep(&mut self, place: Place) {
        self.stays = Some(place);
    }

    /// Those still in it.
    pub fn racing(&self) -> &[Place] {
        &self.moves[..self.racing]
    }

    /// How many parts the budget has: after each but the last the worse half goes home.
    pub fn parts(&self) -> u32 {
        self.racing.max(2).next_power_of_two().ilog2()
    }

    /// Sends the worse half home; two always stay.
    pub fn halve(&mut self, tree: &Tree, me: Seat) {
        let mean = |place: &Place| tree.node(*place).mean(me, 0.0);
        self.moves[..self.racing].sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        let half = self.racing.div_ceil(2).max(self.racing.min(2));
        let kept = self.racing().iter().position(|place| Some(*place) == self.stays);
        self.racing = match kept {
            Some(place) if place >= half => {
                self.moves[half..=place].rotate_right(1);
                half + 1
            }
            _ => half,
        };
    }

    /// What was found out about each, the best first.
    pub fn thoughts(&self, tree: &Tree, me: Seat) -> Vec<Thought> {
        let mean = |place: &Place| tree.node(*place).mean(me, 0.0);
        // Who went home was worse in the worlds that it met, whatever those were like.
        let stayed = self.racing().iter().filter(|place| Some(**place) != self.stays);
        let worst = stayed.map(mean).reduce(f32::min).unwrap_or(f32::MAX);
        let thought = |(index, place): (usize, &Place)| {
            let node = tree.node(*place);
            let mut shares = [0.0; MOST_SEATS];
            Seat::all(MOST_SEATS).for_each(|seat| shares[seat.index()] = node.mean(seat, 0.0));
            let own = shares[me.index()];
            let worth = if index < self.racing { own } else { own.min(worst) };
            Thought { mv: node.mv, worth, shares }
        };
        let mut thoughts: Vec<Thought> = self.moves.iter().enumerate().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }
}
