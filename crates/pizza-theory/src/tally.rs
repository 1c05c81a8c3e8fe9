//! Counting a colour's toppings in all slices at once.
//!
//! This is inclusion–exclusion, and it looks at no more than two lines at a time. A topping beyond
//! line `a` and beyond line `b` counts for the part beyond both, and is subtracted from the parts
//! beyond only one of them. The third line need not be looked at: the part beyond all three lines
//! and the part on the near side of all three are never both non-empty. So 126 counts are enough
//! for all 216 triples of cuts.

use crate::chart::beyond;
use crate::parts::{Counts, Part};
use crate::{Board, Colour, Cuts, Line, Side, Spaces};

/// What one topping that is beyond some lines adds to the packed counts, indexed by the bits of
/// those lines: one for the part beyond them, minus what it added for every proper subset.
const WORTH: [u64; 8] = {
    let mut worth = [0u64; 8];
    let mut lines = 0;
    while lines < 8 {
        worth[lines] = 1 << (8 * lines);
        let mut fewer = 0;
        while fewer < lines {
            if fewer & !lines == 0 {
                worth[lines] = worth[lines].wrapping_sub(worth[fewer]);
            }
            fewer += 1;
        }
        lines += 1;
    }
    worth
};

/// The contribution of one line, and of that line together with a line of the next side.
#[inline(always)]
fn share(toppings: Spaces, (side, line): (Side, Line), (next_side, next): (Side, Line)) -> u64 {
    let beyond_one = toppings & beyond(side, line);
    let beyond_both = beyond_one & beyond(next_side, next);
    let worth_one = WORTH[Part::bit(side) as usize];
    let worth_both = WORTH[(Part::bit(side) | Part::bit(next_side)) as usize];
    let beyond_one = u64::from(beyond_one.len()).wrapping_mul(worth_one);
    beyond_one.wrapping_add(u64::from(beyond_both.len()).wrapping_mul(worth_both))
}

/// Adds up all toppings and the contributions of the three lines.
#[inline]
fn sum(all: u8, [a, b, c]: [u64; 3], cuts: Cuts) -> Counts {
    let sum = u64::from(all).wrapping_add(a).wrapping_add(b).wrapping_add(c);
    let numbers = cuts[Side::A].number() + cuts[Side::B].number() + cuts[Side::C].number();
    // Beyond all three lines, q + r + s is at least the sum of the line numbers minus 9; on the
    // near side of all three, it is at most that sum minus 12. Since q + r + s = 0, a sum of up to
    // 9 means that no space is on the near side of all three, and what was counted there belongs to
    // the part beyond them all. A sum above 9 means that no space is beyond them all.
    let beyond_all = if numbers <= 9 { sum & 0xff } else { 0 };
    Counts::packed(sum.wrapping_add(beyond_all.wrapping_mul(WORTH[7])))
}

impl Counts {
    /// Counts the toppings of a colour.
    #[inline]
    pub(crate) fn of(board: &Board, colour: Colour, cuts: Cuts) -> Counts {
        let toppings = board.spaces(colour);
        let [a, b, c] = Side::ALL.map(|side| (side, cuts[side]));
        let shares = [share(toppings, a, b), share(toppings, b, c), share(toppings, c, a)];
        sum(board.on_board(colour), shares, cuts)
    }
}

/// The contributions of all pairs of lines, from which the counts for any cuts take three
/// additions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    all: u8,
    a: [[u64; 6]; 6],
    b: [[u64; 6]; 6],
    c: [[u64; 6]; 6],
}

impl Tally {
    /// Prepares the toppings of a colour.
    pub(crate) fn of(board: &Board, colour: Colour) -> Tally {
        let toppings = board.spaces(colour);
        let shares = |side: Side, next: Side| {
            let share = |line, other| share(toppings, (side, line), (next, other));
            Line::ALL.map(|line| Line::ALL.map(|other| share(line, other)))
        };
        let [a, b, c] = Side::ALL;
        Tally { all: board.on_board(colour), a: shares(a, b), b: shares(b, c), c: shares(c, a) }
    }

    /// The counts for these cuts.
    #[inline]
    pub(crate) fn counts(&self, cuts: Cuts) -> Counts {
        let [a, b, c] = Side::ALL.map(|side| cuts[side].index());
        sum(self.all, [self.a[a][b], self.b[b][c], self.c[c][a]], cuts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;

    #[test]
    fn every_topping_is_counted_in_its_slice() {
        let mut bits = table::Pcg::new(2);
        for _ in 0..200 {
            let mut board = Board::EMPTY;
            for space in Space::all().filter(|_| bits.pick(3) == 0).take(16) {
                board.put(Colour::Red, space);
            }
            let tally = Tally::of(&board, Colour::Red);
            for cuts in Cuts::all() {
                let counts = Counts::of(&board, Colour::Red, cuts);
                assert_eq!(tally.counts(cuts), counts);
                for slice in cuts.slices() {
                    let counted = (slice.spaces & board.spaces(Colour::Red)).len();
                    assert_eq!(counts.in_part(slice.part), counted);
                }
            }
        }
    }
}
