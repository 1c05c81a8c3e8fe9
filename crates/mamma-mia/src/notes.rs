//! What was said once and then buried: an attentive listener knows all of it. Rule 8

use table::{BySeat, Seat};

use crate::moves::Pile;
use crate::oven::{Laid, Oven};
use crate::queue::Queue;
use crate::setup::Setup;
use crate::told::Announcement;
use crate::{Ingredients, Orders, chart};

/// What everyone heard and may have forgotten. Tables with the option `memory=notes` show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notes {
    /// What is in the oven.
    pub oven: Oven,
    /// The orders that went back under each waiter.
    pub queues: BySeat<Queue>,
    /// For each waiter, how many cards that nobody has seen can still be drawn.
    pub unseen: BySeat<u8>,
    /// The orders of each seat that are known to be baked.
    pub baked: BySeat<Orders>,
    /// How many rewards of each seat went onto the common pile unseen.
    pub rewards: BySeat<u8>,
}

impl Notes {
    pub(crate) fn new(setup: &Setup) -> Notes {
        let orders = |seat: Seat| {
            let orders = chart::orders(setup.printing(), setup.colour(seat)).len();
            if seat.index() < setup.seats() { orders } else { 0 }
        };
        Notes {
            oven: Oven::new(),
            queues: BySeat::default(),
            unseen: BySeat::each(orders),
            baked: BySeat::default(),
            rewards: BySeat::default(),
        }
    }

    /// How many of `count` cards drawn from this waiter nobody has seen yet; the others are the
    /// first of the queue. Rule 11
    #[inline]
    pub(crate) fn unseen_of(&self, seat: Seat, count: u8) -> u8 {
        count.min(self.unseen[seat])
    }

    /// How many pizzas of this seat are known to be on the common pile or set aside.
    #[inline]
    pub fn tally(&self, seat: Seat) -> u8 {
        self.baked[seat].len() + self.rewards[seat]
    }

    /// Folds in an announcement. Nothing else changes this drawer.
    #[inline(always)]
    pub(crate) fn hear(&mut self, said: &Announcement) {
        match *said {
            Announcement::Laid { kind, count, .. } => self.oven.lay(Laid::Cards(kind, count)),
            Announcement::Ordered { seat, order } => self.oven.lay(Laid::Order(seat, order)),
            Announcement::TurnedUp { .. } | Announcement::OrderUp { .. } => self.oven.turn_up(),
            Announcement::Dealt { seat, from: Pile::Waiter, count }
            | Announcement::Drew { seat, from: Pile::Waiter, count } => {
                let unseen = self.unseen_of(seat, count);
                self.unseen[seat] -= unseen;
                for _ in unseen..count {
                    self.queues[seat].pop();
                }
            }
            Announcement::Baked { seat, order, .. } => {
                self.baked[seat] = self.baked[seat].with(Orders::only(order));
            }
            Announcement::Failed { seat, order, .. } => self.queues[seat].push(order),
            Announcement::Rewarded { seat } => self.reward(seat),
            Announcement::RewardsShown { seat, orders } => {
                self.baked[seat] = self.baked[seat].with(orders);
                self.rewards[seat] = 0;
            }
            Announcement::RoundBegins { under, .. } => self.square_up(under),
            Announcement::First { .. }
            | Announcement::Dealt { .. }
            | Announcement::ShuffledIn
            | Announcement::Turn { .. }
            | Announcement::NoOrder { .. }
            | Announcement::Skipped { .. }
            | Announcement::Drew { .. }
            | Announcement::MammaMia { .. }
            | Announcement::Opened { .. }
            | Announcement::Asked { .. }
            | Announcement::PassedOver { .. }
            | Announcement::Declined { .. }
            | Announcement::Gave { .. }
            | Announcement::PileShown { .. }
            | Announcement::Now(_) => {}
        }
    }

    /// The reward is the top card of the waiter: an unseen card while there is one, otherwise the
    /// first of the queue, which everyone has seen. Rule 6.3
    fn reward(&mut self, seat: Seat) {
        if self.unseen[seat] > 0 {
            self.unseen[seat] -= 1;
            self.rewards[seat] += 1;
        } else if let Some(order) = self.queues[seat].first() {
            self.queues[seat].pop();
            self.baked[seat] = self.baked[seat].with(Orders::only(order));
        }
    }

    /// Leftovers are stacked by kind, the last kind on top. Rule 4.6
    fn square_up(&mut self, under: Ingredients) {
        for (kind, count) in under.iter() {
            self.oven.lay(Laid::Cards(kind, count));
        }
    }
}
