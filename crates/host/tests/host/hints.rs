//! Hints: who may ask, when, and who is told.

use bots::Advice;
use host::{ConnectionId, Hosted, Input};
use pizza_theory::PizzaTheory;
use protocol::{Deed, Outcome};
use table::{BySeat, Eyes, Pcg, Seat, View};

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, of};

/// Asks for a hint and returns the refusal, if there is one.
fn refused(table: &mut Table<PizzaTheory>, from: ConnectionId) -> Option<String> {
    match table.does(from, Deed::Hint).0 {
        Outcome::Done => None,
        Outcome::Refused { why, .. } => Some(why.id),
        Outcome::Failed { why } => panic!("{why:?}"),
    }
}

/// What an adviser might say: the first offered move.
fn advice<G: Hosted>(table: &Table<G>, seat: Seat) -> Advice<G::Move> {
    let play = table.host.play().expect("a game");
    let view = View::of(play.game(), Eyes::Seat(seat));
    let mut offers = Vec::new();
    view.offers(|offer| offers.push(offer));
    let choice = table::Offer::pick(&offers[0], &mut |_| 0);
    Advice { choice, shares: BySeat::each(|_| 0.5), weighed: vec![(choice, 0.625)] }
}

fn awaited(table: &Table<PizzaTheory>) -> Seat {
    table.host.play().expect("a game").awaited().first().expect("someone is awaited")
}

/// A guest with two bots; the guest is awaited.
fn alone() -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 3).bots(&[2, 3]).started::<PizzaTheory>();
    table.play_bots(&mut Pcg::new(1));
    table
}

/// The same table when the guest and both bots are to choose their cuts.
fn cutting() -> Table<PizzaTheory> {
    let mut table = Plan::new("pizza-theory", 3).bots(&[2, 3]).started::<PizzaTheory>();
    until_cutting(&mut table, &mut Pcg::new(1));
    table
}

/// Plays on until all three are to choose their cuts.
fn until_cutting(table: &mut Table<PizzaTheory>, whims: &mut Pcg) {
    while table.host.play().expect("a game").awaited().len() < 3 {
        match table.host.bots_awaited().first().copied() {
            Some((seat, _)) => {
                let mv = table.any_move(seat, whims);
                table.handle(Input::Chose(seat, mv));
            }
            None => {
                table.play_one(whims);
            }
        }
    }
}

#[test]
fn whoever_plays_bots_alone_is_hinted() {
    let mut table = alone();
    table.join(WATCHER, None);
    assert!(table.client(of(1)).state().hints);
    assert_eq!(refused(&mut table, WATCHER).as_deref(), Some("house-not-seated"));
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
    assert_eq!(seat, Seat::at(0));
    let advice = Some(advice(&table, seat));
    table.handle(Input::Advised { seat, lines, advice });
    let (hints, heard) = (&table.client(of(1)).hints, table.client(of(1)).heard);
    assert_eq!(hints.len(), 1);
    assert_eq!((hints[0].heard, hints[0].choice.share), (heard, 0.625));
    assert_eq!(hints[0].shares, [0.5; 3]);
    assert!(table.client(WATCHER).hints.is_empty(), "it is for the seat alone");
}

#[test]
fn a_hint_for_a_moment_that_is_over_is_not_told() {
    let mut table = alone();
    let hinted = Some(advice(&table, Seat::at(0)));
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
    table.play_one(&mut Pcg::new(2));
    table.handle(Input::Advised { seat, lines, advice: hinted });
    assert!(table.client(of(1)).hints.is_empty());
    assert_eq!(table.client(of(1)).no_hints, ["house-hint-late"]);
}

/// It is announced that another seat has chosen, but the guest still has the same cut to choose.
#[test]
fn a_hint_comes_though_others_choose_their_cuts_meanwhile() {
    let mut table = cutting();
    let hinted = Some(advice(&table, Seat::at(0)));
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
    table.play_bots(&mut Pcg::new(2));
    table.handle(Input::Advised { seat, lines, advice: hinted });
    let client = table.client(of(1));
    assert_eq!(client.hints.len(), 1);
    assert_eq!(client.hints[0].heard, client.heard, "it is about the present");
}

/// The next cut has the same offers, but it is a different decision.
#[test]
fn a_hint_is_not_told_in_the_next_round() {
    let mut table = cutting();
    let hinted = Some(advice(&table, Seat::at(0)));
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
    let mut whims = Pcg::new(2);
    table.play_bots(&mut whims);
    table.play_one(&mut whims);
    until_cutting(&mut table, &mut whims);
    table.handle(Input::Advised { seat, lines, advice: hinted });
    assert!(table.client(of(1)).hints.is_empty());
    assert_eq!(table.client(of(1)).no_hints, ["house-hint-late"]);
}

#[test]
fn an_adviser_that_fails_says_so_to_the_seat_alone() {
    let mut table = alone();
    table.join(WATCHER, None);
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
    table.handle(Input::Advised { seat, lines, advice: None });
    assert_eq!(table.client(of(1)).no_hints, ["house-hint-failed"]);
    assert!(table.client(WATCHER).no_hints.is_empty());
}

#[test]
fn a_hint_that_waits_says_so_to_the_seat_alone() {
    let mut table = alone();
    table.join(WATCHER, None);
    assert_eq!(refused(&mut table, of(1)), None);
    let (seat, _) = table.to_advise.pop().expect("advice is wanted");
    for ahead in [3, 1] {
        table.handle(Input::HintWaits { seat, ahead });
    }
    table.handle(Input::HintGivenUp { seat });
    assert_eq!(table.client(of(1)).hint_waits, [3, 1]);
    assert_eq!(table.client(of(1)).no_hints, ["house-hint-crowded"]);
    let watcher = table.client(WATCHER);
    assert!(watcher.hint_waits.is_empty() && watcher.no_hints.is_empty());
}

#[test]
fn among_guests_all_have_to_agree_and_it_is_for_ones_own_turn() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    let (first, other) = match awaited(&table).index() {
        0 => (of(1), of(2)),
        _ => (of(2), of(1)),
    };
    assert!(!table.client(first).state().hints);
    assert_eq!(refused(&mut table, first).as_deref(), Some("house-no-hints"));
    table.does(first, Deed::Hints { on: true }).done();
    assert_eq!(refused(&mut table, first).as_deref(), Some("house-no-hints"));
    table.does(other, Deed::Hints { on: true }).done();
    assert!(table.client(first).state().hints);
    assert_eq!(refused(&mut table, first), None);
    assert_eq!(refused(&mut table, other).as_deref(), Some("house-not-awaited"));
    table.restart(table.now);
    assert!(table.client(first).state().hints, "what was agreed lasts");
    table.does(other, Deed::Hints { on: false }).done();
    assert_eq!(refused(&mut table, first).as_deref(), Some("house-no-hints"));
}

#[test]
fn before_the_start_there_is_nothing_to_hint_at() {
    let mut table = Plan::new("pizza-theory", 2).seated::<PizzaTheory>();
    assert_eq!(refused(&mut table, of(1)).as_deref(), Some("house-not-playing"));
}
