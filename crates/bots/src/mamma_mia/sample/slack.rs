//! How many cards more than needed a seat had, at each of its dues.
//!
//! A byte for each due, side by side in words: a card that comes or goes changes all dues from
//! a certain one on, and that is one addition. A byte holds 128 plus the slack, so its highest
//! bit is clear where cards are short, and neither a card too few nor one too many touches the
//! byte beside it.

/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Dues in one word.
pub(super) const DUES: usize = 8;
/// A word in which nothing is short and nothing to spare.
pub(super) const EVEN: u64 = HIGH;

/// A byte at the head of a row that counts the cards in hand. It begins so high that it is never
/// short: what was parted with has its own dues, and no card is to be missed twice.
const IN_HAND: u8 = 0xc0;
/// A row that counts no card yet and has no due.
pub(super) const HEAD: u64 = EVEN - 0x80 + IN_HAND as u64;

/// A one for the due at this place of a word.
pub(super) const fn one(place: usize) -> u64 {
    1 << (8 * place)
}

/// How many cards are in hand, as the head of a row counts them.
#[inline]
pub(super) const fn in_hand(head: u64) -> u8 {
    (head as u8).wrapping_sub(IN_HAND)
}

/// Whether nothing is short in either of these.
#[inline(always)]
pub(super) fn suffice<const W: usize>(these: &[u64; W], those: &[u64; W]) -> bool {
    let all = |words: &[u64; W]| words.iter().fold(HIGH, |all, word| all & word);
    all(these) & all(those) == HIGH
}

/// How many cards would have to be added for none of these dues to be short.
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
