//! A round with three players: rules 2 and 3, examples E8 and E9, and refusals.

use crate::common::{
    aloud, at, cuts, cutting, deal, play, seat, setup, setup_with, step, try_play, whispers,
};
use pizza_theory::{
    Announcement, BadPosition, Hindrance, Line, Phase, PizzaTheory, Position, Refusal, Side, Space,
    Spaces, Whisper,
};
use table::{BadDeal, Deaf, Eyes, Game, Lawful, Next, Pcg, Refuse, Saying, Seats, View};

/// A full board with one colour in each slice of the cuts 5, 6, 4.
const QUIET: &str = "
         R R W W
        R R R W W
       R R R G W W
      R R R G G W W
       R R G G G W
        R G G G G
         W W W W
";

#[test]
fn the_state_is_small() {
    assert!(size_of::<PizzaTheory>() <= 64);
}

#[test]
fn the_first_player_is_drawn_and_takes_side_a() {
    let mut game = PizzaTheory::new(&setup_with(3, &[]));
    assert_eq!(PizzaTheory::next(game.public()), Next::Dealer);
    let said = aloud(deal(&mut game, "first 2"));
    assert_eq!(said[0], Announcement::First(seat(2)));
    assert_eq!(said[2], Announcement::Round { round: 1, first: seat(2) });
    assert_eq!(game.public().side_of(seat(2)), Side::A);
    assert_eq!(game.public().side_of(seat(3)), Side::B);
    assert_eq!(game.public().side_of(seat(1)), Side::C);
    assert_eq!(game.public().phase, Phase::Adding(seat(2)));
}

#[test]
fn a_first_player_who_is_named_need_not_be_drawn() {
    let game = PizzaTheory::new(&setup_with(3, &[("first", "3")]));
    assert_eq!(PizzaTheory::next(game.public()), Next::Seats(Seats::only(seat(3))));
}

#[test]
fn an_impossible_deal_is_refused() {
    let mut game = PizzaTheory::new(&setup_with(3, &[]));
    let mut answer = |words: &str| {
        let deal = words.parse().expect("it is written well");
        game.deal(deal, &mut Deaf)
    };
    assert_eq!(answer("first 4"), Err(BadDeal::NotInPile));
    assert_eq!(answer("die 4"), Err(BadDeal::OtherPile));
    assert_eq!(answer("first 3"), Ok(()));
    assert_eq!(answer("first 3"), Err(BadDeal::NotAwaited));
    assert_eq!(answer("die 3"), Err(BadDeal::NotAwaited));
}

#[test]
fn all_add_in_the_sequence_of_their_sides_and_then_all_cut() {
    let mut game = PizzaTheory::new(&setup_with(3, &[("first", "2")]));
    for (number, space) in [(2, "d7"), (3, "d4"), (1, "g4")] {
        assert_eq!(game.public().phase, Phase::Adding(seat(number)));
        play(&mut game, number, &format!("place {space}"));
    }
    assert_eq!(game.public().phase, Phase::Cutting { awaited: Seats::all(3), knife: None });
}

/// E9
#[test]
fn a_topping_is_added_where_no_neighbour_has_its_colour() {
    for seats in [2, 3] {
        let mut chance = Pcg::new(7);
        let mut game = PizzaTheory::new(&setup_with(seats, &[]));
        for _ in 0..20_000 {
            let mut placed = None;
            let over = step(&mut game, &mut chance, &mut |saying| {
                if let Saying::ToAll(Announcement::Placed { colour, space, .. }) = saying {
                    placed = Some((colour, space));
                }
            });
            if let Some((colour, space)) = placed {
                let own = game.public().board.spaces(colour);
                assert!(own.contains(space));
                assert!((own & Spaces::only(space).neighbours()).is_empty());
            }
            assert_eq!(game.census(), Ok(()));
            if over.is_none() {
                game = PizzaTheory::new(&setup_with(seats, &[]));
            }
        }
    }
}

/// E8
#[test]
fn when_nobody_can_add_all_pass_and_cut() {
    let mut game = cutting(3, QUIET);
    play(&mut game, 1, "cut 5");
    play(&mut game, 2, "cut 6");
    let said = aloud(play(&mut game, 3, "cut 4"));
    let passed = |number| Announcement::Passed { seat: seat(number), why: Hindrance::NoSpace };
    assert!(said.ends_with(&[passed(2), passed(3), passed(1)]), "{said:?}");
    assert_eq!(game.public().round, 2);
    assert_eq!(game.public().phase, Phase::Cutting { awaited: Seats::all(3), knife: None });
    play(&mut game, 3, "cut 1");
}

#[test]
fn only_who_cannot_add_passes() {
    let open_to_red = "
             R R W W
            R R R W W
           R R R G W W
          R R R G G W W
           R R G G G W
            R G G G G
             W W W .
    ";
    let mut game = at(3, 1, open_to_red, Phase::Adding(seat(1)));
    let said = aloud(play(&mut game, 1, "place d7"));
    let passed = |number| Announcement::Passed { seat: seat(number), why: Hindrance::NoSpace };
    assert_eq!(said[1..], [passed(2), passed(3)]);
    assert!(matches!(game.public().phase, Phase::Cutting { .. }));
}

#[test]
fn an_empty_reserve_makes_a_player_pass() {
    let green_has_16 = "
             R . . .
            . . . . .
           . G G G G G
          . G G G G G G
           . G G G G G
            . . . . .
             W . . .
    ";
    let mut game = at(3, 1, green_has_16, Phase::Adding(seat(1)));
    let said = aloud(play(&mut game, 1, "place g1"));
    assert_eq!(said[1..], [Announcement::Passed { seat: seat(2), why: Hindrance::NoReserve }]);
    assert_eq!(game.public().phase, Phase::Adding(seat(3)));
}

#[test]
fn the_old_2nd_becomes_1st_the_old_3rd_2nd_and_the_old_1st_3rd() {
    let mut game = cutting(3, "................RGW..................");
    let sides = |game: &PizzaTheory| [1, 2, 3].map(|number| game.public().side_of(seat(number)));
    let (a, b, c) = (Side::A, Side::B, Side::C);
    for expected in [[a, b, c], [c, a, b], [b, c, a], [a, b, c]] {
        assert_eq!(sides(&game), expected);
        let first = [1, 2, 3].into_iter().find(|number| game.public().side_of(seat(*number)) == a);
        assert_eq!(first.map(seat), Some(game.public().first));
        let round = game.public().round;
        let mut chance = Pcg::new(8);
        while game.public().round == round {
            step(&mut game, &mut chance, &mut |_| {}).expect("nobody has 16 so early");
        }
    }
}

#[test]
fn a_cut_is_made_from_the_players_own_side() {
    let mut game = at(3, 2, QUIET, Phase::Cutting { awaited: Seats::all(3), knife: None });
    play(&mut game, 1, "cut 1");
    play(&mut game, 2, "cut 2");
    let said = aloud(play(&mut game, 3, "cut 3"));
    // In the second round, the second player has side A, the third B and the first C.
    let cutters = [2, 3, 1].map(|number| Some(seat(number)));
    assert_eq!(said[1], Announcement::Revealed { cuts: cuts(2, 3, 1), cutters });
}

#[test]
fn all_cut_in_any_sequence_and_are_revealed_together() {
    let mut game = cutting(3, QUIET);
    for (number, cut) in [(3, "cut 4"), (1, "cut 5")] {
        let said = play(&mut game, number, cut);
        assert_eq!(aloud(said), [Announcement::Chose(seat(number))]);
    }
    let said = aloud(play(&mut game, 2, "cut 6"));
    assert_eq!(said[0], Announcement::Chose(seat(2)));
    let cutters = [1, 2, 3].map(|number| Some(seat(number)));
    assert_eq!(said[1], Announcement::Revealed { cuts: cuts(5, 6, 4), cutters });
    assert!([1, 2, 3].iter().all(|number| game.own(seat(*number)).cut.is_none()));
}

#[test]
fn a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let mut game = cutting(3, QUIET);
    play(&mut game, 1, "cut 2");
    let said = play(&mut game, 1, "cut 5");
    assert_eq!(whispers(&said), [(seat(1), Whisper::Cut(Line::Five))]);
    assert_eq!(aloud(said), [], "the others do not hear of a change");
    assert_eq!(PizzaTheory::next(game.public()), Next::Seats(Seats::all(3).without(seat(1))));
    play(&mut game, 2, "cut 6");
    let said = aloud(play(&mut game, 3, "cut 4"));
    assert!(
        matches!(said[1], Announcement::Revealed { cuts, .. } if cuts == crate::common::cuts(5, 6, 4))
    );
}

#[test]
fn others_see_only_that_a_player_has_chosen() {
    let table = |cut: &str| {
        let mut game = cutting(3, QUIET);
        let said = aloud(play(&mut game, 2, cut));
        (game, said)
    };
    let ((one, said), (other, also_said)) = (table("cut 1"), table("cut 6"));
    assert_eq!(said, also_said);
    for eyes in Eyes::all(3) {
        let same = View::of(&one, eyes) == View::of(&other, eyes);
        assert_eq!(same, eyes != Eyes::Seat(seat(2)));
    }
}

#[test]
fn what_everyone_heard_adds_up_to_what_they_see() {
    for seats in [2, 3] {
        let mut chance = Pcg::new(9);
        let mut game = PizzaTheory::new(&setup_with(seats, &[]));
        let mut views: Vec<_> = Eyes::all(seats).map(|eyes| View::of(&game, eyes)).collect();
        loop {
            let mut said: Vec<Saying<PizzaTheory>> = Vec::new();
            let going_on = step(&mut game, &mut chance, &mut |saying| said.push(saying));
            for (view, eyes) in views.iter_mut().zip(Eyes::all(seats)) {
                said.iter()
                    .filter(|saying| saying.reaches(eyes))
                    .for_each(|heard| view.hear(heard));
                assert_eq!(*view, View::of(&game, eyes));
            }
            if going_on.is_none() {
                break;
            }
        }
    }
}

#[track_caller]
fn check_refused(game: &PizzaTheory, number: usize, words: &str, expected: Refusal, rule: &str) {
    let mut tried = *game;
    assert_eq!(try_play(&mut tried, number, words), Err(expected));
    assert_eq!(tried, *game, "a refusal changes nothing");
    assert_eq!(expected.rule(), rule);
}

fn space(name: &str) -> Space {
    name.parse().expect("it is a space")
}

#[test]
fn a_move_that_is_not_of_this_moment_is_refused_with_its_reason() {
    let game = PizzaTheory::new(&setup_with(3, &[]));
    check_refused(&game, 1, "place d4", Refusal::FirstNotDrawn, "2.1");
    let game = PizzaTheory::new(&setup(3));
    let not_your_turn = Refusal::NotYourTurn { awaited: Seats::only(seat(1)) };
    check_refused(&game, 2, "place d4", not_your_turn, "3.1");
    check_refused(&game, 6, "cut 4", not_your_turn, "3.1");
    check_refused(&game, 1, "cut 3", Refusal::AddFirst, "3.1");
    check_refused(&game, 1, "virtual d4", Refusal::AddFirst, "3.1");
    let mut game = cutting(3, QUIET);
    play(&mut game, 1, "cut 3");
    check_refused(&game, 1, "place d4", Refusal::CutNow, "3.2");
    check_refused(&game, 2, "virtual d4", Refusal::CutNow, "3.2");
    let awaited = Seats::all(3).without(seat(1));
    check_refused(&game, 4, "cut 4", Refusal::NotYourTurn { awaited }, "3.1");
}

#[test]
fn a_topping_on_a_wrong_space_is_refused_with_its_reason() {
    let game = PizzaTheory::new(&setup(3));
    check_refused(&game, 1, "place c3", Refusal::Taken { space: space("c3") }, "3.1");
    check_refused(&game, 1, "place f3", Refusal::Taken { space: space("f3") }, "3.1");
    let beside = Refusal::BesideOwn { space: space("d3"), own: space("c3") };
    check_refused(&game, 1, "place d3", beside, "3.1");
    // A topping may be put next to one of another colour.
    let mut game = game;
    play(&mut game, 1, "place f4");
}

#[test]
fn only_a_moment_of_a_game_can_be_laid_out() {
    let board = crate::common::board(QUIET);
    let phase = Phase::Cutting { awaited: Seats::all(3), knife: None };
    let position = Position { board, round: 1, first: seat(1), phase };
    let try_it = |position| PizzaTheory::at(&setup(3), position).err();
    assert_eq!(try_it(position), None);
    assert_eq!(try_it(Position { round: 0, ..position }), Some(BadPosition::Round));
    assert_eq!(try_it(Position { round: 61, ..position }), Some(BadPosition::Round));
    assert_eq!(try_it(Position { round: 2, ..position }), Some(BadPosition::First));
    assert_eq!(try_it(Position { first: seat(5), ..position }), Some(BadPosition::First));
    let two = Seats::all(2);
    for phase in [
        Phase::Drawing,
        Phase::Rolling,
        Phase::Adding(seat(1)),
        Phase::Adding(seat(4)),
        Phase::Virtual { knife: Line::One },
        Phase::Cutting { awaited: two, knife: None },
        Phase::Cutting { awaited: Seats::all(3), knife: Some(Line::One) },
    ] {
        assert_eq!(try_it(Position { phase, ..position }), Some(BadPosition::Phase), "{phase:?}");
    }
}

#[test]
fn a_position_of_play_is_the_position_laid_out() {
    for seats in [2, 3] {
        let mut chance = Pcg::new(10);
        let mut game = PizzaTheory::new(&setup(seats));
        let mut compared = 0;
        while step(&mut game, &mut chance, &mut |_| {}).is_some() {
            let public = *game.public();
            let is_fresh = (1..=seats).all(|number| game.own(seat(number)).cut.is_none());
            if is_fresh && !game.is_over() {
                let position = Position {
                    board: public.board,
                    round: public.round,
                    first: public.first,
                    phase: public.phase,
                };
                assert_eq!(PizzaTheory::at(&setup(seats), position), Ok(game));
                compared += 1;
            }
        }
        assert!(compared > 5);
    }
}
