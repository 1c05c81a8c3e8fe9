//! Level 2: reads every slice that can result.

use ::pizza_theory::{Public, Spaces};
use table::Seat;

use super::cut_matrix::CutMatrix;
use super::favourites::favourites;
use super::mix::Mix;
use super::outcomes::{outcomes, with_topping, with_virtual};
use super::worth::chances;

/// Chances to win that differ by less than this count as equal, so that placements vary a little
/// too.
const ALIKE: f64 = 1e-3;

/// Cuts on the assumption that the others think as well.
pub(crate) fn mix(public: &Public, me: Seat) -> Mix {
    CutMatrix::new(public).mix(public.side_of(me))
}

/// Puts its toppings where the slices favour it most.
pub(crate) fn best(public: &Public, me: Seat, among: Spaces) -> Spaces {
    favourites(among, ALIKE, |space| outlook(&with_topping(public, me, space), me))
}

/// Puts a virtual topping where it does itself the least harm, or the most good.
pub(crate) fn best_virtual(public: &Public, me: Seat, among: Spaces) -> Spaces {
    favourites(among, ALIKE, |space| outlook(&with_virtual(public, space), me))
}

/// The chance to win, averaged over all cuts.
///
/// Averaging only over the cuts that thinking players would choose played worse and took longer.
fn outlook(public: &Public, me: Seat) -> f64 {
    let colour = public.setup.colour_of(me);
    let (mut sum, mut count) = (0.0, 0.0);
    for (_, board) in outcomes(public) {
        sum += chances(&public.setup, &board)[colour];
        count += 1.0;
    }
    sum / count
}
