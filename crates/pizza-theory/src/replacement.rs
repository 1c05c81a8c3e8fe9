//! What the cuts do in each slice. Play and analysis share this code.

use crate::chart::TOPPINGS;
use crate::parts::{Counts, Parts};
use crate::{Board, ByColour, Colour, Cuts, Letter, Slice, Spaces};

/// The effect of three cuts on a board. Rules 3.3 to 3.6
#[derive(Clone, Copy, Debug)]
pub struct Replacement {
    cuts: Cuts,
    counts: ByColour<Counts>,
    most: ByColour<Parts>,
    kept: ByColour<Spaces>,
    gained: ByColour<Spaces>,
}

/// What was counted in one slice, and what happens there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliceStory {
    /// The slice.
    pub letter: Letter,
    /// The toppings of each colour in the slice, before any change.
    pub counts: ByColour<u8>,
    /// What happens.
    pub fate: Fate,
}

/// What happens in a slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// One colour has the most and replaces others. Rule 3.3a
    Replaced {
        /// The colour with the most.
        by: Colour,
        /// How many toppings of each colour are replaced.
        lost: ByColour<u8>,
    },
    /// Two colours tie for the most, and the third is removed. Rule 3.3b
    Removed {
        /// The third colour.
        third: Colour,
        /// How many of its toppings are removed.
        lost: u8,
    },
    /// Two colours tie for the most, and there is no third. Rule 3.3b
    TwoTie,
    /// The colours that would lose toppings are safe. Rule 3.4
    Saved,
    /// All three tie. Rule 3.3c
    ThreeTie,
    /// Only one colour is present. Rule 3.3c
    OneColour,
    /// There are no toppings. Rule 3.3c
    Empty,
}

impl Replacement {
    /// Evaluates the board as it is before any change.
    #[inline]
    pub fn of(board: &Board, cuts: Cuts) -> Replacement {
        let counts = ByColour::each(|colour| Counts::of(board, colour, cuts));
        Replacement::by_counts(board, cuts, counts)
    }

    /// Evaluates the board from the counts in its slices.
    #[inline(always)]
    pub(crate) fn by_counts(board: &Board, cuts: Cuts, counts: ByColour<Counts>) -> Replacement {
        let [red, green, white] = Colour::ALL.map(|colour| counts[colour]);
        let most =
            ByColour::new(red.most(green, white), green.most(white, red), white.most(red, green));
        let leads = ByColour::each(|colour| cuts.region(most[colour]));
        // A colour stays where it has the most, alone or tied, and everywhere if it is safe.
        let kept = ByColour::each(|colour| {
            let safe = counts[colour].are_at_most_one();
            board.spaces(colour) & if safe { Spaces::ALL } else { leads[colour] }
        });
        // Toppings that do not stay are replaced where one colour alone has the most.
        let [red, green, white] = Colour::ALL.map(|colour| leads[colour]);
        let lost = board.taken().without(union(kept));
        let gained = ByColour::new(
            lost & red.without(green | white),
            lost & green.without(white | red),
            lost & white.without(red | green),
        );
        Replacement { cuts, counts, most, kept, gained }
    }

    /// The board after replacing.
    #[inline(always)]
    pub fn after(&self) -> Board {
        let mut board = Board::EMPTY;
        for colour in Colour::ALL {
            let (kept, gained) = (self.kept[colour], self.gained[colour]);
            match (kept | gained).len() {
                wanted if wanted <= TOPPINGS => board.lay(colour, kept | gained, wanted),
                wanted => board.lay(colour, filled(kept, gained, wanted), TOPPINGS),
            }
        }
        board
    }

    /// Whether this colour is safe. Rule 3.4
    #[inline]
    pub fn is_safe(&self, colour: Colour) -> bool {
        self.counts[colour].are_at_most_one()
    }

    /// How many spaces stay empty because the reserve of this colour is too small. Rule 3.6
    #[inline]
    pub fn short(&self, colour: Colour) -> u8 {
        (self.kept[colour] | self.gained[colour]).len().saturating_sub(TOPPINGS)
    }

    /// What happens in each slice, in the order of their letters.
    #[inline]
    pub fn slices(&self) -> impl Iterator<Item = SliceStory> {
        self.cuts.slices().map(|slice| SliceStory {
            letter: slice.letter,
            counts: ByColour::each(|colour| self.counts[colour].in_part(slice.part)),
            fate: self.fate(slice),
        })
    }

    #[inline]
    fn fate(&self, slice: Slice) -> Fate {
        let counts = ByColour::each(|colour| self.counts[colour].in_part(slice.part));
        let leads = |colour: &Colour| self.most[*colour].contains(slice.part);
        let lost = ByColour::each(|colour| match leads(&colour) || self.is_safe(colour) {
            true => 0,
            false => counts[colour],
        });
        let present = counts.iter().filter(|(_, count)| **count > 0).count();
        let leader = Colour::ALL.into_iter().find(leads);
        let behind = Colour::ALL.into_iter().find(|colour| !leads(colour));
        let leaders = Colour::ALL.into_iter().filter(leads).count();
        match (present, leaders, leader, behind) {
            (0, _, _, _) => Fate::Empty,
            (1, _, _, _) => Fate::OneColour,
            (_, 1, Some(by), _) if lost.iter().any(|(_, lost)| *lost > 0) => {
                Fate::Replaced { by, lost }
            }
            (_, 2, _, Some(third)) if lost[third] > 0 => Fate::Removed { third, lost: lost[third] },
            (2, 2, _, _) => Fate::TwoTie,
            (_, 1 | 2, _, _) => Fate::Saved,
            (_, _, _, _) => Fate::ThreeTie,
        }
    }
}

/// The union of the three sets.
#[inline]
fn union(sets: ByColour<Spaces>) -> Spaces {
    sets.iter().fold(Spaces::NONE, |union, (_, spaces)| union | *spaces)
}

/// The spaces kept and gained, as far as 16 toppings go. Rule 3.6
#[cold]
#[inline(never)]
fn filled(kept: Spaces, gained: Spaces, wanted: u8) -> Spaces {
    // Spaces are filled in order of q, then r, so the last ones stay empty.
    kept | (TOPPINGS..wanted).fold(gained, |gained, _| gained.without_last())
}
