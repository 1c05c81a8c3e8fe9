//! The list of games, built from what the rules say about themselves.

use table::{Facts, Options, Setup};

use crate::{Game, OptionChoice};

/// All games, with their numbers of players and their options.
///
/// Colours are not listed as an option: each guest chooses their own.
pub fn games() -> Vec<Game> {
    let mut all = Vec::new();
    catalogue::each_family!(G => all.extend(of::<G>()));
    all
}

fn of<G: table::Game>() -> impl Iterator<Item = Game> {
    catalogue::games_of::<G>().iter().map(game::<G::Setup>)
}

fn game<S: Setup>(facts: &Facts) -> Game {
    let Facts { name, players, .. } = facts;
    let options = S::choices(name).into_iter().filter(|choice| choice.name != "colours");
    Game {
        name: name.to_string(),
        fewest: *players.start() as u8,
        most: *players.end() as u8,
        colours: S::colours(name).into_iter().map(str::to_string).collect(),
        options: options.map(|choice| option::<S>(name, *players.end(), choice)).collect(),
    }
}

/// Describes an option. Its default is the first value that leaves the default setup unchanged.
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
