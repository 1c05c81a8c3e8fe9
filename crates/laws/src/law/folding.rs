//! What a seat heard adds up to what it sees.

use table::{Eyes, Game, Saying, View};

use super::Kept;

/// The views of all eyes, which change only by what their ears hear.
pub(crate) struct Ears<G: Game> {
    views: Vec<(Eyes, View<G>)>,
}

impl<G: Game> Ears<G> {
    /// Everyone looks once, before anything is said.
    pub fn at(game: &G) -> Ears<G> {
        Ears { views: Eyes::all(game.seats()).map(|eyes| (eyes, View::of(game, eyes))).collect() }
    }

    /// Each listener hears what reaches it.
    pub fn hear(&mut self, saying: &Saying<G>) {
        for (eyes, view) in &mut self.views {
            if saying.reaches(*eyes) {
                view.hear(saying);
            }
        }
    }

    /// Whether what was heard is what there is to see.
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
