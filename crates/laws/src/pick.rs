//! Random choices that do not come from a pile of cards.

use table::{Chance, Stream};

/// The stream for everything the laws themselves choose.
const KIT: Stream = Stream { pile: "laws", owner: 0, round: 0 };

/// A number below `bound`.
pub(crate) fn below(chance: &mut impl Chance, bound: usize) -> usize {
    chance.below(KIT, bound as u32) as usize
}

/// True with probability 1 in `times`.
pub(crate) fn once_in(chance: &mut impl Chance, times: usize) -> bool {
    below(chance, times) == 0
}

/// The source of numbers for an offer that picks a move.
pub(crate) fn from(chance: &mut impl Chance) -> impl FnMut(u32) -> u32 {
    |bound| chance.below(KIT, bound)
}
