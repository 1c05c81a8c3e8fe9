//! Both printings keep the laws, for every number of players and every pair of options.

use laws::Tally;
use mamma_mia::setup::Printing;
use mamma_mia::{Announcement, MammaMia, Order, Orders, Setup, chart};
use table::{Saying, Setup as _};

/// Random games for each setup.
const GAMES: usize = 2_000;

/// Counts which orders were baked and which failed.
fn watch(saying: &Saying<MammaMia>, count: &mut dyn FnMut(&str)) {
    match saying {
        Saying::ToAll(Announcement::Baked { order, .. }) => count(&format!("baked {order}")),
        Saying::ToAll(Announcement::Failed { order, .. }) => count(&format!("failed {order}")),
        _ => {}
    }
}

fn tally(orders: impl Iterator<Item = Order>) -> Tally<MammaMia> {
    let names = orders.flat_map(|order| [format!("baked {order}"), format!("failed {order}")]);
    Tally::watching(names, watch)
}

fn keeps_the_laws(game: &str, tally: &mut Tally<MammaMia>) {
    // A preset only stands for other options, and all colours are equivalent.
    let mut choices = Setup::choices(game);
    choices.retain(|choice| !["preset", "colours"].contains(&choice.name));
    for first in choices.iter_mut().filter(|choice| choice.name == "first") {
        first.values.push("2");
    }
    let options: Vec<(&str, &[&str])> =
        choices.iter().map(|choice| (choice.name, choice.values.as_slice())).collect();
    for seats in Setup::players(game) {
        for setup in laws::setups::<Setup>(game, seats, &options) {
            laws::assert_kept::<MammaMia>(&setup, GAMES, 1, tally);
        }
    }
}

#[test]
fn mamma_mia_keeps_the_laws() {
    let colours = mamma_mia::Colour::ALL.iter().take(5);
    let orders: Orders =
        colours.flat_map(|own| chart::orders(Printing::First, *own).iter()).collect();
    let mut tally = tally(orders.iter());
    keeps_the_laws("mamma-mia", &mut tally);
    assert_eq!(tally.missing(), HELPING, "1998 has no helping, and everything else\n{tally}");
}

/// Kinds that belong to helping, and therefore only to Plus.
const HELPING: &[&str] = &[
    "move ask",
    "move help",
    "move decline",
    "offer ask",
    "offer help",
    "offer decline",
    "refusal ask-nothing",
    "refusal not-missing",
    "refusal rest-not-held",
    "refusal asked-too-many",
    "refusal asked-too-few",
    "refusal not-so-many-in-play",
    "refusal cannot-help",
];

#[test]
fn mamma_mia_plus_keeps_the_laws() {
    let mut tally = tally(Order::ALL.into_iter());
    keeps_the_laws("mamma-mia-plus", &mut tally);
    // Rule 3.7: in Plus a hand without ingredients skips its turn.
    assert_eq!(tally.missing(), ["refusal must-order"], "{tally}");
}
