//! Everything that is sent is read back unchanged.

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::Wire;
use table::Offer;

use crate::common::{each_position, sent, views};

/// Games for each setup.
const GAMES: u64 = 2;

fn everything_reads_as_it_was_written<G: Wire>() {
    each_position::<G>(GAMES, |game, heard, chance| {
        for (eyes, view) in views(game) {
            for saying in heard.iter().filter(|saying| saying.reaches(eyes)) {
                let said = G::said(&view, saying);
                assert_eq!(sent(&said), said);
            }
            let seen = G::view(&view);
            assert_eq!(sent(&seen), seen);
            for offer in G::steps(&view).into_iter().flatten().chain(G::may_also(&view)) {
                let wired = G::offer(&view, &offer);
                assert_eq!(sent(&wired), wired);
                let mv = offer.pick(&mut |bound| chance.pick(bound));
                let again = sent(&G::WireMove::from(mv)).try_into();
                assert_eq!(again, Ok(mv));
            }
        }
    });
}

#[test]
fn all_of_both_mamma_mia_games_reads_as_it_was_written() {
    everything_reads_as_it_was_written::<MammaMia>();
}

#[test]
fn all_of_pizza_theory_reads_as_it_was_written() {
    everything_reads_as_it_was_written::<PizzaTheory>();
}
