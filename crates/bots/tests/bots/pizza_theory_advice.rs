//! What level 5 of Pizza Theory advises: moves that are possible, and shares that add up.

use bots::pizza_theory::{Professor, Search, Solver};
use bots::{Advice, Adviser, Bot, Budget, SeatedAdviser};
use pizza_theory::{Line, Move, Phase, PizzaSetup, PizzaTheory, Position};
use table::{Deaf, Eyes, Game, Next, Offer, Options, Pcg, Seat, Seats, Setup, View};

fn setup(seats: usize) -> PizzaSetup {
    let options = Options::of([("first", "1")]);
    PizzaSetup::read("pizza-theory", seats, &options).expect("so many can play")
}

/// Every moment in a random game at which a seat is awaited.
fn moments(seats: usize, seed: u64) -> Vec<View<PizzaTheory>> {
    let (mut game, mut dice) = (PizzaTheory::new(&setup(seats)), Pcg::new(seed));
    let mut moments = Vec::new();
    loop {
        match PizzaTheory::next(game.public()) {
            Next::Over(_) => return moments,
            Next::Dealer => {
                let deal = game.draw(&mut dice).expect("the dealer is awaited");
                game.deal(deal, &mut Deaf).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let view = View::of(&game, Eyes::Seat(seat));
                moments.push(view);
                let mv = bots::Random::new(dice.bits()).choose(&view);
                game.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
            }
        }
    }
}

fn offers(view: &View<PizzaTheory>, mv: &Move) -> bool {
    let mut offered = false;
    view.offers(|choice| offered |= choice.covers(mv));
    offered
}

#[track_caller]
fn check(view: &View<PizzaTheory>, advice: &Advice<Move>) {
    let (me, _) = view.own.expect("a seat looks");
    let seats = view.public.setup.seats();
    assert!(offers(view, &advice.choice));
    assert!(advice.weighed.iter().all(|(mv, _)| offers(view, mv)));
    assert!(advice.weighed.is_sorted_by(|(_, one), (_, other)| one >= other));
    let sum: f64 = advice.shares.iter(seats).map(|(_, share)| *share).sum();
    assert!(advice.shares.iter(seats).all(|(_, share)| (-1e-9..=1.0 + 1e-9).contains(share)));
    // With two players, the virtual colour's share is missing.
    assert!(sum < 1.0 + 1e-6 && (seats == 2 || sum > 1.0 - 1e-6), "{sum}");
    let chosen = advice.weighed.iter().find(|(mv, _)| *mv == advice.choice);
    let (_, worth) = chosen.expect("what is chosen was weighed");
    assert!((worth - advice.shares[me]).abs() < 1e-6, "{worth} {:?}", advice.shares);
}

#[test]
fn advice_can_be_followed_and_adds_up() {
    for seats in [2, 3] {
        for view in moments(seats, 1).iter().take(24) {
            let budget = Budget::Iterations(30);
            let mut adviser = SeatedAdviser::new(view, budget, 5).expect("this game has one");
            check(view, &adviser.advise(view, None));
        }
    }
}

#[test]
fn a_move_that_is_asked_about_is_weighed_too() {
    for solver in [Solver::RegretMatching, Solver::DecoupledUct] {
        for view in moments(3, 2).iter().take(8) {
            let mut offered = Vec::new();
            view.offers(|choice| offered.push(choice));
            let asked = offered[0].pick(&mut |bound| bound - 1);
            let budget = Budget::Iterations(40);
            let advice = Professor::new(solver, view, budget, 5).advise(view, Some(&asked));
            check(view, &advice);
            assert!(advice.weighed.iter().any(|(mv, _)| *mv == asked));
            let again = Professor::new(solver, view, budget, 5).advise(view, Some(&asked));
            assert_eq!(again, advice, "the same seed gives the same advice");
        }
    }
}

/// White is certain to win with line 2, and nearly certain with line 3.
#[test]
fn a_sure_win_is_advised() {
    let board = "
           R . . R
          R R R . R
         G R W . R R
        W . . R R . G
         W W W W W W
          W W W W W
           R W W W
    ";
    let position = Position {
        board: board.parse().expect("the board is written well"),
        round: 8,
        first: Seat::at(1),
        phase: Phase::Cutting { awaited: Seats::all(3), knife: None },
    };
    let game = PizzaTheory::at(&setup(3), position).expect("the position is possible");
    let view = View::of(&game, Eyes::Seat(Seat::at(2)));
    for seed in 0..5 {
        for solver in [Solver::RegretMatching, Solver::DecoupledUct] {
            let mut adviser = Professor::new(solver, &view, Budget::Iterations(20), seed);
            let advice = adviser.advise(&view, None);
            assert_eq!(advice.choice, Move::Cut(Line::Two));
            assert!(advice.shares[Seat::at(2)] > 1.0 - 1e-6);
        }
    }
}

#[test]
fn a_search_counts_its_iterations() {
    let view = moments(2, 3)[0];
    let mut search = Search::new(&view, Solver::default(), 1).expect("a move is awaited");
    search.run(10);
    search.run(5);
    assert_eq!(search.iterations(), 15);
    assert!(!search.is_full());
}
