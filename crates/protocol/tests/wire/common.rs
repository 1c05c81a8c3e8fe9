//! Random games in which every move goes over the wire.

use protocol::Wire;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Eyes, Next, Pcg, Saying, Setup, View};

/// Writes a value as JSON and reads it back.
pub fn sent<T: Serialize + DeserializeOwned>(what: &T) -> T {
    let text = serde_json::to_string(what).expect("it can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text} cannot be read: {error}"))
}

/// Setups of every game of this family with every number of players. Each pair of values of two
/// options occurs together in one of them.
pub fn setups<S: Setup>() -> Vec<S> {
    let of_game = |facts: &table::Facts| {
        let game = facts.name;
        // A preset is only shorthand for other options.
        let mut choices = S::choices(game);
        choices.retain(|choice| !["preset", "colours"].contains(&choice.name));
        for first in choices.iter_mut().filter(|choice| choice.name == "first") {
            first.values.push("2");
        }
        let options: Vec<(&str, &[&str])> =
            choices.iter().map(|choice| (choice.name, choice.values.as_slice())).collect();
        S::players(game).flat_map(|seats| laws::setups(game, seats, &options)).collect::<Vec<S>>()
    };
    S::GAMES.iter().flat_map(of_game).collect()
}

/// Plays games with all setups, and calls `look` with each position and the sayings that led to it.
pub fn each_position<G: Wire>(
    games_per_setup: u64,
    mut look: impl FnMut(&G, &[Saying<G>], &mut Pcg),
) {
    for setup in setups::<G::Setup>() {
        for seed in 0..games_per_setup {
            play(&setup, seed, &mut look);
        }
    }
}

/// Plays one random game, and calls `look` with each position and the sayings that led to it.
pub fn play<G: Wire>(
    setup: &G::Setup,
    seed: u64,
    look: &mut impl FnMut(&G, &[Saying<G>], &mut Pcg),
) {
    let mut chance = Pcg::new(seed);
    let mut game = G::new(setup);
    let mut heard = Vec::new();
    loop {
        look(&game, &heard, &mut chance);
        heard.clear();
        match G::next(game.public()) {
            Next::Dealer => {
                let deal = game.draw(&mut chance).expect("the dealer is awaited");
                game.deal(deal, &mut |saying| heard.push(saying)).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let number = chance.pick(awaited.len() as u32) as usize;
                let seat = awaited.iter().nth(number).expect("so many are awaited");
                let mut offers = Vec::new();
                let view = View::of(&game, Eyes::Seat(seat));
                view.offers(|offer| offers.push(offer));
                let mv = picked(&view, &offers, &mut chance);
                let played = game.play(seat, mv, &mut |saying| heard.push(saying));
                played.unwrap_or_else(|refusal| panic!("{mv} is refused: {refusal:?}"));
            }
            Next::Over(_) => return,
        }
    }
}

/// A move picked by a client that knows only the protocol.
pub fn picked<G: Wire>(view: &View<G>, offers: &[G::Offer], chance: &mut Pcg) -> G::Move {
    let offer = &offers[chance.pick(offers.len() as u32) as usize];
    let mv = sent(&G::offer(view, offer)).pick(&mut |bound| chance.pick(bound)).expect("not empty");
    let text = serde_json::to_string(&mv).expect("it can be written");
    let mv: G::WireMove = serde_json::from_str(&text).expect("a move of this game");
    mv.try_into().unwrap_or_else(|error| panic!("{text} is no move: {error}"))
}

/// What each viewer sees, according to the rules.
pub fn views<G: Wire>(game: &G) -> Vec<(Eyes, View<G>)> {
    Eyes::all(game.seats()).map(|eyes| (eyes, View::of(game, eyes))).collect()
}
