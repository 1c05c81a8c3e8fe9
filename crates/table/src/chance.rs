//! The source of chance. The rules hold no generator: they ask for a number below a bound.

/// The pile and the round that a random number is drawn for.
///
/// A dealer that keeps one stream per pile and round deals each pile the same cards whatever
/// happens elsewhere, so players can be compared on the same deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream {
    /// The name of the pile: `first`, `supply`, `waiter`, `rewards`, `die`.
    pub pile: &'static str,
    /// The owner of the pile, counted from 1; 0 if it belongs to everyone.
    pub owner: u8,
    /// The round it is dealt in, counted from 1; 0 if it is dealt only once.
    pub round: u8,
}

/// A source of random numbers for the dealer.
pub trait Chance {
    /// A uniformly distributed number below `bound`, which must not be 0.
    fn below(&mut self, stream: Stream, bound: u32) -> u32;
}

/// A small, fast generator for simulations and tests: PCG XSH RS 64/32 over a multiplicative
/// congruential step.
///
/// It does not keep streams apart and must not be used for fair dealing; see [`Fair`](crate::Fair).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcg(u64);

impl Pcg {
    /// Seeds the generator. Neighbouring seeds start far apart.
    pub fn new(seed: u64) -> Pcg {
        let mixed = (seed ^ seed >> 30).wrapping_add(1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        // An odd state stays odd, and its period is 2^62: a quarter of all states.
        Pcg((mixed ^ mixed >> 31) | 1)
    }

    /// The next 32 bits.
    #[inline]
    fn word(&mut self) -> u32 {
        let state = self.0;
        self.0 = state.wrapping_mul(0x5851_f42d_4c95_7f2d);
        ((state >> 22 ^ state) >> (22 + (state >> 61))) as u32
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }

    /// A number below `bound`. The bias is less than one in a million for the bounds used here.
    #[inline]
    pub fn pick(&mut self, bound: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(bound)) >> 32) as u32
    }
}

impl Chance for Pcg {
    #[inline]
    fn below(&mut self, _: Stream, bound: u32) -> u32 {
        self.pick(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected values were computed from the definition by another program.
    #[test]
    fn the_quick_generator_is_pinned() {
        let mut quick = Pcg::new(1_234_567);
        let first: [u64; 3] = core::array::from_fn(|_| quick.bits());
        assert_eq!(first, [0x9c68_2811_5499_e62a, 0xa891_3749_8c42_472e, 0xe15c_1efb_a99e_2ec3]);
    }

    #[test]
    fn every_number_below_the_bound_comes_up_about_as_often() {
        let mut counts = [0u32; 7];
        for seed in 0..70_000 {
            let mut quick = Pcg::new(seed);
            quick.pick(3);
            counts[quick.pick(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}
