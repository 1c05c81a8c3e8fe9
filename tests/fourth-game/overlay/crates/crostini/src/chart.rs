//! The numbers of the rules. Rules 1.1, 2.1

/// The highest number on a card. Rule 1.1
pub const HIGHEST: u8 = 6;

/// How many cards have the same number. Rule 1.1
pub const OF_EACH: u8 = 4;

/// How many cards are dealt to a seat. Rule 2.1
pub const HAND: u8 = 5;

/// The maximum number of players. Rule 1.1
pub const MOST: usize = 4;
