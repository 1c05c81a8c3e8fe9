//! The oven: everything that was laid on it, oldest first.

use core::fmt;

use table::Seat;

use crate::{Ingredient, Order};

/// What was laid at one time: cards of one kind, or an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// This many cards of one kind.
    Cards(Ingredient, u8),
    /// A seat's order.
    Order(Seat, Order),
}

/// A [`Laid`] packed into one byte: a flag, then either a kind and a count, or a seat and an order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Packed(u8);

impl Packed {
    const ORDER: u8 = 0x80;

    #[inline]
    const fn new(laid: Laid) -> Packed {
        match laid {
            Laid::Cards(kind, count) => Packed((kind as u8) << 4 | count),
            Laid::Order(seat, order) => {
                Packed(Packed::ORDER | (seat.index() as u8) << 4 | order.index() as u8)
            }
        }
    }

    #[inline]
    const fn open(self) -> Laid {
        let (high, low) = ((self.0 >> 4 & 7) as usize, self.0 & 15);
        if self.0 & Packed::ORDER == 0 {
            Laid::Cards(Ingredient::ALL[high % 6], low)
        } else {
            Laid::Order(Seat::at(high % 6), Order::at(low as usize))
        }
    }
}

/// The most entries an oven can hold.
///
/// Phase A lasts while the supply has a card, so at most 89 of Plus's 90 ingredients are in the
/// oven, in the worst case each laid singly; and in Plus no order is laid without an ingredient.
/// The 1998 game has fewer cards in total: 65 ingredients and 40 orders.
const MOST: usize = 178;

/// The pile that the players build, oldest first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Oven {
    laid: [Packed; MOST],
    /// How many entries have been turned up.
    turned: u8,
    /// How many entries have been laid.
    end: u8,
}

impl Oven {
    /// An empty oven.
    pub(crate) const fn new() -> Oven {
        Oven { laid: [Packed(0); MOST], turned: 0, end: 0 }
    }

    /// Lays something on top.
    #[inline]
    pub(crate) fn lay(&mut self, laid: Laid) {
        self.laid[self.end as usize] = Packed::new(laid);
        self.end += 1;
    }

    /// What comes up next.
    #[inline]
    pub fn next(&self) -> Option<Laid> {
        (self.turned < self.end).then(|| self.laid[self.turned as usize].open())
    }

    /// Turns up the next entry. Its byte is cleared, so that two ovens with the same contents are
    /// equal.
    #[inline]
    pub(crate) fn turn_up(&mut self) {
        self.laid[self.turned as usize] = Packed(0);
        self.turned += 1;
        if self.turned == self.end {
            (self.turned, self.end) = (0, 0);
        }
    }

    /// The contents, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Laid> {
        self.laid[self.turned as usize..self.end as usize].iter().map(|packed| packed.open())
    }
}

impl fmt::Debug for Oven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
