//! What a player believes about the others, based on what they did.

use ::pizza_theory::{Announcement, Cuts, PizzaTheory, Public, Side, Space, Spaces};
use table::{BySeat, Saying, Seat};

use super::cut_models::{ByModel, CutModel, CutModels};
use super::mix::Mix;
use super::reading;

/// Which models the others are believed to follow.
///
/// It is built from what is said at the table, because a view does not show how it came about.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    public: Public,
    chances: BySeat<ByModel, 3>,
}

impl Belief {
    /// How often anyone is assumed to act at random.
    const SLIP: f64 = 0.1;
    /// How often a player who does not read slices still places a topping where a reader would.
    const AGREES: f64 = 0.3;
    /// Models less likely than this are ruled out.
    const SETTLED: f64 = 0.001;

    /// A player who sits down with this opinion of everyone.
    pub fn new(public: &Public, prior: ByModel) -> Belief {
        Belief { public: *public, chances: BySeat::each(|_| prior) }
    }

    /// Takes in a saying.
    pub fn hear(&mut self, saying: &Saying<PizzaTheory>) {
        let Saying::ToAll(said) = saying else { return };
        match *said {
            Announcement::Revealed { cuts, .. } => self.learn_from_cuts(cuts),
            Announcement::Placed { seat, colour, space } => {
                let open = self.public.board.open_to(colour);
                self.learn_from_topping(seat, space, open);
            }
            _ => {}
        }
        self.public.hear(said);
    }

    /// How each side is expected to cut.
    pub fn expected(&self, public: &Public, models: &CutModels) -> [Mix; 3] {
        Side::ALL.map(|side| {
            let even = models.matrix.even(side);
            match cutter(public, side) {
                None => *even,
                Some(seat) => models.blend(&self.chances[seat], side).blended(even, Belief::SLIP),
            }
        })
    }

    fn is_settled(&self, seat: Seat) -> bool {
        self.chances[seat]
            .iter()
            .all(|chance| *chance < Belief::SETTLED || *chance > 1.0 - Belief::SETTLED)
    }

    fn learn_from_cuts(&mut self, cuts: Cuts) {
        if Seat::all(self.public.seats()).all(|seat| self.is_settled(seat)) {
            return;
        }
        let models = CutModels::of(&self.public);
        for side in Side::ALL {
            if let Some(seat) = cutter(&self.public, side) {
                self.weigh(seat, |model| {
                    let mix = models.mix(model, side);
                    (1.0 - Belief::SLIP) * mix[cuts[side]] + Belief::SLIP / 6.0
                });
            }
        }
    }

    /// Only readers are recognized: computing where the other models would place takes too long.
    fn learn_from_topping(&mut self, seat: Seat, space: Space, open: Spaces) {
        if self.is_settled(seat) {
            return;
        }
        let liked = reading::best(&self.public, seat, open);
        let as_liked = if liked.contains(space) { 1.0 / f64::from(liked.len()) } else { 0.0 };
        let as_any = 1.0 / f64::from(open.len().max(1));
        self.weigh(seat, |model| {
            let reads = match model {
                CutModel::Reading => 1.0 - Belief::SLIP,
                CutModel::Answering | CutModel::Doubting | CutModel::Weighing => Belief::AGREES,
            };
            reads * as_liked + (1.0 - reads) * as_any
        });
    }

    /// Updates the belief about a seat by how likely each model made what it did (Bayes' rule).
    fn weigh(&mut self, seat: Seat, likelihood: impl Fn(CutModel) -> f64) {
        let chances = &mut self.chances[seat];
        CutModel::ALL.into_iter().for_each(|model| chances[model as usize] *= likelihood(model));
        let sum: f64 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
    }
}

/// The seat that cuts from this side, if any.
fn cutter(public: &Public, side: Side) -> Option<Seat> {
    Seat::all(public.seats()).find(|seat| public.side_of(*seat) == side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Botted as _, Budget, Persona, Seated};
    use ::pizza_theory::PizzaSetup;
    use table::{Eyes, Game, Next, Options, Pcg, Setup, View};

    /// The average belief about the first seat after games between these bots.
    fn opinion(persona: Persona, seats: usize) -> ByModel {
        let roster = PizzaTheory::bots();
        let bot = roster.find(persona.name()).expect("it plays this game");
        let setup = PizzaSetup::read("pizza-theory", seats, &Options::none());
        let setup = setup.expect("so many can play");
        let mut sums = ByModel::default();
        for seed in 0..12 {
            let mut game = PizzaTheory::new(&setup);
            let mut dice = Pcg::new(seed);
            let mut belief = Belief::new(game.public(), [0.25; 4]);
            let budget = Budget::Iterations(1);
            let mut bots: Vec<Seated<PizzaTheory>> = Seat::all(seats)
                .map(|seat| View::of(&game, Eyes::Seat(seat)))
                .map(|view| Seated::new(bot, &view, budget, dice.bits()))
                .collect();
            loop {
                let mut said = Vec::new();
                match PizzaTheory::next(game.public()) {
                    Next::Over(_) => break,
                    Next::Dealer => {
                        let deal = game.draw(&mut dice).expect("the dealer is awaited");
                        game.deal(deal, &mut |saying| said.push(saying)).expect("it was drawn");
                    }
                    Next::Seats(awaited) => {
                        let seat = awaited.first().expect("someone is awaited");
                        let view = View::of(&game, Eyes::Seat(seat));
                        let mv = bots[seat.index()].choose(&view);
                        game.play(seat, mv, &mut |saying| said.push(saying)).expect("it is legal");
                    }
                }
                for saying in &said {
                    belief.hear(saying);
                    bots.iter_mut().for_each(|bot| bot.hear(saying));
                }
                assert_eq!(belief.public, *game.public(), "it keeps up with the table");
            }
            sums.iter_mut().zip(belief.chances[Seat::at(0)]).for_each(|(sum, one)| *sum += one);
        }
        sums.map(|sum| sum / 12.0)
    }

    #[test]
    fn a_reader_is_recognised() {
        for seats in [2, 3] {
            let reader = opinion(Persona::NONNA, seats);
            assert!(reader[CutModel::Reading as usize] > 0.9, "{reader:?}");
        }
    }

    #[test]
    fn whoever_looks_ahead_is_not_taken_for_a_reader() {
        for seats in [2, 3] {
            let other = opinion(Persona::LUIGI, seats);
            assert!(other[CutModel::Reading as usize] < 0.2, "{other:?}");
            assert!(other[CutModel::Answering as usize] > 0.4, "{other:?}");
        }
    }
}
