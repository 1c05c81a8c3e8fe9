//! The choices made before a game begins. Rule 6.1

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use table::{Choice, Facts, First, Options, Seat, Setup, SetupRefusal};

use crate::Colour;
use crate::facts::FACTS;

/// The number of players, the first player, and the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PizzaSetup {
    rules: u8,
    players: Players,
    first: First,
    /// The colours of the seats; with two players the last one is the virtual colour.
    colours: [Colour; 3],
}

/// The number of players. The rules for two are a variant of those for three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// Two players and a virtual colour. Rule 5
    Two,
    /// Three players. Rules 2 to 4
    Three,
}

impl PizzaSetup {
    /// Whether two or three play.
    #[inline]
    pub fn players(&self) -> Players {
        self.players
    }

    /// Who is first in the first round.
    pub fn first(&self) -> First {
        self.first
    }

    /// The colour of a seat of this table.
    #[inline]
    pub fn colour_of(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// The virtual colour, if there is one. Rule 5.1
    #[inline]
    pub fn virtual_colour(&self) -> Option<Colour> {
        match self.players {
            Players::Two => Some(self.third_colour()),
            Players::Three => None,
        }
    }

    /// The colour of the third seat; with two players, the virtual colour.
    #[inline]
    pub(crate) fn third_colour(&self) -> Colour {
        self.colours[2]
    }

    /// The seat that plays this colour; `None` for the virtual colour.
    #[inline]
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.colour_of(*seat) == colour)
    }

    /// The colours in the order in which they take the sides A, B and C: clockwise from the first
    /// player, the virtual colour last. Rules 2.1, 5.1
    pub(crate) fn colours_from(&self, first: Seat) -> [Colour; 3] {
        let second = first.next_clockwise(self.seats());
        let third = match self.players {
            Players::Two => self.third_colour(),
            Players::Three => self.colour_of(second.next_clockwise(self.seats())),
        };
        [self.colour_of(first), self.colour_of(second), third]
    }
}

impl Setup for PizzaSetup {
    const GAMES: &'static [Facts] = &[FACTS];

    fn versions(_: &str) -> RangeInclusive<u8> {
        1..=1
    }

    fn read_under(
        rules: u8,
        game: &str,
        seats: usize,
        options: &Options,
    ) -> Result<PizzaSetup, SetupRefusal> {
        const RULE: &str = "6.1";
        if game != FACTS.name {
            return Err(SetupRefusal::unknown_game(game, PizzaSetup::GAMES));
        }
        let players = match seats {
            2 => Players::Two,
            3 => Players::Three,
            asked => return Err(SetupRefusal::Players { asked, fewest: 2, most: 3, rule: "1.1" }),
        };
        let known: Vec<_> = Self::choices(game).iter().map(|choice| choice.name).collect();
        options.only(&known, RULE)?;
        let first = options.first(seats, RULE)?;
        let chosen = options.colours(seats, &Colour::NAMES, RULE)?;
        let left = Colour::ALL.into_iter().filter(|colour| !chosen.contains(colour));
        let mut all = chosen.iter().copied().chain(left);
        let colours = Colour::ALL.map(|colour| all.next().unwrap_or(colour));
        Ok(PizzaSetup { rules, players, first, colours })
    }

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn rules(&self) -> u8 {
        self.rules
    }

    #[inline]
    fn seats(&self) -> usize {
        match self.players {
            Players::Two => 2,
            Players::Three => 3,
        }
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let colours: Vec<_> = Seat::all(self.seats()).map(|seat| self.colour(seat)).collect();
        alloc::vec![("first", self.first.written()), ("colours", colours.join(","))]
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.colour_of(seat).name()
    }

    fn choices(game: &str) -> Vec<Choice> {
        if game != FACTS.name {
            return Vec::new();
        }
        alloc::vec![Choice::first("2.1"), Choice::colours(&Colour::NAMES, "1.1")]
    }
}
