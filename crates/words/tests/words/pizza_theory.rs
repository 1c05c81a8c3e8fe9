//! Everything that is said in games of Pizza Theory.

use pizza_theory::{PizzaSetup, PizzaTheory};
use table::{Options, Setup};

use crate::played;

#[test]
fn games_of_pizza_theory_are_told_in_full() {
    for seed in 0..10 {
        let seats = 2 + seed as usize % 2;
        let setup = PizzaSetup::read("pizza-theory", seats, &Options::none());
        played::check::<PizzaTheory>(&setup.expect("defaults are accepted"), seed);
    }
}
