//! How others may be in the habit of cutting.

use ::pizza_theory::{Public, Side};

use super::estimate::shares;
use super::mix::Mix;
use super::stage::Stage;

/// Ways to think about a cut, each of which has the one before in mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Habit {
    /// Thinks of everyone's slices, by the number of toppings: level 2.
    Reading,
    /// Answers one who reads: level 3.
    Answering,
    /// Answers those who read and those who answer.
    Doubting,
    /// Thinks as well as can be of everyone's slices, and takes the others to do so too.
    Weighing,
}

impl Habit {
    /// All habits.
    pub const ALL: [Habit; 4] =
        [Habit::Reading, Habit::Answering, Habit::Doubting, Habit::Weighing];
}

/// One number for each habit.
pub(crate) type ByHabit = [f64; Habit::ALL.len()];

/// A cutting that is about to happen, and how each side would cut by habit.
pub(crate) struct Habits {
    /// The cutting, by what the boards after it promise.
    pub stage: Stage,
    mixes: [[Mix; 3]; Habit::ALL.len()],
}

impl Habits {
    /// Lines that are worse by this share of the win, or more, are not the answer.
    pub const MARGIN: f64 = 0.01;

    /// Rounds of learning: enough to tell how someone thinks who takes longer.
    const ROUNDS: u32 = 40;

    /// What all would do here.
    pub fn of(public: &Public) -> Habits {
        let stage = Stage::valued(public, |board| shares(&public.setup, public.round, board));
        let reading = Stage::new(public).mixes(Habits::ROUNDS);
        let answering = answers(&stage, &reading);
        let either = core::array::from_fn(|side| reading[side].blended(&answering[side], 0.5));
        let doubting = answers(&stage, &either);
        let weighing = stage.mixes(Habits::ROUNDS);
        Habits { stage, mixes: [reading, answering, doubting, weighing] }
    }

    /// How a side cuts by one habit.
    pub fn mix(&self, habit: Habit, side: Side) -> &Mix {
        &self.mixes[habit as usize][side as usize]
    }

    /// How a side cuts that has each habit with some chance.
    pub fn blend(&self, chances: &ByHabit, side: Side) -> Mix {
        Mix::of(core::array::from_fn(|line| {
            let by = |habit: Habit| chances[habit as usize] * self.mix(habit, side).chances()[line];
            Habit::ALL.into_iter().map(by).sum()
        }))
    }
}

/// The best answers of all sides to these cuts of the others.
fn answers(stage: &Stage, to: &[Mix; 3]) -> [Mix; 3] {
    let mut answers = *to;
    for side in stage.players() {
        answers[side as usize] = Mix::near_best(&stage.against(side, to), Habits::MARGIN);
    }
    answers
}
