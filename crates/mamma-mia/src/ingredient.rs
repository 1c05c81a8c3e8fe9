//! Ingredients: the six kinds, and cards counted by kind.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Sub, SubAssign};
use core::str::FromStr;

use table::{BadWords, Words, number};

/// A kind of ingredient, in the order of rule 1. Each is the personal ingredient of one colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Ingredient {
    /// Yellow's personal ingredient.
    Pineapple,
    /// Green's personal ingredient.
    Pepper,
    /// Brown's personal ingredient.
    Mushroom,
    /// Purple's personal ingredient.
    Olive,
    /// Red's personal ingredient.
    Salami,
    /// Pink's personal ingredient. Only in Plus.
    Shrimp,
}

use Ingredient::{Mushroom, Olive, Pepper, Pineapple, Salami, Shrimp};

impl Ingredient {
    /// All kinds, in the order of rule 1.
    pub const ALL: [Ingredient; 6] = [Pineapple, Pepper, Mushroom, Olive, Salami, Shrimp];

    /// Its name in ledgers, commands and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Pineapple => "pineapple",
            Pepper => "pepper",
            Mushroom => "mushroom",
            Olive => "olive",
            Salami => "salami",
            Shrimp => "shrimp",
        }
    }

    /// Its position in rule 1, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn shift(self) -> u32 {
        8 * self as u32
    }
}

impl fmt::Display for Ingredient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ingredient {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Ingredient, BadWords> {
        let expected = "pineapple, pepper, mushroom, olive, salami or shrimp";
        let found = Ingredient::ALL.into_iter().find(|kind| kind.name() == word);
        found.ok_or_else(|| BadWords::new(expected, word))
    }
}

/// How many cards there are of each kind.
///
/// A word holds one byte per kind, so that "enough of everything?" and "what is missing?" take a
/// few instructions. There are never more than 90 cards, so the highest bit of each byte is free to
/// catch the borrow of a subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Ingredients(u64);

/// The kind counted by each byte of a word; the two highest bytes stay empty.
const BY_BYTE: [Ingredient; 8] =
    [Pineapple, Pepper, Mushroom, Olive, Salami, Shrimp, Shrimp, Shrimp];
/// A one in every byte. Multiplying by it sums the bytes.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

impl Ingredients {
    /// No cards.
    pub const NONE: Ingredients = Ingredients(0);

    /// This many cards of one kind.
    pub const fn of(kind: Ingredient, count: u8) -> Ingredients {
        Ingredients((count as u64) << kind.shift())
    }

    /// The same number of each of the first `kinds` kinds.
    pub const fn each(kinds: usize, count: u8) -> Ingredients {
        let lanes = ONES & ((1 << (8 * kinds)) - 1);
        Ingredients(lanes * count as u64)
    }

    /// The number of cards of this kind.
    #[inline]
    pub const fn count(self, kind: Ingredient) -> u8 {
        (self.0 >> kind.shift()) as u8
    }

    /// The total number of cards.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at least as many of every kind as in `need`.
    #[inline]
    pub const fn covers(self, need: Ingredients) -> bool {
        ((self.0 | HIGH) - need.0) & HIGH == HIGH
    }

    /// What is missing from `need`: needed minus present, kind by kind, at least 0. Rule 5
    #[inline]
    #[must_use]
    pub const fn missing(self, need: Ingredients) -> Ingredients {
        let difference = (need.0 | HIGH) - self.0;
        let positive = difference & HIGH;
        let whole_byte = (positive - (positive >> 7)) | positive;
        Ingredients(difference & !HIGH & whole_byte)
    }

    /// The card at this index when sorted by kind; `index` must be below the total.
    #[inline]
    pub const fn card(self, index: u32) -> Ingredient {
        let sums = self.0.wrapping_mul(ONES);
        let passed = (((index as u64 * ONES) | HIGH) - sums) & HIGH;
        BY_BYTE[((passed >> 7).wrapping_mul(ONES) >> 56) as usize & 7]
    }

    /// The kinds that are present, with their counts, in the order of rule 1.
    pub fn iter(self) -> impl Iterator<Item = (Ingredient, u8)> {
        let mut rest = self.kinds().0;
        core::iter::from_fn(move || {
            let kind = Ingredient::ALL.get(rest.trailing_zeros() as usize / 8)?;
            rest &= rest.wrapping_sub(1);
            Some((*kind, self.count(*kind)))
        })
    }

    /// One card of each kind that is present.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> Ingredients {
        Ingredients(((self.0 + !HIGH) & HIGH) >> 7)
    }

    /// The raw bits, for types that pack them together with something else.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// From the raw bits returned by [`bits`](Ingredients::bits).
    pub(crate) const fn from_bits(bits: u64) -> Ingredients {
        Ingredients(bits)
    }

    /// Reads `pineapple 2 olive 1`, or `none`, up to the end of the line. The kinds must be in the
    /// order of rule 1, so that there is only one spelling.
    pub(crate) fn read(mut words: Words<'_>) -> Result<Ingredients, BadWords> {
        const EXPECTED: &str = "kinds with counts, such as “pineapple 2 olive 1”, or none";
        let mut all = Ingredients::NONE;
        let mut last = None;
        let mut word = words.next(EXPECTED)?;
        if word == "none" {
            words.end()?;
            return Ok(all);
        }
        loop {
            let kind: Ingredient = word.parse()?;
            if last >= Some(kind) {
                return Err(BadWords::new("each kind once, pineapple before shrimp", word));
            }
            last = Some(kind);
            all += Ingredients::of(kind, positive(&mut words)?);
            match words.maybe() {
                Some(next) => word = next,
                None => return Ok(all),
            }
        }
    }
}

/// Reads a possible number of cards of one kind.
pub(crate) fn positive(words: &mut Words<'_>) -> Result<u8, BadWords> {
    const EXPECTED: &str = "a number of cards from 1 to 15";
    let word = words.next(EXPECTED)?;
    let count = number(word).filter(|count| (1..=15).contains(count));
    count.ok_or_else(|| BadWords::new(EXPECTED, word))
}

impl Add for Ingredients {
    type Output = Ingredients;
    #[inline]
    fn add(self, more: Ingredients) -> Ingredients {
        Ingredients(self.0 + more.0)
    }
}

impl AddAssign for Ingredients {
    #[inline]
    fn add_assign(&mut self, more: Ingredients) {
        *self = *self + more;
    }
}

/// Removes cards, which must be present.
impl Sub for Ingredients {
    type Output = Ingredients;
    #[inline]
    fn sub(self, fewer: Ingredients) -> Ingredients {
        debug_assert!(self.covers(fewer), "{self:?} does not hold {fewer:?}");
        Ingredients(self.0 - fewer.0)
    }
}

impl SubAssign for Ingredients {
    #[inline]
    fn sub_assign(&mut self, fewer: Ingredients) {
        *self = *self - fewer;
    }
}

impl Sum for Ingredients {
    fn sum<I: Iterator<Item = Ingredients>>(all: I) -> Ingredients {
        all.fold(Ingredients::NONE, Add::add)
    }
}

/// `pineapple 2 olive 1`, or `none`.
impl fmt::Display for Ingredients {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (place, (kind, count)) in self.iter().enumerate() {
            let blank = if place == 0 { "" } else { " " };
            write!(f, "{blank}{kind} {count}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Ingredients {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Ingredients {
    type Err = BadWords;
    fn from_str(words: &str) -> Result<Ingredients, BadWords> {
        Ingredients::read(Words::of(words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(words: &str) -> Ingredients {
        words.parse().expect("cards are well written")
    }

    #[test]
    fn missing_is_counted_kind_by_kind_with_floor_nought() {
        let worktop = cards("pepper 1 mushroom 4 salami 7");
        assert_eq!(worktop.missing(cards("pineapple 4 pepper 1")), cards("pineapple 4"));
        assert_eq!(worktop.missing(cards("pepper 3 salami 15")), cards("pepper 2 salami 8"));
        assert_eq!(worktop.missing(cards("mushroom 4")), Ingredients::NONE);
        assert!(worktop.covers(cards("mushroom 4")) && !worktop.covers(cards("olive 1")));
    }

    #[test]
    fn every_card_has_a_place() {
        let hand = cards("pineapple 2 olive 1 shrimp 15");
        let sorted = (0..18).map(|index| Ingredients::of(hand.card(index), 1)).sum();
        assert_eq!(hand, sorted);
        assert_eq!((hand.card(1), hand.card(2), hand.card(3)), (Pineapple, Olive, Shrimp));
        assert_eq!(Ingredients::each(6, 15).total(), 90);
    }

    #[test]
    fn cards_have_one_spelling() {
        for bad in ["", "olive", "olive 0", "olive 16", "olive 1 pepper 1", "olive 1 olive 1"] {
            assert!(bad.parse::<Ingredients>().is_err(), "{bad}");
        }
    }
}
