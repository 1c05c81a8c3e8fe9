//! Which pile to refill from. Rule 3.3

use ::mamma_mia::Pile;
use table::Pcg;

use super::forecast::foresee;
use super::profile::Drawing;
use super::scene::Scene;

/// Ingredients for each order in hand. Rule 10
const TWO: u8 = 2;
/// With fewer own turns to come, an order drawn now may not be laid any more, while an
/// ingredient can still fill one that lies in the oven.
const LAST_TURNS: f32 = 2.0;
/// One time in so many a whim decides.
const WHIMS: u32 = 4;

/// The pile that this cook draws from.
pub(super) fn pile(scene: &Scene<'_>, drawing: Drawing, dice: &mut Pcg) -> Pile {
    let orders = match drawing {
        Drawing::OnAWhim => scene.orders().is_empty() != (dice.pick(WHIMS) == 0),
        Drawing::TwoToOne => scene.turns_left() >= LAST_TURNS && has_two_for_each_order(scene),
    };
    if orders { Pile::Waiter } else { Pile::Supply }
}

/// Whether there are two ingredients for each order in hand. Those that orders in the oven wait
/// for are spoken for and do not count.
fn has_two_for_each_order(scene: &Scene<'_>) -> bool {
    // The first forecast leaves the least on the worktop, so it waits for most of the hand.
    let [forecast, ..] = foresee(scene, &scene.odds(), scene.public.worktop, scene.held());
    forecast.spare.total() >= TWO * scene.orders().len()
}
