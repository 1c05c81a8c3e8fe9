//! Both printings keep the laws, at every number of players and over every pair of options.

use laws::Tally;
use mamma_mia::setup::Printing;
use mamma_mia::{Announcement, MammaMia, Order, Orders, Setup, chart};
use table::{Saying, Told};

/// Random games for each setup.
const GAMES: usize = 2_000;

type Options<'o> = &'o [(&'o str, &'o [&'o str])];

const FIRST: Options = &[
    ("leftovers", &["stay_open", "go_under"]),
    ("memory", &["own", "notes"]),
    ("practice", &["on", "off"]),
    ("first", &["random", "2"]),
    ("mamma_mia_card", &["before_deal", "after_deal"]),
];

const PLUS: Options = &[
    ("leftovers", &["stay_open", "go_under"]),
    ("memory", &["own", "notes"]),
    ("practice", &["on", "off"]),
    ("first", &["random", "1"]),
    ("helping", &["on", "off"]),
    ("ghiottona", &["4", "5"]),
    ("monotoni", &["one_and_six", "six_and_one"]),
];

/// Counts which orders were baked and which failed.
fn watch(saying: &Saying<MammaMia>, count: &mut dyn FnMut(&str)) {
    match saying {
        Told::Everyone(Announcement::Baked { order, .. }) => count(&format!("baked {order}")),
        Told::Everyone(Announcement::Failed { order, .. }) => count(&format!("failed {order}")),
        _ => {}
    }
}

fn tally(orders: impl Iterator<Item = Order>) -> Tally<MammaMia> {
    let names = orders.flat_map(|order| [format!("baked {order}"), format!("failed {order}")]);
    Tally::watching(names, watch)
}

fn keeps_the_laws(game: &str, seats: usize, options: Options, tally: &mut Tally<MammaMia>) {
    for setup in laws::setups::<Setup>(game, seats, options) {
        laws::assert_kept::<MammaMia>(&setup, GAMES, 1, tally);
    }
}

#[test]
fn mamma_mia_keeps_the_laws() {
    let colours = mamma_mia::Colour::ALL.iter().take(5);
    let orders: Orders =
        colours.flat_map(|own| chart::orders(Printing::First, *own).iter()).collect();
    let mut tally = tally(orders.iter());
    for seats in 2..=5 {
        keeps_the_laws("mamma-mia", seats, FIRST, &mut tally);
    }
    assert_eq!(tally.missing(), HELPING, "1998 has no helping, and everything else\n{tally}");
}

/// What belongs to helping, and so to Plus alone.
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
    for seats in 2..=6 {
        keeps_the_laws("mamma-mia-plus", seats, PLUS, &mut tally);
    }
    // Rule 3.7: in Plus a hand without ingredients skips its turn.
    assert_eq!(tally.missing(), ["refusal must-order"], "{tally}");
}
