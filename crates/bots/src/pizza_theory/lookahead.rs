//! Looking one step ahead: every move is tried, and the result is judged.

use ::pizza_theory::{Choice, Line, Move, PizzaTheory, Public, Space};
use table::{Seat, View};

use super::belief::Belief;
use super::cut_models::CutModels;
use super::outcomes::{with_topping, with_virtual};

/// The moves of a seat, each with its estimated share of the win.
pub(crate) type Weighed = Vec<(Move, f64)>;

/// Evaluates all moves that a view offers.
pub(crate) fn weigh(view: &View<PizzaTheory>, me: Seat, belief: &Belief) -> Weighed {
    let public = &view.public;
    let mut offered = None;
    view.offers(|choice| offered = Some(choice));
    match offered {
        Some(Choice::Place { among }) => {
            let judge = |space: Space| outlook(&with_topping(public, me, space), me, belief);
            among.iter().map(|space| (Move::Place(space), judge(space))).collect()
        }
        Some(Choice::PlaceVirtual { among }) => {
            let judge = |space: Space| outlook(&with_virtual(public, space), me, belief);
            among.iter().map(|space| (Move::PlaceVirtual(space), judge(space))).collect()
        }
        // A seat that has chosen is offered nothing, but may choose another cut. Rule 3.2
        Some(Choice::Cut) | None => {
            Line::ALL.map(Move::Cut).into_iter().zip(lines(public, me, belief)).collect()
        }
    }
}

/// What each line is worth if the others cut as expected.
fn lines(public: &Public, me: Seat, belief: &Belief) -> [f64; 6] {
    let models = CutModels::of(public);
    models.matrix.against(public.side_of(me), &belief.expected(public, &models))
}

/// What the best line would be worth if everyone were to cut now.
fn outlook(public: &Public, me: Seat, belief: &Belief) -> f64 {
    lines(public, me, belief).into_iter().fold(f64::MIN, f64::max)
}
