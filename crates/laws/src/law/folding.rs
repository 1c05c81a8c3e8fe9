//! What a seat has heard adds up to what it sees.

use table::{Eyes, Game, Saying, View};

use super::Kept;

/// The views of all eyes, which change only through the sayings they hear.
pub(crate) struct Ears<G: Game> {
    views: Vec<(Eyes, View<G>)>,
}

impl<G: Game> Ears<G> {
    /// Everyone looks at the table once, before anything is said.
    pub fn at(game: &G) -> Ears<G> {
        Ears { views: Eyes::all(game.seats()).map(|eyes| (eyes, View::of(game, eyes))).collect() }
    }

    /// Passes a saying to everyone it reaches.
    pub fn hear(&mut self, saying: &Saying<G>) {
        for (eyes, view) in &mut self.views {
            if saying.reaches(*eyes) {
                view.hear(saying);
            }
        }
    }

    /// Checks that what was heard adds up to what can be seen.
    pub fn add_up(&self, game: &G) -> Kept {
        for (eyes, heard) in &self.views {
            let seen = View::of(game, *eyes);
            if seen != *heard {
                return Err(format!("{eyes:?} sees {seen:?}\nbut what it heard is {heard:?}"));
            }
        }
        Ok(())
    }
}
