//! The cutting of one round as a matrix game of its own, and how to solve it.

use ::pizza_theory::{Board, ByColour, Cuts, Line, Public, Side};

use super::mix::Mix;
use super::outcomes::outcomes;
use super::regret_matching::RegretMatching;
use super::worth::chances;

/// One number per line of a side.
pub(crate) type ByLine = [f64; 6];

/// The payoff matrix of a cutting: what each triple of cuts is worth to each side.
pub(crate) struct CutMatrix {
    /// For each side, the value of each outcome, by the lines of A, then B, then C.
    worth: [Vec<f64>; 3],
    /// A uniform mix of the lines that are still possible: all of a player's, and one of a knife
    /// already laid.
    even: [Mix; 3],
    /// The virtual side, which does not learn, and the line of its knife if that is already laid.
    virtual_side: Option<Side>,
    knife: Option<usize>,
}

impl CutMatrix {
    /// Rounds of regret matching; three times as many play no better.
    const ROUNDS: u32 = 100;
    /// How often the others are assumed to cut anywhere. Without this, lines that fail only against
    /// a blunder would seem as good as lines that never fail; and blunders happen.
    const SLIP: f64 = 0.1;
    /// Lines that are worse than the best by at least this fraction are never cut on a whim.
    const CLOSE: f64 = 0.1;
    /// How often a line is cut on a whim.
    const WHIM: f64 = 0.25;

    /// The matrix of the coming cutting, with boards valued by counting toppings.
    pub fn new(public: &Public) -> CutMatrix {
        CutMatrix::valued(public, |board| chances(&public.setup, board))
    }

    /// The matrix of the coming cutting, with boards valued by this function.
    pub fn valued(public: &Public, value: impl Fn(&Board) -> ByColour<f64>) -> CutMatrix {
        let mut times: [ByLine; 3] = Default::default();
        let mut worth: [Vec<f64>; 3] = core::array::from_fn(|_| Vec::with_capacity(Cuts::COUNT));
        for (cuts, board) in outcomes(public) {
            for (colour, chance) in value(&board).iter() {
                worth[public.sides[colour] as usize].push(*chance);
            }
            for side in Side::ALL {
                times[side as usize][cuts[side].number() as usize - 1] += 1.0;
            }
        }
        let virtual_side = public.setup.virtual_colour().map(|colour| public.sides[colour]);
        CutMatrix::of(worth, times.map(Mix::of), virtual_side)
    }

    fn of(worth: [Vec<f64>; 3], even: [Mix; 3], virtual_side: Option<Side>) -> CutMatrix {
        let only = |side: Side| even[side as usize].chances().iter().position(|one| *one == 1.0);
        CutMatrix { worth, even, virtual_side, knife: virtual_side.and_then(only) }
    }

    /// The lines that can still be cut from a side, by index.
    fn possible(&self, side: usize) -> core::ops::Range<usize> {
        match (self.virtual_side, self.knife) {
            (Some(virtual_side), Some(knife)) if virtual_side as usize == side => knife..knife + 1,
            _ => 0..6,
        }
    }

    /// How this side should cut.
    pub fn mix(&self, side: Side) -> Mix {
        let solved = || self.solved(CutMatrix::ROUNDS);
        self.sure_wins(side).unwrap_or_else(|| self.with_whims(side, &solved()))
    }

    /// How all sides should cut after this many rounds of learning; a knife that is already laid
    /// stays there.
    pub fn mixes(&self, rounds: u32) -> [Mix; 3] {
        let solved = self.solved(rounds);
        Side::ALL.map(|side| match self.virtual_side {
            Some(virtual_side) if virtual_side == side => self.even[side as usize],
            _ => self.sure_wins(side).unwrap_or_else(|| self.with_whims(side, &solved)),
        })
    }

    /// The sides that have a player.
    pub fn players(&self) -> impl Iterator<Item = Side> + use<> {
        let virtual_side = self.virtual_side;
        Side::ALL.into_iter().filter(move |side| virtual_side != Some(*side))
    }

    /// A uniform mix of the lines that a side can still cut.
    pub fn even(&self, side: Side) -> &Mix {
        &self.even[side as usize]
    }

    /// The indices of the lines in every possible outcome.
    fn lines(&self) -> impl Iterator<Item = [usize; 3]> {
        let [a, b, c] = [0, 1, 2].map(|side| self.possible(side));
        a.flat_map(move |a| {
            let c = c.clone();
            b.clone().flat_map(move |b| c.clone().map(move |c| [a, b, c]))
        })
    }

    /// The index of the outcome of these lines among those that are still possible.
    pub fn number_of(&self, lines: [Line; 3]) -> usize {
        (0..3).fold(0, |number, side| {
            let possible = self.possible(side);
            let at = lines[side].number() as usize - 1;
            number * possible.len() + at.clamp(possible.start, possible.end - 1) - possible.start
        })
    }

    /// The value of an outcome to each side.
    pub fn worth(&self, number: usize) -> [f64; 3] {
        [0, 1, 2].map(|side: usize| self.worth[side][number])
    }

    /// Changes the value of an outcome.
    pub fn revalue(&mut self, number: usize, worth: [f64; 3]) {
        self.worth.iter_mut().zip(worth).for_each(|(all, worth)| all[number] = worth);
    }

    /// What each side can expect if everyone cuts like this.
    pub fn expectation(&self, mixes: &[Mix; 3]) -> [f64; 3] {
        Side::ALL.map(|side| {
            let prospects = self.against(side, mixes);
            let chances = mixes[side as usize].chances();
            prospects.iter().zip(chances).map(|(worth, chance)| worth * chance).sum()
        })
    }

    /// What each line of a side is worth if the others cut like this.
    pub fn against(&self, side: Side, mixes: &[Mix; 3]) -> ByLine {
        let [in_a, in_b, in_c] = [0, 1, 2].map(|side| &mixes[side].chances()[self.possible(side)]);
        let mut rows = self.worth[side as usize].chunks_exact(in_c.len());
        let mut prospects = ByLine::default();
        let first = self.possible(side as usize).start;
        let brings = &mut prospects[first..];
        match side {
            Side::A => {
                for (bring, _) in brings.iter_mut().zip(in_a) {
                    let rows = in_b.iter().zip(&mut rows);
                    *bring = rows.map(|(chance, row)| chance * dot(in_c, row)).sum();
                }
            }
            Side::B => {
                for chance in in_a {
                    for ((bring, _), row) in brings.iter_mut().zip(in_b).zip(&mut rows) {
                        *bring += chance * dot(in_c, row);
                    }
                }
            }
            Side::C => {
                for chance in in_a.iter().flat_map(|a| in_b.iter().map(move |b| a * b)) {
                    for (bring, worth) in brings.iter_mut().zip(rows.next().unwrap_or_default()) {
                        *bring += chance * worth;
                    }
                }
            }
        }
        prospects
    }

    /// The lines with which a side wins alone whatever the others cut, if there are any.
    ///
    /// Regret matching would find them too, but not exactly: a line that fails against a single cut
    /// seems nearly as good.
    fn sure_wins(&self, side: Side) -> Option<Mix> {
        let mut least = [1.0f64; 6];
        for (lines, worth) in self.lines().zip(&self.worth[side as usize]) {
            let least = &mut least[lines[side as usize]];
            *least = least.min(*worth);
        }
        let sure = least.map(|least| if least < 1.0 { 0.0 } else { 1.0 });
        (sure != [0.0; 6]).then(|| Mix::of(sure))
    }

    /// The solution mixed with a little of every line that costs next to nothing. Regret matching
    /// often ends with a single line where others are just as good, and that would be easy to
    /// predict.
    fn with_whims(&self, side: Side, solved: &[Mix; 3]) -> Mix {
        let prospects = self.prospects(side as usize, solved);
        let best = prospects.iter().copied().fold(f64::MIN, f64::max);
        let whims = prospects.map(|prospect| (prospect - (1.0 - CutMatrix::CLOSE) * best).max(0.0));
        solved[side as usize].blended(&Mix::of(whims), CutMatrix::WHIM)
    }

    /// How each side cuts after this many rounds of regret matching against the others.
    fn solved(&self, rounds: u32) -> [Mix; 3] {
        let mut matching = RegretMatching::new(self);
        for _ in 0..rounds {
            matching.round(self, |other, mix| mix.blended(&self.even[other], CutMatrix::SLIP));
        }
        matching.average(self)
    }

    /// What each line is worth to its side if the others intend to cut like this, and slip
    /// sometimes.
    fn prospects(&self, side: usize, mixes: &[Mix; 3]) -> ByLine {
        let slipping = |other: usize| mixes[other].blended(&self.even[other], CutMatrix::SLIP);
        self.against(Side::ALL[side], &core::array::from_fn(slipping))
    }
}

fn dot(chances: &[f64], worths: &[f64]) -> f64 {
    chances.iter().zip(worths).map(|(chance, worth)| chance * worth).sum()
}

#[cfg(test)]
impl CutMatrix {
    /// A game of two players against a virtual knife on line 1, by its value to the first player.
    pub fn duel(worth: impl Fn(usize, usize) -> f64) -> CutMatrix {
        let one: Vec<f64> = (0..36).map(|number| worth(number / 6, number % 6)).collect();
        let other = one.iter().map(|worth| 1.0 - worth).collect();
        let knife = Mix::of([1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        let even = [Mix::EVEN, Mix::EVEN, knife];
        CutMatrix::of([one, other, vec![0.0; 36]], even, Some(Side::C))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Random};
    use ::pizza_theory::{Phase, PizzaSetup, PizzaTheory};
    use table::{Deaf, Eyes, Game, Next, Options, Pcg, Setup, View};

    #[track_caller]
    fn check(matrix: &CutMatrix, side: Side, expected: [f64; 6]) {
        let mix = matrix.mix(side);
        for (chance, expected) in mix.chances().iter().zip(expected) {
            assert!((chance - expected).abs() < 0.03, "{mix:?}");
        }
    }

    #[test]
    fn whoever_must_not_be_foreseen_mixes_evenly() {
        let find = CutMatrix::duel(|a, b| if a == b { 0.9 } else { 0.3 });
        check(&find, Side::A, [1.0 / 6.0; 6]);
        check(&find, Side::B, [1.0 / 6.0; 6]);
    }

    /// The first player seeks the second. Being found on line 1 costs the second twice as much as
    /// elsewhere, so they go there half as often, and the first looks there half as often.
    #[test]
    fn a_dearer_line_is_rarer() {
        let find = CutMatrix::duel(|a, b| match a == b {
            true if a == 0 => 0.9,
            true => 0.5,
            false => 0.1,
        });
        check(
            &find,
            Side::A,
            [1.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0],
        );
        check(
            &find,
            Side::B,
            [1.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0, 2.0 / 11.0],
        );
    }

    #[test]
    fn a_line_that_is_worse_against_everything_is_not_cut() {
        let slope = CutMatrix::duel(|a, b| 0.1 * a as f64 + 0.01 * b as f64);
        assert_eq!(slope.mix(Side::A).chances()[..5], [0.0; 5]);
    }

    #[test]
    fn lines_that_are_as_good_as_each_other_are_all_cut() {
        let flat = CutMatrix::duel(|a, _| if a < 3 { 0.5 } else { 0.2 });
        check(&flat, Side::A, [1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn a_sure_win_is_taken() {
        let won =
            CutMatrix::duel(|a, b| if a == 4 || (a, b) != (2, 3) && a == 2 { 1.0 } else { 0.0 });
        assert_eq!(won.mix(Side::A).chances(), &[0.0, 0.0, 0.0, 0.0, 1.0, 0.0]);
    }

    /// The worst remaining regret, averaged over many positions.
    fn regret(seats: usize) -> f64 {
        let setup = PizzaSetup::read("pizza-theory", seats, &Options::none());
        let setup = setup.expect("so many can play");
        let mut dice = Pcg::new(4);
        let (mut sum, mut count) = (0.0, 0.0);
        for _ in 0..20 {
            let mut game = PizzaTheory::new(&setup);
            loop {
                match PizzaTheory::next(game.public()) {
                    Next::Over(_) => break,
                    Next::Dealer => {
                        let deal = game.draw(&mut dice).expect("the dealer is awaited");
                        game.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
                    }
                    Next::Seats(awaited) => {
                        if let Phase::Cutting { .. } = game.public().phase {
                            sum += worst_regret(&CutMatrix::new(game.public()));
                            count += 1.0;
                        }
                        let seat = awaited.first().expect("someone is awaited");
                        let mv =
                            Random::new(dice.bits()).choose(&View::of(&game, Eyes::Seat(seat)));
                        game.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
                    }
                }
            }
        }
        sum / count
    }

    fn worst_regret(matrix: &CutMatrix) -> f64 {
        let mixes = matrix.solved(CutMatrix::ROUNDS);
        let players = (0..3).filter(|side| matrix.virtual_side != Some(Side::ALL[*side]));
        let regrets = players.map(|side| {
            let prospects = matrix.prospects(side, &mixes);
            let best = prospects.iter().copied().fold(f64::MIN, f64::max);
            let expected: f64 = mixes[side]
                .chances()
                .iter()
                .zip(prospects)
                .map(|(chance, worth)| chance * worth)
                .sum();
            best - expected
        });
        regrets.fold(0.0, f64::max)
    }

    #[test]
    fn learning_leaves_little_to_regret() {
        let (two, three) = (regret(2), regret(3));
        assert!(two < 0.005 && three < 0.01, "{two} {three}");
    }
}
