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

/// A small, quick generator for simulations and tests: PCG XSH RS 64/32 over a multiplicative
/// congruential step.
///
/// It keeps no streams apart and is not for fair dealing; see [`Fair`](crate::Fair).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcg(u64);

impl Pcg {
    /// The generator that starts from this number. Numbers side by side start far apart.
    pub fn new(seed: u64) -> Pcg {
        let mixed = (seed ^ seed >> 30).wrapping_add(1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The step keeps an odd state odd, and goes through all of a quarter of them.
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

    /// A number below `bound`. The bias is below one in a million for our bounds.
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

    /// Computed by another program from the definition.
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
