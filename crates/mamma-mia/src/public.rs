//! The public drawer: what everyone can see. Rule 8

use table::{BySeat, First, Outcome, Seat};

use crate::moves::{Choice, Pile};
use crate::oven::Laid;
use crate::setup::{MammaMiaCard, Printing, Setup};
use crate::told::Announcement;
use crate::{Ingredient, Ingredients, Order, Orders, chart};

/// The section of the rules the table is in, and who it is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The dealer draws the first player. Rule 2.4
    First,
    /// The dealer deals a seat's opening hand from this pile. Rule 2
    Opening(Seat, Pile),
    /// A seat has to lay ingredients. Rule 3.1
    Laying(Seat),
    /// A seat may lay an order. Rule 3.2
    Ordering(Seat),
    /// A seat chooses the pile it refills from. Rule 3.3
    Drawing(Seat),
    /// The dealer deals the cards that a seat draws. Rule 3.3
    Dealing {
        /// Who draws.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// How many, if the pile has that many.
        count: u8,
    },
    /// A seat decides about its order. Rule 4.3
    Judging {
        /// Who decides.
        seat: Seat,
        /// Which order it is about.
        order: Order,
    },
    /// A seat is asked for help. Rule 6.2
    Asking {
        /// Who is asked.
        seat: Seat,
        /// Who asks.
        owner: Seat,
        /// For which order.
        order: Order,
        /// The kinds the owner fixed.
        choice: Choice,
        /// What the owner asks for.
        request: Ingredients,
    },
    /// After a yes, the owner picks the rest for a Bombastica. Rule 6.1b
    Adding {
        /// Who picks.
        seat: Seat,
        /// Who helped.
        helper: Seat,
        /// How many cards.
        count: u8,
    },
    /// The dealer deals the unseen rewards of a seat. Rule 7.0
    Rewarding(Seat),
    /// The game is over. Rule 7
    Over(Outcome),
}

/// How many ingredients and orders a hand has, which can be told from the backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandSize {
    /// Ingredients.
    pub ingredients: u8,
    /// Orders.
    pub orders: u8,
}

impl HandSize {
    /// The number of all cards in the hand.
    #[inline]
    pub const fn total(self) -> u8 {
        self.ingredients + self.orders
    }
}

/// Where the MAMMA MIA card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MammaMiaPlace {
    /// Not in the game, or not yet in it.
    Box,
    /// In the supply.
    Supply,
    /// Face up in front of a seat.
    Before(Seat),
}

/// The last thing a seat said aloud. Rule 8
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// Cards laid: this many of a kind.
    Laid(Ingredient, u8),
    /// A request. The phase holds its details as long as they matter.
    Asked,
    /// A yes.
    Gave,
    /// A no.
    Declined,
}

/// What everyone can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The setup the game was started with.
    pub setup: Setup,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Who begins the round: the first player, later the last revealer. Rule 4.1
    pub leader: Seat,
    /// The number of the round, from 1.
    pub round: u8,
    /// Turns begun so far.
    pub turns: u16,
    /// The height of the supply, including the MAMMA MIA card.
    pub supply: u8,
    /// Where the MAMMA MIA card is.
    pub mamma_mia: MammaMiaPlace,
    /// How many cards each hand has.
    pub hands: BySeat<HandSize>,
    /// The height of each waiter.
    pub waiters: BySeat<u8>,
    /// What each seat last said aloud.
    pub said: BySeat<Option<Said>>,
    /// The height of the oven.
    pub oven: u8,
    /// The face-up card on the oven; none while the oven is being opened.
    pub top: Option<Top>,
    /// The ingredients that are open and unused.
    pub worktop: Ingredients,
    /// The ingredients of baked pizzas, open until the new supply is made.
    pub used: Ingredients,
    /// The height of the common pile of baked orders. Only in Plus.
    pub common_pile: u8,
    /// The baked orders, which lie open. Only in the 1998 game.
    pub set_aside: BySeat<Orders>,
}

/// The card on top of the oven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    /// An ingredient.
    Ingredient(Ingredient),
    /// A seat's order.
    Order(Seat, Order),
}

impl From<Laid> for Top {
    fn from(laid: Laid) -> Top {
        match laid {
            Laid::Cards(kind, _) => Top::Ingredient(kind),
            Laid::Order(seat, order) => Top::Order(seat, order),
        }
    }
}

impl Public {
    /// The table before anything is dealt.
    pub(crate) fn new(setup: &Setup) -> Public {
        let mamma_mia = match (setup.printing(), setup.mamma_mia_card()) {
            (Printing::First, MammaMiaCard::BeforeDeal) => MammaMiaPlace::Supply,
            (Printing::First, MammaMiaCard::AfterDeal) | (Printing::Plus, _) => MammaMiaPlace::Box,
        };
        let (leader, phase) = match setup.first() {
            First::Random => (Seat::at(0), Phase::First),
            First::Seat(seat) => (seat, Phase::Opening(Seat::at(0), Pile::Supply)),
        };
        let orders = |seat| {
            let orders = chart::orders(setup.printing(), setup.colour(seat)).len();
            if seat.index() < setup.seats() { orders } else { 0 }
        };
        Public {
            setup: *setup,
            phase,
            leader,
            round: 1,
            turns: 0,
            supply: setup.ingredients().total() + u8::from(mamma_mia == MammaMiaPlace::Supply),
            mamma_mia,
            hands: BySeat::default(),
            waiters: BySeat::each(orders),
            said: BySeat::default(),
            oven: 0,
            top: None,
            worktop: Ingredients::NONE,
            used: Ingredients::NONE,
            common_pile: 0,
            set_aside: BySeat::default(),
        }
    }

    /// The ingredients in the supply: its height without the MAMMA MIA card.
    #[inline]
    pub fn supply_ingredients(&self) -> u8 {
        self.supply - u8::from(self.mamma_mia == MammaMiaPlace::Supply)
    }

    /// How many cards this seat draws when it refills from this pile. Rule 3.3
    #[inline]
    pub fn drawn(&self, seat: Seat, pile: Pile) -> u8 {
        self.drawn_after(seat, pile, 0)
    }

    /// How many cards this seat draws from this pile after `laid` more cards, ingredients or
    /// orders, have left its hand. Rule 3.3
    #[inline]
    pub fn drawn_after(&self, seat: Seat, pile: Pile, laid: u8) -> u8 {
        let there = match pile {
            Pile::Supply => self.supply_ingredients(),
            Pile::Waiter => self.waiters[seat],
        };
        self.room(self.hands[seat].total().saturating_sub(laid)).min(there)
    }

    /// How many cards this seat would draw from a pile that has enough. Rule 3.3
    #[inline]
    pub(crate) fn wanted(&self, seat: Seat) -> u8 {
        self.room(self.hands[seat].total())
    }

    /// How many cards a hand of this size can draw in a turn. Rule 3.3
    #[inline]
    fn room(&self, held: u8) -> u8 {
        let numbers = self.setup.numbers();
        numbers.refill.saturating_sub(held).min(numbers.most_drawn)
    }

    /// Folds in an announcement. Nothing else changes this drawer.
    #[inline(always)]
    pub(crate) fn hear(&mut self, said: &Announcement) {
        match *said {
            Announcement::First { seat } => self.leader = seat,
            Announcement::Dealt { seat, from, count }
            | Announcement::Drew { seat, from, count } => match from {
                Pile::Supply => {
                    self.supply -= count;
                    self.hands[seat].ingredients += count;
                }
                Pile::Waiter => {
                    self.waiters[seat] -= count;
                    self.hands[seat].orders += count;
                }
            },
            Announcement::ShuffledIn => {
                self.supply += 1;
                self.mamma_mia = MammaMiaPlace::Supply;
            }
            Announcement::Turn { seat: _ } => self.turns += 1,
            Announcement::Laid { seat, kind, count } => {
                self.hands[seat].ingredients -= count;
                self.oven += count;
                self.top = Some(Top::Ingredient(kind));
                self.said[seat] = Some(Said::Laid(kind, count));
            }
            Announcement::Ordered { seat, order } => {
                self.hands[seat].orders -= 1;
                self.oven += 1;
                self.top = Some(Top::Order(seat, order));
            }
            Announcement::OrderUp { .. } => self.oven -= 1,
            Announcement::NoOrder { .. }
            | Announcement::Skipped { .. }
            | Announcement::PassedOver { .. }
            | Announcement::RewardsShown { .. }
            | Announcement::PileShown { .. } => {}
            Announcement::MammaMia { seat } => {
                self.supply -= 1;
                self.mamma_mia = MammaMiaPlace::Before(seat);
            }
            Announcement::Opened { seat } => {
                self.leader = seat;
                self.top = None;
            }
            Announcement::TurnedUp { kind, count } => {
                self.oven -= count;
                self.worktop += Ingredients::of(kind, count);
            }
            Announcement::Baked { seat, order, worktop, hand } => {
                self.worktop -= worktop;
                self.hands[seat].ingredients -= hand.total();
                self.used += worktop + hand;
                match self.setup.printing() {
                    Printing::First => {
                        self.set_aside[seat] = self.set_aside[seat].with(Orders::only(order));
                    }
                    Printing::Plus => self.common_pile += 1,
                }
            }
            Announcement::Failed { seat, .. } => self.waiters[seat] += 1,
            Announcement::Asked { seat, .. } => self.said[seat] = Some(Said::Asked),
            Announcement::Declined { seat } => self.said[seat] = Some(Said::Declined),
            Announcement::Gave { seat, cards } => {
                self.hands[seat].ingredients -= cards.total();
                self.worktop += cards;
                self.said[seat] = Some(Said::Gave);
            }
            Announcement::Rewarded { seat } => {
                self.waiters[seat] -= 1;
                self.common_pile += 1;
            }
            Announcement::RoundBegins { round, supply, under, worktop } => {
                self.round = round;
                self.supply = supply;
                self.used = Ingredients::NONE;
                self.oven = under.total();
                self.top = under.iter().last().map(|(kind, _)| Top::Ingredient(kind));
                self.worktop = worktop;
                if let MammaMiaPlace::Before(_) = self.mamma_mia {
                    self.mamma_mia = MammaMiaPlace::Supply;
                }
            }
            Announcement::Now(phase) => self.phase = phase,
        }
    }
}
