//! The displayed needs of an order agree with what the rules decide by. Rule 5

use mamma_mia::position::Position;
use mamma_mia::{Choice, Ingredient, MammaMia, NeedLine, Order, Sign, chart, need, need_lines};
use table::{Deaf, Game, Pcg, Seat, Setup as _};

use crate::common::{cards, setup};

const FIRST: Seat = Seat::at(0);

/// A table of Plus with these cards on the worktop and green in the first seat.
fn table(worktop: &str) -> MammaMia {
    let setup = setup("mamma-mia-plus", 2, &[("colours", "green,yellow")]);
    Position::new(setup).worktop(cards(worktop)).turn(FIRST, &mut Deaf).expect("it is possible")
}

fn lines(worktop: &str, order: Order, choice: Choice) -> Vec<NeedLine> {
    need_lines(table(worktop).public(), FIRST, order, choice)
}

/// Each line in short: the kinds counted, how many there are, how many are missing.
fn short(lines: &[NeedLine]) -> Vec<(String, u8, u8)> {
    let kinds = |line: &NeedLine| {
        line.kinds.iter().map(Ingredient::to_string).collect::<Vec<_>>().join(" ")
    };
    lines.iter().map(|line| (kinds(line), line.has, line.missing())).collect()
}

fn check(worktop: &str, order: Order, expected: &[(&str, u8, u8)]) {
    let expected: Vec<_> =
        expected.iter().map(|(kinds, has, missing)| (kinds.to_string(), *has, *missing)).collect();
    assert_eq!(short(&lines(worktop, order, Choice::Nothing)), expected);
}

#[test]
fn the_kinds_on_the_card_are_counted() {
    let order = Order::four(Ingredient::Pineapple);
    check("pineapple 3 pepper 1", order, &[("pepper", 1, 0), ("pineapple", 3, 1)]);
}

#[test]
fn a_joker_is_the_kind_of_which_most_lie_there() {
    check(
        "pepper 8 olive 5 salami 5",
        Order::Monotoni,
        &[("pepper", 8, 0), ("olive salami", 5, 1)],
    );
}

#[test]
fn a_joker_is_the_chosen_kind_once_it_is_chosen() {
    let lines = lines("olive 5", Order::Monotoni, Choice::One(Ingredient::Mushroom));
    assert_eq!(short(&lines)[1], ("mushroom".to_string(), 0, 6));
}

#[test]
fn two_jokers_are_two_kinds() {
    let expected = [("pepper", 0, 1), ("olive", 5, 0), ("salami", 5, 0)];
    check("olive 5 salami 5", Order::Ghiottona, &expected);
}

#[test]
fn the_scarcest_kind_is_neither_the_personal_one_nor_an_absent_one() {
    let worktop = "pineapple 3 pepper 2 mushroom 2 salami 2";
    check(worktop, Order::Minimale, &[("pepper", 2, 0), ("mushroom salami", 2, 2)]);
    check("pepper 2", Order::Minimale, &[("pepper", 2, 0), ("", 0, 4)]);
}

#[test]
fn a_crossed_out_kind_stands_in_the_way() {
    let all_met = |worktop| {
        let lines = lines(worktop, Order::Minipizza, Choice::Nothing);
        assert!(matches!(lines[1].sign, Sign::Without(_)));
        lines.iter().all(NeedLine::is_met)
    };
    assert!(all_met("pepper 3"));
    assert!(!all_met("pepper 3 shrimp 1"));
}

#[test]
fn a_bombastica_counts_everything() {
    check("olive 8 salami 6", Order::Bombastica, &[("", 14, 1)]);
}

/// All lines are met exactly when the worktop is enough for one of the ways. Rule 4.3a
fn the_lines_agree_with_the_rules(game: &str) {
    let mut chance = Pcg::new(11);
    let (mut enough, mut not) = (0, 0);
    for seats in mamma_mia::Setup::players(game) {
        let setup = setup(game, seats, &[]);
        for _ in 0..2_000 {
            let mut worktop = mamma_mia::Ingredients::NONE;
            for (kind, most) in setup.ingredients().iter() {
                let count = chance.pick(u32::from(most) + 1) * chance.pick(2);
                worktop += mamma_mia::Ingredients::of(kind, count as u8);
            }
            if worktop == setup.ingredients() {
                continue;
            }
            let table = Position::new(setup).worktop(worktop);
            let table = table.turn(FIRST, &mut Deaf).expect("it is possible");
            for order in chart::orders(setup.printing(), setup.colour(FIRST)).iter() {
                let lines = need_lines(table.public(), FIRST, order, Choice::Nothing);
                let all_met = lines.iter().all(NeedLine::is_met);
                let by_the_rules = need::enough(table.public(), FIRST, order);
                assert_eq!(all_met, by_the_rules, "{order} on {worktop}: {lines:?}");
                if all_met { enough += 1 } else { not += 1 }
            }
        }
    }
    assert!(enough > 1_000 && not > 1_000, "{enough} {not}");
}

#[test]
fn the_lines_agree_with_the_rules_of_mamma_mia() {
    the_lines_agree_with_the_rules("mamma-mia");
}

#[test]
fn the_lines_agree_with_the_rules_of_mamma_mia_plus() {
    the_lines_agree_with_the_rules("mamma-mia-plus");
}
