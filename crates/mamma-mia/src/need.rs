//! The ways to fill an order on a given worktop, and what each needs. Rule 5

use table::Seat;

use crate::chart::{self, BOMBASTICA, Recipe};
use crate::moves::Choice;
use crate::public::Public;
use crate::setup::{Helping, Setup};
use crate::told::Failure;
use crate::{Ingredient, Ingredients, Order};

/// How many cards are missing for a Bombastica. Rule 5.h
#[inline]
pub fn shortfall(worktop: Ingredients) -> u8 {
    BOMBASTICA.saturating_sub(worktop.total())
}

/// Calls back with each way in which this order can be filled: the kinds to choose and the cards
/// needed.
///
/// There are none for a Bombastica, which is handled separately; for an order whose crossed-out
/// kind is on the worktop; and for a Minimale without an eligible kind.
#[inline]
pub fn ways(
    setup: &Setup,
    owner: Seat,
    order: Order,
    worktop: Ingredients,
    mut each: impl FnMut(Choice, Ingredients),
) {
    let colour = setup.colour(owner);
    let own = colour.personal();
    let personal = Ingredients::of(own, 1);
    let kinds = &Ingredient::ALL[..setup.numbers().kinds];
    let others = || kinds.iter().copied().filter(|kind| *kind != own);
    match chart::recipe(setup, colour, order) {
        Recipe::These(need) => each(Choice::Nothing, need),
        Recipe::OneJoker { base, count } => {
            for kind in others() {
                each(Choice::One(kind), base + Ingredients::of(kind, count));
            }
        }
        Recipe::TwoJokers { count } => {
            for one in others() {
                for other in others().filter(|other| one < *other) {
                    let both = Ingredients::of(one, count) + Ingredients::of(other, count);
                    each(Choice::Two(one, other), personal + both);
                }
            }
        }
        Recipe::Everything => {}
        Recipe::Scarcest { count } => {
            let eligible = || others().filter(|kind| worktop.count(*kind) > 0);
            let fewest = eligible().map(|kind| worktop.count(kind)).min();
            for kind in eligible().filter(|kind| Some(worktop.count(*kind)) == fewest) {
                each(Choice::One(kind), personal + Ingredients::of(kind, count));
            }
        }
        Recipe::AnyOneWithout { count, without } => {
            if worktop.count(without) == 0 {
                for kind in kinds.iter().copied().filter(|kind| *kind != without) {
                    each(Choice::One(kind), Ingredients::of(kind, count));
                }
            }
        }
        Recipe::TheseWithout { need, without } => {
            if worktop.count(without) == 0 {
                each(Choice::Nothing, need);
            }
        }
        Recipe::Either { count, one, other } => {
            for kind in [one, other] {
                each(Choice::One(kind), personal + Ingredients::of(kind, count));
            }
        }
    }
}

/// What this choice of kinds needs, or `None` if the order does not allow it on this worktop.
pub fn need(public: &Public, owner: Seat, order: Order, chosen: Choice) -> Option<Ingredients> {
    let mut found = None;
    ways(&public.setup, owner, order, public.worktop, |choice, need| {
        if choice == chosen {
            found = Some(need);
        }
    });
    found
}

/// Whether the worktop alone is enough for one of the ways. Rules 4.3a, 6.1
pub fn enough(public: &Public, owner: Seat, order: Order) -> bool {
    if order == Order::Bombastica {
        return shortfall(public.worktop) == 0;
    }
    let mut enough = false;
    ways(&public.setup, owner, order, public.worktop, |_, need| {
        enough |= public.worktop.covers(need);
    });
    enough
}

/// What follows from public facts about an order that came up. Rule 4.3d
pub(crate) enum Verdict {
    /// It bakes without asking the owner, using these from the worktop.
    Bakes(Ingredients),
    /// It fails without asking the owner.
    Fails(Failure),
    /// The owner decides.
    OwnerDecides,
}

/// Judges an order by public facts only. Rule 4.3d
#[inline]
pub(crate) fn verdict(public: &Public, owner: Seat, order: Order) -> Verdict {
    let Public { setup, worktop, hands, .. } = public;
    // The hand has fewer cards than the minimum that is missing, and nobody can be asked.
    let hopeless =
        |missing: u8| setup.helping() == Helping::Off && hands[owner].ingredients < missing;
    if order == Order::Bombastica {
        return match shortfall(*worktop) {
            0 => Verdict::Bakes(*worktop),
            missing if hopeless(missing) => Verdict::Fails(Failure::TooFewInHand),
            _ => Verdict::OwnerDecides,
        };
    }
    let (mut count, mut only, mut least) = (0, Ingredients::NONE, u8::MAX);
    ways(setup, owner, order, *worktop, |_, need| {
        count += 1;
        only = need;
        least = least.min(worktop.missing(need).total());
    });
    match (count, least) {
        (0, _) => Verdict::Fails(no_way(setup, owner, order)),
        (1, 0) => Verdict::Bakes(only),
        (_, missing) if hopeless(missing) => Verdict::Fails(Failure::TooFewInHand),
        _ => Verdict::OwnerDecides,
    }
}

/// Why public facts leave no way to fill an order.
fn no_way(setup: &Setup, owner: Seat, order: Order) -> Failure {
    match chart::recipe(setup, setup.colour(owner), order) {
        Recipe::AnyOneWithout { without, .. } | Recipe::TheseWithout { without, .. } => {
            Failure::CrossedOut(without)
        }
        _ => Failure::NoKind,
    }
}
