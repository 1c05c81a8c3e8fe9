//! The board, its slices and the first toppings: rules 1 and 2, examples E1 to E3.

use crate::common::{cuts, setup, setup_with};
use pizza_theory::{Board, Colour, Cuts, PizzaTheory, Side, Space, Spaces, chart};
use table::{Game, Seat};

fn distance(one: Space, other: Space) -> i8 {
    let apart = [one.q() - other.q(), one.r() - other.r(), one.s() - other.s()];
    apart.into_iter().map(i8::abs).fold(0, i8::max)
}

/// E1
#[test]
fn all_216_triples_of_cuts_give_4_5_6_7_slices_22_36_132_26_times() {
    let mut census = [0; 10];
    for cuts in Cuts::all() {
        census[cuts.slices().count()] += 1;
    }
    assert_eq!(census, [0, 0, 0, 0, 22, 36, 132, 26, 0, 0]);
    assert_eq!(Cuts::all().count(), Cuts::COUNT);
}

/// E2; the letters are those of the booklet's example.
#[test]
fn cuts_5_6_4_give_slices_of_14_1_8_10_and_4_spaces() {
    let slices = cuts(5, 6, 4).slices();
    let sizes: Vec<_> = slices.map(|slice| (slice.letter.as_str(), slice.spaces.len())).collect();
    assert_eq!(sizes, [("A", 14), ("B", 1), ("C", 8), ("D", 10), ("E", 4)]);
}

#[test]
fn slices_are_the_classes_of_what_lies_beyond_the_three_lines() {
    for cuts in Cuts::all() {
        let beyond = |space: Space| {
            let least = |side: Side| cuts[side].number() as i8 - 3;
            (space.q() >= least(Side::A), space.r() >= least(Side::B), space.s() >= least(Side::C))
        };
        let mut all = Spaces::NONE;
        for slice in cuts.slices() {
            let first = slice.spaces.first().expect("no slice is empty");
            let class = Space::all().filter(|space| beyond(*space) == beyond(first));
            assert_eq!(slice.spaces, class.collect());
            assert!((all & slice.spaces).is_empty());
            all = all | slice.spaces;
        }
        assert_eq!(all, Spaces::ALL);
    }
}

#[test]
fn slices_are_lettered_row_by_row() {
    for cuts in Cuts::all() {
        let slices: Vec<_> = cuts.slices().collect();
        let place = |space: &Space| slices.iter().position(|slice| slice.spaces.contains(*space));
        let mut met: Vec<_> = Space::row_by_row().filter_map(|space| place(&space)).collect();
        let mut seen = 0;
        met.retain(|place| {
            let is_new = *place == seen;
            seen += usize::from(is_new);
            is_new
        });
        assert_eq!(met.len(), slices.len());
    }
}

/// E3
#[test]
fn each_colour_starts_with_two_toppings_two_apart_nearest_to_its_corner() {
    let game = PizzaTheory::new(&setup(3));
    for colour in Colour::ALL {
        let toppings: Vec<_> = game.public().board.spaces(colour).iter().collect();
        let [one, other] = toppings[..] else { panic!("{colour} has {toppings:?}") };
        assert_eq!(distance(one, other), 2);
        let own = game.public().sides[colour] as usize;
        let far = |space: Space, side: usize| distance(space, chart::CORNERS[side]);
        for side in [0, 1, 2].into_iter().filter(|side| *side != own) {
            assert!(far(one, own) < far(one, side) && far(other, own) < far(other, side));
        }
        assert_eq!(game.public().board.reserve(colour), 14);
    }
}

#[test]
fn the_x_spaces_are_those_of_rule_1_5() {
    let written: Board = "
            . . . .
           . . R . .
          . R . . G .
         . . . . . . .
          . W . . G .
           . . W . .
            . . . .
    "
    .parse()
    .expect("it is written well");
    assert_eq!(PizzaTheory::new(&setup(3)).public().board, written);
}

#[test]
fn the_others_follow_the_first_player_clockwise() {
    for first in 1..=3 {
        let setup = setup_with(3, &[("first", &first.to_string()), ("colours", "white,red,green")]);
        let game = PizzaTheory::new(&setup);
        let mut seat = Seat::at(first - 1);
        for side in Side::ALL {
            assert_eq!(game.public().side_of(seat), side);
            let x = chart::x_spaces(side);
            assert_eq!(game.public().board.spaces(setup.colour_of(seat)), x);
            seat = seat.next_clockwise(3);
        }
    }
}

#[test]
fn a_space_has_one_name() {
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    let middle: Space = "d4".parse().expect("it is the middle");
    assert_eq!((middle.q(), middle.r(), middle.s()), (0, 0, 0));
    for wrong in ["a1", "g7", "D4", "d8", "h4", "d", "d44", "4d", "", "é4"] {
        assert!(wrong.parse::<Space>().is_err(), "{wrong}");
    }
}

#[test]
fn a_board_is_written_as_it_is_drawn() {
    let game = PizzaTheory::new(&setup(3));
    let written = game.public().board.to_string();
    assert_eq!(written.parse(), Ok(game.public().board));
    assert_eq!(written.lines().next(), Some("   . . . ."));
    assert!("R".repeat(37).parse::<Board>().is_err(), "more than 16 of a colour");
    assert!(".".repeat(36).parse::<Board>().is_err(), "too few spaces");
    assert!(".".repeat(38).parse::<Board>().is_err(), "too many spaces");
    assert!("X".repeat(37).parse::<Board>().is_err(), "no such colour");
}
