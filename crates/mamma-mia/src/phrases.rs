//! The phrases for moves, offers, sayings and refusals. Their texts are in `locales/`.

use alloc::vec::Vec;

use table::{Phrase, Phrased};

use crate::chart::{self, Recipe};
use crate::moves::{Choice, Move, Pile};
use crate::offer::Offer;
use crate::public::Phase;
use crate::refusal::Refusal;
use crate::told::{Announcement, Failure, Unable, Whisper};
use crate::{Colour, Ingredient, Ingredients, Order, Orders, Setup};

impl Phrased for Ingredient {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Ingredient::Pineapple => "ingredient-pineapple",
            Ingredient::Pepper => "ingredient-pepper",
            Ingredient::Mushroom => "ingredient-mushroom",
            Ingredient::Olive => "ingredient-olive",
            Ingredient::Salami => "ingredient-salami",
            Ingredient::Shrimp => "ingredient-shrimp",
        })
    }
}

/// A number of cards of one kind: "3 salami".
pub fn cards(kind: Ingredient, count: u8) -> Phrase {
    let id = match kind {
        Ingredient::Pineapple => "cards-pineapple",
        Ingredient::Pepper => "cards-pepper",
        Ingredient::Mushroom => "cards-mushroom",
        Ingredient::Olive => "cards-olive",
        Ingredient::Salami => "cards-salami",
        Ingredient::Shrimp => "cards-shrimp",
    };
    Phrase::new(id).with("count", count)
}

/// Cards of several kinds: "2 mushrooms and 1 salami".
pub fn all_cards(cards_of_kinds: Ingredients) -> Vec<Phrase> {
    cards_of_kinds.iter().map(|(kind, count)| cards(kind, count)).collect()
}

impl Phrased for Order {
    fn phrase(&self) -> Phrase {
        if let Some(kind) = self.four_of() {
            return Phrase::new("order-four-of").with("kind", kind.phrase());
        }
        Phrase::new(match self {
            Order::TwoAndTwo => "order-two-and-two",
            Order::Monotoni => "order-monotoni",
            Order::Bombastica => "order-bombastica",
            Order::Minimale => "order-minimale",
            Order::Ghiottona => "order-ghiottona",
            Order::MonotoniJunior => "order-monotoni-junior",
            Order::Minipizza => "order-minipizza",
            Order::MammaMiaA => "order-mamma-mia-a",
            Order::MammaMiaB => "order-mamma-mia-b",
            _ => "order-one-of-each",
        })
    }
}

/// The names of some orders.
pub fn all_orders(orders: Orders) -> Vec<Phrase> {
    orders.iter().map(|order| order.phrase()).collect()
}

/// What an order of this colour needs: "1 pepper and 6 of one other kind".
pub fn needs(setup: &Setup, colour: Colour, order: Order) -> Phrase {
    let personal = cards(colour.personal(), 1);
    match chart::recipe(setup, colour, order) {
        Recipe::These(need) => Phrase::new("needs-these").with("cards", all_cards(need)),
        Recipe::OneJoker { base, count } => {
            Phrase::new("needs-one-joker").with("cards", all_cards(base)).with("count", count)
        }
        Recipe::TwoJokers { count } => {
            Phrase::new("needs-two-jokers").with("cards", personal).with("count", count)
        }
        Recipe::Everything => Phrase::new("needs-everything").with("count", chart::BOMBASTICA),
        Recipe::Scarcest { count } => {
            Phrase::new("needs-scarcest").with("cards", personal).with("count", count)
        }
        Recipe::AnyOneWithout { count, without } => {
            Phrase::new("needs-any-one").with("count", count).with("without", without.phrase())
        }
        Recipe::TheseWithout { need, without } => Phrase::new("needs-these-without")
            .with("cards", all_cards(need))
            .with("without", without.phrase()),
        Recipe::Either { count, one, other } => Phrase::new("needs-either")
            .with("cards", personal)
            .with("one", cards(one, count))
            .with("other", cards(other, count)),
    }
}

impl Phrased for Pile {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Pile::Supply => "pile-supply",
            Pile::Waiter => "pile-waiter",
        })
    }
}

/// The chosen kinds.
fn kinds(choice: Choice) -> Vec<Phrase> {
    match choice {
        Choice::Nothing => Vec::new(),
        Choice::One(kind) => alloc::vec![kind.phrase()],
        Choice::Two(one, other) => alloc::vec![one.phrase(), other.phrase()],
    }
}

impl Phrased for Move {
    fn phrase(&self) -> Phrase {
        match self {
            Move::Lay { kind, count } => {
                Phrase::new("mamma-mia-move-lay").with("cards", cards(*kind, *count))
            }
            Move::Order(order) => Phrase::new("mamma-mia-move-order").with("order", order.phrase()),
            Move::NoOrder => Phrase::new("mamma-mia-move-no-order"),
            Move::Draw(Pile::Supply) => Phrase::new("mamma-mia-move-draw-supply"),
            Move::Draw(Pile::Waiter) => Phrase::new("mamma-mia-move-draw-waiter"),
            Move::Bake(Choice::Nothing) => Phrase::new("mamma-mia-move-bake"),
            Move::Bake(choice) => {
                Phrase::new("mamma-mia-move-bake-kinds").with("kinds", kinds(*choice))
            }
            Move::Fill(filling) => {
                Phrase::new("mamma-mia-move-fill").with("cards", all_cards(*filling))
            }
            Move::Ask { choice: Choice::Nothing, request } => {
                Phrase::new("mamma-mia-move-ask").with("cards", all_cards(*request))
            }
            Move::Ask { choice, request } => Phrase::new("mamma-mia-move-ask-kinds")
                .with("kinds", kinds(*choice))
                .with("cards", all_cards(*request)),
            Move::Fail => Phrase::new("mamma-mia-move-fail"),
            Move::Help => Phrase::new("mamma-mia-move-help"),
            Move::Decline => Phrase::new("mamma-mia-move-decline"),
        }
    }
}

impl Phrased for Offer {
    fn phrase(&self) -> Phrase {
        match self {
            Offer::Lay(hand) => Phrase::new("mamma-mia-offer-lay").with("cards", all_cards(*hand)),
            Offer::Order(among) => {
                Phrase::new("mamma-mia-offer-order").with("orders", all_orders(*among))
            }
            Offer::NoOrder => Move::NoOrder.phrase(),
            Offer::Draw { pile: Pile::Supply, count: 0 } => {
                Phrase::new("mamma-mia-offer-draw-last")
            }
            Offer::Draw { pile: Pile::Supply, count } => {
                Phrase::new("mamma-mia-offer-draw-supply").with("count", *count)
            }
            Offer::Draw { pile: Pile::Waiter, count } => {
                Phrase::new("mamma-mia-offer-draw-waiter").with("count", *count)
            }
            Offer::Bake { choice, from_hand } => {
                let id = match (choice, from_hand.is_empty()) {
                    (Choice::Nothing, true) => "mamma-mia-move-bake",
                    (Choice::Nothing, false) => "mamma-mia-offer-bake-hand",
                    (_, true) => "mamma-mia-move-bake-kinds",
                    (_, false) => "mamma-mia-offer-bake-kinds-hand",
                };
                Phrase::new(id).with("kinds", kinds(*choice)).with("cards", all_cards(*from_hand))
            }
            Offer::Fill { count, from: _ } => {
                Phrase::new("mamma-mia-offer-fill").with("count", *count)
            }
            Offer::Ask { choice: Choice::Nothing, least, most, .. } if least.is_empty() => {
                Phrase::new("mamma-mia-offer-ask").with("cards", all_cards(*most))
            }
            Offer::Ask { choice: Choice::Nothing, least, most, .. } => {
                Phrase::new("mamma-mia-offer-ask-least")
                    .with("least", all_cards(*least))
                    .with("cards", all_cards(*most))
            }
            Offer::Ask { choice, least, most, .. } if least.is_empty() => {
                Phrase::new("mamma-mia-offer-ask-kinds")
                    .with("kinds", kinds(*choice))
                    .with("cards", all_cards(*most))
            }
            Offer::Ask { choice, least, most, .. } => {
                Phrase::new("mamma-mia-offer-ask-kinds-least")
                    .with("kinds", kinds(*choice))
                    .with("least", all_cards(*least))
                    .with("cards", all_cards(*most))
            }
            Offer::Fail => Move::Fail.phrase(),
            Offer::Help => Move::Help.phrase(),
            Offer::Decline => Move::Decline.phrase(),
        }
    }
}

impl Phrased for Announcement {
    fn phrase(&self) -> Phrase {
        match self {
            Announcement::First { seat } => Phrase::new("mamma-mia-first").with("seat", *seat),
            Announcement::Dealt { seat, from: Pile::Supply, count } => {
                Phrase::new("mamma-mia-dealt-supply").with("seat", *seat).with("count", *count)
            }
            Announcement::Dealt { seat, from: Pile::Waiter, count } => {
                Phrase::new("mamma-mia-dealt-waiter").with("seat", *seat).with("count", *count)
            }
            Announcement::ShuffledIn => Phrase::new("mamma-mia-shuffled-in"),
            Announcement::Turn { seat } => Phrase::new("mamma-mia-turn").with("seat", *seat),
            Announcement::Laid { seat, kind, count } => Phrase::new("mamma-mia-laid")
                .with("seat", *seat)
                .with("cards", cards(*kind, *count)),
            Announcement::Ordered { seat, order } => {
                Phrase::new("mamma-mia-ordered").with("seat", *seat).with("order", order.phrase())
            }
            Announcement::NoOrder { seat } => Phrase::new("mamma-mia-no-order").with("seat", *seat),
            Announcement::Skipped { seat } => Phrase::new("mamma-mia-skipped").with("seat", *seat),
            Announcement::Drew { seat, from: Pile::Supply, count: 0 } => {
                Phrase::new("mamma-mia-drew-last").with("seat", *seat)
            }
            Announcement::Drew { seat, from: Pile::Supply, count } => {
                Phrase::new("mamma-mia-drew-supply").with("seat", *seat).with("count", *count)
            }
            Announcement::Drew { seat, from: Pile::Waiter, count } => {
                Phrase::new("mamma-mia-drew-waiter").with("seat", *seat).with("count", *count)
            }
            Announcement::MammaMia { seat } => {
                Phrase::new("mamma-mia-mamma-mia").with("seat", *seat)
            }
            Announcement::Opened { seat } => Phrase::new("mamma-mia-opened").with("seat", *seat),
            Announcement::TurnedUp { kind, count } => {
                Phrase::new("mamma-mia-turned-up").with("cards", cards(*kind, *count))
            }
            Announcement::OrderUp { seat, order } => {
                Phrase::new("mamma-mia-order-up").with("seat", *seat).with("order", order.phrase())
            }
            Announcement::Baked { seat, order, worktop: _, hand } => {
                let id =
                    if hand.is_empty() { "mamma-mia-baked" } else { "mamma-mia-baked-with-hand" };
                Phrase::new(id)
                    .with("seat", *seat)
                    .with("order", order.phrase())
                    .with("cards", all_cards(*hand))
            }
            Announcement::Failed { seat, order, why } => Phrase::new("mamma-mia-failed")
                .with("seat", *seat)
                .with("order", order.phrase())
                .with("why", why.phrase()),
            Announcement::Asked { seat, choice: Choice::Nothing, request } => {
                Phrase::new("mamma-mia-asked")
                    .with("seat", *seat)
                    .with("cards", all_cards(*request))
            }
            Announcement::Asked { seat, choice, request } => Phrase::new("mamma-mia-asked-kinds")
                .with("seat", *seat)
                .with("kinds", kinds(*choice))
                .with("cards", all_cards(*request)),
            Announcement::PassedOver { seat, why } => {
                Phrase::new("mamma-mia-passed-over").with("seat", *seat).with("why", why.phrase())
            }
            Announcement::Declined { seat } => {
                Phrase::new("mamma-mia-declined").with("seat", *seat)
            }
            Announcement::Gave { seat, cards } => {
                Phrase::new("mamma-mia-gave").with("seat", *seat).with("cards", all_cards(*cards))
            }
            Announcement::Rewarded { seat } => {
                Phrase::new("mamma-mia-rewarded").with("seat", *seat)
            }
            Announcement::RoundBegins { round, supply, under, worktop } => {
                let leftovers = under.total() + worktop.total();
                Phrase::new("mamma-mia-round-begins")
                    .with("round", *round)
                    .with("supply", *supply)
                    .with("leftovers", leftovers)
            }
            Announcement::RewardsShown { seat, orders } => Phrase::new("mamma-mia-rewards-shown")
                .with("seat", *seat)
                .with("orders", all_orders(*orders)),
            Announcement::PileShown { seat, orders } if orders.is_empty() => {
                Phrase::new("mamma-mia-pile-shown-none").with("seat", *seat)
            }
            Announcement::PileShown { seat, orders } => Phrase::new("mamma-mia-pile-shown")
                .with("seat", *seat)
                .with("count", orders.len())
                .with("orders", all_orders(*orders)),
            Announcement::Now(phase) => phase.phrase(),
        }
    }
}

impl Phrased for Failure {
    fn phrase(&self) -> Phrase {
        match self {
            Failure::LetGo => Phrase::new("failure-let-go"),
            Failure::CrossedOut(kind) => {
                Phrase::new("failure-crossed-out").with("kind", kind.phrase())
            }
            Failure::NoKind => Phrase::new("failure-no-kind"),
            Failure::TooFewInHand => Phrase::new("failure-too-few-in-hand"),
            Failure::NobodyHelped => Phrase::new("failure-nobody-helped"),
        }
    }
}

impl Phrased for Unable {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Unable::EmptyWaiter => "unable-empty-waiter",
            Unable::TooFewInHand => "unable-too-few-in-hand",
        })
    }
}

/// The status line: who must do what.
impl Phrased for Phase {
    fn phrase(&self) -> Phrase {
        match self {
            Phase::First => Phrase::new("mamma-mia-now-first"),
            Phase::Opening(seat, _) => Phrase::new("mamma-mia-now-opening").with("seat", *seat),
            Phase::Laying(seat) => Phrase::new("mamma-mia-now-laying").with("seat", *seat),
            Phase::Ordering(seat) => Phrase::new("mamma-mia-now-ordering").with("seat", *seat),
            Phase::Drawing(seat) => Phrase::new("mamma-mia-now-drawing").with("seat", *seat),
            Phase::Dealing { seat, .. } => Phrase::new("mamma-mia-now-dealing").with("seat", *seat),
            Phase::Judging { seat, order } => Phrase::new("mamma-mia-now-judging")
                .with("seat", *seat)
                .with("order", order.phrase()),
            Phase::Asking { seat, owner, request, .. } => Phrase::new("mamma-mia-now-asking")
                .with("seat", *seat)
                .with("owner", *owner)
                .with("cards", all_cards(*request)),
            Phase::Adding { seat, count, .. } => {
                Phrase::new("mamma-mia-now-adding").with("seat", *seat).with("count", *count)
            }
            Phase::Rewarding(seat) => Phrase::new("mamma-mia-now-rewarding").with("seat", *seat),
            Phase::Over(_) => Phrase::new("mamma-mia-now-over"),
        }
    }
}

impl Phrased for Whisper {
    fn phrase(&self) -> Phrase {
        match self {
            Whisper::Cards(drawn) if drawn.is_empty() => Phrase::new("mamma-mia-whisper-nothing"),
            Whisper::Cards(drawn) => {
                Phrase::new("mamma-mia-whisper-cards").with("cards", all_cards(*drawn))
            }
            Whisper::Orders(drawn) => {
                Phrase::new("mamma-mia-whisper-orders").with("orders", all_orders(*drawn))
            }
        }
    }
}

impl Phrased for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotAwaited { rule: _ } => Phrase::new("mamma-mia-refusal-not-awaited"),
            Refusal::OtherStep { awaited, rule: _ } => {
                Phrase::new("mamma-mia-refusal-other-step").with("awaited", *awaited)
            }
            Refusal::LayNothing => Phrase::new("mamma-mia-refusal-lay-nothing"),
            Refusal::TooFewInHand { kind, asked, held } => {
                Phrase::new("mamma-mia-refusal-too-few-in-hand")
                    .with("cards", cards(*kind, *asked))
                    .with("held", *held)
            }
            Refusal::OrderNotInHand(order) => {
                Phrase::new("mamma-mia-refusal-order-not-in-hand").with("order", order.phrase())
            }
            Refusal::MustOrder => Phrase::new("mamma-mia-refusal-must-order"),
            Refusal::WrongChoice { order, choice: Choice::Nothing } => {
                Phrase::new("mamma-mia-refusal-choice-needed").with("order", order.phrase())
            }
            Refusal::WrongChoice { order, choice } => Phrase::new("mamma-mia-refusal-wrong-choice")
                .with("order", order.phrase())
                .with("kinds", kinds(*choice)),
            Refusal::NotInHand { needed } => {
                Phrase::new("mamma-mia-refusal-not-in-hand").with("cards", all_cards(*needed))
            }
            Refusal::NameTheCards => Phrase::new("mamma-mia-refusal-name-the-cards"),
            Refusal::NotABombastica(order) => {
                Phrase::new("mamma-mia-refusal-not-a-bombastica").with("order", order.phrase())
            }
            Refusal::WrongCount { asked, needed } => Phrase::new("mamma-mia-refusal-wrong-count")
                .with("asked", *asked)
                .with("needed", *needed),
            Refusal::MustBake => Phrase::new("mamma-mia-refusal-must-bake"),
            Refusal::NoHelping => Phrase::new("mamma-mia-refusal-no-helping"),
            Refusal::AskNothing => Phrase::new("mamma-mia-refusal-ask-nothing"),
            Refusal::NotMissing { missing } => {
                Phrase::new("mamma-mia-refusal-not-missing").with("cards", all_cards(*missing))
            }
            Refusal::RestNotHeld { rest } => {
                Phrase::new("mamma-mia-refusal-rest-not-held").with("cards", all_cards(*rest))
            }
            Refusal::AskedTooMany { shortfall } => {
                Phrase::new("mamma-mia-refusal-asked-too-many").with("count", *shortfall)
            }
            Refusal::AskedTooFew { least } => {
                Phrase::new("mamma-mia-refusal-asked-too-few").with("count", *least)
            }
            Refusal::NotSoManyInPlay { kind, most } => {
                Phrase::new("mamma-mia-refusal-not-so-many-in-play")
                    .with("cards", cards(*kind, *most))
            }
            Refusal::CannotHelp { request } => {
                Phrase::new("mamma-mia-refusal-cannot-help").with("cards", all_cards(*request))
            }
        }
    }
}
