//! What players do and what the dealer deals, with the words used in ledgers.

use core::fmt;
use core::str::FromStr;

use table::{BadWords, Kinds, Seat, Words};

use crate::ingredient::positive;
use crate::{Ingredient, Ingredients, Order, Orders};

/// A pile a player can draw from. Rule 3.3
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The face-down ingredients in the middle.
    Supply,
    /// The player's own orders, face down in front of them.
    Waiter,
}

/// The kinds an owner chooses where an order leaves a choice. Rule 4.3a
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The order leaves no choice.
    Nothing,
    /// One kind. Rules 5.3, 5.5, 5.7, 5.9
    One(Ingredient),
    /// Two different kinds, in the order of rule 1. Rule 5.6
    Two(Ingredient, Ingredient),
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Lay cards of one kind on the oven. Rule 3.1
    Lay {
        /// The kind of the cards.
        kind: Ingredient,
        /// How many.
        count: u8,
    },
    /// Lay an order on the oven. Rule 3.2
    Order(Order),
    /// Lay no order. Rule 3.2
    NoOrder,
    /// Refill from one pile. Rule 3.3
    Draw(Pile),
    /// Bake, taking what is missing from your own hand. Rules 4.3a, 4.3b
    Bake(Choice),
    /// Complete a Bombastica with these cards from your own hand. Rules 5.h, 6.1b
    Fill(Ingredients),
    /// Ask the others for these. Rule 6.1
    Ask {
        /// The chosen kinds, fixed before asking.
        choice: Choice,
        /// What is asked for.
        request: Ingredients,
    },
    /// Let the pizza fail. Rule 4.3b
    Fail,
    /// Give what is asked for. Rule 6.2
    Help,
    /// Give nothing. Rule 6.2
    Decline,
}

/// What the dealer deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Who begins. Rule 2.4
    First(Seat),
    /// Cards from the supply. Rules 2.1, 3.3
    Supply {
        /// Who draws them.
        seat: Seat,
        /// The ingredients.
        cards: Ingredients,
        /// Whether the MAMMA MIA card came up on the way. Rule 3.6
        mamma_mia: bool,
    },
    /// Orders from a waiter. Rule 3.3
    Waiter {
        /// Who draws them.
        seat: Seat,
        /// The orders.
        orders: Orders,
    },
    /// The unseen orders that became a seat's rewards. Rule 7.0
    Rewards {
        /// The seat that earned them.
        seat: Seat,
        /// The orders.
        orders: Orders,
    },
}

impl Pile {
    const ALL: [Pile; 2] = [Pile::Supply, Pile::Waiter];

    /// Its name in ledgers and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Supply => "supply",
            Pile::Waiter => "waiter",
        }
    }
}

impl FromStr for Pile {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Pile, BadWords> {
        let found = Pile::ALL.into_iter().find(|pile| pile.name() == word);
        found.ok_or_else(|| BadWords::new("supply or waiter", word))
    }
}

impl Choice {
    /// Two kinds, sorted in the order of rule 1.
    pub fn two(one: Ingredient, other: Ingredient) -> Choice {
        Choice::Two(one.min(other), one.max(other))
    }

    fn read(word: Option<&str>, words: &mut Words<'_>) -> Result<Choice, BadWords> {
        let Some(word) = word else { return Ok(Choice::Nothing) };
        let one: Ingredient = word.parse()?;
        let Some(word) = words.maybe() else { return Ok(Choice::One(one)) };
        let other: Ingredient = word.parse()?;
        if one >= other {
            return Err(BadWords::new("two different kinds, pineapple before shrimp", word));
        }
        Ok(Choice::Two(one, other))
    }
}

impl fmt::Display for Choice {
    /// Each kind is preceded by a space.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Nothing => Ok(()),
            Choice::One(kind) => write!(f, " {kind}"),
            Choice::Two(one, other) => write!(f, " {one} {other}"),
        }
    }
}

impl Kinds for Move {
    const ALL: &'static [&'static str] =
        &["lay", "order", "no-order", "draw", "bake", "fill", "ask", "fail", "help", "decline"];

    fn kind(&self) -> &'static str {
        match self {
            Move::Lay { .. } => "lay",
            Move::Order(_) => "order",
            Move::NoOrder => "no-order",
            Move::Draw(_) => "draw",
            Move::Bake(_) => "bake",
            Move::Fill(_) => "fill",
            Move::Ask { .. } => "ask",
            Move::Fail => "fail",
            Move::Help => "help",
            Move::Decline => "decline",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = self.kind();
        match self {
            Move::Lay { kind, count } => write!(f, "{verb} {kind} {count}"),
            Move::Order(order) => write!(f, "{verb} {order}"),
            Move::Draw(pile) => write!(f, "{verb} {}", pile.name()),
            Move::Bake(choice) => write!(f, "{verb}{choice}"),
            Move::Fill(cards) => write!(f, "{verb} {cards}"),
            Move::Ask { choice, request } => write!(f, "{verb}{choice} for {request}"),
            Move::NoOrder | Move::Fail | Move::Help | Move::Decline => f.write_str(verb),
        }
    }
}

impl FromStr for Move {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Move, BadWords> {
        let mut words = Words::of(line);
        let verb = words.next("a move")?;
        let mv = match verb {
            "lay" => Move::Lay { kind: words.read("an ingredient")?, count: positive(&mut words)? },
            "order" => Move::Order(words.read("an order")?),
            "no-order" => Move::NoOrder,
            "draw" => Move::Draw(words.read("supply or waiter")?),
            "bake" => Move::Bake(Choice::read(words.maybe(), &mut words)?),
            "fill" => return Ok(Move::Fill(Ingredients::read(words)?)),
            "ask" => return ask(line, words),
            "fail" => Move::Fail,
            "help" => Move::Help,
            "decline" => Move::Decline,
            _ => {
                let expected = "lay, order, no-order, draw, bake, fill, ask, fail, help or decline";
                return Err(BadWords::new(expected, verb));
            }
        };
        words.end()?;
        Ok(mv)
    }
}

/// `ask olive for olive 1 salami 1`
fn ask(line: &str, mut words: Words<'_>) -> Result<Move, BadWords> {
    let mut kinds = [None, None];
    for place in 0..3 {
        match words.next("kinds, then “for” and what is asked for")? {
            "for" => {
                let choice = match kinds {
                    [None, _] => Choice::Nothing,
                    [Some(kind), None] => Choice::One(kind),
                    [Some(one), Some(other)] if one < other => Choice::Two(one, other),
                    [Some(_), Some(_)] => {
                        return Err(BadWords::new("two different kinds, sorted", line));
                    }
                };
                return Ok(Move::Ask { choice, request: Ingredients::read(words)? });
            }
            word if place < 2 => kinds[place] = Some(word.parse()?),
            _ => {}
        }
    }
    Err(BadWords::new("at most two kinds, then “for”", line))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deal::First(seat) => write!(f, "first {seat}"),
            Deal::Supply { seat, cards, mamma_mia } => {
                write!(f, "supply {seat} {cards}")?;
                if *mamma_mia { f.write_str(" mamma-mia") } else { Ok(()) }
            }
            Deal::Waiter { seat, orders } => write!(f, "waiter {seat} {orders}"),
            Deal::Rewards { seat, orders } => write!(f, "rewards {seat} {orders}"),
        }
    }
}

impl FromStr for Deal {
    type Err = BadWords;
    fn from_str(line: &str) -> Result<Deal, BadWords> {
        let mut words = Words::of(line);
        let pile = words.next("what is dealt")?;
        let seat: Seat = words.read("a seat's number")?;
        let rest = words.rest();
        match pile {
            "first" if rest.is_empty() => Ok(Deal::First(seat)),
            "supply" => {
                let (cards, mamma_mia) = match rest.split_last() {
                    Some((&"mamma-mia", cards)) => (cards, true),
                    _ => (rest.as_slice(), false),
                };
                Ok(Deal::Supply { seat, cards: cards.join(" ").parse()?, mamma_mia })
            }
            "waiter" => Ok(Deal::Waiter { seat, orders: rest.join(" ").parse()? }),
            "rewards" => Ok(Deal::Rewards { seat, orders: rest.join(" ").parse()? }),
            _ => Err(BadWords::new("first, supply, waiter or rewards, and a seat", line)),
        }
    }
}
