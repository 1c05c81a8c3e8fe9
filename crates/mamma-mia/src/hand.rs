//! A hand: the ingredients and orders of one seat. It is the seat's private drawer.

use core::fmt;

use crate::{Ingredients, Orders};

/// The cards a seat holds.
///
/// Six bytes count the ingredients and two bytes hold the orders, packed into one word, because a
/// state has six hands and bots copy states by the million.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand(u64);

const INGREDIENTS: u64 = 0x0000_ffff_ffff_ffff;

impl Hand {
    /// A hand of these cards.
    pub const fn new(ingredients: Ingredients, orders: Orders) -> Hand {
        Hand(ingredients.bits() | (orders.bits() as u64) << 48)
    }

    /// The ingredients in it.
    #[inline]
    pub const fn ingredients(self) -> Ingredients {
        Ingredients::from_bits(self.0 & INGREDIENTS)
    }

    /// The orders in it.
    #[inline]
    pub const fn orders(self) -> Orders {
        Orders::from_bits((self.0 >> 48) as u16)
    }

    /// Adds ingredients.
    #[inline]
    pub(crate) fn take(&mut self, cards: Ingredients) {
        self.0 += cards.bits();
    }

    /// Adds orders.
    #[inline]
    pub(crate) fn take_orders(&mut self, orders: Orders) {
        self.0 |= u64::from(orders.bits()) << 48;
    }

    /// Removes ingredients, which must be in the hand.
    #[inline]
    pub(crate) fn lay(&mut self, cards: Ingredients) {
        debug_assert!(self.ingredients().covers(cards));
        self.0 -= cards.bits();
    }

    /// Removes orders, which must be in the hand.
    #[inline]
    pub(crate) fn lay_orders(&mut self, orders: Orders) {
        self.0 &= !(u64::from(orders.bits()) << 48);
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {}", self.ingredients(), self.orders())
    }
}
