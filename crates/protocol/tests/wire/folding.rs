//! The sayings a viewer hears add up to the view it is sent.

use std::collections::BTreeMap;

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::Wire;
use table::{Eyes, View};

use crate::common::{each_position, views};

/// Games for each setup.
const GAMES: u64 = 3;

fn sayings_add_up_to_the_view<G: Wire>() {
    let mut folded: BTreeMap<Eyes, View<G>> = BTreeMap::new();
    each_position::<G>(GAMES, |game, heard, _| {
        if heard.is_empty() {
            // Only a new table is shown before anything is said.
            folded = views(game).into_iter().collect();
        }
        for (eyes, view) in &mut folded {
            for saying in heard.iter().filter(|saying| saying.reaches(*eyes)) {
                view.hear(saying);
            }
            assert_eq!(G::view(view), G::view(&View::of(game, *eyes)));
        }
    });
}

#[test]
fn mamma_mia_sayings_add_up_to_the_view() {
    sayings_add_up_to_the_view::<MammaMia>();
}

#[test]
fn pizza_theory_sayings_add_up_to_the_view() {
    sayings_add_up_to_the_view::<PizzaTheory>();
}
