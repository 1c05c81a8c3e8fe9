//! An adviser that looks no further than the bread.

use catalogue::crostini::chart::{HAND, HIGHEST};
use catalogue::crostini::{Choice, Crostini, Move, Public};
use table::{BySeat, Saying, Seat, Setup as _, View};

use crate::{Advice, Adviser, Bot};

/// Eats when there is much to eat, and otherwise makes it hard for the others to lay a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taster;

/// Every move that is offered.
fn moves(view: &View<Crostini>) -> Vec<Move> {
    let mut moves = Vec::new();
    view.offers(|offer| match offer {
        Choice::Top { among } => moves.extend(among.iter().map(Move::Top)),
        Choice::Eat { among } => moves.extend(among.iter().map(Move::Eat)),
    });
    moves
}

/// How good a move looks, in cards to be eaten.
fn worth(public: &Public, mv: &Move) -> f64 {
    let height = f64::from(HIGHEST);
    match mv {
        // It is better to burn a low card than a high one.
        Move::Eat(card) => {
            f64::from(public.bread.len()) - f64::from(card.number()) / (2.0 * height)
        }
        Move::Top(card) => f64::from(card.number()) / height,
    }
}

/// The share of the win that a seat can expect after eating `more` cards.
fn share(public: &Public, seat: Seat, more: f64) -> f64 {
    let seats = public.setup.seats();
    let eaten = |seat: Seat| f64::from(public.eaten[seat].len());
    let mean = Seat::all(seats).map(eaten).sum::<f64>() / seats as f64;
    let ahead = (eaten(seat) + more - mean) / (f64::from(HAND) * seats as f64);
    (1.0 / seats as f64 + ahead).clamp(0.0, 1.0)
}

impl Bot<Crostini> for Taster {
    fn hear(&mut self, _: &Saying<Crostini>) {}

    fn choose(&mut self, view: &View<Crostini>) -> Move {
        self.advise(view, None).choice
    }
}

impl Adviser<Crostini> for Taster {
    /// All moves are weighed, so that nothing has to be added.
    fn advise(&mut self, view: &View<Crostini>, _: Option<&Move>) -> Advice<Move> {
        let (seat, _) = view.own.expect("an adviser stands behind a seat");
        let public = &view.public;
        let weigh = |mv: Move| (mv, share(public, seat, worth(public, &mv)));
        let mut weighed: Vec<(Move, f64)> = moves(view).into_iter().map(weigh).collect();
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let (choice, best) = *weighed.first().expect("the seat is awaited");
        let others = (1.0 - best) / (public.setup.seats() - 1) as f64;
        let of = |it: Seat| {
            if it == seat {
                best
            } else if it.index() < public.setup.seats() {
                others
            } else {
                0.0
            }
        };
        Advice { choice, shares: BySeat::each(of), weighed }
    }
}
