//! What is said at the table.

use alloc::vec::Vec;

use table::{Phrase, Phrased, Seat, Seats};

use crate::{Board, ByColour, Colour, Cuts, Ending, Fate, Line, Phase, Side, SliceStory, Space};

/// What everyone hears. Nothing else changes the public drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// The first player is drawn. Rules 2.1, 5.1
    First(Seat),
    /// The sides are taken and the first toppings laid. Rules 2.1, 5.1
    Laid {
        /// The side of each colour.
        sides: ByColour<Side>,
        /// The pizza with the first toppings.
        board: Board,
    },
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
        /// Who is first in it.
        first: Seat,
    },
    /// A step of the round begins, or the game is over.
    Now(Phase),
    /// A topping is added. Rule 3.1
    Placed {
        /// Who adds it.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its space.
        space: Space,
    },
    /// A seat cannot add and passes. Rule 3.1
    Passed {
        /// Who passes.
        seat: Seat,
        /// Why.
        why: Hindrance,
    },
    /// The virtual die is rolled and the virtual knife is laid. Rule 5.2
    Rolled {
        /// The first player, who rolls it.
        seat: Seat,
        /// The virtual colour.
        colour: Colour,
        /// The side that no player has.
        side: Side,
        /// The line of the knife.
        line: Line,
    },
    /// A virtual topping is put next to the knife. Rule 5.2
    PlacedVirtual {
        /// The first player, who puts it there.
        seat: Seat,
        /// The virtual colour.
        colour: Colour,
        /// Its space.
        space: Space,
    },
    /// No virtual topping can be added. Rule 5.2
    SkippedVirtual {
        /// The virtual colour.
        colour: Colour,
        /// Why.
        why: Hindrance,
    },
    /// A seat has chosen its cut. Rule 3.2
    Chose(Seat),
    /// Everyone has chosen, and the knives are laid. Rule 3.2
    Revealed {
        /// The line of each side.
        cuts: Cuts,
        /// Who cuts from the sides A, B and C; `None` for the virtual colour's side.
        cutters: [Option<Seat>; 3],
    },
    /// A colour has at most one topping in every slice. Rule 3.4
    Safe(Colour),
    /// What happens in one slice. Rule 3.3
    Slice(SliceStory),
    /// A reserve was too small for all the replacements. Rule 3.6
    RanOut {
        /// The colour of the reserve.
        colour: Colour,
        /// How many spaces stay empty because of it.
        short: u8,
    },
    /// The combined effect of all slices. Rules 3.3 to 3.6
    Replaced {
        /// The pizza afterwards.
        board: Board,
    },
    /// The pizza turns by a third. Rule 3.7
    Turned {
        /// The side each colour has now.
        sides: ByColour<Side>,
    },
}

/// Why nothing is added. Rules 3.1, 5.2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// There is no space for it.
    NoSpace,
    /// There is no topping in reserve.
    NoReserve,
}

/// What one seat hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whisper {
    /// The line this seat has chosen. Rule 3.2
    Cut(Line),
}

impl Phrased for Whisper {
    fn phrase(&self) -> Phrase {
        match self {
            Whisper::Cut(line) => Phrase::new("pizza-theory-your-cut").with("line", line.number()),
        }
    }
}

impl Phrased for Announcement {
    fn phrase(&self) -> Phrase {
        match *self {
            Announcement::First(seat) => Phrase::new("pizza-theory-first").with("seat", seat),
            Announcement::Laid { sides, board: _ } => {
                Phrase::new("pizza-theory-laid").with("sides", tell_sides(&sides))
            }
            Announcement::Round { round, first } => {
                Phrase::new("pizza-theory-round").with("round", round).with("seat", first)
            }
            Announcement::Now(phase) => phase.phrase(),
            Announcement::Placed { seat, colour, space } => {
                let phrase = Phrase::new("pizza-theory-placed").with("seat", seat);
                space.fill(phrase).with("colour", colour.phrase())
            }
            Announcement::Passed { seat, why } => Phrase::new(match why {
                Hindrance::NoSpace => "pizza-theory-passed-no-space",
                Hindrance::NoReserve => "pizza-theory-passed-no-reserve",
            })
            .with("seat", seat),
            Announcement::Rolled { seat, colour, side, line } => Phrase::new("pizza-theory-rolled")
                .with("seat", seat)
                .with("colour", colour.phrase())
                .with("side", side.letter())
                .with("line", line.number()),
            Announcement::PlacedVirtual { seat, colour, space } => {
                let phrase = Phrase::new("pizza-theory-placed-virtual").with("seat", seat);
                space.fill(phrase).with("colour", colour.phrase())
            }
            Announcement::SkippedVirtual { colour, why } => Phrase::new(match why {
                Hindrance::NoSpace => "pizza-theory-skipped-no-space",
                Hindrance::NoReserve => "pizza-theory-skipped-no-reserve",
            })
            .with("colour", colour.phrase()),
            Announcement::Chose(seat) => Phrase::new("pizza-theory-chose").with("seat", seat),
            Announcement::Revealed { cuts, cutters } => {
                Phrase::new("pizza-theory-revealed").with("cuts", tell_cuts(cuts, cutters))
            }
            Announcement::Safe(colour) => {
                Phrase::new("pizza-theory-safe").with("colour", colour.phrase())
            }
            Announcement::Slice(story) => story.phrase(),
            Announcement::RanOut { colour, short } => Phrase::new("pizza-theory-ran-out")
                .with("colour", colour.phrase())
                .with("short", short),
            Announcement::Replaced { board } => {
                let counts = ByColour::each(|colour| board.on_board(colour));
                Phrase::new("pizza-theory-replaced").with("counts", tell_counts(&counts))
            }
            Announcement::Turned { sides } => {
                Phrase::new("pizza-theory-turned").with("sides", tell_sides(&sides))
            }
        }
    }
}

impl Phrased for Phase {
    fn phrase(&self) -> Phrase {
        match *self {
            Phase::Drawing => Phrase::new("pizza-theory-now-drawing"),
            Phase::Adding(seat) => Phrase::new("pizza-theory-now-adding").with("seat", seat),
            Phase::Rolling => Phrase::new("pizza-theory-now-rolling"),
            Phase::Virtual { knife } => {
                Phrase::new("pizza-theory-now-virtual").with("line", knife.number())
            }
            Phase::Cutting { awaited: _, knife: _ } => Phrase::new("pizza-theory-now-cutting"),
            Phase::Over(ending) => ending.phrase(),
        }
    }
}

impl Phrased for Ending {
    fn phrase(&self) -> Phrase {
        match *self {
            Ending::Won(winners) => match winners.iter().next() {
                Some(winner) if winners.len() == 1 => {
                    Phrase::new("pizza-theory-won").with("seat", winner)
                }
                _ => Phrase::new("pizza-theory-won-together").with("winners", tell_seats(winners)),
            },
            Ending::Lost(colour) => {
                Phrase::new("pizza-theory-lost").with("colour", colour.phrase())
            }
            Ending::Drawn => Phrase::new("pizza-theory-drawn"),
        }
    }
}

impl Phrased for SliceStory {
    fn phrase(&self) -> Phrase {
        let SliceStory { letter, counts, fate } = self;
        let tied = |third: Option<Colour>| -> Vec<Phrase> {
            let tied =
                counts.iter().filter(|(colour, count)| Some(*colour) != third && **count > 0);
            tied.map(|(colour, _)| colour.phrase()).collect()
        };
        let phrase = match fate {
            Fate::Replaced { by, lost } => Phrase::new("pizza-theory-slice-replaced")
                .with("by", by.phrase())
                .with("lost", tell_counts(lost)),
            Fate::Removed { third, lost } => {
                let lost = ByColour::each(|colour| if colour == *third { *lost } else { 0 });
                Phrase::new("pizza-theory-slice-removed")
                    .with("tied", tied(Some(*third)))
                    .with("lost", tell_counts(&lost))
            }
            Fate::TwoTie => Phrase::new("pizza-theory-slice-two-tie").with("tied", tied(None)),
            Fate::Saved => Phrase::new("pizza-theory-slice-saved"),
            Fate::ThreeTie => Phrase::new("pizza-theory-slice-three-tie"),
            Fate::OneColour => Phrase::new("pizza-theory-slice-one-colour"),
            Fate::Empty => {
                return Phrase::new("pizza-theory-slice-empty").with("letter", letter.as_str());
            }
        };
        phrase.with("letter", letter.as_str()).with("counts", tell_counts(counts))
    }
}

/// The colours that are present: "3 red and 1 white".
fn tell_counts(counts: &ByColour<u8>) -> Vec<Phrase> {
    let present = counts.iter().filter(|(_, count)| **count > 0);
    present
        .map(|(colour, count)| {
            let id = match colour {
                Colour::Red => "pizza-theory-count-red",
                Colour::Green => "pizza-theory-count-green",
                Colour::White => "pizza-theory-count-white",
            };
            Phrase::new(id).with("count", *count)
        })
        .collect()
}

fn tell_sides(sides: &ByColour<Side>) -> Vec<Phrase> {
    let owner = |side: Side| sides.iter().find(|(_, own)| **own == side);
    Side::ALL
        .into_iter()
        .filter_map(|side| owner(side).map(|(colour, _)| (side, colour)))
        .map(|(side, colour)| {
            let phrase = Phrase::new("pizza-theory-has-side").with("side", side.letter());
            phrase.with("colour", colour.phrase())
        })
        .collect()
}

fn tell_cuts(cuts: Cuts, cutters: [Option<Seat>; 3]) -> Vec<Phrase> {
    Side::ALL
        .into_iter()
        .zip(cutters)
        .filter_map(|(side, cutter)| cutter.map(|seat| (seat, cuts[side])))
        .map(|(seat, line)| {
            Phrase::new("pizza-theory-cut-of").with("seat", seat).with("line", line.number())
        })
        .collect()
}

/// Several players, each by name or as "you".
pub(crate) fn tell_seats(seats: Seats) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("player").with("seat", seat)).collect()
}
