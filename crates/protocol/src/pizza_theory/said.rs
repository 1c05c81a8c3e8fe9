//! What is said at the table, and what it changes in a view.

use pizza_theory::{Announcement, PizzaTheory, SliceStory, Whisper};
use serde::{Deserialize, Serialize};
use table::{Saying, Seat};

use super::side::sides;
use super::{Board, ByColour, Colour, Line, Phase, Side, Space};
use crate::SeatNumber;

/// What is said at a Pizza Theory table: announcements, and whispers to this seat.
///
/// The Rust documentation of each kind says how it changes a view, so that a client can fold it in
/// without knowing the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "PizzaTheorySaid"), schema(as = PizzaTheorySaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// The first player is drawn. Changes nothing: the `round` saying that follows names them.
    First {
        /// The first player.
        seat: SeatNumber,
    },
    /// The sides are assigned and the first toppings placed: sets `sides` and `board`.
    Laid {
        /// The side of each colour.
        sides: ByColour<Side>,
        /// The pizza with the first toppings.
        board: Board,
    },
    /// A round begins: sets `round` and `first`.
    Round {
        /// Its number, from 1.
        round: u8,
        /// The first player of this round.
        first: SeatNumber,
    },
    /// A step of the round begins, or the game is over: sets `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// A topping is added to the `board`.
    Placed {
        /// Who adds it.
        seat: SeatNumber,
        /// Its colour.
        colour: Colour,
        /// Where it lies.
        space: Space,
    },
    /// A seat cannot add a topping and passes. Changes nothing.
    Passed {
        /// Who passes.
        seat: SeatNumber,
        /// Why.
        why: Hindrance,
    },
    /// The virtual die is rolled and the virtual knife placed. Changes nothing: the phase that
    /// follows names the line.
    Rolled {
        /// The first player, who rolls it.
        seat: SeatNumber,
        /// The virtual colour.
        colour: Colour,
        /// The side that belongs to no player.
        side: Side,
        /// The line on which the knife lies.
        line: Line,
    },
    /// A virtual topping is added to the `board`, next to the knife.
    PlacedVirtual {
        /// The first player, who puts it there.
        seat: SeatNumber,
        /// The virtual colour.
        colour: Colour,
        /// Where it lies.
        space: Space,
    },
    /// No virtual topping can be placed. Changes nothing.
    SkippedVirtual {
        /// The virtual colour.
        colour: Colour,
        /// Why.
        why: Hindrance,
    },
    /// A seat has chosen its cut: it is removed from the seats the phase awaits.
    Chose {
        /// Who has chosen.
        seat: SeatNumber,
    },
    /// All have chosen, and the knives are laid: the `cut` in `own` is cleared.
    Revealed {
        /// The cuts from the sides A, B and C.
        cuts: Vec<Cut>,
    },
    /// A colour is safe, because it has at most one topping in every slice. Changes nothing.
    Safe {
        /// The colour.
        colour: Colour,
    },
    /// What happens in one slice. Changes nothing: the combined result follows.
    Slice(Slice),
    /// A reserve was too small for all replacements. Changes nothing.
    RanOut {
        /// The colour whose reserve it is.
        colour: Colour,
        /// How many spaces stay empty because of it.
        short: u8,
    },
    /// The pizza after all slices have been resolved: sets `board`.
    Replaced {
        /// The new pizza.
        board: Board,
    },
    /// The pizza turns by a third: sets `sides`.
    Turned {
        /// The side each colour has now.
        sides: ByColour<Side>,
    },
    /// To one seat: the line it has chosen, set as the `cut` in `own`.
    YourCut {
        /// The line.
        line: Line,
    },
}

/// Why no topping is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hindrance {
    /// There is no space it may be put on.
    NoSpace,
    /// There is no topping in reserve.
    NoReserve,
}

/// A cut that is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cut {
    /// The side it is made from.
    pub side: Side,
    /// The line it follows.
    pub line: Line,
    /// Who cuts; `null` for the virtual cut.
    pub seat: Option<SeatNumber>,
}

/// What was counted in one slice and what happens there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Slice {
    /// The letter shown to people.
    pub letter: String,
    /// The number of toppings of each colour in it, before any change.
    pub counts: ByColour<u8>,
    /// What happens.
    pub fate: Fate,
}

/// What happens in a slice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fate {
    /// One colour has the most toppings and replaces others.
    Replaced {
        /// The colour with the most toppings.
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
    /// The colours that would lose toppings are safe.
    Saved,
    /// All three tie.
    ThreeTie,
    /// Only one colour is present.
    OneColour,
    /// There are no toppings.
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
