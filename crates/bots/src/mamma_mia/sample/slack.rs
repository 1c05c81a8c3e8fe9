//! How many more cards than needed a seat had, at each of its dues.
//!
//! Each due takes one byte of a word. A card that is added or removed changes all dues from a
//! certain one on, which is a single addition. A byte holds 128 plus the slack, so its highest bit
//! is clear if cards are short, and neither a shortage nor a surplus spills over into the next
//! byte.

/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Dues per word.
pub(super) const DUES: usize = 8;
/// A word in which nothing is short and nothing is spare.
pub(super) const EVEN: u64 = HIGH;

/// The initial byte at the head of a row, which counts the cards in hand. It starts high enough
/// never to look short: cards that were given up have their own dues, and none must be counted as
/// missing twice.
const IN_HAND: u8 = 0xc0;
/// A row with no cards and no dues.
pub(super) const HEAD: u64 = EVEN - 0x80 + IN_HAND as u64;

/// A one for the due at this position of a word.
pub(super) const fn one(place: usize) -> u64 {
    1 << (8 * place)
}

/// The number of cards in hand, read from the head of a row.
#[inline]
pub(super) const fn in_hand(head: u64) -> u8 {
    (head as u8).wrapping_sub(IN_HAND)
}

/// Whether nothing is short in either row.
#[inline(always)]
pub(super) fn suffice<const W: usize>(these: &[u64; W], those: &[u64; W]) -> bool {
    let all = |words: &[u64; W]| words.iter().fold(HIGH, |all, word| all & word);
    all(these) & all(those) == HIGH
}

/// How many cards would have to be added so that none of these dues is short.
#[inline]
pub(super) fn shortage(words: &[u64]) -> u32 {
    if words.iter().all(|word| word & HIGH == HIGH) {
        return 0;
    }
    let least = words.iter().flat_map(|word| word.to_le_bytes()).min();
    least.map_or(0, |least| u32::from(0x80 - least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_due_that_lacks_most_counts() {
        let word = EVEN + 5 * one(0) - 3 * one(1) + 127 * one(2) - 2 * one(7);
        assert_eq!(shortage(&[word, EVEN]), 3);
        assert_eq!(shortage(&[EVEN, EVEN + one(3)]), 0);
        assert!(!suffice(&[EVEN, word], &[EVEN; 2]) && suffice(&[EVEN; 2], &[EVEN; 2]));
    }

    #[test]
    fn the_head_of_a_row_counts_the_hand_and_is_never_short() {
        assert_eq!(in_hand(HEAD + 7 * one(0) - 3 * one(1)), 7);
        assert_eq!(shortage(&[HEAD - 20 * one(0)]), 0);
    }
}
