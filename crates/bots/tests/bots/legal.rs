//! No bot ever makes an illegal move. Plays ten thousand games over all games, player counts and
//! options, with every level in every seat.

use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Botted, Budget, Persona, Seated};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::{Eyes, Next, Pcg, Saying, Seat, Setup, View};

/// The budget of a decision: moves have to be legal here, not good.
const HASTY: Budget = Budget::Iterations(4);

const GAMES: usize = 10_000;

/// In one game out of this many, all levels take part; in the others only those that do not search,
/// which play hundreds of games in the same time.
const SEARCHING: u32 = 10;

/// Plays one game with bots of random levels.
fn play<G: Botted>(setup: &G::Setup, seed: u64) {
    let mut table = G::new(setup);
    let mut chance = Pcg::new(seed);
    let roster = G::bots();
    let searching = chance.pick(SEARCHING) == 0;
    let personas = if searching { &Persona::LADDER[..] } else { &Persona::LADDER[..3] };
    let mut bots: Vec<Seated<G>> = Seat::all(setup.seats())
        .map(|seat| {
            let persona = personas[chance.pick(personas.len() as u32) as usize];
            let bot = roster.find(persona.name()).expect("it plays every game");
            Seated::new(bot, &View::of(&table, Eyes::Seat(seat)), HASTY, chance.bits())
        })
        .collect();
    loop {
        let mut heard: Vec<Saying<G>> = Vec::new();
        match G::next(table.public()) {
            Next::Dealer => {
                let deal = table.draw(&mut chance).expect("the dealer is awaited");
                table.deal(deal, &mut |saying| heard.push(saying)).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mv = bots[seat.index()].choose(&View::of(&table, Eyes::Seat(seat)));
                let played = table.play(seat, mv, &mut |saying| heard.push(saying));
                played.unwrap_or_else(|refusal| {
                    panic!("{} with seed {seed}: {mv} is refused: {refusal:?}", setup.game())
                });
            }
            Next::Over(_) => return,
        }
        for saying in &heard {
            bots.iter_mut().for_each(|bot| bot.hear(saying));
        }
    }
}

/// Plays these games on all cores.
fn play_all<G: Botted<Setup: Sync>>(setups: &[G::Setup], games: usize) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|threads| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores {
            threads.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    play::<G>(&setups[number % setups.len()], number as u64);
                }
            });
        }
    });
}

/// Setups of this game for every number of players, in which every two values of two options occur
/// together.
fn setups<S: Setup>(game: &str) -> Vec<S> {
    // A preset only stands for other options, and all colours are equivalent.
    let mut choices = S::choices(game);
    choices.retain(|choice| !["preset", "colours"].contains(&choice.name));
    for first in choices.iter_mut().filter(|choice| choice.name == "first") {
        first.values.extend(["1", "2"]);
    }
    let options: Vec<(&str, &[&str])> =
        choices.iter().map(|choice| (choice.name, choice.values.as_slice())).collect();
    S::players(game).flat_map(|seats| laws::setups::<S>(game, seats, &options)).collect()
}

#[test]
fn no_bot_ever_makes_an_illegal_move() {
    let mut cards = setups::<mamma_mia::Setup>("mamma-mia");
    cards.extend(setups::<mamma_mia::Setup>("mamma-mia-plus"));
    play_all::<MammaMia>(&cards, GAMES * 4 / 5);
    play_all::<PizzaTheory>(&setups("pizza-theory"), GAMES / 5);
}
