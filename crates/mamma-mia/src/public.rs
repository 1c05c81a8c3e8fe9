//! The public drawer: what lies open for all. Rule 8

use table::{BySeat, First, Outcome, Seat};

use crate::moves::{Choice, Pile};
use crate::oven::Laid;
use crate::setup::{MammaMiaCard, Printing, Setup};
use crate::told::Announcement;
use crate::{Ingredient, Ingredients, Order, Orders, chart};

/// Which section of the rules the table is in, and whom it waits for.
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
        /// How many, if the pile has so many.
        count: u8,
    },
    /// A seat decides about its order. Rule 4.3
    Judging {
        /// Who decides.
        seat: Seat,
        /// About which order.
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
        /// The kinds he fixed.
        choice: Choice,
        /// What he asks for.
        request: Ingredients,
    },
    /// After the yes the owner picks the rest for his Bombastica. Rule 6.1b
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

/// How many cards of each back a hand has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandSize {
    /// Ingredients.
    pub ingredients: u8,
    /// Orders.
    pub orders: u8,
}

impl HandSize {
    /// All cards of the hand.
    #[inline]
    pub const fn total(self) -> u8 {
        self.ingredients + self.orders
    }
}

/// Where the MAMMA MIA card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MammaMiaPlace {
    /// Not in the game, or not yet.
    Box,
    /// In the supply.
    Supply,
    /// Open before a seat.
    Before(Seat),
}

/// The last thing a seat said aloud. Rule 8
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// So many of a kind.
    Laid(Ingredient, u8),
    /// A request; what it was stands in the phase while it matters.
    Asked,
    /// A yes.
    Gave,
    /// A no.
    Declined,
}

/// What lies open for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The choices made before the game.
    pub setup: Setup,
    /// What the table waits for.
    pub phase: Phase,
    /// Who begins the round: the first player, later the last revealer. Rule 4.1
    pub leader: Seat,
    /// The round's number, from 1.
    pub round: u8,
    /// Turns begun so far.
    pub turns: u16,
    /// The supply's height, the MAMMA MIA card included.
    pub supply: u8,
    /// Where the MAMMA MIA card is.
    pub mamma_mia: MammaMiaPlace,
    /// How many cards each hand has.
    pub hands: BySeat<HandSize>,
    /// Each waiter's height.
    pub waiters: BySeat<u8>,
    /// What each seat said last.
    pub said: BySeat<Option<Said>>,
    /// The oven's height.
    pub oven: u8,
    /// The card that lies open on the oven; none while it is being opened.
    pub top: Option<Top>,
    /// Ingredients that lie open and unused.
    pub worktop: Ingredients,
    /// Ingredients of baked pizzas, open until the new supply is made.
    pub used: Ingredients,
    /// Height of the common pile of baked orders. Plus
    pub common_pile: u8,
    /// Baked orders, which lie open. 1998
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

    /// Ingredients in the supply: its height without the MAMMA MIA card.
    #[inline]
    pub fn supply_ingredients(&self) -> u8 {
        self.supply - u8::from(self.mamma_mia == MammaMiaPlace::Supply)
    }

    /// How many cards this seat draws when it refills from this pile. Rule 3.3
    #[inline]
    pub fn drawn(&self, seat: Seat, pile: Pile) -> u8 {
        self.drawn_after(seat, pile, 0)
    }

    /// How many cards this seat draws from this pile once so many more cards, ingredients or
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

    /// Folds an announcement in. Nothing else changes this drawer.
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
