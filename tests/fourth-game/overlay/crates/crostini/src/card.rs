//! A card by its number, and sets of cards, of which only the numbers matter.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, number};

use crate::chart::{HAND, HIGHEST};

/// A card: a topping with a number from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The card with this number, if there is one.
    pub fn new(number: u8) -> Option<Card> {
        (1..=HIGHEST).contains(&number).then_some(Card(number))
    }

    /// One of each number, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=HIGHEST).map(Card)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Card, BadWords> {
        let card = number(word).and_then(Card::new);
        card.ok_or_else(|| BadWords::new("a card from 1 to 6", word))
    }
}

/// A collection of cards: how many there are of each number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards([u8; HIGHEST as usize]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; HIGHEST as usize]);

    /// This many of each number.
    pub const fn of_each(count: u8) -> Cards {
        Cards([count; HIGHEST as usize])
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// How many have this number.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Whether it contains a card with this number.
    pub fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether it contains all of these.
    pub fn hold(&self, others: &Cards) -> bool {
        Card::all().all(|card| self.count(card) >= others.count(card))
    }

    /// The highest card.
    pub fn highest(&self) -> Option<Card> {
        Card::all().rev().find(|card| self.contains(*card))
    }

    /// Each card, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::all().flat_map(move |card| core::iter::repeat_n(card, self.count(card).into()))
    }

    /// One of each number that it contains and that is `wanted`.
    pub fn once(&self, wanted: impl Fn(Card) -> bool) -> Cards {
        Card::all().filter(|card| self.contains(*card) && wanted(*card)).collect()
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Removes a card, which must be among them.
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }

    /// Adds cards.
    pub fn add_all(&mut self, others: &Cards) {
        others.iter().for_each(|card| self.add(card));
    }

    /// Removes cards, which must be among them.
    pub fn remove_all(&mut self, others: &Cards) {
        others.iter().for_each(|card| self.remove(card));
    }

    /// A random selection of `count` cards, which are not removed; `choose(n)` returns a number
    /// below `n`.
    pub fn any(mut self, count: u8, choose: &mut impl FnMut(u32) -> u32) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..count.min(self.len()) {
            let place = choose(self.len().into());
            if let Some(card) = self.iter().nth(place as usize) {
                self.remove(card);
                drawn.add(card);
            }
        }
        drawn
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// `1 3 3 6`
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            let blank = if at == 0 { "" } else { " " };
            write!(f, "{blank}{card}")?;
        }
        Ok(())
    }
}

/// At most a hand: a ledger never has more in one line.
impl FromStr for Cards {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Cards, BadWords> {
        let mut cards = Cards::NONE;
        let mut words = table::Words::of(line);
        for _ in 0..HAND {
            match words.maybe() {
                Some(word) => cards.add(word.parse()?),
                None => break,
            }
        }
        words.end()?;
        Ok(cards)
    }
}
