//! A dealer for playouts that are compared with each other.

use table::{Chance, MOST_SEATS, Pcg, Stream};

/// Deals each pile from its own generator, so that two playouts of one world get the same cards as
/// long as they draw alike.
#[derive(Clone, Debug)]
pub(super) struct PileStreams {
    /// The generator of the supply, then of each waiter.
    piles: [Pcg; MOST_SEATS + 1],
}

impl PileStreams {
    pub fn new(seed: u64) -> PileStreams {
        PileStreams { piles: core::array::from_fn(|pile| Pcg::new(seed.wrapping_add(pile as u64))) }
    }
}

impl Chance for PileStreams {
    #[inline]
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.piles[usize::from(stream.owner).min(MOST_SEATS)].pick(bound)
    }
}
