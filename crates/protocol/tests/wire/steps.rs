//! One move from each step makes a request that the rules accept.

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::Wire;
use table::{Deaf, Eyes, Game, Next, Pcg, Seat, View};

use crate::common::{each_position, picked};

/// Games for each setup.
const GAMES: u64 = 100;

/// Plays one move of each step on a copy of the game, and returns the number of steps.
fn ask<G: Wire>(game: &G, seat: Seat, chance: &mut Pcg) -> usize {
    let view = View::of(game, Eyes::Seat(seat));
    let steps = G::steps(&view);
    let mut copy = *game;
    for offers in &steps {
        let mv = picked(&view, offers, chance);
        let played = copy.play(seat, mv, &mut Deaf);
        played.unwrap_or_else(|refusal| panic!("{mv} is refused: {refusal:?} in {steps:?}"));
    }
    steps.len()
}

/// Asks at every position, and counts how often there were 0, 1, 2 or 3 steps.
fn asks<G: Wire>() -> [usize; 4] {
    let mut lengths = [0; 4];
    each_position::<G>(GAMES, |game, _, chance| {
        for seat in Seat::all(game.seats()) {
            let awaited =
                matches!(G::next(game.public()), Next::Seats(seats) if seats.contains(seat));
            let steps = ask(game, seat, chance);
            assert_eq!(steps > 0, awaited);
            lengths[steps] += 1;
        }
    });
    lengths
}

#[test]
fn a_whole_turn_of_mamma_mia_goes_into_one_ask() {
    let lengths = asks::<MammaMia>();
    assert!(lengths.iter().all(|count| *count > 1_000), "{lengths:?}");
}

#[test]
fn pizza_theory_has_one_step_at_a_time() {
    let lengths = asks::<PizzaTheory>();
    assert_eq!(lengths[2..], [0, 0], "{lengths:?}");
}

#[test]
fn a_cut_can_be_changed_while_others_choose() {
    let mut changed = 0;
    each_position::<PizzaTheory>(GAMES, |game, _, chance| {
        for seat in Seat::all(game.seats()) {
            let view = View::of(game, Eyes::Seat(seat));
            let also = PizzaTheory::may_also(&view);
            assert_eq!(also.is_empty(), game.own(seat).cut.is_none());
            if !also.is_empty() {
                let mv = picked(&view, &also, chance);
                assert_eq!({ *game }.play(seat, mv, &mut Deaf), Ok(()));
                changed += 1;
            }
        }
        assert!(PizzaTheory::may_also(&View::of(game, Eyes::Gallery)).is_empty());
    });
    assert!(changed > 1_000, "{changed}");
}
