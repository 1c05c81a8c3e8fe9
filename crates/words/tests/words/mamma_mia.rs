//! Everything that Mamma Mia! can say.

use std::collections::BTreeSet;

use mamma_mia::phrases::needs;
use mamma_mia::setup::Printing;
use mamma_mia::{Choice, Colour, Ingredient, Ingredients, MammaMia, Order, Pile, Refusal, Setup};
use table::{Kinds, Options, Phrased, Setup as _};

use crate::played::{self, Readers};

fn setup(printing: Printing, seats: usize) -> Setup {
    Setup::read(printing.name(), seats, &Options::none()).expect("defaults are accepted")
}

#[test]
fn games_of_1998_are_told_in_full() {
    for seed in 0..8 {
        played::check::<MammaMia>(&setup(Printing::First, 2 + seed as usize % 4), seed);
    }
}

#[test]
fn games_of_plus_are_told_in_full() {
    for seed in 0..10 {
        played::check::<MammaMia>(&setup(Printing::Plus, 2 + seed as usize % 5), seed);
    }
}

#[test]
fn every_order_of_every_colour_says_what_it_needs() {
    let readers = Readers::of(2);
    for colour in Colour::ALL {
        for order in Order::ALL {
            readers.check(&order.phrase());
            readers.check(&needs(&setup(Printing::Plus, 6), colour, order));
        }
    }
    for pile in [Pile::Supply, Pile::Waiter] {
        readers.check(&pile.phrase());
    }
}

#[test]
fn two_who_want_to_help_each_other_are_told_why_not() {
    let helping = Options::of([("helping", "on")]);
    let refusal = Setup::read("mamma-mia-plus", 2, &helping).expect_err("two cannot help");
    Readers::of(2).check(&refusal.phrase());
}

#[test]
fn every_refusal_says_what_to_do() {
    let (kind, order) = (Ingredient::Olive, Order::Monotoni);
    let some = Ingredients::each(3, 1);
    let awaited = ["lay", "order", "draw", "bake", "help", "fill"];
    let other_steps = awaited.map(|awaited| Refusal::OtherStep { awaited, rule: "3" });
    let refusals = [
        Refusal::NotAwaited { rule: "3" },
        Refusal::LayNothing,
        Refusal::TooFewInHand { kind, asked: 3, held: 0 },
        Refusal::TooFewInHand { kind, asked: 3, held: 2 },
        Refusal::OrderNotInHand(order),
        Refusal::MustOrder,
        Refusal::WrongChoice { order, choice: Choice::Nothing },
        Refusal::WrongChoice { order, choice: Choice::One(kind) },
        Refusal::NotInHand { needed: some },
        Refusal::NameTheCards,
        Refusal::NotABombastica(order),
        Refusal::WrongCount { asked: 3, needed: 1 },
        Refusal::MustBake,
        Refusal::NoHelping,
        Refusal::AskNothing,
        Refusal::NotMissing { missing: some },
        Refusal::RestNotHeld { rest: some },
        Refusal::AskedTooMany { shortfall: 1 },
        Refusal::AskedTooFew { least: 2 },
        Refusal::NotSoManyInPlay { kind, most: 4 },
        Refusal::CannotHelp { request: some },
    ];
    let all: Vec<_> = refusals.into_iter().chain(other_steps).collect();
    let kinds: BTreeSet<_> = all.iter().map(Refusal::kind).collect();
    assert_eq!(kinds, Refusal::ALL.iter().copied().collect());
    let readers = Readers::of(2);
    all.iter().for_each(|refusal| readers.check(&refusal.phrase()));
}
