//! The games of every house, from what their rules say about themselves.

use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use table::{Options, Setup};

use crate::{Game, OptionChoice};

/// The games there are, with how many can play them and what can be chosen.
///
/// Colours are no option here: each guest chooses his own.
pub fn games() -> Vec<Game> {
    [of::<MammaMia>(), of::<PizzaTheory>()].concat()
}

fn of<G: table::Game>() -> Vec<Game> {
    G::Setup::GAMES.iter().map(|name| game::<G::Setup>(name)).collect()
}

fn game<S: Setup>(name: &str) -> Game {
    let players = S::players(name);
    let options = S::choices(name).into_iter().filter(|choice| choice.name != "colours");
    Game {
        name: name.to_string(),
        fewest: *players.start() as u8,
        most: *players.end() as u8,
        colours: S::colours(name).into_iter().map(str::to_string).collect(),
        options: options.map(|choice| option::<S>(name, *players.end(), choice)).collect(),
    }
}

/// The default is the first value that makes no difference.
fn option<S: Setup>(game: &str, seats: usize, choice: table::Choice) -> OptionChoice {
    let table::Choice { name, values, rule } = choice;
    let usual = S::read(game, seats, &Options::none());
    let is_usual = |value: &&&str| S::read(game, seats, &Options::of([(name, **value)])) == usual;
    OptionChoice {
        name: name.to_string(),
        default: values.iter().find(is_usual).map_or(String::new(), |value| value.to_string()),
        values: values.into_iter().map(str::to_string).collect(),
        rule: rule.to_string(),
    }
}
