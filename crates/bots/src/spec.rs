//! A bot that can be chosen: who it is, how strong it is and how it thinks.

use core::fmt;
use std::sync::Arc;

use table::{Game, View};

use crate::{Bot, Budget, Persona};

/// The constructor of a bot. It receives the view with which the bot sits down, the budget for each
/// decision, and the seed for its random numbers.
type Algorithm<G> = Arc<dyn Fn(&View<G>, Budget, u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// The bots up to this level judge what they see and remember; those above it think ahead.
const LAST_WITHOUT_SEARCH: u8 = 2;

/// A bot that can be chosen by its name, at a table or in the arena.
///
/// Persona, strength and algorithm are independent of each other: two specs may share a persona
/// (see [`variant`](BotSpec::variant)), and any algorithm can be given to any persona.
pub struct BotSpec<G: Game> {
    name: String,
    persona: Persona,
    level: u8,
    algorithm: Algorithm<G>,
}

impl<G: Game> BotSpec<G> {
    /// A bot with this persona and strength. Its name is the persona's.
    ///
    /// `algorithm` receives the view with which the bot sits down: at the start of a game, or in
    /// the middle of one whose past the bot has not heard. With a budget of iterations, the same
    /// seed, past and views must give the same moves.
    pub fn new<B: Bot<G> + 'static>(
        persona: Persona,
        level: u8,
        algorithm: impl Fn(&View<G>, Budget, u64) -> B + Send + Sync + 'static,
    ) -> BotSpec<G> {
        let boxed = move |view: &View<G>, budget, seed| -> Box<dyn Bot<G>> {
            Box::new(algorithm(view, budget, seed))
        };
        let name = persona.name().to_string();
        BotSpec { name, persona, level, algorithm: Arc::new(boxed) }
    }

    /// Turns it into a variant, named `persona@variant`.
    ///
    /// A variant is another algorithm, or other parameters, under the same persona. It exists for
    /// comparisons in the arena, and can be played against in the terminal. Tables of a house do
    /// not offer it.
    pub fn variant(mut self, variant: &str) -> BotSpec<G> {
        self.name = format!("{}@{variant}", self.persona.name());
        self
    }

    /// The name it is found by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How it appears to people.
    pub fn persona(&self) -> &Persona {
        &self.persona
    }

    /// How strong it is, from 0.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Whether it searches: then it takes as long as its budget allows. Those that do not choose in
    /// a moment.
    pub fn searches(&self) -> bool {
        self.level > LAST_WITHOUT_SEARCH
    }

    /// Whether it is a variant of another bot.
    pub fn is_variant(&self) -> bool {
        self.name != self.persona.name()
    }

    /// Makes the bot itself. To fill a seat, use [`Seated`](crate::Seated).
    pub fn bot(&self, view: &View<G>, budget: Budget, seed: u64) -> Box<dyn Bot<G>> {
        (self.algorithm)(view, budget, seed)
    }
}

impl<G: Game> Clone for BotSpec<G> {
    fn clone(&self) -> BotSpec<G> {
        let BotSpec { name, persona, level, algorithm } = self;
        let (name, algorithm) = (name.clone(), Arc::clone(algorithm));
        BotSpec { name, persona: *persona, level: *level, algorithm }
    }
}

impl<G: Game> fmt::Debug for BotSpec<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BotSpec { name, persona, level, algorithm: _ } = self;
        let mut spec = f.debug_struct("BotSpec");
        spec.field("name", name).field("persona", persona).field("level", level);
        spec.finish_non_exhaustive()
    }
}
