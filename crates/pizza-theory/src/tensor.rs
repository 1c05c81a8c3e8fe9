//! All outcomes of a board at once, for players that search before they cut.

use core::ops::Index;

use crate::tally::Tally;
use crate::{Board, ByColour, Cuts, Line, Replacement};

/// A board that was counted once for all cuts.
#[derive(Clone, Copy, Debug)]
pub struct Tallied {
    board: Board,
    tallies: ByColour<Tally>,
}

impl Tallied {
    /// Counts the board.
    pub fn of(board: &Board) -> Tallied {
        let tallies = ByColour::each(|colour| Tally::of(board, colour));
        Tallied { board: *board, tallies }
    }

    /// The effect of these cuts. Equal to [`Replacement::of`], but faster from the second call on.
    #[inline]
    pub fn replacement(&self, cuts: Cuts) -> Replacement {
        let counts = ByColour::each(|colour| self.tallies[colour].counts(cuts));
        Replacement::by_counts(&self.board, cuts, counts)
    }

    /// The board after these cuts.
    #[inline]
    pub fn after(&self, cuts: Cuts) -> Board {
        self.replacement(cuts).after()
    }
}

/// The board after each of the 216 triples of cuts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CutTensor([Board; Cuts::COUNT]);

/// Applies all 216 triples of cuts to a board.
pub fn cut_tensor(board: &Board) -> CutTensor {
    let tallied = Tallied::of(board);
    let mut tensor = CutTensor([Board::EMPTY; Cuts::COUNT]);
    for a in Line::ALL {
        for b in Line::ALL {
            for c in Line::ALL {
                let cuts = Cuts::new(a, b, c);
                tensor.0[cuts.number()] = tallied.after(cuts);
            }
        }
    }
    tensor
}

impl CutTensor {
    /// Each triple of cuts with the board after it, in the order of the cuts' numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Cuts, &Board)> {
        Cuts::all().zip(&self.0)
    }
}

impl Index<Cuts> for CutTensor {
    type Output = Board;
    #[inline]
    fn index(&self, cuts: Cuts) -> &Board {
        &self.0[cuts.number()]
    }
}
