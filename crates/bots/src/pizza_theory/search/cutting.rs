//! A cutting in the tree: a matrix game whose outcomes become better known during the search.

use ::pizza_theory::{ByColour, Colour, Line, PizzaTheory, Public, Side};
use table::{Game as _, Pcg, Seat};

use super::solver::{Learner, Solver};
use crate::pizza_theory::belief::Belief;
use crate::pizza_theory::cut_matrix::CutMatrix;
use crate::pizza_theory::cut_models::CutModels;
use crate::pizza_theory::estimate::shares;
use crate::pizza_theory::mix::Mix;

/// One cutting.
pub(crate) struct Cutting {
    pub game: PizzaTheory,
    matrix: CutMatrix,
    foreseen: Option<Foreseen>,
    learner: Learner,
    /// How everyone cuts, as far as is known now.
    mixes: [Mix; 3],
    seen: Vec<Seen>,
}

/// How the others are expected to cut in the current round.
struct Foreseen {
    side: Side,
    mixes: [Mix; 3],
}

/// An outcome that was explored.
struct Seen {
    number: usize,
    child: usize,
    look: [f64; 3],
    sum: [f64; 3],
    count: f64,
}

impl Cutting {
    /// The part of the others' cuts that follows what they could learn here.
    const OPEN: f64 = 0.2;
    /// How often anyone is assumed to cut anywhere.
    const SLIP: f64 = 0.1;
    /// How often the search tries a random line of its own.
    const TRIES: f64 = 0.3;
    /// The estimate of an outcome counts as much as this many visits to it.
    const ESTIMATE: f64 = 2.0;

    /// The cutting that this game is waiting for. In the current round the others are expected to
    /// cut according to their models; later, to learn like the searching player.
    pub fn new(game: PizzaTheory, now: Option<(Seat, &Belief)>, solver: Solver) -> Cutting {
        let public = game.public();
        let (matrix, foreseen) = match now {
            Some((me, belief)) => {
                let models = CutModels::of(public);
                let mixes = belief.expected(public, &models);
                (models.matrix, Some(Foreseen { side: public.side_of(me), mixes }))
            }
            None => {
                let value = |board: &_| shares(&public.setup, public.round, board);
                (CutMatrix::valued(public, value), None)
            }
        };
        let learner = Learner::new(solver, &matrix, &expectation(&matrix, foreseen.as_ref()));
        let mixes = [Mix::EVEN; 3];
        let mut cutting = Cutting { game, matrix, foreseen, learner, mixes, seen: Vec::new() };
        cutting.settle();
        cutting
    }

    /// Updates how everyone cuts, as far as is known now.
    fn settle(&mut self) {
        let learnt = self.learner.mixes(&self.matrix);
        self.mixes = learnt;
        if let Some(Foreseen { side, .. }) = self.foreseen {
            let expected = expectation(&self.matrix, self.foreseen.as_ref());
            self.mixes = core::array::from_fn(|other| expected(other, &learnt[other]));
            self.mixes[side as usize] = Mix::near_best(&self.lines(side), CutModels::MARGIN);
        }
    }

    /// What each line of a side is worth, given how everyone cuts now.
    pub fn lines(&self, side: Side) -> [f64; 6] {
        self.matrix.against(side, &self.mixes)
    }

    /// What each colour can expect.
    pub fn value(&self) -> ByColour<f64> {
        by_colour(self.game.public(), self.matrix.expectation(&self.mixes))
    }

    /// What each colour can expect if this side cuts this line.
    pub fn value_of(&self, side: Side, line: Line) -> ByColour<f64> {
        let mut only = [0.0; 6];
        only[line.number() as usize - 1] = 1.0;
        let mut mixes = self.mixes;
        mixes[side as usize] = Mix::of(only);
        by_colour(self.game.public(), self.matrix.expectation(&mixes))
    }

    /// The lines to explore next.
    pub fn trial(&self, dice: &mut Pcg) -> [Line; 3] {
        Side::ALL.map(|side| {
            let mix = &self.mixes[side as usize];
            match &self.foreseen {
                Some(foreseen) if foreseen.side == side => {
                    let tried = mix.blended(self.matrix.even(side), Cutting::TRIES);
                    self.learner.trial(side, &tried, dice)
                }
                Some(_) => mix.draw(dice),
                None => self.learner.trial(side, mix, dice),
            }
        })
    }

    /// The child for these lines, if they were explored before.
    pub fn child(&self, lines: [Line; 3]) -> Option<usize> {
        let number = self.matrix.number_of(lines);
        self.seen.iter().find(|seen| seen.number == number).map(|seen| seen.child)
    }

    /// Takes in the result of following these lines to this child.
    pub fn learn(&mut self, lines: [Line; 3], child: usize, brought: &ByColour<f64>) {
        let public = *self.game.public();
        let mut by_side = [0.0; 3];
        brought.iter().for_each(|(colour, share)| by_side[public.sides[colour] as usize] = *share);
        let number = self.matrix.number_of(lines);
        let at = self.seen.iter().position(|seen| seen.number == number).unwrap_or_else(|| {
            let look = self.matrix.worth(number);
            self.seen.push(Seen { number, child, look, sum: [0.0; 3], count: 0.0 });
            self.seen.len() - 1
        });
        let seen = &mut self.seen[at];
        seen.count += 1.0;
        let weight = Cutting::ESTIMATE + seen.count;
        let mut worth = [0.0; 3];
        for side in 0..3 {
            seen.sum[side] += by_side[side];
            worth[side] = (Cutting::ESTIMATE * seen.look[side] + seen.sum[side]) / weight;
        }
        self.matrix.revalue(number, worth);
        let Cutting { matrix, foreseen, learner, .. } = self;
        learner.update(matrix, lines, by_side, &expectation(matrix, foreseen.as_ref()));
        self.settle();
    }
}

/// How a side is expected to cut, given the mix it intends.
fn expectation(matrix: &CutMatrix, foreseen: Option<&Foreseen>) -> impl Fn(usize, &Mix) -> Mix {
    move |side, mix| {
        let slipping = mix.blended(matrix.even(Side::ALL[side]), Cutting::SLIP);
        match foreseen {
            Some(foreseen) => foreseen.mixes[side].blended(&slipping, Cutting::OPEN),
            None => slipping,
        }
    }
}

fn by_colour(public: &Public, by_side: [f64; 3]) -> ByColour<f64> {
    ByColour::each(|colour: Colour| by_side[public.sides[colour] as usize])
}
