//! The bots of one game.

use core::fmt;

use table::Game;

use crate::{BotSpec, Persona, Random};

/// The bots of a game, by name. It always includes [`Persona::DADO`], who moves at random.
#[derive(Clone, Debug)]
pub struct Roster<G: Game> {
    bots: Vec<BotSpec<G>>,
}

/// No bot of this game has this name or level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// What was asked for.
    pub asked: String,
    /// The names of the existing bots.
    pub possible: Vec<String>,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot {}, only {}", self.asked, self.possible.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The level recommended to newcomers.
const FOR_NEWCOMERS: u8 = 1;

/// The level of a bot that takes over a seat: neither a gift nor a punishment.
const STAND_IN: u8 = 2;

impl<G: Game> Roster<G> {
    /// Only level 0, which can play every game.
    pub fn dice() -> Roster<G> {
        Roster { bots: vec![dice(Persona::DADO)] }
    }

    /// For a game without bots of its own: all personas move at random there, so that any of them
    /// can be invited. All of them are level 0.
    pub fn all_dice() -> Roster<G> {
        Roster { bots: Persona::LADDER.map(dice).to_vec() }
    }

    /// Adds a bot.
    pub fn with(mut self, bot: BotSpec<G>) -> Roster<G> {
        self.bots.push(bot);
        self
    }

    /// All bots in the order in which they were added, including variants.
    pub fn iter(&self) -> impl Iterator<Item = &BotSpec<G>> {
        self.bots.iter()
    }

    /// The bots that people can choose: all but the variants.
    pub fn at_tables(&self) -> impl Iterator<Item = &BotSpec<G>> {
        self.iter().filter(|bot| !bot.is_variant())
    }

    /// The bot with this name, or the one at tables with this level.
    pub fn find(&self, asked: &str) -> Result<&BotSpec<G>, UnknownBot> {
        let by_name = || self.iter().find(|bot| bot.name() == asked);
        let by_level = || self.at_tables().find(|bot| bot.level().to_string() == asked);
        let possible = || self.iter().map(|bot| bot.name().to_string()).collect();
        by_name()
            .or_else(by_level)
            .ok_or_else(|| UnknownBot { asked: asked.to_string(), possible: possible() })
    }

    /// The bot with this name or level that people can choose; see
    /// [`at_tables`](Roster::at_tables).
    pub fn find_at_tables(&self, asked: &str) -> Result<&BotSpec<G>, UnknownBot> {
        let found = self.find(asked).ok().filter(|bot| !bot.is_variant());
        let possible = || self.at_tables().map(|bot| bot.name().to_string()).collect();
        found.ok_or_else(|| UnknownBot { asked: asked.to_string(), possible: possible() })
    }

    /// The opponent recommended to newcomers.
    pub fn for_newcomers(&self) -> &BotSpec<G> {
        self.nearest(FOR_NEWCOMERS)
    }

    /// The bot that plays for a guest who has left, or for a bot that this build does not have.
    pub fn stand_in(&self) -> &BotSpec<G> {
        self.nearest(STAND_IN)
    }

    /// The bot at tables with the nearest level; the first one on a tie.
    fn nearest(&self, level: u8) -> &BotSpec<G> {
        let nearest = self.at_tables().min_by_key(|bot| bot.level().abs_diff(level));
        // A roster starts with level 0, and bots are only ever added.
        nearest.unwrap_or(&self.bots[0])
    }
}

/// A bot that moves at random.
fn dice<G: Game>(persona: Persona) -> BotSpec<G> {
    BotSpec::new(persona, 0, |_, _, seed| Random::new(seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Botted;
    use ::mamma_mia::MammaMia;
    use ::pizza_theory::PizzaTheory;

    fn check<G: Botted>() {
        let roster = G::bots();
        for (number, persona) in Persona::LADDER.iter().enumerate() {
            for asked in [persona.name().to_string(), number.to_string()] {
                let found = roster.find_at_tables(&asked).expect("the ladder is there");
                assert_eq!((found.name(), found.level()), (persona.name(), number as u8));
                assert_eq!(found.persona(), persona);
            }
        }
        let at_tables: Vec<&str> = roster.at_tables().map(BotSpec::name).collect();
        assert_eq!(at_tables, Persona::LADDER.map(|persona| persona.name()));
        assert_eq!(roster.for_newcomers().name(), "mimi");
        assert_eq!(roster.stand_in().name(), "nonna");
        let mut names: Vec<&str> = roster.iter().map(BotSpec::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), roster.iter().count(), "a name stands for one bot");
    }

    #[test]
    fn the_six_of_the_house_play_both_families() {
        check::<MammaMia>();
        check::<PizzaTheory>();
    }

    #[test]
    fn a_variant_is_found_by_its_name_and_is_not_offered_at_tables() {
        let roster = PizzaTheory::bots();
        let variant = roster.find("professore@uct").expect("a variant");
        assert_eq!((variant.persona(), variant.level()), (&Persona::PROFESSORE, 5));
        let refused = roster.find_at_tables("professore@uct").expect_err("not at a table");
        assert_eq!(refused.possible, Persona::LADDER.map(|persona| persona.name()));
        assert!(roster.find("gino").is_err() && roster.find("6").is_err());
    }

    #[test]
    fn a_game_without_bots_of_its_own_has_dice_for_all() {
        let roster = Roster::<PizzaTheory>::all_dice();
        assert!(Persona::LADDER.iter().all(|persona| roster.find(persona.name()).is_ok()));
        assert_eq!(roster.stand_in().name(), "dado");
    }
}
