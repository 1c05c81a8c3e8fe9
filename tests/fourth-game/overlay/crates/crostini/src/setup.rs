//! The choices made before a game begins, and the version of its rules. Rule 5

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use table::{Choice, Facts, Options, Seat, Setup, SetupRefusal};

use crate::Card;
use crate::chart::MOST;
use crate::facts::FACTS;

/// The colours that seats can have.
const COLOURS: [(&str, &str); MOST] =
    [("red", "red"), ("green", "green"), ("white", "white"), ("yellow", "yellow")];

/// The number of seats, and who plays which colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrostiniSetup {
    rules: u8,
    seats: usize,
    colours: [&'static str; MOST],
}

/// Which cards may be laid on the top card. Rule 3.1
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topping {
    /// Cards that are not lower.
    NotLower,
    /// Cards that are higher.
    Higher,
}

impl Topping {
    /// Whether `card` may be laid on `top`.
    pub fn allows(self, card: Card, top: Card) -> bool {
        match self {
            Topping::NotLower => card >= top,
            Topping::Higher => card > top,
        }
    }
}

impl CrostiniSetup {
    /// Which cards may be laid on others. Before version 3 an equal one could. Rules 3.1, 5.2
    pub fn topping(&self) -> Topping {
        match self.rules {
            ..=2 => Topping::NotLower,
            3.. => Topping::Higher,
        }
    }
}

impl Setup for CrostiniSetup {
    const GAMES: &'static [Facts] = &[FACTS];

    /// Version 1 is no longer supported. Rule 5.2
    fn versions(_: &str) -> RangeInclusive<u8> {
        2..=3
    }

    fn read_under(
        rules: u8,
        game: &str,
        seats: usize,
        options: &Options,
    ) -> Result<CrostiniSetup, SetupRefusal> {
        const RULE: &str = "5.1";
        if game != FACTS.name {
            return Err(SetupRefusal::unknown_game(game, CrostiniSetup::GAMES));
        }
        if !FACTS.players.contains(&seats) {
            let (fewest, most) = FACTS.players.into_inner();
            return Err(SetupRefusal::Players { asked: seats, fewest, most, rule: "1.1" });
        }
        options.only(&["colours"], RULE)?;
        let chosen = options.colours(seats, &COLOURS, RULE)?;
        let mut colours = [""; MOST];
        colours.iter_mut().zip(chosen).for_each(|(colour, chosen)| *colour = chosen);
        Ok(CrostiniSetup { rules, seats, colours })
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
        alloc::vec![("colours", self.colours[..self.seats].join(","))]
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.colours[seat.index()]
    }

    fn choices(game: &str) -> Vec<Choice> {
        if game != FACTS.name {
            return Vec::new();
        }
        alloc::vec![Choice::colours(&COLOURS, "5.1")]
    }
}
