//! The game for two: rule 5.

use crate::common::{aloud, at, deal, play, seat, setup, setup_with, step, try_play};
use pizza_theory::{
    Announcement, Colour, Hindrance, Line, Move, Phase, PizzaTheory, Refusal, Side, Space, Spaces,
    chart,
};
use table::{Chance, Game, Next, Pcg, Refuse, Seats, Stream};

fn space(name: &str) -> Space {
    name.parse().expect("it is a space")
}

/// A table where both players have added and the virtual die has to be rolled.
fn rolling(text: &str) -> PizzaTheory {
    at(2, 1, text, Phase::Rolling)
}

const FEW: &str = "
         . . . .
        . . R . .
       . R . . G .
      . . . . . . .
       . W . . G .
        . . W . .
         . . . .
";

#[test]
fn at_the_start_the_first_player_has_side_a_the_other_b_and_the_virtual_colour_c() {
    let mut game = PizzaTheory::new(&setup_with(2, &[("colours", "green,white")]));
    deal(&mut game, "first 2");
    let public = game.public();
    assert_eq!(public.setup.virtual_colour(), Some(Colour::Red));
    assert_eq!(public.sides[Colour::White], Side::A);
    assert_eq!(public.sides[Colour::Green], Side::B);
    assert_eq!(public.sides[Colour::Red], Side::C);
    for colour in Colour::ALL {
        assert_eq!(public.board.spaces(colour), chart::x_spaces(public.sides[colour]));
    }
}

#[test]
fn both_add_then_the_die_is_rolled_then_the_virtual_topping_is_put_then_both_cut() {
    let mut game = PizzaTheory::new(&setup(2));
    assert_eq!(game.public().phase, Phase::Adding(seat(1)));
    play(&mut game, 1, "place d4");
    assert_eq!(game.public().phase, Phase::Adding(seat(2)));
    play(&mut game, 2, "place a4");
    assert_eq!(PizzaTheory::next(game.public()), Next::Dealer);
    let said = aloud(deal(&mut game, "die 2"));
    let rolled = Announcement::Rolled {
        seat: seat(1),
        colour: Colour::White,
        side: Side::C,
        line: Line::Two,
    };
    assert_eq!(said, [rolled]);
    assert_eq!(PizzaTheory::next(game.public()), Next::Seats(Seats::only(seat(1))));
    play(&mut game, 1, "virtual f4");
    let cutting = Phase::Cutting { awaited: Seats::all(2), knife: Some(Line::Two) };
    assert_eq!(game.public().phase, cutting);
    play(&mut game, 2, "cut 6");
    let said = aloud(play(&mut game, 1, "cut 5"));
    let cutters = [Some(seat(1)), Some(seat(2)), None];
    assert_eq!(said[1], Announcement::Revealed { cuts: crate::common::cuts(5, 6, 2), cutters });
}

#[test]
fn the_virtual_topping_lies_in_one_of_the_two_rows_beside_the_knife() {
    for line in Line::ALL {
        let mut game = rolling(FEW);
        deal(&mut game, &format!("die {line}"));
        for space in Space::all() {
            let beside = [line.number() as i8 - 4, line.number() as i8 - 3].contains(&space.s());
            let empty = game.public().board.empty().contains(space);
            let mut tried = game;
            let answer = tried.play(seat(1), Move::PlaceVirtual(space), &mut table::Deaf);
            let expected = match (empty, beside) {
                (false, _) => Err(Refusal::Taken { space }),
                (true, false) => Err(Refusal::NotBesideKnife { space, knife: line }),
                (true, true) => Ok(()),
            };
            assert_eq!(answer, expected);
        }
    }
}

#[test]
fn the_virtual_topping_may_lie_beside_others_of_its_colour() {
    let mut game = rolling(FEW);
    deal(&mut game, "die 4");
    // c5 and b6 are neighbours of the white topping on b5.
    let white = game.public().board.spaces(Colour::White);
    assert!((Spaces::only(space("c5")).neighbours() & white).contains(space("b5")));
    play(&mut game, 1, "virtual c5");
    assert!(game.public().board.spaces(Colour::White).contains(space("c5")));
}

#[test]
fn the_virtual_turn_is_skipped_when_every_space_beside_the_knife_is_taken() {
    // Line 1 of side C is between the rows s = -3 and s = -2.
    let mut game = rolling(
        "
             . . . .
            . . . . .
           . . . . . .
          . . . . . R G
           . . . . R G
            . . . R G
             . . R G
        ",
    );
    let public = game.public();
    let row: Spaces = public.board.empty() & chart::beside(Side::C, Line::One);
    assert_eq!(row.len(), 1);
    let mut game_full = rolling(
        "
             . . . .
            . . . . .
           . . . . . G
          . . . . . R G
           . . . . R G
            . . . R G
             . . R G
        ",
    );
    let said = aloud(deal(&mut game_full, "die 1"));
    let skipped = Announcement::SkippedVirtual { colour: Colour::White, why: Hindrance::NoSpace };
    assert_eq!(said[1], skipped);
    let knife = Some(Line::One);
    assert_eq!(game_full.public().phase, Phase::Cutting { awaited: Seats::all(2), knife });
    deal(&mut game, "die 1");
    assert_eq!(game.public().phase, Phase::Virtual { knife: Line::One });
}

#[test]
fn the_virtual_turn_is_skipped_when_its_reserve_is_empty() {
    let mut game = rolling(
        "
             R . . .
            . . . . .
           . W W W W W
          . W W W W W W
           . W W W W W
            . . . . .
             G . . .
        ",
    );
    let said = aloud(deal(&mut game, "die 4"));
    let skipped = Announcement::SkippedVirtual { colour: Colour::White, why: Hindrance::NoReserve };
    assert_eq!(said[1], skipped);
}

#[test]
fn the_sides_turn_and_the_first_player_alternates_every_round() {
    let mut game = PizzaTheory::new(&setup(2));
    let mut chance = Pcg::new(11);
    let (a, b, c) = (Side::A, Side::B, Side::C);
    for (number, expected, first) in
        [(1, [a, b, c], 1), (2, [c, a, b], 2), (3, [b, c, a], 1), (4, [a, b, c], 2)]
    {
        assert_eq!(game.public().round, number);
        assert_eq!(Colour::ALL.map(|colour| game.public().sides[colour]), expected);
        assert_eq!(game.public().first, seat(first));
        assert_eq!(game.public().phase, Phase::Adding(seat(first)));
        while game.public().round == number {
            step(&mut game, &mut chance, &mut |_| {}).expect("nobody has 16 so early");
        }
    }
}

#[test]
fn what_is_not_of_the_virtual_turn_is_refused_with_its_reason() {
    let mut game = rolling(FEW);
    let check = |game: &PizzaTheory, number, words, expected: Refusal| {
        let mut tried = *game;
        assert_eq!(try_play(&mut tried, number, words), Err(expected));
        assert_eq!(tried, *game);
        assert_eq!(expected.rule(), "5.2");
    };
    check(&game, 1, "place d4", Refusal::DieNotRolled);
    check(&game, 2, "cut 4", Refusal::DieNotRolled);
    deal(&mut game, "die 4");
    check(&game, 2, "virtual d4", Refusal::NotFirst { first: seat(1) });
    check(&game, 2, "cut 4", Refusal::NotFirst { first: seat(1) });
    check(&game, 1, "cut 4", Refusal::VirtualFirst);
    check(&game, 1, "place d4", Refusal::VirtualFirst);
}

/// A source of chance that records which streams it was asked for.
struct Asked(Vec<(Stream, u32)>);

impl Chance for Asked {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.0.push((stream, bound));
        0
    }
}

#[test]
fn every_round_has_its_own_stream_for_the_die() {
    let mut asked = Asked(Vec::new());
    let mut game = PizzaTheory::new(&setup_with(2, &[]));
    let first = game.draw(&mut asked).expect("the dealer is awaited");
    game.deal(first, &mut table::Deaf).expect("it was drawn");
    play(&mut game, 1, "place d4");
    assert_eq!(game.draw(&mut asked), None);
    play(&mut game, 2, "place a4");
    game.draw(&mut asked).expect("the dealer is awaited");
    let stream = |pile, round| Stream { pile, owner: 0, round };
    assert_eq!(asked.0, [(stream("first", 0), 2), (stream("die", 1), 6)]);
}
