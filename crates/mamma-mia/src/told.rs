//! What is said at the table. Everything open to all changes only through announcements.

use table::Seat;

use crate::moves::{Choice, Pile};
use crate::public::Phase;
use crate::{Ingredient, Ingredients, Order, Orders};

/// What everyone hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// Who begins. Rule 2.4
    First {
        /// The first player.
        seat: Seat,
    },
    /// Cards of the opening hand. Rule 2
    Dealt {
        /// Who gets them.
        seat: Seat,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card is shuffled into the supply after the deal. Rule 2.2
    ShuffledIn,
    /// A turn begins. Rule 3
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Ingredients were laid on the oven. Rule 3.1
    Laid {
        /// Who laid them.
        seat: Seat,
        /// Their kind.
        kind: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order was laid on the oven. Rule 3.2
    Ordered {
        /// Who laid it.
        seat: Seat,
        /// Which one.
        order: Order,
    },
    /// No order was laid. Rule 3.2
    NoOrder {
        /// Who laid none.
        seat: Seat,
    },
    /// A turn is skipped because the hand has no ingredients. Rule 3.7
    Skipped {
        /// Who skips it.
        seat: Seat,
    },
    /// Cards were drawn. Rule 3.3
    Drew {
        /// Who drew.
        seat: Seat,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card came up and lies open. Rules 2.1, 3.6
    MammaMia {
        /// The seat it lies in front of.
        seat: Seat,
    },
    /// The oven is opened. Rule 4.1
    Opened {
        /// The seat that reveals, and begins the next round.
        seat: Seat,
    },
    /// Ingredients came up and joined the worktop. Rule 4.2
    TurnedUp {
        /// Their kind.
        kind: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order came up and is checked. Rule 4.3
    OrderUp {
        /// The owner.
        seat: Seat,
        /// Which one.
        order: Order,
    },
    /// A pizza was baked. Rule 4.4
    Baked {
        /// The owner.
        seat: Seat,
        /// Which order.
        order: Order,
        /// What was used from the worktop.
        worktop: Ingredients,
        /// What the owner added from their hand.
        hand: Ingredients,
    },
    /// A pizza failed; its order goes under the waiter. Rule 4.3c
    Failed {
        /// The owner.
        seat: Seat,
        /// Which order.
        order: Order,
        /// Why.
        why: Failure,
    },
    /// Someone asks for help. Rule 6.1
    Asked {
        /// Who asks.
        seat: Seat,
        /// The kinds the owner fixed.
        choice: Choice,
        /// What the owner asks for.
        request: Ingredients,
    },
    /// Someone cannot be asked, for reasons everyone can see. Rule 6.5
    PassedOver {
        /// Who is passed over.
        seat: Seat,
        /// Why.
        why: Unable,
    },
    /// Someone said no. Rule 6.2
    Declined {
        /// Who said it.
        seat: Seat,
    },
    /// Someone said yes and put the cards on the worktop. Rule 6.3
    Gave {
        /// Who gave them.
        seat: Seat,
        /// Which ones.
        cards: Ingredients,
    },
    /// The helper's top order went unseen onto the common pile. Rule 6.3
    Rewarded {
        /// Who is rewarded.
        seat: Seat,
    },
    /// A new round begins. Rules 4.6, 4.7
    RoundBegins {
        /// Its number, from 1.
        round: u8,
        /// The new supply's height.
        supply: u8,
        /// Leftovers that went under the new oven.
        under: Ingredients,
        /// Leftovers that stay open.
        worktop: Ingredients,
    },
    /// The unseen rewards are shown. Rule 7.0
    RewardsShown {
        /// The seat whose rewards they are.
        seat: Seat,
        /// Which orders.
        orders: Orders,
    },
    /// One colour of the common pile is counted. Rule 7.0
    PileShown {
        /// The seat of that colour.
        seat: Seat,
        /// Which orders.
        orders: Orders,
    },
    /// What the table is now waiting for.
    Now(Phase),
}

/// Why a pizza failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Its owner let it fail. Rule 4.3b
    LetGo,
    /// The crossed-out kind lies on the worktop. Rule 5.g
    CrossedOut(Ingredient),
    /// No kind is eligible for a Minimale. Rule 5.f
    NoKind,
    /// The owner visibly has fewer ingredients than are missing. Rule 4.3d
    TooFewInHand,
    /// Nobody helped. Rule 6.4
    NobodyHelped,
}

/// Why a seat is not asked for help. Rule 6.5
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unable {
    /// There is no card in its waiter.
    EmptyWaiter,
    /// It has fewer ingredients than are asked for.
    TooFewInHand,
}

/// What one seat hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whisper {
    /// The ingredients it drew.
    Cards(Ingredients),
    /// The orders it drew.
    Orders(Orders),
}

impl Announcement {
    /// The seat whose hand it changes, if any.
    #[inline(always)]
    pub(crate) fn hand_changed(&self) -> Option<Seat> {
        match self {
            Announcement::Laid { seat, .. }
            | Announcement::Ordered { seat, .. }
            | Announcement::Baked { seat, .. }
            | Announcement::Gave { seat, .. } => Some(*seat),
            Announcement::First { .. }
            | Announcement::Dealt { .. }
            | Announcement::ShuffledIn
            | Announcement::Turn { .. }
            | Announcement::NoOrder { .. }
            | Announcement::Skipped { .. }
            | Announcement::Drew { .. }
            | Announcement::MammaMia { .. }
            | Announcement::Opened { .. }
            | Announcement::TurnedUp { .. }
            | Announcement::OrderUp { .. }
            | Announcement::Failed { .. }
            | Announcement::Asked { .. }
            | Announcement::PassedOver { .. }
            | Announcement::Declined { .. }
            | Announcement::Rewarded { .. }
            | Announcement::RoundBegins { .. }
            | Announcement::RewardsShown { .. }
            | Announcement::PileShown { .. }
            | Announcement::Now(_) => None,
        }
    }
}

impl crate::Hand {
    /// Removes from the hand what an announcement about this seat says.
    #[inline(always)]
    pub(crate) fn hear(&mut self, seat: Seat, said: &Announcement) {
        if said.hand_changed() != Some(seat) {
            return;
        }
        match *said {
            Announcement::Laid { kind, count, .. } => self.lay(Ingredients::of(kind, count)),
            Announcement::Ordered { order, .. } => self.lay_orders(Orders::only(order)),
            Announcement::Baked { hand, .. } => self.lay(hand),
            Announcement::Gave { cards, .. } => self.lay(cards),
            _ => {}
        }
    }

    /// Adds to the hand what a whisper says.
    #[inline]
    pub(crate) fn hear_whisper(&mut self, whisper: &Whisper) {
        match *whisper {
            Whisper::Cards(cards) => self.take(cards),
            Whisper::Orders(orders) => self.take_orders(orders),
        }
    }
}
