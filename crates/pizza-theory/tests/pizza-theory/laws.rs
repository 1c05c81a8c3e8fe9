//! Pizza Theory keeps the laws, with two players and with three, for every pair of options.

use laws::Tally;
use pizza_theory::{Announcement, Ending, Fate, Hindrance, Phase, PizzaSetup, PizzaTheory};
use table::Saying;

/// Random games for each setup.
const GAMES: usize = 2_000;

/// What must come up in random games. It cannot happen that a reserve is empty when a topping has
/// to be added: a player with 16 at the end of a round has won.
const SIGHTS: [&str; 15] = [
    "passed",
    "skipped",
    "ran out",
    "safe",
    "replaced",
    "removed",
    "two tie",
    "saved",
    "three tie",
    "one colour",
    "empty",
    "won",
    "won together",
    "lost",
    "turned",
];

fn watch(saying: &Saying<PizzaTheory>, count: &mut dyn FnMut(&str)) {
    let Saying::ToAll(said) = saying else { return };
    count(match said {
        Announcement::Passed { why: Hindrance::NoSpace, .. } => "passed",
        Announcement::SkippedVirtual { why: Hindrance::NoSpace, .. } => "skipped",
        Announcement::RanOut { .. } => "ran out",
        Announcement::Safe(_) => "safe",
        Announcement::Turned { .. } => "turned",
        Announcement::Now(Phase::Over(Ending::Won(seats))) if seats.len() == 1 => "won",
        Announcement::Now(Phase::Over(Ending::Won(_))) => "won together",
        Announcement::Now(Phase::Over(Ending::Lost(_))) => "lost",
        Announcement::Slice(story) => match story.fate {
            Fate::Replaced { .. } => "replaced",
            Fate::Removed { .. } => "removed",
            Fate::TwoTie => "two tie",
            Fate::Saved => "saved",
            Fate::ThreeTie => "three tie",
            Fate::OneColour => "one colour",
            Fate::Empty => "empty",
        },
        Announcement::Passed { why: Hindrance::NoReserve, .. }
        | Announcement::SkippedVirtual { why: Hindrance::NoReserve, .. } => "no reserve",
        _ => return,
    });
}

#[test]
fn pizza_theory_keeps_the_laws() {
    let mut tally = Tally::watching(SIGHTS, watch);
    let two: [(&str, &[&str]); 2] =
        [("first", &["random", "2"]), ("colours", &["red,green", "white,red"])];
    let three: [(&str, &[&str]); 2] =
        [("first", &["random", "1"]), ("colours", &["red,green,white", "green,white,red"])];
    for setup in laws::setups::<PizzaSetup>("pizza-theory", 2, &two) {
        laws::assert_kept::<PizzaTheory>(&setup, GAMES, 1, &mut tally);
    }
    for setup in laws::setups::<PizzaSetup>("pizza-theory", 3, &three) {
        laws::assert_kept::<PizzaTheory>(&setup, GAMES, 1, &mut tally);
    }
    tally.assert_complete();
}
