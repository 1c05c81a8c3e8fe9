//! Why a move is refused, each reason with the rule behind it.

use table::{Kinds, Refuse, Seat};

use crate::moves::Choice;
use crate::{Ingredient, Ingredients, Order};

/// Why a move is refused. It tells a seat nothing that the seat does not see or hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another seat, the dealer or nobody is awaited. Rules 3, 4.3d, 6.2
    NotAwaited {
        /// The rule for what the table is waiting for.
        rule: &'static str,
    },
    /// The seat is awaited, but for a different step.
    OtherStep {
        /// The kind of move that is awaited, as written in ledgers.
        awaited: &'static str,
        /// The rule of that step.
        rule: &'static str,
    },
    /// At least one card has to be laid. Rule 3.1
    LayNothing,
    /// There are not that many cards of that kind in hand. Rule 3.1
    TooFewInHand {
        /// The kind.
        kind: Ingredient,
        /// How many were to be laid.
        asked: u8,
        /// How many are in hand.
        held: u8,
    },
    /// That order is not in hand. Rule 3.2
    OrderNotInHand(Order),
    /// A full hand without ingredients has to lay an order. Rule 3.7
    MustOrder,
    /// The order does not allow this choice of kinds now. Rules 5.3 to 5.9
    WrongChoice {
        /// The order.
        order: Order,
        /// The choice.
        choice: Choice,
    },
    /// Baking would take cards from the hand that are not in it. Rule 4.3b
    NotInHand {
        /// What would have to come from the hand.
        needed: Ingredients,
    },
    /// For a Bombastica, the cards that complete it have to be named. Rule 5.h
    NameTheCards,
    /// Only a Bombastica can be completed with cards of any kind. Rule 5.h
    NotABombastica(Order),
    /// Exactly the missing number of cards has to be added. Rule 5.h
    WrongCount {
        /// How many were named.
        asked: u8,
        /// How many are needed.
        needed: u8,
    },
    /// The worktop is enough, so the pizza must be baked. Rule 4.3a
    MustBake,
    /// There is no helping at this table. Rule 2
    NoHelping,
    /// A request must name at least one card. Rule 6.1
    AskNothing,
    /// A request must be part of what is missing. Rule 6.1
    NotMissing {
        /// What is missing.
        missing: Ingredients,
    },
    /// The owner must hold the rest of what is missing. Rule 6.1
    RestNotHeld {
        /// The rest.
        rest: Ingredients,
    },
    /// The request is for more cards than a Bombastica lacks. Rule 6.1b
    AskedTooMany {
        /// How many it lacks.
        shortfall: u8,
    },
    /// The owner's hand is too small for the rest of a Bombastica. Rule 6.1b
    AskedTooFew {
        /// The fewest cards that have to be asked for.
        least: u8,
    },
    /// There are not that many cards of a kind outside the worktop. Rule 6.1b
    NotSoManyInPlay {
        /// The kind.
        kind: Ingredient,
        /// How many there are.
        most: u8,
    },
    /// A helper must give everything that is asked for. Rule 6.2
    CannotHelp {
        /// What is asked for.
        request: Ingredients,
    },
}

impl Refusal {
    /// The refusal for a seat that is not awaited, or is awaited for something else.
    pub(crate) fn not_awaited(public: &crate::Public, seat: Seat) -> Refusal {
        use crate::Phase;
        let (awaited, rule) = match public.phase {
            Phase::Laying(seat) => (Some((seat, "lay")), "3.1"),
            Phase::Ordering(seat) => (Some((seat, "order")), "3.2"),
            Phase::Drawing(seat) => (Some((seat, "draw")), "3.3"),
            Phase::Judging { seat, .. } => (Some((seat, "bake")), "4.3"),
            Phase::Asking { seat, .. } => (Some((seat, "help")), "6.2"),
            Phase::Adding { seat, .. } => (Some((seat, "fill")), "6.1b"),
            Phase::First => (None, "2.4"),
            Phase::Opening(..) => (None, "2"),
            Phase::Dealing { .. } => (None, "3.3"),
            Phase::Rewarding(_) => (None, "7.0"),
            Phase::Over(_) => (None, "7"),
        };
        match awaited {
            Some((awaited, step)) if awaited == seat => Refusal::OtherStep { awaited: step, rule },
            Some(_) | None => Refusal::NotAwaited { rule },
        }
    }
}

impl Kinds for Refusal {
    const ALL: &'static [&'static str] = &[
        "not-awaited",
        "other-step",
        "lay-nothing",
        "too-few-in-hand",
        "order-not-in-hand",
        "must-order",
        "wrong-choice",
        "not-in-hand",
        "name-the-cards",
        "not-a-bombastica",
        "wrong-count",
        "must-bake",
        "no-helping",
        "ask-nothing",
        "not-missing",
        "rest-not-held",
        "asked-too-many",
        "asked-too-few",
        "not-so-many-in-play",
        "cannot-help",
    ];

    fn kind(&self) -> &'static str {
        match self {
            Refusal::NotAwaited { .. } => "not-awaited",
            Refusal::OtherStep { .. } => "other-step",
            Refusal::LayNothing => "lay-nothing",
            Refusal::TooFewInHand { .. } => "too-few-in-hand",
            Refusal::OrderNotInHand(_) => "order-not-in-hand",
            Refusal::MustOrder => "must-order",
            Refusal::WrongChoice { .. } => "wrong-choice",
            Refusal::NotInHand { .. } => "not-in-hand",
            Refusal::NameTheCards => "name-the-cards",
            Refusal::NotABombastica(_) => "not-a-bombastica",
            Refusal::WrongCount { .. } => "wrong-count",
            Refusal::MustBake => "must-bake",
            Refusal::NoHelping => "no-helping",
            Refusal::AskNothing => "ask-nothing",
            Refusal::NotMissing { .. } => "not-missing",
            Refusal::RestNotHeld { .. } => "rest-not-held",
            Refusal::AskedTooMany { .. } => "asked-too-many",
            Refusal::AskedTooFew { .. } => "asked-too-few",
            Refusal::NotSoManyInPlay { .. } => "not-so-many-in-play",
            Refusal::CannotHelp { .. } => "cannot-help",
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAwaited { rule } | Refusal::OtherStep { rule, .. } => rule,
            Refusal::LayNothing | Refusal::TooFewInHand { .. } => "3.1",
            Refusal::OrderNotInHand(_) => "3.2",
            Refusal::MustOrder => "3.7",
            Refusal::WrongChoice { order, .. } => order.rule(),
            Refusal::NotInHand { .. } => "4.3b",
            Refusal::NameTheCards | Refusal::NotABombastica(_) | Refusal::WrongCount { .. } => {
                "5.h"
            }
            Refusal::MustBake => "4.3a",
            Refusal::NoHelping => "2",
            Refusal::AskNothing | Refusal::NotMissing { .. } | Refusal::RestNotHeld { .. } => "6.1",
            Refusal::AskedTooMany { .. }
            | Refusal::AskedTooFew { .. }
            | Refusal::NotSoManyInPlay { .. } => "6.1b",
            Refusal::CannotHelp { .. } => "6.2",
        }
    }
}
