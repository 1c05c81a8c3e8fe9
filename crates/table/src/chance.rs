//! Where chance comes from. The rules hold no generator: they ask for a number below a bound.

/// Which pile, and which round's, a random number is for.
///
/// A dealer that keeps one stream for each gives every pile the same cards whatever happens
/// at the others, so that players can be compared on the same deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream {
    /// What is dealt: `first`, `supply`, `waiter`, `rewards`, `die`.
    pub pile: &'static str,
    /// Whose pile it is, counted from 1; 0 when it is everyone's.
    pub owner: u8,
    /// The round it is dealt in, counted from 1; 0 when it is dealt once.
    pub round: u8,
}

/// A source of random numbers for the dealer.
pub trait Chance {
    /// A number below `bound`, which is not 0, each as likely as the others.
    fn below(&mut self, stream: Stream, bound: u32) -> u32;
}

/// A small, quick generator for simulations and tests: SplitMix64.
///
/// It keeps no streams apart and is not for fair dealing; see [`Fair`](crate::Fair).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quick(u64);

impl Quick {
    /// The generator that starts from this number.
    pub fn new(seed: u64) -> Quick {
        Quick(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`. The bias is below one in a hundred million for our bounds.
    #[inline]
    pub fn pick(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

impl Chance for Quick {
    #[inline]
    fn below(&mut self, _: Stream, bound: u32) -> u32 {
        self.pick(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference outputs of SplitMix64 for the seed 1234567.
    #[test]
    fn the_quick_generator_is_pinned() {
        let mut quick = Quick::new(1_234_567);
        let first: [u64; 3] = core::array::from_fn(|_| quick.bits());
        assert_eq!(first, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
    }
}
