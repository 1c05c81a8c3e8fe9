//! Telling phrases to a certain reader in a certain language.

use table::ledger::Guest;
use table::{Eyes, Phrase, Seat};
use words::{Reader, Words};

/// Someone who reads, with the names of those at the table.
#[derive(Clone, Copy)]
pub struct Voice<'t> {
    words: &'t Words,
    names: &'t [String],
    eyes: Eyes,
}

/// The guests' names, seat by seat.
pub fn names(guests: &[Guest]) -> Vec<String> {
    guests.iter().map(|guest| guest.name().to_string()).collect()
}

impl<'t> Voice<'t> {
    /// Tells those who sit at no table.
    pub fn for_all(words: &'t Words) -> Voice<'t> {
        Voice { words, names: &[], eyes: Eyes::Gallery }
    }

    /// Tells these eyes at a table of these guests.
    pub fn at_table(words: &'t Words, names: &'t [String], eyes: Eyes) -> Voice<'t> {
        Voice { words, names, eyes }
    }

    /// Tells other eyes at the same table.
    #[must_use]
    pub fn to(self, eyes: Eyes) -> Voice<'t> {
        Voice { eyes, ..self }
    }

    /// Whose eyes read.
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The phrase as a sentence.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Reader { names: self.names, eyes: self.eyes })
    }

    /// A text without gaps.
    pub fn text(&self, id: &'static str) -> String {
        self.tell(&Phrase::new(id))
    }

    /// The name of a seat, or "you".
    pub fn player(&self, seat: Seat) -> String {
        self.tell(&Phrase::new("player").with("seat", seat))
    }
}
