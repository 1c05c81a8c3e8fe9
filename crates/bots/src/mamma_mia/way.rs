//! A way to fill an order: what the worktop provides, what the hand adds, and what is missing.

use ::mamma_mia::{Ingredient, Ingredients, Order, Setup, need};
use table::Seat;

/// One way to fill an order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// What it takes from the worktop.
    pub worktop: Ingredients,
    /// What it takes from the hand.
    pub hand: Ingredients,
    /// What neither has.
    pub gap: Gap,
}

/// Missing cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    /// Cards of these kinds.
    pub cards: Ingredients,
    /// Cards of any kind, for a Bombastica.
    pub any: u8,
}

impl Gap {
    /// The number of missing cards.
    pub fn total(self) -> u8 {
        self.cards.total() + self.any
    }
}

impl Way {
    /// The way that lacks the fewest cards and, among those, takes the fewest from the hand; `None`
    /// if the rules leave no way.
    pub fn best(
        setup: &Setup,
        owner: Seat,
        order: Order,
        worktop: Ingredients,
        hand: Ingredients,
    ) -> Option<Way> {
        if order == Order::Bombastica {
            return Some(Way::everything(worktop, hand));
        }
        let mut best: Option<(u8, u8, Way)> = None;
        need::ways(setup, owner, order, worktop, |_, need| {
            let missing = worktop.missing(need);
            let cards = hand.missing(missing);
            let (lacking, cost) = (cards.total(), missing.total());
            if best.is_none_or(|(least, cheapest, _)| (lacking, cost) < (least, cheapest)) {
                let gap = Gap { cards, any: 0 };
                let way = Way { worktop: need - missing, hand: missing - cards, gap };
                best = Some((lacking, cost, way));
            }
        });
        best.map(|(_, _, way)| way)
    }

    fn everything(worktop: Ingredients, hand: Ingredients) -> Way {
        let short = need::shortfall(worktop);
        let hand = plentiful(hand, short);
        let gap = Gap { cards: Ingredients::NONE, any: short - hand.total() };
        Way { worktop, hand, gap }
    }
}

/// This many cards, or all there are, always taken from the most plentiful kind.
pub(super) fn plentiful(cards: Ingredients, count: u8) -> Ingredients {
    let mut rest = cards;
    for _ in 0..count.min(cards.total()) {
        let most = Ingredient::ALL.into_iter().max_by_key(|kind| rest.count(*kind));
        rest -= most.map_or(Ingredients::NONE, |kind| Ingredients::of(kind, 1));
    }
    cards - rest
}
