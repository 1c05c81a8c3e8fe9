//! Sequential halving over the moves of the awaited seat.
//!
//! Every heat tries all contenders in the same world. Whenever another part of the budget is spent,
//! the worse half is dropped, so that most of the budget goes to telling the best few apart.
//! (Karnin, Koren and Somekh, *Almost Optimal Exploration in Multi-Armed Bandits*, 2013.)

use table::{MOST_SEATS, Seat};

use super::mind::{Thought, sort};
use super::tree::{NodeId, Tree};

/// The contenders, and the moves that were dropped.
#[derive(Clone, Debug, Default)]
pub(super) struct SequentialHalving {
    /// The node of each move, contenders first.
    moves: Vec<NodeId>,
    contenders: usize,
    /// A move that is never dropped.
    stays: Option<NodeId>,
}

impl SequentialHalving {
    /// Removes all moves.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.contenders = 0;
        self.stays = None;
    }

    /// Adds a move, unless it is there already.
    pub fn enter(&mut self, id: NodeId) {
        if !self.moves.contains(&id) {
            self.moves.push(id);
            self.contenders = self.moves.len();
        }
    }

    /// Never drops this move, however it does.
    pub fn keep(&mut self, id: NodeId) {
        self.stays = Some(id);
    }

    /// The moves that have not been dropped.
    pub fn contenders(&self) -> &[NodeId] {
        &self.moves[..self.contenders]
    }

    /// The number of parts of the budget: after each but the last, the worse half is dropped.
    pub fn parts(&self) -> u32 {
        self.contenders.max(2).next_power_of_two().ilog2()
    }

    /// Drops the worse half; at least two moves stay.
    pub fn halve(&mut self, tree: &Tree, me: Seat) {
        let mean = |id: &NodeId| tree.node(*id).mean(me, 0.0);
        self.moves[..self.contenders].sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        let half = self.contenders.div_ceil(2).max(self.contenders.min(2));
        let kept = self.contenders().iter().position(|id| Some(*id) == self.stays);
        self.contenders = match kept {
            Some(id) if id >= half => {
                self.moves[half..=id].rotate_right(1);
                half + 1
            }
            _ => half,
        };
    }

    /// The evaluation of each move, the best first.
    pub fn thoughts(&self, tree: &Tree, me: Seat) -> Vec<Thought> {
        let mean = |id: &NodeId| tree.node(*id).mean(me, 0.0);
        // A dropped move was worse in the worlds it met, so it must not look better than a
        // contender because those worlds were favourable.
        let stayed = self.contenders().iter().filter(|id| Some(**id) != self.stays);
        let worst = stayed.map(mean).reduce(f32::min).unwrap_or(f32::MAX);
        let thought = |(index, id): (usize, &NodeId)| {
            let node = tree.node(*id);
            let mut shares = [0.0; MOST_SEATS];
            Seat::all(MOST_SEATS).for_each(|seat| shares[seat.index()] = node.mean(seat, 0.0));
            let own = shares[me.index()];
            let worth = if index < self.contenders { own } else { own.min(worst) };
            Thought { mv: node.mv, worth, shares }
        };
        let mut thoughts: Vec<Thought> = self.moves.iter().enumerate().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }
}
