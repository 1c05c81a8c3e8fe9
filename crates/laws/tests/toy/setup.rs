//! The toy's options: its memory and its fault.

use std::ops::RangeInclusive;

use table::{Facts, MeasuredTables, Memory as Remembering, Moves, Options, Seat, SetupRefusal};

use super::Fault;
use super::cards::Colour;

const RULE: &str = "1.1";
const FACTS: Facts = Facts {
    name: "toy",
    title: "Toy",
    year: 2026,
    called: "toy",
    about: "toy",
    players: 2..=4,
    options: RULE,
    memory: Remembering::Needed,
    moves: Moves::AtOnce,
    piles: &["supply"],
    longest: 100,
    measured: MeasuredTables { engine: 2, bots: &[2] },
    example: "",
};
const COLOURS: [(&str, &str); 4] =
    [("amber", "amber"), ("birch", "birch"), ("coral", "coral"), ("denim", "denim")];

/// Whether cards that were laid stay visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Memory {
    #[default]
    Own,
    Notes,
}

const MEMORIES: [(&str, Memory); 2] = [("own", Memory::Own), ("notes", Memory::Notes)];

/// A toy table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: u8,
    pub seats: usize,
    pub memory: Memory,
    pub fault: Fault,
    colours: [&'static str; 4],
}

impl Setup {
    /// The colour that scores. It was blue before version 3.
    pub fn scoring(&self) -> Colour {
        match self.rules {
            ..=2 => Colour::Blue,
            3.. => Colour::Red,
        }
    }
}

impl table::Setup for Setup {
    const GAMES: &'static [Facts] = &[FACTS];

    /// The rules of version 1 are no longer known.
    fn versions(_: &str) -> RangeInclusive<u8> {
        2..=3
    }

    fn read_under(
        rules: u8,
        game: &str,
        seats: usize,
        options: &Options,
    ) -> Result<Setup, SetupRefusal> {
        if game != "toy" {
            return Err(SetupRefusal::unknown_game(game, Self::GAMES));
        }
        if !(2..=4).contains(&seats) {
            return Err(SetupRefusal::Players { asked: seats, fewest: 2, most: 4, rule: RULE });
        }
        options.only(&["memory", "fault", "colours"], RULE)?;
        let mut colours = [""; 4];
        let chosen = options.colours(seats, &COLOURS, RULE)?;
        colours[..seats].copy_from_slice(&chosen);
        let memory = options.choice("memory", &MEMORIES, RULE)?.unwrap_or_default();
        let fault = options.choice("fault", &Fault::ALL, RULE)?.unwrap_or_default();
        Ok(Setup { rules, seats, memory, fault, colours })
    }

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn rules(&self) -> u8 {
        self.rules
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let mut options = Vec::new();
        if self.fault != Fault::ForgottenOption {
            options.push(("memory", named(&MEMORIES, self.memory)));
        }
        options.push(("fault", named(&Fault::ALL, self.fault)));
        options.push(("colours", self.colours[..self.seats].join(",")));
        options
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.colours[seat.index()]
    }
}

fn named<T: PartialEq>(names: &[(&'static str, T)], value: T) -> String {
    names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| name).to_string()
}
