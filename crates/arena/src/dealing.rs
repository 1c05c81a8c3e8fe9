//! Seeds: everything random is derived from the run's seed and its purpose.

use sha2::{Digest, Sha256};
use table::{Seat, Seed};

/// Domain separators: keep these seeds apart from each other and from every other use of SHA-256.
const DEALS: &[u8] = b"forno arena deal 1\n";
const BOTS: &[u8] = b"forno arena bot 1\n";

/// The seed of a match's deal; all its seatings get the same cards.
pub fn deal_seed(run: u64, number: u64) -> Seed {
    Seed::new(hash(DEALS, &[run, number]))
}

/// The seed of a bot, in one seat of one game of a match.
pub fn bot_seed(run: u64, number: u64, game: usize, seat: Seat) -> u64 {
    let hash = hash(BOTS, &[run, number, game as u64, seat.index() as u64]);
    u64::from_be_bytes(hash.first_chunk().copied().unwrap_or_default())
}

fn hash(domain: &[u8], numbers: &[u64]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(domain);
    for number in numbers {
        hash.update(number.to_be_bytes());
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by another program (Python's hashlib). The same seed must give the same games for
    /// years to come.
    #[test]
    fn seeds_are_pinned() {
        assert_eq!(
            deal_seed(1, 2).to_string(),
            "b3ebeebb5eb4b2cddda91837f1e72c882ed39f4842338913bd2499f2493371f2"
        );
        assert_eq!(bot_seed(1, 2, 3, Seat::at(4)), 16_151_269_890_034_043_587);
    }
}
