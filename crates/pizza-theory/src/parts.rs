//! The eight parts made by three cuts, a set of them, and a count for each.

use crate::Side;

/// One of the eight combinations of "beyond the line or not" for three cuts.
///
/// A part with spaces is a slice; at least one of the eight is always empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part(u8);

impl Part {
    /// The bit that says whether a part lies beyond the line of this side.
    pub(crate) const fn bit(side: Side) -> u8 {
        4 >> side as u8
    }

    /// The part with these bits.
    pub(crate) const fn of_bits(bits: u8) -> Part {
        Part(bits)
    }

    /// Whether it lies beyond the line of this side.
    #[inline]
    pub(crate) const fn is_beyond(self, side: Side) -> bool {
        self.0 & Part::bit(side) != 0
    }
}

/// A set of parts, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parts(u8);

impl Parts {
    /// Whether the set contains the part.
    #[inline]
    pub(crate) const fn contains(self, part: Part) -> bool {
        self.0 >> part.0 & 1 == 1
    }

    /// The four parts on the near side of A's line, one bit for each.
    #[inline]
    pub(crate) const fn near(self) -> usize {
        self.0 as usize & 15
    }

    /// The four parts beyond A's line, one bit for each.
    #[inline]
    pub(crate) const fn far(self) -> usize {
        self.0 as usize >> 4
    }
}

/// The number of toppings of one colour in each part, one byte for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts(u64);

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte. A count is at most 16, so it never reaches this bit.
const HIGHS: u64 = 0x8080_8080_8080_8080;

impl Counts {
    /// From packed counts.
    #[inline]
    pub(crate) const fn packed(counts: u64) -> Counts {
        Counts(counts)
    }

    /// The count in one part.
    #[inline]
    pub(crate) const fn in_part(self, part: Part) -> u8 {
        (self.0 >> (8 * part.0)) as u8
    }

    /// Whether every count is at most one.
    #[inline]
    pub(crate) const fn are_at_most_one(self) -> bool {
        self.0 & !ONES == 0
    }

    /// The parts in which this count is at least as high as both others.
    #[inline]
    pub(crate) const fn most(self, other: Counts, third: Counts) -> Parts {
        // With its highest bit set, a byte can be subtracted from without borrowing, and the bit
        // survives unless the byte was the smaller one.
        let raised = self.0 | HIGHS;
        let most = (raised - other.0) & (raised - third.0) & HIGHS;
        // The product gathers the highest bits of all eight bytes in the top byte.
        Parts(((most >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }
}
