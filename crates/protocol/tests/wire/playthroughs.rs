//! Whole games as each viewer receives them, for testing clients that fold what they hear.
//!
//! `WIRE_PLAYTHROUGHS=FOLDER cargo test --package protocol --test wire playthroughs` writes them to
//! a folder; without the variable they are generated but not written.

use std::fs;
use std::path::Path;

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Phrase as WirePhrase, Said, Saying as WireSaying, View as WireView, Wire};
use serde::Serialize;
use table::{Eyes, Setup, View};

use crate::common::{play, setups};

/// Games for each game and number of seats, with different options.
const GAMES: usize = 3;

/// A view is included every this many steps, and at the end. A wrong fold stays wrong until then.
const VIEWS: usize = 5;

/// A game as one viewer receives it.
#[derive(Serialize)]
struct Playthrough {
    game: &'static str,
    options: Vec<(&'static str, String)>,
    /// A seat's number; `None` for the gallery.
    eyes: Option<u8>,
    start: WireView,
    /// Who must do what before anything is said.
    status: WirePhrase,
    steps: Vec<Step>,
}

/// What was said, and what the viewer sees afterwards.
#[derive(Serialize)]
struct Step {
    sayings: Vec<WireSaying>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<WireView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<WirePhrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    matter: Option<Said>,
}

fn playthrough<G: Wire>(setup: &G::Setup, seed: u64, eyes: Eyes) -> Playthrough {
    let mut number = 0;
    let mut steps = Vec::new();
    let mut start = None;
    let mut seen: Option<View<G>> = None;
    play::<G>(setup, seed, &mut |game, heard, _| {
        let view = G::view(&View::of(game, eyes));
        let Some(seen) = &mut seen else {
            seen = Some(View::of(game, eyes));
            start = Some(view);
            return;
        };
        let heard = heard.iter().filter(|saying| saying.reaches(eyes));
        let heard: Vec<_> = heard
            .map(|saying| {
                seen.hear(saying);
                (*saying, *seen)
            })
            .collect();
        let sayings = protocol::sayings(number + 1, eyes, &heard);
        number += heard.len() as u32;
        let is_shown = steps.len() % VIEWS == 0 || game.is_over();
        let view = is_shown.then_some(view);
        let status = is_shown.then(|| G::status(game.public()).into());
        let matter = is_shown.then(|| G::matter(seen)).flatten();
        steps.push(Step { sayings, view, status, matter });
    });
    Playthrough {
        game: setup.game(),
        options: setup.options(),
        eyes: eyes.seat().map(|seat| seat.number()),
        start: start.expect("a game has a beginning"),
        status: G::status(G::new(setup).public()).into(),
        steps,
    }
}

/// The first few setups of each game and number of seats.
fn chosen<S: Setup>() -> Vec<S> {
    let mut chosen: Vec<S> = Vec::new();
    for setup in setups::<S>() {
        let alike = |other: &&S| (other.game(), other.seats()) == (setup.game(), setup.seats());
        if chosen.iter().filter(alike).count() < GAMES {
            chosen.push(setup);
        }
    }
    chosen
}

fn write<G: Wire>() {
    let folder = std::env::var_os("WIRE_PLAYTHROUGHS");
    for (seed, setup) in chosen::<G::Setup>().iter().enumerate() {
        for eyes in Eyes::all(setup.seats()) {
            let playthrough = playthrough::<G>(setup, seed as u64, eyes);
            let text = serde_json::to_string(&playthrough).expect("it can be written");
            let Some(folder) = &folder else { continue };
            let whose =
                playthrough.eyes.map_or("gallery".to_string(), |seat| format!("seat-{seat}"));
            let name = format!("{}-{}-{seed}-{whose}.json", setup.game(), setup.seats());
            fs::create_dir_all(folder).expect("the folder can be made");
            fs::write(Path::new(folder).join(name), text).expect("the file can be written");
        }
    }
}

#[test]
fn playthroughs_of_mamma_mia_can_be_written() {
    write::<MammaMia>();
}

#[test]
fn playthroughs_of_pizza_theory_can_be_written() {
    write::<PizzaTheory>();
}
