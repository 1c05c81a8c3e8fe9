//! A placement in the tree.

use ::pizza_theory::{Board, ByColour, Colour, Cuts, Line, Move, Phase, PizzaTheory, Public};
use table::{Game as _, Seat};

use crate::pizza_theory::estimate::shares;
use crate::pizza_theory::lookahead::Weighed;
use crate::pizza_theory::outcomes::{beside_knife, with_topping, with_virtual};

/// One placement: who places, and what is known about each space.
pub(crate) struct Placing {
    pub game: PizzaTheory,
    pub seat: Seat,
    ways: Vec<Way>,
    visits: f64,
    /// How many visits a first look counts as.
    looks: f64,
}

/// One of the moves.
pub(crate) struct Way {
    pub mv: Move,
    pub child: Option<usize>,
    look: f64,
    sums: ByColour<f64>,
    count: f64,
}

impl Placing {
    /// The weight of exploration, for moves that were tried less.
    const CURIOSITY: f64 = 0.1;
    /// How many visits a careful look at the current moves counts as, and a quick one at later
    /// moves.
    const CAREFUL: f64 = 8.0;
    const QUICK: f64 = 1.0;

    /// The moves available now, with a careful look at each.
    pub fn root(game: PizzaTheory, seat: Seat, looked: Weighed) -> Placing {
        Placing::of(game, seat, looked, Placing::CAREFUL)
    }

    /// A later placement, with a quick look at each space.
    pub fn later(game: PizzaTheory, seat: Seat) -> Placing {
        let public = game.public();
        let looked: Weighed = match public.phase {
            Phase::Virtual { knife } => {
                let among = beside_knife(public, knife);
                let judge = |space| glance(&with_virtual(public, space), seat);
                among.iter().map(|space| (Move::PlaceVirtual(space), judge(space))).collect()
            }
            _ => {
                let among = public.board.open_to(public.setup.colour_of(seat));
                let judge = |space| glance(&with_topping(public, seat, space), seat);
                among.iter().map(|space| (Move::Place(space), judge(space))).collect()
            }
        };
        Placing::of(game, seat, looked, Placing::QUICK)
    }

    fn of(game: PizzaTheory, seat: Seat, mut looked: Weighed, looks: f64) -> Placing {
        looked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let way = |(mv, look)| Way { mv, child: None, look, sums: ByColour::default(), count: 0.0 };
        Placing { game, seat, ways: looked.into_iter().map(way).collect(), visits: 0.0, looks }
    }

    /// The move to follow next. Only the better-looking ones are considered, more of them as the
    /// search goes on.
    pub fn promising(&self) -> usize {
        let width = 2 + self.visits.sqrt() as usize;
        let curiosity = Placing::CURIOSITY * (1.0 + self.visits).ln().sqrt();
        let promise = |at: usize| self.mean(at) + curiosity / (1.0 + self.ways[at].count).sqrt();
        let among = 0..width.min(self.ways.len());
        among.max_by(|one, other| promise(*one).total_cmp(&promise(*other))).unwrap_or(0)
    }

    /// The index of this move.
    pub fn position(&self, mv: &Move) -> Option<usize> {
        self.ways.iter().position(|way| way.mv == *mv)
    }

    pub fn way(&self, at: usize) -> Option<&Way> {
        self.ways.get(at)
    }

    /// Takes in the result of following a move to this child.
    pub fn learn(&mut self, at: usize, child: usize, brought: &ByColour<f64>) {
        self.visits += 1.0;
        if let Some(way) = self.ways.get_mut(at) {
            way.child = Some(child);
            brought.iter().for_each(|(colour, share)| way.sums[colour] += share);
            way.count += 1.0;
        }
    }

    /// The colour of the seat that places, for which the moves are evaluated.
    fn colour(&self) -> Colour {
        self.game.public().setup.colour_of(self.seat)
    }

    fn mean(&self, at: usize) -> f64 {
        let Way { look, sums, count, .. } = &self.ways[at];
        (self.looks * look + sums[self.colour()]) / (self.looks + count)
    }

    /// What each colour can expect from a move. The placing colour gets the move's value; the rest
    /// is divided as found by the search, or by the estimate of the board if nothing was found.
    pub fn expected(&self, mv: &Move) -> ByColour<f64> {
        let public = self.game.public();
        let now = || shares(&public.setup, public.round, &public.board);
        let Some(at) = self.position(mv) else { return now() };
        let Way { sums, count, .. } = &self.ways[at];
        let found = match *count > 0.0 {
            true => ByColour::each(|colour| sums[colour] / count),
            false => now(),
        };
        let (own, mean) = (self.colour(), self.mean(at));
        let rest = (1.0 - found[own]).max(f64::MIN_POSITIVE);
        ByColour::each(|colour| match colour == own {
            true => mean,
            false => found[colour] * (1.0 - mean) / rest,
        })
    }

    /// All moves with their values, as far as known.
    pub fn weighed(&self) -> Weighed {
        (0..self.ways.len()).map(|at| (self.ways[at].mv, self.mean(at))).collect()
    }
}

/// What a seat can expect on average over 36 triples of cuts, in which every two lines of two sides
/// meet once. A knife that is already laid is ignored, for speed.
fn glance(public: &Public, seat: Seat) -> f64 {
    let colour = public.setup.colour_of(seat);
    let worth = |board: &Board| shares(&public.setup, public.round, board)[colour];
    let mut sum = 0.0;
    for a in 0..6 {
        for b in 0..6 {
            let cuts = Cuts::new(Line::ALL[a], Line::ALL[b], Line::ALL[(a + b) % 6]);
            sum += worth(&public.board.after(cuts));
        }
    }
    sum / 36.0
}
