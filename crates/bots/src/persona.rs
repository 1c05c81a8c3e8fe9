//! How a bot appears to the people at the table.

use core::fmt;

use table::Phrase;

/// The character a bot plays: its name, and the ids of the texts that present it.
///
/// A persona says nothing about strength or method. Those belong to the [`BotSpec`](crate::BotSpec)
/// that uses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Persona {
    name: &'static str,
    title: &'static str,
    character: &'static str,
}

impl Persona {
    /// Moves at random.
    pub const DADO: Persona = Persona::new("dado", "bot-dado", "bot-dado-about");
    /// A beginner who forgets.
    pub const MIMI: Persona = Persona::new("mimi", "bot-mimi", "bot-mimi-about");
    /// Counts everything.
    pub const NONNA: Persona = Persona::new("nonna", "bot-nonna", "bot-nonna-about");
    /// Looks one step ahead.
    pub const LUIGI: Persona = Persona::new("luigi", "bot-luigi", "bot-luigi-about");
    /// Plays every move through in her head.
    pub const SOFIA: Persona = Persona::new("sofia", "bot-sofia", "bot-sofia-about");
    /// Searches.
    pub const PROFESSORE: Persona =
        Persona::new("professore", "bot-professore", "bot-professore-about");

    /// The six personas, weakest first. The position of each is its level.
    pub const LADDER: [Persona; 6] = [
        Persona::DADO,
        Persona::MIMI,
        Persona::NONNA,
        Persona::LUIGI,
        Persona::SOFIA,
        Persona::PROFESSORE,
    ];

    /// A persona with this name, and the message ids of its title and its character.
    pub const fn new(name: &'static str, title: &'static str, character: &'static str) -> Persona {
        Persona { name, title, character }
    }

    /// The name used on the command line and at tables, the same in all languages.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The name shown to people.
    pub fn title(&self) -> Phrase {
        Phrase::new(self.title)
    }

    /// The character, in one line.
    pub fn character(&self) -> Phrase {
        Phrase::new(self.character)
    }
}

impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
