//! A space of the pizza, and a set of spaces.

use core::fmt;
use core::ops::{BitAnd, BitOr, Not};
use core::str::FromStr;

use table::BadWords;

use crate::chart::{self, RADIUS};

/// One of the 37 spaces. Rule 1.2
///
/// It is written as a column, `a` to `g` for q from −3 to 3, and a row, `1` to `7` for r from −3 to
/// 3; the middle is `d4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with these coordinates, if it is on the pizza.
    pub const fn at(q: i8, r: i8) -> Option<Space> {
        if chart::is_space(q, r) { Some(Space::known(q, r)) } else { None }
    }

    /// The space with these coordinates, which must be on the pizza.
    pub(crate) const fn known(q: i8, r: i8) -> Space {
        assert!(chart::is_space(q, r), "the chart names spaces of the pizza only");
        Space(((q + RADIUS) * 8 + r + RADIUS) as u8)
    }

    /// All spaces, column by column: sorted by q, then by r.
    pub fn all() -> impl Iterator<Item = Space> {
        Spaces::ALL.iter()
    }

    /// All spaces, row by row from the top of the chart's picture.
    pub fn row_by_row() -> impl Iterator<Item = Space> {
        let row = |r| (-RADIUS..=RADIUS).filter_map(move |q| Space::at(q, r));
        (-RADIUS..=RADIUS).flat_map(row)
    }

    /// The first coordinate, along which side A counts its lines.
    pub const fn q(self) -> i8 {
        self.0 as i8 / 8 - RADIUS
    }

    /// The second coordinate, along which side B counts its lines.
    pub const fn r(self) -> i8 {
        self.0 as i8 % 8 - RADIUS
    }

    /// The third coordinate, along which side C counts its lines.
    pub const fn s(self) -> i8 {
        -self.q() - self.r()
    }

    /// Where it ends up when the pizza turns by a third, side A to side B. Rule 1.3
    pub const fn turned(self) -> Space {
        Space::known(self.s(), self.q())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.0 / 8);
        write!(f, "{column}{}", self.0 % 8 + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Space {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Space, BadWords> {
        let space = match word.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => {
                Space::at((column - b'a') as i8 - RADIUS, (row - b'1') as i8 - RADIUS)
            }
            _ => None,
        };
        space.ok_or_else(|| BadWords::new("one of the 37 spaces, such as d4", word))
    }
}

/// A set of spaces.
///
/// One bit per space. A column takes eight bits, the last of which is never set, so that moving to
/// a neighbour is a shift that cannot run into the next column.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Spaces(u64);

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGHS: u64 = 0x8080_8080_8080_8080;

impl Spaces {
    /// The empty set.
    pub const NONE: Spaces = Spaces(0);

    /// The whole pizza.
    pub const ALL: Spaces = {
        let mut all = Spaces::NONE;
        let mut bit = 0;
        while bit < 64 {
            if chart::is_space(bit / 8 - RADIUS, bit % 8 - RADIUS) {
                all = Spaces(all.0 | 1 << bit);
            }
            bit += 1;
        }
        all
    };

    /// Only this space.
    #[inline]
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// These spaces plus this one.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// These spaces without the others.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Whether the set contains the space.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & 1 << space.0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first space, by q and then by r.
    #[inline]
    pub const fn first(self) -> Option<Space> {
        if self.is_empty() { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// These spaces without the last one, by q and then by r.
    #[inline]
    #[must_use]
    pub(crate) const fn without_last(self) -> Spaces {
        match self.0.checked_ilog2() {
            Some(last) => Spaces(self.0 ^ 1 << last),
            None => self,
        }
    }

    /// The spaces, sorted by q, then by r.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut left = self;
        core::iter::from_fn(move || {
            let first = left.first()?;
            left = Spaces(left.0 & (left.0 - 1));
            Some(first)
        })
    }

    /// All spaces with a neighbour in this set. Rule 1.2
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Spaces {
        let Spaces(own) = self;
        let (along_q, along_r) = (own << 8 | own >> 8, own << 1 | own >> 1);
        let along_s = own << 7 | own >> 7;
        Spaces((along_q | along_r | along_s) & Spaces::ALL.0)
    }

    /// Where they end up when the pizza turns by a third, side A to side B. Rule 1.3
    #[must_use]
    pub fn turned(self) -> Spaces {
        self.iter().map(Space::turned).collect()
    }

    /// Running totals: the number of spaces up to and including each column, one byte per column.
    /// Without a popcount instruction, this takes no longer than counting them all.
    #[inline]
    pub(crate) const fn totals(self) -> u64 {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let in_column = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        in_column.wrapping_mul(ONES)
    }

    /// Picks one space of a non-empty set; `choose(n)` returns a number below `n`.
    #[inline]
    pub fn pick(self, choose: &mut impl FnMut(u32) -> u32) -> Space {
        let totals = self.totals();
        let chosen = u64::from(choose((totals >> 48) as u8 as u32));
        // The first column whose running total is above the chosen number.
        let above = !((chosen * ONES) | HIGHS).wrapping_sub(totals) & HIGHS;
        let shift = (above.trailing_zeros() - 7) & 56;
        let before = (totals << 8) >> shift & 0xff;
        let column = (self.0 >> shift & 0x7f) as usize;
        Space(shift as u8 + NTH_OF_COLUMN[column][(chosen.wrapping_sub(before) & 7) as usize])
    }
}

/// The row of the n-th space in a column, given the column's bits.
static NTH_OF_COLUMN: [[u8; 8]; 128] = {
    let mut table = [[0; 8]; 128];
    let mut column = 0;
    while column < 128 {
        let (mut row, mut nth) = (0, 0);
        while row < 7 {
            if column >> row & 1 == 1 {
                table[column][nth] = row as u8;
                nth += 1;
            }
            row += 1;
        }
        column += 1;
    }
    table
};

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        self.or(other)
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        self.and(other)
    }
}

/// The complement on the pizza.
impl Not for Spaces {
    type Output = Spaces;
    #[inline]
    fn not(self) -> Spaces {
        Spaces::ALL.without(self)
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pizza_has_37_spaces() {
        assert_eq!(Spaces::ALL.len(), 37);
        assert_eq!(Space::all().count(), 37);
    }

    #[test]
    fn every_number_picks_another_space() {
        let mut bits = table::Pcg::new(1);
        for _ in 0..1_000 {
            let some = Spaces(bits.bits() & bits.bits()) & Spaces::ALL;
            let all: Spaces = (0..u32::from(some.len()))
                .map(|number| {
                    some.pick(&mut |count| {
                        assert_eq!(count, u32::from(some.len()));
                        number
                    })
                })
                .collect();
            assert_eq!(all, some);
        }
    }

    #[test]
    fn neighbours_differ_by_a_permutation_of_one_minus_one_and_nought() {
        for one in Space::all() {
            for other in Space::all() {
                let mut apart = [one.q() - other.q(), one.r() - other.r(), one.s() - other.s()];
                apart.sort();
                let beside = apart == [-1, 0, 1];
                assert_eq!(Spaces::only(one).neighbours().contains(other), beside);
            }
        }
    }
}
