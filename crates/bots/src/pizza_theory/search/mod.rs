//! Level 5: searches a tree in which placements are moves and cuttings are games of their own.

mod cutting;
mod placing;
mod solver;
mod tree;

use ::pizza_theory::{Line, Move, PizzaTheory};
use table::{BySeat, Game as _, Pcg, Seat, Setup as _, View};

use super::belief::Belief;
use super::cut_models::ByModel;
use super::cutter::seat;
use super::lookahead::{self, Weighed};
use super::outcomes::table;
use tree::{Node, Tree};

pub use solver::Solver;

/// The belief about others before they have done anything.
pub(crate) const PRIOR: ByModel = [0.4, 0.2, 0.2, 0.2];

/// A search for a seat's best move in one position.
pub struct Search {
    tree: Tree,
    me: Seat,
    dice: Pcg,
    iterations: u32,
}

impl Search {
    /// Begins a search from this view; `None` if there is nothing to decide.
    pub fn new(view: &View<PizzaTheory>, solver: Solver, seed: u64) -> Option<Search> {
        let belief = Belief::new(&view.public, PRIOR);
        Search::believing(view, belief, solver, Pcg::new(seed))
    }

    /// Begins a search with a belief about the others.
    pub(crate) fn believing(
        view: &View<PizzaTheory>,
        belief: Belief,
        solver: Solver,
        dice: Pcg,
    ) -> Option<Search> {
        let (me, table) = (seat(view), table(&view.public)?);
        let looked = lookahead::weigh(view, me, &belief);
        let tree = Tree::new(table, me, belief, looked, solver);
        Some(Search { tree, me, dice, iterations: 0 })
    }

    /// Runs this many more iterations, or until the tree is full.
    pub fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_full() {
                break;
            }
            self.think(None);
        }
    }

    /// The number of iterations so far.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether the tree is full.
    pub fn is_full(&self) -> bool {
        self.tree.is_full()
    }

    /// Runs one more iteration, on this move if one is given.
    pub(crate) fn think(&mut self, of: Option<&Move>) {
        self.tree.think(of, &mut self.dice);
        self.iterations += 1;
    }

    /// All moves with their expected share of the win, the best first.
    pub fn weighed(&self) -> Weighed {
        let mut weighed = match self.tree.root() {
            Node::Placing(placing) => placing.weighed(),
            Node::Cutting(cutting) => {
                let worths = cutting.lines(cutting.game.public().side_of(self.me));
                Line::ALL.map(Move::Cut).into_iter().zip(worths).collect()
            }
            Node::Rolling { .. } | Node::Over(_) => Vec::new(),
        };
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        weighed
    }

    /// The share of the win that each seat can expect after this move.
    pub fn shares(&self, mv: &Move) -> BySeat<f64> {
        let (setup, by_colour) = match (self.tree.root(), mv) {
            (Node::Placing(placing), mv) => (placing.game.public().setup, placing.expected(mv)),
            (Node::Cutting(cutting), Move::Cut(line)) => {
                let public = cutting.game.public();
                (public.setup, cutting.value_of(public.side_of(self.me), *line))
            }
            (Node::Cutting(_) | Node::Rolling { .. } | Node::Over(_), _) => {
                return BySeat::default();
            }
        };
        let mut shares = BySeat::default();
        Seat::all(setup.seats()).for_each(|seat| shares[seat] = by_colour[setup.colour_of(seat)]);
        shares
    }
}
