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

/// What is said at a Mamma Mia table: announcements, and the whispers to this seat.
///
/// The Rust documentation of each kind tells what it changes in a view, so that a client can
/// fold it in without the rules. A
/// seat's `own` changes only by what is said of that seat. Orders in a list stand in no
/// sequence that matters, except in the notes' `queue`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaSaid"), schema(as = MammaMiaSaid))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// Who begins: the `leader`.
    First {
        /// The first player.
        seat: SeatNumber,
    },
    /// Cards of the opening hand: off the pile, into the place's hand. In the notes, cards from
    /// the waiter come out of `unseen` first, then off the front of the `queue`.
    Dealt {
        /// Who gets them.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card is shuffled in: it is in the supply, which is one higher.
    ShuffledIn,
    /// A turn begins: `turns` counts it.
    Turn {
        /// Whose turn it is.
        seat: SeatNumber,
    },
    /// Ingredients were laid: out of the place's hand and the own one, onto the oven and on its
    /// top; the place's `said` tells it. The notes' `oven` gets them.
    Laid {
        /// Who laid them.
        seat: SeatNumber,
        /// Their kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order was laid: out of the place's hand and the own one, onto the oven and on its top.
    /// The notes' `oven` gets it.
    Ordered {
        /// Who laid it.
        seat: SeatNumber,
        /// Which one.
        order: Order,
    },
    /// No order was laid. Changes nothing.
    NoOrder {
        /// Who laid none.
        seat: SeatNumber,
    },
    /// A turn is skipped for want of ingredients. Changes nothing.
    Skipped {
        /// Who skips it.
        seat: SeatNumber,
    },
    /// Cards were drawn: off the pile, into the place's hand; the notes as with `dealt`.
    Drew {
        /// Who drew.
        seat: SeatNumber,
        /// From which pile.
        from: Pile,
        /// How many.
        count: u8,
    },
    /// The MAMMA MIA card came up: it lies before the seat, and the supply is one lower.
    MammaMia {
        /// Before whom it lies.
        seat: SeatNumber,
    },
    /// The oven is opened: the seat is the `leader`, and no card is on `top`.
    Opened {
        /// Who reveals and begins the next round.
        seat: SeatNumber,
    },
    /// Ingredients came up: off the oven, onto the worktop. The first of the notes' `oven` goes.
    TurnedUp {
        /// Their kind.
        ingredient: Ingredient,
        /// How many.
        count: u8,
    },
    /// An order came up: the oven is one lower. The first of the notes' `oven` goes.
    OrderUp {
        /// Whose it is.
        seat: SeatNumber,
        /// Which one.
        order: Order,
        /// What it needs, line by line.
        needs: Vec<NeedLine>,
    },
    /// A pizza was baked: its cards go off the worktop and out of the hands to the used ones,
    /// the order where the setup's `baked_go` says. The notes' `baked` gets it.
    Baked {
        /// Whose it is.
        seat: SeatNumber,
        /// Which order.
        order: Order,
        /// What was used from the worktop.
        worktop: Ingredients,
        /// What the owner added from his hand.
        hand: Ingredients,
    },
    /// A pizza failed: the place's waiter is one higher. The notes' `queue` gets the order.
    Failed {
        /// Whose it is.
        seat: SeatNumber,
        /// Which order.
        order: Order,
        /// Why.
        why: Failure,
    },
    /// Someone asks for help; the place's `said` tells it.
    Asked {
        /// Who asks.
        seat: SeatNumber,
        /// The kinds he fixed: none, one or two.
        choice: Vec<Ingredient>,
        /// What he asks for.
        request: Ingredients,
        /// What the order needs with these kinds, line by line.
        needs: Vec<NeedLine>,
        /// Everyone who may be asked, in sequence.
        helpers: Vec<Helper>,
    },
    /// Someone cannot be asked, as all can see. Changes nothing.
    PassedOver {
        /// Who is passed over.
        seat: SeatNumber,
        /// Why.
        why: Unable,
    },
    /// Someone said no; the place's `said` tells it.
    Declined {
        /// Who said it.
        seat: SeatNumber,
    },
    /// Someone said yes: the cards go out of the place's hand and the own one onto the worktop;
    /// the place's `said` tells it.
    Gave {
        /// Who gave them.
        seat: SeatNumber,
        /// Which ones.
        cards: Ingredients,
        /// What the order needs now, line by line.
        needs: Vec<NeedLine>,
    },
    /// The helper's top order went unseen from the waiter onto the common pile. In the notes an
    /// unseen card becomes one of the `rewards`; where there is none the first of the `queue`
    /// is baked.
    Rewarded {
        /// Who is rewarded.
        seat: SeatNumber,
    },
    /// A new round begins: with this supply, no used cards, these leftovers as the oven, the
    /// last kind of them on top, and these on the worktop. A MAMMA MIA card that lay before a
    /// seat is in the supply. The notes' `oven` gets the leftovers kind by kind.
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
    /// The unseen rewards are shown: the notes' `baked` gets them, and there are no `rewards`.
    RewardsShown {
        /// Whose they are.
        seat: SeatNumber,
        /// Which orders.
        orders: Vec<Order>,
    },
    /// One colour of the common pile is counted. Changes nothing.
    PileShown {
        /// Whose colour.
        seat: SeatNumber,
        /// Which orders.
        orders: Vec<Order>,
    },
    /// What the table waits for now: the `phase`.
    Now {
        /// The phase.
        phase: Phase,
    },
    /// To one seat: the ingredients it drew, which its own hand gets.
    YourCards {
        /// Which ones.
        cards: Ingredients,
    },
    /// To one seat: the orders it drew, which its own hand gets.
    YourOrders {
        /// Which ones.
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
    /// The owner has fewer ingredients than are missing, as all can see.
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
    /// What was said at a table that looks like this after it.
    pub(crate) fn of(after: &Public, saying: &Saying<MammaMia>) -> Said {
        match *saying {
            Saying::ToAll(said) => Said::announced(after, said),
            Saying::ToSeat(_, Whisper::Cards(cards)) => Said::YourCards { cards: cards.into() },
            Saying::ToSeat(_, Whisper::Orders(orders)) => Said::YourOrders { orders: list(orders) },
        }
    }

    /// The matter at hand at a table, as whoever was there has heard it: an order that came up, or
    /// the help that is asked for.
    pub(crate) fn matter(public: &Public) -> Option<Said> {
        let said = match public.phase {
            mamma_mia::Phase::Judging { seat, order } => Announcement::OrderUp { seat, order },
            mamma_mia::Phase::Asking { owner: seat, choice, request, .. } => {
                Announcement::Asked { seat, choice, request }
            }
            // Only a Bombastica leaves it open which cards its owner adds.
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

/// What the order that is under way at this table needs, with these kinds.
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
