//! Rendering phrases for a certain reader in a certain language.

use table::ledger::Guest;
use table::{Eyes, Phrase, Seat};
use words::{Reader, Words};

/// A reader's language and viewpoint, with the names of the players.
#[derive(Clone, Copy)]
pub struct Voice<'t> {
    words: &'t Words,
    names: &'t [String],
    eyes: Eyes,
}

/// The players' names, seat by seat.
pub fn names(guests: &[Guest]) -> Vec<String> {
    guests.iter().map(|guest| guest.name().to_string()).collect()
}

impl<'t> Voice<'t> {
    /// For readers who are not at a table.
    pub fn for_all(words: &'t Words) -> Voice<'t> {
        Voice { words, names: &[], eyes: Eyes::Gallery }
    }

    /// For a reader with these eyes at a table with these names.
    pub fn at_table(words: &'t Words, names: &'t [String], eyes: Eyes) -> Voice<'t> {
        Voice { words, names, eyes }
    }

    /// For other eyes at the same table.
    #[must_use]
    pub fn to(self, eyes: Eyes) -> Voice<'t> {
        Voice { eyes, ..self }
    }

    /// The reader's eyes.
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Renders a phrase.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Reader { names: self.names, eyes: self.eyes })
    }

    /// Renders a message without arguments.
    pub fn text(&self, id: &'static str) -> String {
        self.tell(&Phrase::new(id))
    }

    /// A seat's name, or "you".
    pub fn player(&self, seat: Seat) -> String {
        self.tell(&Phrase::new("player").with("seat", seat))
    }
}
