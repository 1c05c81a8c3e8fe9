//! Turning the pizza. Rules 3.7, 5.2

use table::Seat;

use crate::{ByColour, Public, Side};

/// The new sides and the new first player after the pizza turns.
///
/// Every colour gets another side, and the next player clockwise goes first: with three players the
/// old 2nd becomes 1st, with two the first player alternates.
#[inline]
pub(crate) fn turned(public: &Public) -> (ByColour<Side>, Seat) {
    let sides = ByColour::each(|colour| public.sides[colour].turned());
    (sides, public.first.next_clockwise(public.seats()))
}
