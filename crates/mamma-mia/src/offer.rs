//! What a seat may do, as ranges given by their bounds.

use table::Kinds;

use crate::moves::{Choice, Move, Pile};
use crate::{Ingredients, Orders};

/// Something a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Lay one or more cards of one kind, out of these. Rule 3.1
    Lay(Ingredients),
    /// Lay one of these orders. Rule 3.2
    Order(Orders),
    /// Lay no order. Rule 3.2
    NoOrder,
    /// Refill from this pile. Rule 3.3
    Draw {
        /// The pile.
        pile: Pile,
        /// How many cards that draws.
        count: u8,
    },
    /// Bake. Rules 4.3a, 4.3b
    Bake {
        /// The kinds to choose.
        choice: Choice,
        /// What has to come from the seat's own hand.
        from_hand: Ingredients,
    },
    /// Complete a Bombastica with cards of any kind. Rules 5.h, 6.1b
    Fill {
        /// Exactly this many.
        count: u8,
        /// Out of these.
        from: Ingredients,
    },
    /// Ask the others. Rules 6.1, 6.1b
    Ask {
        /// The kinds to choose.
        choice: Choice,
        /// At least these.
        least: Ingredients,
        /// At most these.
        most: Ingredients,
        /// At least this many in total.
        from: u8,
        /// At most this many in total.
        to: u8,
    },
    /// Let the pizza fail. Rule 4.3b
    Fail,
    /// Give what is asked for. Rule 6.2
    Help,
    /// Give nothing. Rule 6.2
    Decline,
}

impl table::Offer for Offer {
    type Move = Move;

    fn covers(&self, mv: &Move) -> bool {
        match (self, mv) {
            (Offer::Lay(hand), Move::Lay { kind, count }) => {
                (1..=hand.count(*kind)).contains(count)
            }
            (Offer::Order(among), Move::Order(order)) => among.contains(*order),
            (Offer::Draw { pile, .. }, Move::Draw(from)) => pile == from,
            (Offer::Bake { choice, .. }, Move::Bake(chosen)) => choice == chosen,
            (Offer::Fill { count, from }, Move::Fill(cards)) => {
                cards.total() == *count && from.covers(*cards)
            }
            (
                Offer::Ask { choice, least, most, from, to },
                Move::Ask { choice: chosen, request },
            ) => {
                choice == chosen
                    && request.covers(*least)
                    && most.covers(*request)
                    && (*from..=*to).contains(&request.total())
            }
            (Offer::NoOrder, Move::NoOrder)
            | (Offer::Fail, Move::Fail)
            | (Offer::Help, Move::Help)
            | (Offer::Decline, Move::Decline) => true,
            _ => false,
        }
    }

    #[inline]
    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Move {
        match *self {
            Offer::Lay(hand) => {
                let kinds = hand.kinds();
                let kind = kinds.card(choose(u32::from(kinds.total())));
                Move::Lay { kind, count: 1 + choose(u32::from(hand.count(kind))) as u8 }
            }
            Offer::Order(among) => Move::Order(among.nth(choose(u32::from(among.len())))),
            Offer::NoOrder => Move::NoOrder,
            Offer::Draw { pile, .. } => Move::Draw(pile),
            Offer::Bake { choice, .. } => Move::Bake(choice),
            Offer::Fill { count, from } => Move::Fill(some_of(from, count, choose)),
            Offer::Ask { choice, least, most, from, to } => {
                let fewest = least.total().max(from);
                let count = fewest + choose(u32::from(to - fewest) + 1) as u8;
                let more = some_of(most - least, count - least.total(), choose);
                Move::Ask { choice, request: least + more }
            }
            Offer::Fail => Move::Fail,
            Offer::Help => Move::Help,
            Offer::Decline => Move::Decline,
        }
    }

    fn lines(&self, to: &mut impl FnMut(Offer)) {
        match *self {
            Offer::Lay(hand) => {
                hand.iter().for_each(|(kind, count)| to(Offer::Lay(Ingredients::of(kind, count))));
            }
            Offer::Order(among) => {
                among.iter().for_each(|order| to(Offer::Order(Orders::only(order))));
            }
            _ => to(*self),
        }
    }
}

/// A random selection of this many of the cards, drawn one by one.
#[inline]
fn some_of(cards: Ingredients, count: u8, choose: &mut impl FnMut(u32) -> u32) -> Ingredients {
    let mut rest = cards;
    for _ in 0..count {
        let place = choose(u32::from(rest.total()));
        rest -= Ingredients::of(rest.card(place), 1);
    }
    cards - rest
}

impl Kinds for Offer {
    const ALL: &'static [&'static str] = Move::ALL;

    fn kind(&self) -> &'static str {
        match self {
            Offer::Lay(_) => "lay",
            Offer::Order(_) => "order",
            Offer::NoOrder => "no-order",
            Offer::Draw { .. } => "draw",
            Offer::Bake { .. } => "bake",
            Offer::Fill { .. } => "fill",
            Offer::Ask { .. } => "ask",
            Offer::Fail => "fail",
            Offer::Help => "help",
            Offer::Decline => "decline",
        }
    }
}
