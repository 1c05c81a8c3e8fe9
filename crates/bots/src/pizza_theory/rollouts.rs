//! Level 4: plays every move through to the end, many times.

use ::pizza_theory::{Line, Move, Phase, PizzaTheory, Public};
use table::{Deaf, Game, Pcg, Seat};

use super::belief::Belief;
use super::cut_models::CutModels;
use super::lookahead::Weighed;
use super::mix::Mix;
use super::outcomes::{share, table};
use super::playout::finish;
use crate::clock::Clock;

/// A look one step ahead counts as much as this many playouts.
const LOOK: f64 = 300.0;
/// The weight of exploration, for moves with fewer playouts.
const CURIOSITY: f64 = 0.1;

/// Refines the results of looking one step ahead by playing on.
pub(crate) fn weigh(
    public: &Public,
    me: Seat,
    belief: &Belief,
    looked: Weighed,
    clock: &mut Clock,
    dice: &mut Pcg,
) -> Weighed {
    let Some(table) = table(public) else { return looked };
    let expected = matches!(public.phase, Phase::Cutting { .. })
        .then(|| belief.expected(public, &CutModels::of(public)));
    let mut trials: Vec<Trial> = looked.iter().map(|(_, look)| Trial::new(*look)).collect();
    let mut all = 1.0f64;
    while clock.tick() {
        let curiosity = CURIOSITY * all.ln().sqrt();
        let promise = |trial: &Trial| trial.mean() + curiosity / (1.0 + trial.count).sqrt();
        let next = (0..trials.len())
            .max_by(|one, other| promise(&trials[*one]).total_cmp(&promise(&trials[*other])));
        let Some(next) = next else { break };
        let mut game = table;
        begin(&mut game, me, looked[next].0, expected.as_ref(), dice);
        let trial = &mut trials[next];
        trial.sum += share(&finish(game, dice), me);
        trial.count += 1.0;
        all += 1.0;
    }
    looked.into_iter().zip(trials).map(|((mv, _), trial)| (mv, trial.mean())).collect()
}

/// Makes a move. If it is a cut, the others cut as expected.
fn begin(game: &mut PizzaTheory, me: Seat, mv: Move, expected: Option<&[Mix; 3]>, dice: &mut Pcg) {
    let public = *game.public();
    if let Some(mixes) = expected {
        for seat in Seat::all(public.seats()).filter(|seat| *seat != me) {
            let line: Line = mixes[public.side_of(seat) as usize].draw(dice);
            // Any line is accepted from a seat that has to cut.
            let _ = game.play(seat, Move::Cut(line), &mut Deaf);
        }
    }
    // The move was offered, so it is accepted.
    let _ = game.play(me, mv, &mut Deaf);
}

/// What is known about one move.
struct Trial {
    sum: f64,
    count: f64,
    look: f64,
}

impl Trial {
    fn new(look: f64) -> Trial {
        Trial { sum: 0.0, count: 0.0, look }
    }

    fn mean(&self) -> f64 {
        (self.sum + LOOK * self.look) / (self.count + LOOK)
    }
}
