//! The orders that went back under a waiter, in the order in which they failed. Rule 4.3c

use core::fmt;

use crate::{Order, Orders};

/// A queue of orders: four bits for each, and the length in the four highest bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Queue(u64);

const LENGTH: u32 = 60;
const ORDERS: u64 = (1 << LENGTH) - 1;

impl Queue {
    /// The number of orders.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> LENGTH) as u8
    }

    /// Whether the queue is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The order that comes up first.
    #[inline]
    pub const fn first(self) -> Option<Order> {
        if self.is_empty() { None } else { Some(Order::at((self.0 & 15) as usize)) }
    }

    /// Adds an order at the bottom.
    #[inline]
    pub(crate) fn push(&mut self, order: Order) {
        self.0 += 1 << LENGTH;
        self.0 |= (order.index() as u64) << (4 * (self.len() - 1));
    }

    /// Removes the first order.
    #[inline]
    pub(crate) fn pop(&mut self) {
        let shorter = self.len().saturating_sub(1);
        self.0 = (self.0 & ORDERS) >> 4 | u64::from(shorter) << LENGTH;
    }

    /// The orders, the first one first.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        (0..self.len()).map(move |place| Order::at((self.0 >> (4 * place) & 15) as usize))
    }

    /// The first `count` of them.
    #[inline]
    pub fn front(self, count: u8) -> Orders {
        self.iter().take(count as usize).collect()
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_failed_comes_up_first() {
        let mut queue = Queue::default();
        for order in &Order::ALL[1..] {
            queue.push(*order);
        }
        assert_eq!(queue.len(), 15);
        assert!(queue.iter().eq(Order::ALL[1..].iter().copied()));
        queue.pop();
        assert_eq!((queue.first(), queue.len()), (Some(Order::ALL[2]), 14));
        assert_eq!(queue.front(2), [Order::ALL[2], Order::ALL[3]].into_iter().collect());
    }
}
