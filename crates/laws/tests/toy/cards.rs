//! The toy's cards: three colours, counted.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Chance, Stream};

/// A colour of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Red,
    Green,
    Blue,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Green, Colour::Blue];
    const NAMES: [&str; 3] = ["red", "green", "blue"];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Colour::NAMES[*self as usize])
    }
}

impl FromStr for Colour {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Colour, BadWords> {
        let place = Colour::NAMES.iter().position(|name| *name == word);
        place.map(|place| Colour::ALL[place]).ok_or_else(|| BadWords::new("a colour", word))
    }
}

/// Some cards. Only the number of each colour matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards([u8; 3]);

impl Cards {
    /// This many of each colour.
    pub fn of_each(count: u8) -> Cards {
        Cards([count; 3])
    }

    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn count(&self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    pub fn holds(&self, cards: Cards) -> bool {
        self.0.iter().zip(cards.0).all(|(held, wanted)| *held >= wanted)
    }

    pub fn add(&mut self, cards: Cards) {
        self.0.iter_mut().zip(cards.0).for_each(|(held, more)| *held += more);
    }

    pub fn remove(&mut self, cards: Cards) {
        self.0.iter_mut().zip(cards.0).for_each(|(held, fewer)| *held -= fewer);
    }

    /// A random selection of this many of them, without removing them.
    pub fn any(mut self, count: u8, chance: &mut impl Chance) -> Cards {
        let mut drawn = Cards::default();
        let supply = Stream { pile: "supply", owner: 0, round: 0 };
        for _ in 0..count {
            let mut place = chance.below(supply, self.len().into()) as u8;
            let found = Colour::ALL.into_iter().find(|colour| {
                let here = place < self.count(*colour);
                place = place.saturating_sub(self.count(*colour));
                here
            });
            if let Some(colour) = found {
                self.remove(colour.into());
                drawn.add(colour.into());
            }
        }
        drawn
    }
}

impl From<Colour> for Cards {
    fn from(colour: Colour) -> Cards {
        let mut cards = Cards::default();
        cards.0[colour as usize] = 1;
        cards
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = (Colour::NAMES.into_iter().zip(self.0))
            .flat_map(|(name, count)| std::iter::repeat_n(name, count.into()))
            .collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Cards {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Cards, BadWords> {
        let mut cards = Cards::default();
        for word in line.split_whitespace().take(10) {
            cards.add(word.parse::<Colour>()?.into());
        }
        Ok(cards)
    }
}
