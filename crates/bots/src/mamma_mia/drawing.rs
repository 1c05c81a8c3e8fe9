//! Choosing the pile to refill from. Rule 3.3

use ::mamma_mia::Pile;
use table::Pcg;

use super::forecast::foresee;
use super::profile::Drawing;
use super::scene::Scene;

/// Ingredients per order in hand. Rule 10
const TWO: u8 = 2;
/// With fewer turns of its own left, a cook may not get to lay an order drawn now, while an
/// ingredient can still fill one in the oven.
const LAST_TURNS: f32 = 2.0;
/// One time in this many, chance decides.
const WHIMS: u32 = 4;

/// The pile that this cook draws from.
pub(super) fn pile(scene: &Scene<'_>, drawing: Drawing, dice: &mut Pcg) -> Pile {
    let orders = match drawing {
        Drawing::OnAWhim => scene.orders().is_empty() != (dice.pick(WHIMS) == 0),
        Drawing::TwoToOne => scene.turns_left() >= LAST_TURNS && has_two_for_each_order(scene),
    };
    if orders { Pile::Waiter } else { Pile::Supply }
}

/// Whether there are two ingredients for each order in hand. Cards that orders in the oven wait for
/// are reserved and do not count.
fn has_two_for_each_order(scene: &Scene<'_>) -> bool {
    // The first forecast leaves the least on the worktop, so it reserves the most cards in hand.
    let [forecast, ..] = foresee(scene, &scene.odds(), scene.public.worktop, scene.held());
    forecast.spare.total() >= TWO * scene.orders().len()
}
