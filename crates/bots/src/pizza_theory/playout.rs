//! Quickly playing out the rest of a game.

use ::pizza_theory::{Colour, Cuts, Line, Move, Phase, PizzaTheory, Public, Space, Spaces};
use table::{Deaf, Game, Next, Outcome, Pcg, Seat};

use super::estimate::shares;
use super::outcomes::beside_knife;

/// Plays a game to its end. Everyone judges a few moves against a few cuts of the others.
pub(crate) fn finish(mut game: PizzaTheory, dice: &mut Pcg) -> Outcome {
    loop {
        match PizzaTheory::next(game.public()) {
            Next::Over(outcome) => return outcome,
            Next::Dealer => {
                if let Some(deal) = game.draw(dice) {
                    // What was just drawn can be dealt.
                    let _ = game.deal(deal, &mut Deaf);
                }
            }
            Next::Seats(awaited) => {
                for seat in awaited.iter() {
                    let mv = quick(game.public(), seat, dice);
                    // The move is legal, so it is accepted.
                    let _ = game.play(seat, mv, &mut Deaf);
                }
            }
        }
    }
}

/// A move made without much thought.
fn quick(public: &Public, seat: Seat, dice: &mut Pcg) -> Move {
    let colour = public.setup.colour_of(seat);
    match public.phase {
        Phase::Virtual { knife } => Move::PlaceVirtual(any(beside_knife(public, knife), dice)),
        Phase::Cutting { knife, .. } => Move::Cut(quick_cut(public, colour, knife, dice)),
        Phase::Adding(_) | Phase::Drawing | Phase::Rolling | Phase::Over(_) => {
            Move::Place(any(public.board.open_to(colour), dice))
        }
    }
}

fn any(among: Spaces, dice: &mut Pcg) -> Space {
    among.pick(&mut |bound| dice.pick(bound))
}

/// The line that does best against two guesses at the others' cuts.
fn quick_cut(public: &Public, colour: Colour, knife: Option<Line>, dice: &mut Pcg) -> Line {
    const GUESSES: usize = 2;
    let own = public.sides[colour] as usize;
    let third = public.setup.virtual_colour().map(|third| public.sides[third] as usize);
    let mut sums = [0.0; 6];
    for _ in 0..GUESSES {
        let mut lines = [Line::One; 3].map(|_| Line::ALL[dice.pick(6) as usize]);
        if let (Some(third), Some(knife)) = (third, knife) {
            lines[third] = knife;
        }
        for (sum, line) in sums.iter_mut().zip(Line::ALL) {
            lines[own] = line;
            let [a, b, c] = lines;
            let board = public.board.after(Cuts::new(a, b, c));
            *sum += shares(&public.setup, public.round, &board)[colour];
        }
    }
    let best = sums.iter().copied().fold(f64::MIN, f64::max);
    let at = sums.iter().position(|sum| *sum == best).unwrap_or(0);
    Line::ALL[at]
}
