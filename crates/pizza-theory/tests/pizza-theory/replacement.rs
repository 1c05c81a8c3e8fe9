//! Replacing, safety and the sixteenth topping: rules 3.3 to 3.6, examples E4, E5, E6, E10.

use std::collections::BTreeMap;

use crate::common::{any_board, any_cuts, board, cuts};
use pizza_theory::{
    Board, ByColour, Colour, Cuts, Fate, Replacement, Side, Space, Tallied, cut_tensor,
};
use table::Pcg;

/// The five slices of the cuts 5, 6, 4 hold 14 (A), 1 (B), 8 (C), 10 (D) and 4 (E) spaces:
///
/// ```text
///      A A B C
///     A A A C C
///    A A A D C C
///   A A A D D C C
///    A A D D D C
///     A D D D D
///      E E E E
/// ```
#[track_caller]
fn check(before: &str, after: &str) {
    assert_eq!(board(before).after(cuts(5, 6, 4)), board(after));
}

/// E4
#[test]
fn the_booklets_round_happens_all_at_once() {
    let before = "
             R G R W
            R G W W .
           . . . R G .
          . . . R R . .
           . . G W . .
            . . . . .
             R G W .
    ";
    check(
        before,
        "
             R G R W
            R G . W .
           . . . R W .
          . . . R R . .
           . . R R . .
            . . . . .
             R G W .
        ",
    );
    let replacement = Replacement::of(&board(before), cuts(5, 6, 4));
    let stories: Vec<_> = replacement.slices().collect();
    let told: Vec<_> = stories.iter().map(|story| (story.letter.as_str(), story.fate)).collect();
    let lost = |green, white| ByColour::new(0, green, white);
    assert_eq!(
        told,
        [
            ("A", Fate::Removed { third: Colour::White, lost: 1 }),
            ("B", Fate::OneColour),
            ("C", Fate::Replaced { by: Colour::White, lost: lost(1, 0) }),
            ("D", Fate::Replaced { by: Colour::Red, lost: lost(1, 1) }),
            ("E", Fate::ThreeTie),
        ]
    );
    assert_eq!(stories[3].counts, ByColour::new(3, 1, 1));
    assert!(Colour::ALL.iter().all(|colour| !replacement.is_safe(*colour)));
}

#[test]
fn one_colour_with_strictly_most_replaces_every_opposing_topping() {
    check(
        "R R . .  R G G W .  W . . . W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
        "R R . .  R R R W .  R . . . W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
    );
}

#[test]
fn a_tie_for_most_removes_the_third_colour() {
    check(
        "R R . .  G G W W .  . . . . W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
        "R R . .  G G . W .  . . . . W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
    );
}

#[test]
fn two_colours_that_tie_without_a_third_keep_theirs() {
    check(
        "R R . .  G G . . .  . . . W W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
        "R R . .  G G . . .  . . . W W .  . . . . . . .  . . . . . .  . . . . .  . . . .",
    );
}

#[test]
fn a_three_way_tie_changes_nothing() {
    check(
        "R R . .  G G W . .  W . . . . .  . . . . . . .  . . . . . .  . . . . .  . . . .",
        "R R . .  G G W . .  W . . . . .  . . . . . . .  . . . . . .  . . . . .  . . . .",
    );
}

/// E5
#[test]
fn a_colour_with_at_most_one_topping_in_every_slice_is_safe_everywhere() {
    let safe = "R R . R  W . . R W  . . . R . .  . . . R W . .  . . . . . .  . . . . .  . . . .";
    check(safe, safe);
    let replacement = Replacement::of(&board(safe), cuts(5, 6, 4));
    assert!(replacement.is_safe(Colour::White));
    assert_eq!(replacement.slices().filter(|story| story.fate == Fate::Saved).count(), 3);
}

/// E5
#[test]
fn a_safe_colour_does_not_save_another() {
    check(
        "R R R .  W G G . .  . . . R . .  . . . R W . .  . . . . . .  . . . . .  . . . .",
        "R R R .  W G G . .  . . . R . .  . . . R W . .  . . . . . .  . . . . .  . . . .",
    );
    check(
        "R R . .  W G G . .  R . . R . .  . . . R W . .  . . . . . .  . . . . .  . . . .",
        "R R . .  W R R . .  R . . R . .  . . . R W . .  . . . . . .  . . . . .  . . . .",
    );
}

/// E5
#[test]
fn two_toppings_in_any_one_slice_and_a_colour_is_safe_nowhere() {
    check(
        "R R . R  W . . R W  . . . R . .  . . . R W . .  . . R W . .  . . . . .  . . . .",
        "R R . R  R . . R R  . . . R . .  . . . R R . .  . . R R . .  . . . . .  . . . .",
    );
}

#[test]
fn the_toppings_of_a_safe_colour_still_count() {
    // White's single topping ties with red's and green's in D, so nobody has the most there.
    check(
        "R R . G  G . . G .  R . . R . .  . . . G W . .  . . . . . .  . . . . .  . . . .",
        "R R . G  R . . G .  R . . R . .  . . . G W . .  . . . . . .  . . . . .  . . . .",
    );
}

/// E6
#[test]
fn a_player_at_14_who_would_replace_5_ends_with_16() {
    let before = "
             R R . .
            R R R . .
           R R R R . .
          R G G R R . .
           G G R R . .
            G . . . .
             . . . .
    ";
    let replacement = Replacement::of(&board(before), cuts(5, 6, 4));
    assert_eq!(board(before).on_board(Colour::Red), 14);
    assert_eq!(replacement.short(Colour::Red), 3);
    // Column a first, from the top.
    check(
        before,
        "
             R R . .
            R R R . .
           R R R R . .
          R . . R R . .
           R . R R . .
            R . . . .
             . . . .
        ",
    );
}

/// A second implementation of the rules, word by word, on cube coordinates.
mod literal {
    use super::*;

    type Pizza = BTreeMap<(i8, i8), Colour>;

    pub fn pizza(board: &Board) -> Pizza {
        let taken = Space::all().filter_map(|space| Some((space, board.at(space)?)));
        taken.map(|(space, colour)| ((space.q(), space.r()), colour)).collect()
    }

    pub fn replaced(before: &Pizza, cuts: Cuts) -> Pizza {
        let least = |side: Side| cuts[side].number() as i8 - 3;
        let slice =
            |(q, r): (i8, i8)| (q >= least(Side::A), r >= least(Side::B), -q - r >= least(Side::C));
        let mut slices: BTreeMap<_, Vec<((i8, i8), Colour)>> = BTreeMap::new();
        for (space, colour) in before {
            slices.entry(slice(*space)).or_default().push((*space, *colour));
        }
        let count = |slice: &[((i8, i8), Colour)], colour: Colour| {
            slice.iter().filter(|(_, other)| *other == colour).count()
        };
        let safe = |colour: Colour| slices.values().all(|slice| count(slice, colour) <= 1);
        let mut after = before.clone();
        let mut to_fill: Vec<((i8, i8), Colour)> = Vec::new();
        for slice in slices.values() {
            let most = Colour::ALL.map(|colour| count(slice, colour)).into_iter().max();
            let leaders: Vec<_> = Colour::ALL
                .into_iter()
                .filter(|colour| Some(count(slice, *colour)) == most)
                .collect();
            let loses = |colour: Colour| !leaders.contains(&colour) && !safe(colour);
            for (space, _) in slice.iter().filter(|(_, colour)| loses(*colour)) {
                after.remove(space);
                if let [winner] = leaders[..] {
                    to_fill.push((*space, winner));
                }
            }
        }
        to_fill.sort();
        for (space, colour) in to_fill {
            if after.values().filter(|other| **other == colour).count() < 16 {
                after.insert(space, colour);
            }
        }
        after
    }
}

#[test]
fn replacing_is_what_the_rules_say_word_by_word() {
    let mut chance = Pcg::new(3);
    let (mut capped, mut saved) = (0, 0);
    for _ in 0..20_000 {
        let (board, cuts) = (any_board(&mut chance), any_cuts(&mut chance));
        let replacement = Replacement::of(&board, cuts);
        let expected = literal::replaced(&literal::pizza(&board), cuts);
        assert_eq!(literal::pizza(&replacement.after()), expected, "{board} {cuts:?}");
        capped += Colour::ALL.iter().filter(|colour| replacement.short(**colour) > 0).count();
        saved += replacement.slices().filter(|story| story.fate == Fate::Saved).count();
    }
    assert!(capped > 500 && saved > 500, "{capped} reserves ran out, {saved} slices were saved");
}

#[test]
fn the_story_of_the_slices_adds_up_to_the_board() {
    let mut chance = Pcg::new(4);
    for _ in 0..5_000 {
        let (board, cuts) = (any_board(&mut chance), any_cuts(&mut chance));
        let replacement = Replacement::of(&board, cuts);
        let after = replacement.after();
        for colour in Colour::ALL {
            let mut count =
                i32::from(board.on_board(colour)) - i32::from(replacement.short(colour));
            for story in replacement.slices() {
                count += match story.fate {
                    Fate::Replaced { by, lost } if by == colour => {
                        lost.iter().map(|(_, lost)| i32::from(*lost)).sum()
                    }
                    Fate::Replaced { by: _, lost } => -i32::from(lost[colour]),
                    Fate::Removed { third, lost } if third == colour => -i32::from(lost),
                    _ => 0,
                };
            }
            assert_eq!(count, i32::from(after.on_board(colour)));
        }
        let counted: u8 = replacement
            .slices()
            .map(|story| story.counts.iter().map(|(_, count)| *count).sum::<u8>())
            .sum();
        assert_eq!(counted, board.taken().len());
    }
}

#[test]
fn the_tensor_holds_all_216_single_replacements() {
    let mut chance = Pcg::new(5);
    for _ in 0..300 {
        let board = any_board(&mut chance);
        let (tensor, tallied) = (cut_tensor(&board), Tallied::of(&board));
        assert_eq!(tensor.iter().count(), 216);
        for (cuts, after) in tensor.iter() {
            assert_eq!(*after, board.after(cuts));
            assert_eq!(*after, tensor[cuts]);
            assert_eq!(*after, tallied.after(cuts));
        }
    }
}

/// E10. If a reserve ran out, only the counts are compared: which spaces stay empty is not
/// symmetric.
#[test]
fn turning_a_position_and_its_cuts_by_a_third_turns_the_result() {
    let mut chance = Pcg::new(6);
    for _ in 0..5_000 {
        let (board, cuts) = (any_board(&mut chance), any_cuts(&mut chance));
        let turned_cuts = Cuts::new(cuts[Side::C], cuts[Side::A], cuts[Side::B]);
        let one = Replacement::of(&board, cuts);
        let other = Replacement::of(&board.turned(), turned_cuts);
        if Colour::ALL.iter().all(|colour| one.short(*colour) == 0) {
            assert_eq!(other.after(), one.after().turned());
        } else {
            let counts = |after: Board| Colour::ALL.map(|colour| after.on_board(colour));
            assert_eq!(counts(other.after()), counts(one.after()));
        }
    }
}
