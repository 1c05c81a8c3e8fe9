//! Picking at random where no pile of cards is meant.

use table::{Chance, Stream};

/// The stream of everything the kit itself chooses.
const KIT: Stream = Stream { pile: "laws", owner: 0, round: 0 };

/// A number below `bound`.
pub(crate) fn below(chance: &mut impl Chance, bound: usize) -> usize {
    chance.below(KIT, bound as u32) as usize
}

/// True once in so many times.
pub(crate) fn once_in(chance: &mut impl Chance, times: usize) -> bool {
    below(chance, times) == 0
}

/// What an offer asks when it picks a move.
pub(crate) fn from(chance: &mut impl Chance) -> impl FnMut(u32) -> u32 {
    |bound| chance.below(KIT, bound)
}
