//! How games end: rules 4 and 5.3, examples E6 and E7.

use crate::common::{at, cutting, play, seat};
use pizza_theory::{Ending, Line, Phase, PizzaTheory, Refusal};
use table::{Game, Next, Outcome, Seats};

/// Cuts along 5, 6 and, with three players, 4, and returns how the game ended.
fn ended(mut game: PizzaTheory) -> Option<Outcome> {
    let seats = game.seats();
    for (number, cut) in (1..=seats).zip([5, 6, 4]) {
        play(&mut game, number, &format!("cut {cut}"));
    }
    match PizzaTheory::next(game.public()) {
        Next::Over(outcome) => {
            let refused = crate::common::try_play(&mut game, 1, "cut 4");
            assert_eq!(refused, Err(Refusal::GameOver));
            Some(outcome)
        }
        Next::Dealer | Next::Seats(_) => None,
    }
}

fn outcome(winners: Seats, scores: [u8; 3]) -> Option<Outcome> {
    let [one, two, three] = scores;
    Some(Outcome { winners, scores: [one, two, three, 0, 0, 0] })
}

/// Red has 16 in slices A and E, green 16 in C and D.
const TWO_COMPLETE: &str = "
         R R . G
        R R R G G
       R R R G G G
      R R R G G G G
       R R G G G G
        R . . G G
         R R . .
";

/// White has 16, red 5.
const WHITE_COMPLETE: &str = "
         W W . R
        W W W R R
       W W W . R R
      W W W . . . .
       W W . . . .
        W . . . .
         W W . .
";

/// E6
#[test]
fn a_player_whose_reserve_runs_out_has_16_and_wins() {
    let game = cutting(
        3,
        "
             R R . .
            R R R . .
           R R R R . .
          R G G R R . .
           G G R R . .
            G . . . .
             . . . W
        ",
    );
    assert_eq!(ended(game), outcome(Seats::only(seat(1)), [16, 0, 1]));
}

/// E6
#[test]
fn several_players_with_16_all_win() {
    let both = Seats::only(seat(1)).with(seat(2));
    assert_eq!(ended(cutting(3, TWO_COMPLETE)), outcome(both, [16, 16, 0]));
}

#[test]
fn two_players_with_16_both_win_when_the_virtual_colour_has_fewer() {
    assert_eq!(ended(cutting(2, TWO_COMPLETE)), outcome(Seats::all(2), [16, 16, 0]));
}

/// E7
#[test]
fn when_the_virtual_colour_has_16_both_players_lose() {
    let game = cutting(2, WHITE_COMPLETE);
    assert_eq!(ended(game), outcome(Seats::NONE, [5, 0, 0]));
}

/// E7
#[test]
fn when_the_virtual_colour_has_16_a_player_with_16_loses_too() {
    let game = cutting(2, &TWO_COMPLETE.replace('G', "W"));
    assert_eq!(ended(game), outcome(Seats::NONE, [16, 0, 0]));
}

#[test]
fn with_three_players_white_is_a_player_like_the_others() {
    let game = cutting(3, WHITE_COMPLETE);
    assert_eq!(ended(game), outcome(Seats::only(seat(3)), [5, 0, 16]));
}

#[test]
fn sixteen_in_the_middle_of_a_round_do_not_win_yet() {
    // Green has 16 before the cut, and loses one in the slice where red has the most.
    let mut game = cutting(
        3,
        "
             G G . R
            G G G R R
           G G G . . .
          G G G R . . .
           G G G R R .
            G . . . .
             G . . .
        ",
    );
    assert_eq!(game.public().board.on_board(pizza_theory::Colour::Green), 16);
    for (number, cut) in [(1, "cut 5"), (2, "cut 6"), (3, "cut 4")] {
        play(&mut game, number, cut);
    }
    assert!(!game.is_over());
    assert_eq!(game.public().round, 2);
}

#[test]
fn after_60_rounds_the_game_is_a_draw_of_all() {
    let quiet = "................RGW..................";
    for seats in [2, 3] {
        let knife = (seats == 2).then_some(Line::Four);
        let phase = Phase::Cutting { awaited: Seats::all(seats), knife };
        assert_eq!(ended(at(seats, 59, quiet, phase)), None);
        let mut game = at(seats, 60, quiet, phase);
        (1..=seats).for_each(|number| {
            play(&mut game, number, "cut 1");
        });
        assert_eq!(game.public().phase, Phase::Over(Ending::Drawn));
        let Next::Over(outcome) = PizzaTheory::next(game.public()) else { panic!("it goes on") };
        assert_eq!(outcome.winners, Seats::all(seats));
    }
}

#[test]
fn a_win_in_the_last_round_is_a_win() {
    let phase = Phase::Cutting { awaited: Seats::all(3), knife: None };
    let mut game = at(3, 60, TWO_COMPLETE, phase);
    // In the sixtieth round, the third player has side A, the first B and the second C.
    for (number, cut) in [(3, "cut 5"), (1, "cut 6"), (2, "cut 4")] {
        play(&mut game, number, cut);
    }
    let both = Seats::only(seat(1)).with(seat(2));
    assert_eq!(game.public().phase, Phase::Over(Ending::Won(both)));
}
