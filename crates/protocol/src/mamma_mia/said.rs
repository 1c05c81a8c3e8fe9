//! What is said at the table, and what it changes in a view.

use mamma_mia::{Announcement, Choice, MammaMia, Public, Whisper};
use serde::{Deserialize, Serialize};
use table::Saying;

use super::helper::helpers;
use super::ingredient::kinds;
use super::need::needs;
use super::order::list;
use super::{Helper, Ingredient, Ingredients, NeedLine, Order, Phase, Pile};
use crate::SeatNumber;

/// What is said at a Mamma Mia table: announcements, and whispers to this seat.
///
/// The Rust documentation of each kind says how it changes a view, so that a client can fold it in
/// without knowing the rules. A seat's `own` changes only through sayings about that seat. The
/// order of the elements in a list of orders means nothing, except in the notes' `queue`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaSaid"), schema(as = MammaMiaSaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// Who begins: sets `leader`.
    First {
        /// The first player.
        seat: SeatNumber,
    },
    /// Cards of the opening hand: they leave the pile and join the place's hand. In the notes,
    /// cards from the waiter are taken from `unseen` first, then from the front of the `queue`.
    Dealt {
        /// Who gets them.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card is shuffled in: `mamma_mia` is in the supply, and `supply` grows by one.
    ShuffledIn,
    /// A turn begins: `turns` grows by one.
    Turn {
        /// Whose turn it is.
        seat: SeatNumber,
    },
    /// Ingredients were laid: they leave the place's hand and the hand in `own`, go onto the oven
    /// and become its `top`; the place's `said` is set. They are added to the notes' `oven`.
    Laid {
        /// Who laid them.
        seat: SeatNumber,
        /// Their kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order was laid: it leaves the place's hand and the hand in `own`, goes onto the oven and
    /// becomes its `top`. It is added to the notes' `oven`.
    Ordered {
        /// Who laid it.
        seat: SeatNumber,
        /// The order.
        order: Order,
    },
    /// No order was laid. Changes nothing.
    NoOrder {
        /// Who laid none.
        seat: SeatNumber,
    },
    /// A turn is skipped because the seat has no ingredients. Changes nothing.
    Skipped {
        /// Whose turn is skipped.
        seat: SeatNumber,
    },
    /// Cards were drawn: they leave the pile and join the place's hand. The notes change as with
    /// `dealt`.
    Drew {
        /// Who drew.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card came up: it lies in front of the seat, and `supply` shrinks by one.
    MammaMia {
        /// The seat that drew it.
        seat: SeatNumber,
    },
    /// The oven is opened: the seat becomes `leader`, and `top` is empty.
    Opened {
        /// Who reveals the oven and begins the next round.
        seat: SeatNumber,
    },
    /// Ingredients came up: they move from the oven to the worktop. The first entry of the notes'
    /// `oven` is removed.
    TurnedUp {
        /// Their kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order came up: the oven shrinks by one card. The first entry of the notes' `oven` is
    /// removed.
    OrderUp {
        /// The order's owner.
        seat: SeatNumber,
        /// The order.
        order: Order,
        /// What it needs, line by line.
        needs: Vec<NeedLine>,
    },
    /// A pizza was baked: its ingredients leave the worktop, the place's hand and the hand in `own`
    /// and join `used`, and the order goes where the setup's `baked_go` says. The order is added to
    /// the notes' `baked`.
    Baked {
        /// The order's owner.
        seat: SeatNumber,
        /// The order.
        order: Order,
        /// What was used from the worktop.
        worktop: Ingredients,
        /// What the owner added from their hand.
        hand: Ingredients,
    },
    /// A pizza failed: the place's waiter grows by one card. The order is added to the notes'
    /// `queue`.
    Failed {
        /// The order's owner.
        seat: SeatNumber,
        /// The order.
        order: Order,
        /// Why.
        why: Failure,
    },
    /// A seat asks for help; its place's `said` is set.
    Asked {
        /// Who asks.
        seat: SeatNumber,
        /// The kinds it chose: up to two.
        choice: Vec<Ingredient>,
        /// The cards asked for.
        request: Ingredients,
        /// What the order needs with these kinds, line by line.
        needs: Vec<NeedLine>,
        /// The seats that may be asked, in the order in which they are asked.
        helpers: Vec<Helper>,
    },
    /// A seat cannot be asked, as everyone can see. Changes nothing.
    PassedOver {
        /// Who is passed over.
        seat: SeatNumber,
        /// Why.
        why: Unable,
    },
    /// A seat declined to help; its place's `said` is set.
    Declined {
        /// Who declined.
        seat: SeatNumber,
    },
    /// A seat helped: the cards move from the place's hand and the hand in `own` to the worktop;
    /// the place's `said` is set.
    Gave {
        /// Who gave them.
        seat: SeatNumber,
        /// The cards.
        cards: Ingredients,
        /// What the order needs now, line by line.
        needs: Vec<NeedLine>,
    },
    /// The helper's top order moved from the waiter onto the common pile, unseen. In the notes, an
    /// `unseen` card becomes one of the `rewards`; if there is none, the first order of the `queue`
    /// counts as baked.
    Rewarded {
        /// Who is rewarded.
        seat: SeatNumber,
    },
    /// A new round begins: the supply has this height, `used` is empty, the leftovers in `under`
    /// form the oven with the last kind of them on top, and the worktop is as given. A MAMMA MIA
    /// card in front of a seat goes back into the supply. The leftovers are added to the notes'
    /// `oven`, kind by kind.
    RoundBegins {
        /// Its number, from 1.
        round: u8,
        /// The new supply's height.
        supply: u8,
        /// Leftovers that go under the new oven.
        under: Ingredients,
        /// Leftovers that stay face up.
        worktop: Ingredients,
    },
    /// The unseen rewards are shown: they are added to the notes' `baked`, and `rewards` becomes 0.
    RewardsShown {
        /// The orders' owner.
        seat: SeatNumber,
        /// The orders.
        orders: Vec<Order>,
    },
    /// The orders of one colour in the common pile are counted. Changes nothing.
    PileShown {
        /// The owner of the colour.
        seat: SeatNumber,
        /// The orders.
        orders: Vec<Order>,
    },
    /// What the table is waiting for now: sets `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// To one seat: the ingredients it drew, added to the hand in `own`.
    YourCards {
        /// The ingredients.
        cards: Ingredients,
    },
    /// To one seat: the orders it drew, added to the hand in `own`.
    YourOrders {
        /// The orders.
        orders: Vec<Order>,
    },
}

/// Why a pizza failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Failure {
    /// Its owner let it fail.
    LetGo,
    /// The crossed-out kind lies on the worktop.
    CrossedOut {
        /// The kind.
        ingredient: Ingredient,
    },
    /// No kind is eligible for a Minimale.
    NoKind,
    /// The owner has fewer ingredients than are missing, as everyone can see.
    TooFewInHand,
    /// Nobody helped.
    NobodyHelped,
}

/// Why a seat is not asked for help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Unable {
    /// It has no card in its waiter.
    EmptyWaiter,
    /// It has fewer ingredients than are asked for.
    TooFewInHand,
}

impl Said {
    /// The wire form of a saying; `after` is the table once it has been said.
    pub(crate) fn of(after: &Public, saying: &Saying<MammaMia>) -> Said {
        match *saying {
            Saying::ToAll(said) => Said::announced(after, said),
            Saying::ToSeat(_, Whisper::Cards(cards)) => Said::YourCards { cards: cards.into() },
            Saying::ToSeat(_, Whisper::Orders(orders)) => Said::YourOrders { orders: list(orders) },
        }
    }

    /// The matter at hand, as the last saying about it described it: an order that came up, or a
    /// request for help.
    pub(crate) fn matter(public: &Public) -> Option<Said> {
        let said = match public.phase {
            mamma_mia::Phase::Judging { seat, order } => Announcement::OrderUp { seat, order },
            mamma_mia::Phase::Asking { owner: seat, choice, request, .. } => {
                Announcement::Asked { seat, choice, request }
            }
            // Only with a Bombastica does the owner choose which cards to add.
            mamma_mia::Phase::Adding { seat, .. } => {
                Announcement::OrderUp { seat, order: mamma_mia::Order::Bombastica }
            }
            _ => return None,
        };
        Some(Said::announced(public, said))
    }

    fn announced(after: &Public, said: Announcement) -> Said {
        match said {
            Announcement::First { seat } => Said::First { seat: seat.into() },
            Announcement::Dealt { seat, from, count } => {
                Said::Dealt { seat: seat.into(), from: from.into(), count }
            }
            Announcement::ShuffledIn => Said::ShuffledIn,
            Announcement::Turn { seat } => Said::Turn { seat: seat.into() },
            Announcement::Laid { seat, kind, count } => {
                Said::Laid { seat: seat.into(), ingredient: kind.into(), count }
            }
            Announcement::Ordered { seat, order } => {
                Said::Ordered { seat: seat.into(), order: order.into() }
            }
            Announcement::NoOrder { seat } => Said::NoOrder { seat: seat.into() },
            Announcement::Skipped { seat } => Said::Skipped { seat: seat.into() },
            Announcement::Drew { seat, from, count } => {
                Said::Drew { seat: seat.into(), from: from.into(), count }
            }
            Announcement::MammaMia { seat } => Said::MammaMia { seat: seat.into() },
            Announcement::Opened { seat } => Said::Opened { seat: seat.into() },
            Announcement::TurnedUp { kind, count } => {
                Said::TurnedUp { ingredient: kind.into(), count }
            }
            Announcement::OrderUp { seat, order } => Said::OrderUp {
                seat: seat.into(),
                order: order.into(),
                needs: needs(after, seat, order, Choice::Nothing),
            },
            Announcement::Baked { seat, order, worktop, hand } => Said::Baked {
                seat: seat.into(),
                order: order.into(),
                worktop: worktop.into(),
                hand: hand.into(),
            },
            Announcement::Failed { seat, order, why } => {
                Said::Failed { seat: seat.into(), order: order.into(), why: why.into() }
            }
            Announcement::Asked { seat, choice, request } => Said::Asked {
                seat: seat.into(),
                choice: kinds(choice),
                request: request.into(),
                needs: needs_now(after, choice),
                helpers: helpers(after, seat, request),
            },
            Announcement::PassedOver { seat, why } => {
                Said::PassedOver { seat: seat.into(), why: why.into() }
            }
            Announcement::Declined { seat } => Said::Declined { seat: seat.into() },
            Announcement::Gave { seat, cards } => Said::Gave {
                seat: seat.into(),
                cards: cards.into(),
                needs: match after.phase {
                    mamma_mia::Phase::Asking { choice, .. } => needs_now(after, choice),
                    _ => Vec::new(),
                },
            },
            Announcement::Rewarded { seat } => Said::Rewarded { seat: seat.into() },
            Announcement::RoundBegins { round, supply, under, worktop } => {
                Said::RoundBegins { round, supply, under: under.into(), worktop: worktop.into() }
            }
            Announcement::RewardsShown { seat, orders } => {
                Said::RewardsShown { seat: seat.into(), orders: list(orders) }
            }
            Announcement::PileShown { seat, orders } => {
                Said::PileShown { seat: seat.into(), orders: list(orders) }
            }
            Announcement::Now(phase) => Said::Now { phase: phase.into() },
        }
    }
}

/// What the order being judged needs, with these kinds chosen.
fn needs_now(public: &Public, choice: Choice) -> Vec<NeedLine> {
    match public.phase {
        mamma_mia::Phase::Judging { seat: owner, order }
        | mamma_mia::Phase::Asking { owner, order, .. } => needs(public, owner, order, choice),
        _ => Vec::new(),
    }
}

impl From<mamma_mia::Failure> for Failure {
    fn from(why: mamma_mia::Failure) -> Failure {
        match why {
            mamma_mia::Failure::LetGo => Failure::LetGo,
            mamma_mia::Failure::CrossedOut(kind) => Failure::CrossedOut { ingredient: kind.into() },
            mamma_mia::Failure::NoKind => Failure::NoKind,
            mamma_mia::Failure::TooFewInHand => Failure::TooFewInHand,
            mamma_mia::Failure::NobodyHelped => Failure::NobodyHelped,
        }
    }
}

impl From<mamma_mia::Unable> for Unable {
    fn from(why: mamma_mia::Unable) -> Unable {
        match why {
            mamma_mia::Unable::EmptyWaiter => Unable::EmptyWaiter,
            mamma_mia::Unable::TooFewInHand => Unable::TooFewInHand,
        }
    }
}
