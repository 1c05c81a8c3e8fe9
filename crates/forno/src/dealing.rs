//! Seeds for fair dealing, and the randomness of random players.

use sha2::{Digest, Sha256};
use table::{Pcg, Seed};

use crate::failure::Failure;

/// Separates the seeds of simulations from every other use of SHA-256.
const SIMULATED: &[u8] = b"forno simulate 1\n";
/// Separates the players' randomness from the deals.
const WHIMS: &[u8] = b"forno players 1\n";

/// A seed that nobody knows.
pub fn secret_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Failure::NoRandomness)?;
    Ok(Seed::new(bytes))
}

/// The seed of one game of a simulation; games are counted from 0.
pub fn simulated_seed(run: u64, game: u64) -> Seed {
    let mut hash = Sha256::new();
    hash.update(SIMULATED);
    hash.update(run.to_be_bytes());
    hash.update(game.to_be_bytes());
    Seed::new(hash.finalize().into())
}

/// The generator that random players choose with from this step of the game on. It is independent
/// of the deal.
pub fn whims(seed: &Seed, step: usize) -> Pcg {
    let mut hash = Sha256::new();
    hash.update(WHIMS);
    hash.update(seed.to_string());
    hash.update((step as u64).to_be_bytes());
    let hash: [u8; 32] = hash.finalize().into();
    let first = hash.first_chunk().copied().unwrap_or_default();
    Pcg::new(u64::from_be_bytes(first))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A simulation must produce the same games years from now.
    #[test]
    fn simulated_seeds_are_pinned() {
        let seed = simulated_seed(1, 0).to_string();
        assert_eq!(seed, "6e1efd86cf851a3b16c08a6a819d603d892adace5ada6cb24a1198364af6c7ed");
        assert_ne!(simulated_seed(1, 1), simulated_seed(1, 0));
        assert_ne!(simulated_seed(0, 1), simulated_seed(1, 0));
    }
}
