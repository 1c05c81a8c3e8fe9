//! What a seat may do, as ranges given by their bounds.

use mamma_mia::MammaMia;
use serde::{Deserialize, Serialize};

use super::ingredient::kinds;
use super::order::list;
use super::{Ingredient, Ingredients, Move, Order, Pile};
use crate::pick::one_of;

/// Something a seat may do at a Mamma Mia table: one move, or a range of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaOffer"), schema(as = MammaMiaOffer))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Offer {
    /// Lay one or more of these cards, all of one kind.
    Lay {
        /// The cards in hand.
        among: Ingredients,
    },
    /// Lay one of these orders.
    Order {
        /// The orders in hand.
        among: Vec<Order>,
    },
    /// Lay no order.
    NoOrder,
    /// Refill from this pile.
    Draw {
        /// The pile.
        from: Pile,
        /// How many cards it gives; in a later step of a turn, at least how many.
        count: u8,
        /// How many cards it gives after 0, 1, 2 … more cards have left the hand.
        counts: Vec<u8>,
    },
    /// Bake with these kinds.
    Bake {
        /// The kinds to choose: up to two.
        choice: Vec<Ingredient>,
        /// The cards that have to come from your own hand.
        from_hand: Ingredients,
    },
    /// Complete a Bombastica with cards of any kind.
    Fill {
        /// Exactly how many cards.
        count: u8,
        /// The cards to choose from.
        among: Ingredients,
    },
    /// Ask the other players for cards.
    Ask {
        /// The kinds to choose: up to two.
        choice: Vec<Ingredient>,
        /// The minimum of each kind.
        least: Ingredients,
        /// The maximum of each kind.
        most: Ingredients,
        /// The minimum in total.
        from: u8,
        /// The maximum in total.
        to: u8,
    },
    /// Let the pizza fail.
    Fail,
    /// Give what is asked for.
    Help,
    /// Give nothing.
    Decline,
}

impl Offer {
    /// Picks one of the moves; `choose(n)` returns a number below `n`. `None` if the offer is
    /// empty, which a house never sends.
    pub fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        Some(match self {
            Offer::Lay { among } => {
                let (ingredient, most) = one_of(&among.iter().collect::<Vec<_>>(), choose)?;
                let more = choose(u32::from(most).max(1));
                Move::Lay { ingredient, count: 1 + more as u8 }
            }
            Offer::Order { among } => Move::Order { order: one_of(among, choose)? },
            Offer::NoOrder => Move::NoOrder {},
            Offer::Draw { from, count: _, counts: _ } => Move::Draw { from: *from },
            Offer::Bake { choice, from_hand: _ } => Move::Bake { choice: choice.clone() },
            Offer::Fill { count, among } => {
                let mut cards = Ingredients::default();
                pass(among.clone(), u32::from(*count), &mut cards, choose)?;
                Move::Fill { cards }
            }
            Offer::Ask { choice, least, most, from, to } => {
                let fewest = least.total().max(u32::from(*from));
                let count = fewest + choose(u32::from(*to).checked_sub(fewest)? + 1);
                let mut rest = most.clone();
                for (kind, count) in least.iter() {
                    (0..count).for_each(|_| rest.take(kind));
                }
                let mut request = least.clone();
                pass(rest, count - least.total(), &mut request, choose)?;
                Move::Ask { choice: choice.clone(), request }
            }
            Offer::Fail => Move::Fail {},
            Offer::Help => Move::Help {},
            Offer::Decline => Move::Decline {},
        })
    }
}

/// Moves `count` random cards, each card equally likely; `None` if there are too few.
fn pass(
    mut from: Ingredients,
    count: u32,
    to: &mut Ingredients,
    choose: &mut impl FnMut(u32) -> u32,
) -> Option<()> {
    for _ in 0..count {
        let cards: Vec<_> = from
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
            .collect();
        let kind = one_of(&cards, choose)?;
        from.take(kind);
        to.add(kind);
    }
    Some(())
}

impl Offer {
    /// The wire form of an offer to the seat that has this view.
    pub(crate) fn of(view: &table::View<MammaMia>, offer: &mamma_mia::Offer) -> Offer {
        match *offer {
            mamma_mia::Offer::Lay(hand) => Offer::Lay { among: hand.into() },
            mamma_mia::Offer::Order(orders) => Offer::Order { among: list(orders) },
            mamma_mia::Offer::NoOrder => Offer::NoOrder,
            mamma_mia::Offer::Draw { pile, count } => {
                Offer::Draw { from: pile.into(), count, counts: counts(view, pile) }
            }
            mamma_mia::Offer::Bake { choice, from_hand } => {
                Offer::Bake { choice: kinds(choice), from_hand: from_hand.into() }
            }
            mamma_mia::Offer::Fill { count, from } => Offer::Fill { count, among: from.into() },
            mamma_mia::Offer::Ask { choice, least, most, from, to } => Offer::Ask {
                choice: kinds(choice),
                least: least.into(),
                most: most.into(),
                from,
                to,
            },
            mamma_mia::Offer::Fail => Offer::Fail,
            mamma_mia::Offer::Help => Offer::Help,
            mamma_mia::Offer::Decline => Offer::Decline,
        }
    }
}

/// How many cards a pile gives this seat after 0, 1, 2 … more cards have left its hand.
fn counts(view: &table::View<MammaMia>, pile: mamma_mia::Pile) -> Vec<u8> {
    let Some((seat, _)) = view.own else { return Vec::new() };
    let held = view.public.hands[seat].total();
    (0..=held).map(|laid| view.public.drawn_after(seat, pile, laid)).collect()
}
