//! Helpers for several tests: readable ways to write cards, orders, moves and setups.

use mamma_mia::{Ingredients, MammaMia, Move, Offer, Orders, Setup};
use table::{Eyes, Options, Seat, Setup as _, View};

pub fn setup(game: &str, seats: usize, options: &[(&str, &str)]) -> Setup {
    let options = Options::of(options.iter().copied());
    Setup::read(game, seats, &options).expect("the setup is allowed")
}

pub fn cards(words: &str) -> Ingredients {
    words.parse().expect("cards are well written")
}

pub fn orders(words: &str) -> Orders {
    words.parse().expect("orders are well written")
}

pub fn mv(words: &str) -> Move {
    words.parse().expect("the move is well written")
}

pub fn offers(table: &MammaMia, seat: Seat) -> Vec<Offer> {
    let mut all = Vec::new();
    View::of(table, Eyes::Seat(seat)).offers(|offer| all.push(offer));
    all
}
