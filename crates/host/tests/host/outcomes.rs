//! How a game ended, as stored beside its records.

use std::time::Duration;

use bots::Advice;
use host::{Ending, GameOutcome, Hosted, Input, Player, SeatOutcome};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Choice, Clock, Deed};
use table::{BySeat, Eyes, Offer, Pcg, View};

use crate::driver::Table;
use crate::plan::{PATIENCE, Plan, again, guest, of, seat};

/// The outcome that was stored with the last record of the game. Replaying the records gives the
/// same one.
fn outcome<G: Hosted>(table: &Table<G>) -> GameOutcome {
    let outcome = table.outcome.clone().expect("the game has ended");
    let later = table.now.after(Duration::from_secs(1_000));
    assert_eq!(table.loaded(later).game_outcome().as_ref(), Some(&outcome));
    outcome
}

fn players(outcome: &GameOutcome) -> Vec<Player> {
    outcome.seats.iter().map(|seat| seat.player.clone()).collect()
}

#[test]
fn a_game_that_is_over_says_who_played_and_who_won() {
    for seed in 0..20 {
        let plan = Plan::new("mamma-mia", 4).option("memory", "notes").bots(&[3]).seed(seed);
        let mut table = plan.started::<MammaMia>();
        assert_eq!(table.host.game_outcome(), None);
        table.play_out(&mut Pcg::new(seed));
        let ended_at = table.now;
        let found = outcome(&table);
        assert_eq!((found.game.as_str(), found.rules, found.clock), ("mamma-mia", 1, Clock::None));
        assert_eq!(found.options, [("memory".to_string(), "notes".to_string())]);
        assert_eq!((found.ending, found.ended_at), (Ending::Over, ended_at));
        let guest = |number| Player::Guest(guest(of(number)));
        let bot = Player::Bot { name: "dado".to_string(), level: Some(0) };
        assert_eq!(players(&found), [guest(1), guest(2), bot, guest(4)]);
        let result = table.host.play().expect("a game").outcome().expect("a result");
        for (at, seat) in found.seats.iter().enumerate() {
            assert_eq!(seat.score, Some(result.scores[at]));
            assert_eq!((seat.stand_ins.len(), seat.hints), (0, false));
        }
        let shares: Vec<f64> = found.seats.iter().filter_map(|seat| seat.share).collect();
        assert_eq!(shares.iter().filter(|share| **share > 0.0).count(), result.winners.len());
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    }
}

#[test]
fn what_happens_after_the_end_changes_nothing() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.play_out(&mut Pcg::new(1));
    let before = outcome(&table);
    table.now = table.now.after(Duration::from_secs(60));
    table.does(of(1), Deed::Chat { text: "Well played.".to_string() }).done();
    table.does(of(2), again()).done();
    assert_eq!(outcome(&table), before);
}

#[test]
fn whoever_stood_in_is_named_once() {
    let clock = Clock::Live { base: 10, increment: 0 };
    let mut table = Plan::new("pizza-theory", 2).clock(clock).started::<PizzaTheory>();
    table.all_see();
    let late = table.awaited()[0];
    table.pass(Duration::from_secs(11));
    table.does(late, Deed::TakeBack).done();
    table.pass(Duration::from_secs(11));
    table.handle(Input::Closed);
    let found = outcome(&table);
    assert_eq!((found.ending, found.clock), (Ending::Closed, clock));
    let (stood_in, other) = match late == of(1) {
        true => (&found.seats[0], &found.seats[1]),
        false => (&found.seats[1], &found.seats[0]),
    };
    assert_eq!(stood_in.player, Player::Guest(guest(late)));
    assert_eq!(stood_in.stand_ins.len(), 1, "{:?}", stood_in.stand_ins);
    assert!(other.stand_ins.is_empty());
    let is_open = |seat: &SeatOutcome| (seat.score, seat.share) == (None, None);
    assert!(found.seats.iter().all(is_open), "nobody won");
}

#[test]
fn guests_who_end_a_game_abandon_it() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.leave(of(1));
    table.pass(PATIENCE);
    table.does(of(2), Deed::Decide { seat: seat(1), choice: Choice::End }).done();
    assert_eq!(outcome(&table).ending, Ending::Abandoned);
}

#[test]
fn a_seat_that_was_given_a_hint_is_known_after_a_restart() {
    let mut table = Plan::new("pizza-theory", 2).bots(&[2]).started::<PizzaTheory>();
    let mut whims = Pcg::new(1);
    table.play_bots(&mut whims);
    let before = table.stored.len();
    for given in 1..=2 {
        table.does(of(1), Deed::Hint).done();
        let (seat, lines) = table.to_advise.pop().expect("advice is wanted");
        let view = View::of(table.host.play().expect("a game").game(), Eyes::Seat(seat));
        let mut offers = Vec::new();
        view.offers(|offer| offers.push(offer));
        let choice = offers[0].pick(&mut |_| 0);
        let shares = BySeat::each(|_| 0.5);
        let advice = Some(Advice { choice, shares, weighed: vec![(choice, 0.5)] });
        table.handle(Input::Advised { seat, lines, advice });
        assert_eq!(table.client(of(1)).hints.len(), given);
        assert_eq!(table.stored.len(), before + 1, "the first one is stored, and no other");
    }
    table.restart(table.now);
    table.play_out(&mut whims);
    let hints: Vec<bool> = outcome(&table).seats.iter().map(|seat| seat.hints).collect();
    assert_eq!(hints, [true, false]);
}
