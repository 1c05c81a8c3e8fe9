//! What is said at the table, and what it changes in a view.

use pizza_theory::{Announcement, PizzaTheory, SliceStory, Whisper};
use serde::{Deserialize, Serialize};
use table::{Saying, Seat};

use super::side::sides;
use super::{Board, ByColour, Colour, Line, Phase, Side, Space};
use crate::SeatNumber;

/// What is said at a Pizza Theory table: announcements, and the whispers to this seat.
///
/// The Rust documentation of each kind tells what it changes in a view, so that a client can
/// fold it in without the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheorySaid"), schema(as = PizzaTheorySaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// The first player is drawn. Changes nothing: the round that begins names him.
    First {
        /// The first player.
        seat: SeatNumber,
    },
    /// The sides are taken and the first toppings laid: `sides` and `board`.
    Laid {
        /// The side of each colour.
        sides: ByColour<Side>,
        /// The pizza with the first toppings.
        board: Board,
    },
    /// A round begins: `round` and `first`.
    Round {
        /// Its number, from 1.
        round: u8,
        /// Who is first in it.
        first: SeatNumber,
    },
    /// A step of the round begins, or the game is over: the `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// A topping is added: the `board` gets it.
    Placed {
        /// Who adds it.
        seat: SeatNumber,
        /// Its colour.
        colour: Colour,
        /// Where it lies.
        space: Space,
    },
    /// A seat cannot add and passes. Changes nothing.
    Passed {
        /// Who passes.
        seat: SeatNumber,
        /// Why.
        why: Hindrance,
    },
    /// The virtual die is rolled and the virtual knife laid. Changes nothing: the phase that
    /// follows names the line.
    Rolled {
        /// The first player, who rolls it.
        seat: SeatNumber,
        /// The virtual colour.
        colour: Colour,
        /// The side that no player has.
        side: Side,
        /// The line on which the knife lies.
        line: Line,
    },
    /// A virtual topping is put beside the knife: the `board` gets it.
    PlacedVirtual {
        /// The first player, who puts it there.
        seat: SeatNumber,
        /// The virtual colour.
        colour: Colour,
        /// Where it lies.
        space: Space,
    },
    /// No virtual topping can be put down. Changes nothing.
    SkippedVirtual {
        /// The virtual colour.
        colour: Colour,
        /// Why.
        why: Hindrance,
    },
    /// A seat has chosen its cut: the phase no longer awaits it.
    Chose {
        /// Who has chosen.
        seat: SeatNumber,
    },
    /// All have chosen, and the knives are laid: nobody has a cut of his own any more.
    Revealed {
        /// The cuts from the sides A, B and C.
        cuts: Vec<Cut>,
    },
    /// A colour has at most one topping in every slice. Changes nothing.
    Safe {
        /// The colour.
        colour: Colour,
    },
    /// What happens in one slice. Changes nothing: what comes of all of them follows.
    Slice(Slice),
    /// A reserve was too small for all replacements. Changes nothing.
    RanOut {
        /// Whose reserve.
        colour: Colour,
        /// How many spaces stay empty for it.
        short: u8,
    },
    /// What the slices' fates make of the pizza: the `board`.
    Replaced {
        /// The pizza after it.
        board: Board,
    },
    /// The pizza turns by a third: the `sides`.
    Turned {
        /// The side each colour has now.
        sides: ByColour<Side>,
    },
    /// To one seat: the line it has chosen, which is its own `cut`.
    YourCut {
        /// The line.
        line: Line,
    },
}

/// Why nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    /// There is no space where it may be put.
    NoSpace,
    /// There is no topping in reserve.
    NoReserve,
}

/// A cut that is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cut {
    /// From which side.
    pub side: Side,
    /// Along which line.
    pub line: Line,
    /// Who cuts; nobody the virtual one.
    pub seat: Option<SeatNumber>,
}

/// What was counted in one slice and what happens there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Slice {
    /// The letter people know it by.
    pub letter: String,
    /// The toppings of each colour in it, before any change.
    pub counts: ByColour<u8>,
    /// What happens.
    pub fate: Fate,
}

/// What happens in a slice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fate {
    /// One colour has most and replaces others.
    Replaced {
        /// The colour that has most.
        by: Colour,
        /// How many toppings of each colour are replaced.
        lost: ByColour<u8>,
    },
    /// Two colours tie for most, and the third is removed.
    Removed {
        /// The third colour.
        third: Colour,
        /// How many of its toppings are removed.
        lost: u8,
    },
    /// Two colours tie for most, and there is no third.
    TwoTie,
    /// Those who would lose toppings are safe.
    Saved,
    /// All three tie.
    ThreeTie,
    /// Only one colour is present.
    OneColour,
    /// No topping at all.
    Empty,
}

impl From<&Saying<PizzaTheory>> for Said {
    fn from(saying: &Saying<PizzaTheory>) -> Said {
        match *saying {
            Saying::ToAll(said) => said.into(),
            Saying::ToSeat(_, Whisper::Cut(line)) => Said::YourCut { line: line.into() },
        }
    }
}

impl From<Announcement> for Said {
    fn from(said: Announcement) -> Said {
        match said {
            Announcement::First(seat) => Said::First { seat: seat.into() },
            Announcement::Laid { sides: of_colours, board } => {
                Said::Laid { sides: sides(&of_colours), board: (&board).into() }
            }
            Announcement::Round { round, first } => Said::Round { round, first: first.into() },
            Announcement::Now(phase) => Said::Now { phase: phase.into() },
            Announcement::Placed { seat, colour, space } => {
                Said::Placed { seat: seat.into(), colour: colour.into(), space: space.into() }
            }
            Announcement::Passed { seat, why } => {
                Said::Passed { seat: seat.into(), why: why.into() }
            }
            Announcement::Rolled { seat, colour, side, line } => Said::Rolled {
                seat: seat.into(),
                colour: colour.into(),
                side: side.into(),
                line: line.into(),
            },
            Announcement::PlacedVirtual { seat, colour, space } => Said::PlacedVirtual {
                seat: seat.into(),
                colour: colour.into(),
                space: space.into(),
            },
            Announcement::SkippedVirtual { colour, why } => {
                Said::SkippedVirtual { colour: colour.into(), why: why.into() }
            }
            Announcement::Chose(seat) => Said::Chose { seat: seat.into() },
            Announcement::Revealed { cuts, cutters } => {
                Said::Revealed { cuts: revealed(cuts, cutters) }
            }
            Announcement::Safe(colour) => Said::Safe { colour: colour.into() },
            Announcement::Slice(story) => Said::Slice(story.into()),
            Announcement::RanOut { colour, short } => Said::RanOut { colour: colour.into(), short },
            Announcement::Replaced { board } => Said::Replaced { board: (&board).into() },
            Announcement::Turned { sides: of_colours } => {
                Said::Turned { sides: sides(&of_colours) }
            }
        }
    }
}

fn revealed(cuts: pizza_theory::Cuts, cutters: [Option<Seat>; 3]) -> Vec<Cut> {
    let sides = pizza_theory::Side::ALL.into_iter().zip(cutters);
    let cut = |(side, cutter): (pizza_theory::Side, Option<Seat>)| Cut {
        side: side.into(),
        line: cuts[side].into(),
        seat: cutter.map(SeatNumber::from),
    };
    sides.map(cut).collect()
}

impl From<pizza_theory::Hindrance> for Hindrance {
    fn from(why: pizza_theory::Hindrance) -> Hindrance {
        match why {
            pizza_theory::Hindrance::NoSpace => Hindrance::NoSpace,
            pizza_theory::Hindrance::NoReserve => Hindrance::NoReserve,
        }
    }
}

impl From<SliceStory> for Slice {
    fn from(story: SliceStory) -> Slice {
        let SliceStory { letter, counts, fate } = story;
        Slice { letter: letter.as_str().to_string(), counts: counts.into(), fate: fate.into() }
    }
}

impl From<pizza_theory::Fate> for Fate {
    fn from(fate: pizza_theory::Fate) -> Fate {
        match fate {
            pizza_theory::Fate::Replaced { by, lost } => {
                Fate::Replaced { by: by.into(), lost: lost.into() }
            }
            pizza_theory::Fate::Removed { third, lost } => {
                Fate::Removed { third: third.into(), lost }
            }
            pizza_theory::Fate::TwoTie => Fate::TwoTie,
            pizza_theory::Fate::Saved => Fate::Saved,
            pizza_theory::Fate::ThreeTie => Fate::ThreeTie,
            pizza_theory::Fate::OneColour => Fate::OneColour,
            pizza_theory::Fate::Empty => Fate::Empty,
        }
    }
}
