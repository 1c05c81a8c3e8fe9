//! The choices made before the game. Rule 2.6

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use table::{BySeat, Choice, Facts, First, Options, Phrase, Seat, SetupRefusal};

use crate::chart::{BOX_1998, BOX_PLUS, Numbers};
use crate::facts::FACTS;
use crate::{Colour, Ingredients};

/// Which of the two games is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printing {
    /// *Mamma Mia!* of 1998.
    First,
    /// *Mamma Mia! Plus* of 2009.
    Plus,
}

impl Printing {
    /// The numbers of this printing. Rule 2
    #[inline]
    pub const fn numbers(self) -> &'static Numbers {
        match self {
            Printing::First => &BOX_1998,
            Printing::Plus => &BOX_PLUS,
        }
    }

    /// The printing with this name.
    fn named(name: &str) -> Option<Printing> {
        [Printing::First, Printing::Plus].into_iter().find(|printing| printing.name() == name)
    }

    /// The colours of this printing, by name.
    fn colours(self) -> Vec<(&'static str, Colour)> {
        let colours = &Colour::ALL[..self.numbers().kinds];
        colours.iter().map(|colour| (colour.name(), *colour)).collect()
    }

    /// The options of this printing, with the rules that describe them.
    fn choices(self) -> Vec<Choice> {
        let preset = match self {
            Printing::First => Choice::new("preset", &PRESETS_1998, "2.6"),
            Printing::Plus => Choice::new("preset", &PRESETS_PLUS, "5.d"),
        };
        let mut choices = alloc::vec![
            preset,
            Choice::first("2.4"),
            Choice::colours(&self.colours(), "2.3"),
            Choice::new("leftovers", &LEFTOVERS, "4.6"),
            Choice::new("memory", &MEMORY, "8"),
            Choice::new("practice", &PRACTICE, "2.5"),
        ];
        match self {
            Printing::First => {
                choices.push(Choice::new("mamma_mia_card", &MAMMA_MIA_CARD, "2.2"));
            }
            Printing::Plus => {
                choices.push(Choice::new("helping", &HELPING, "6"));
                choices.push(Choice::new("ghiottona", &GHIOTTONA, "5.b"));
                choices.push(Choice::new("monotoni", &MONOTONI, "5.c"));
            }
        }
        choices
    }

    /// The game's name on the command line, in ledgers and in the protocol.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The facts of the game.
    pub const fn facts(self) -> &'static Facts {
        match self {
            Printing::First => &FACTS[0],
            Printing::Plus => &FACTS[1],
        }
    }
}

/// What happens to ingredients that no pizza used. Rule 4.6
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leftovers {
    /// They stay open on the worktop.
    StayOpen,
    /// They are stacked and become the bottom of the new oven.
    GoUnder,
}

/// Whether buried cards are listed for everyone. Rule 8
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Everyone relies on their own memory.
    Own,
    /// The table keeps notes.
    Notes,
}

/// Whether this is a practice round. Rule 2.5
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Practice {
    /// The game ends after the first reveal.
    On,
    /// The whole game.
    Off,
}

/// When the MAMMA MIA card is shuffled in. Rules 2.1, 2.2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MammaMiaCard {
    /// Into the ingredients before the deal.
    BeforeDeal,
    /// Into the supply after the deal.
    AfterDeal,
}

/// Whether players may help each other. Rule 6
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Helping {
    /// They may; three rounds are played.
    On,
    /// They may not; four rounds are played in Plus.
    Off,
}

/// What a Monotoni needs. Rule 5.c
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Monotoni {
    /// One personal and six of another kind.
    OneAndSix,
    /// Six personal and one of another kind.
    SixAndOne,
}

/// A checked setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: u8,
    printing: Printing,
    seats: u8,
    colours: BySeat<Colour>,
    first: First,
    leftovers: Leftovers,
    memory: Memory,
    practice: Practice,
    mamma_mia_card: MammaMiaCard,
    helping: Helping,
    ghiottona: u8,
    monotoni: Monotoni,
}

const LEFTOVERS: [(&str, Leftovers); 2] =
    [("stay_open", Leftovers::StayOpen), ("go_under", Leftovers::GoUnder)];
const MEMORY: [(&str, Memory); 2] = [("own", Memory::Own), ("notes", Memory::Notes)];
const PRACTICE: [(&str, Practice); 2] = [("on", Practice::On), ("off", Practice::Off)];
const MAMMA_MIA_CARD: [(&str, MammaMiaCard); 2] =
    [("before_deal", MammaMiaCard::BeforeDeal), ("after_deal", MammaMiaCard::AfterDeal)];
const HELPING: [(&str, Helping); 2] = [("on", Helping::On), ("off", Helping::Off)];
const GHIOTTONA: [(&str, u8); 2] = [("4", 4), ("5", 5)];
const MONOTONI: [(&str, Monotoni); 2] =
    [("one_and_six", Monotoni::OneAndSix), ("six_and_one", Monotoni::SixAndOne)];
/// The presets of the 1998 game: the booklet and later printings. Rule 2.6
const PRESETS_1998: [(&str, (MammaMiaCard, Leftovers)); 2] = [
    ("booklet", (MammaMiaCard::BeforeDeal, Leftovers::StayOpen)),
    ("later", (MammaMiaCard::AfterDeal, Leftovers::GoUnder)),
];
/// The presets of Plus: our own choice, which is the default, and the booklets. Rule 5.d
const PRESETS_PLUS: [(&str, (u8, Monotoni)); 4] = [
    ("forno", (5, Monotoni::OneAndSix)),
    ("english", (4, Monotoni::OneAndSix)),
    ("french", (5, Monotoni::SixAndOne)),
    ("italian", (5, Monotoni::OneAndSix)),
];

/// The word for a value.
fn written<T: PartialEq>(choices: &[(&'static str, T)], value: T) -> String {
    let found = choices.iter().find(|(_, choice)| *choice == value);
    found.map(|(word, _)| word.to_string()).unwrap_or_default()
}

impl Setup {
    /// Which of the two games it is.
    #[inline]
    pub const fn printing(&self) -> Printing {
        self.printing
    }

    /// The numbers of the printing. Rule 2
    #[inline]
    pub const fn numbers(&self) -> &'static Numbers {
        self.printing.numbers()
    }

    /// The number of seats at the table.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The colour of a seat.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat]
    }

    /// Who plays first. Rule 2.4
    pub const fn first(&self) -> First {
        self.first
    }

    /// What happens to unused ingredients. Rule 4.6
    #[inline]
    pub const fn leftovers(&self) -> Leftovers {
        self.leftovers
    }

    /// Whether the table keeps notes. Rule 8
    #[inline]
    pub const fn memory(&self) -> Memory {
        self.memory
    }

    /// Whether the game ends after the first reveal. Rule 2.5
    pub const fn practice(&self) -> Practice {
        self.practice
    }

    /// When the MAMMA MIA card is shuffled in. Rules 2.1, 2.2
    pub const fn mamma_mia_card(&self) -> MammaMiaCard {
        self.mamma_mia_card
    }

    /// Whether players may help. Rule 6
    #[inline]
    pub const fn helping(&self) -> Helping {
        self.helping
    }

    /// How many of each kind a Ghiottona needs. Rule 5.b
    #[inline]
    pub const fn ghiottona(&self) -> u8 {
        self.ghiottona
    }

    /// What a Monotoni needs. Rule 5.c
    #[inline]
    pub const fn monotoni(&self) -> Monotoni {
        self.monotoni
    }

    /// How many times the oven is opened. Rules 2, 2.5
    pub const fn rounds(&self) -> u8 {
        match (self.practice, self.printing, self.helping) {
            (Practice::On, _, _) => 1,
            (Practice::Off, Printing::Plus, Helping::Off) => 4,
            (Practice::Off, _, _) => 3,
        }
    }

    /// Cards of each kind in play. Rule 2
    #[inline]
    pub const fn of_each_kind(&self) -> u8 {
        let numbers = self.numbers();
        numbers.of_each_kind - numbers.left_in_box[self.seats as usize - 2]
    }

    /// All ingredients in play. Rules 2, 2.3
    pub const fn ingredients(&self) -> Ingredients {
        Ingredients::each(self.numbers().kinds, self.of_each_kind())
    }
}

impl table::Setup for Setup {
    const GAMES: &'static [Facts] = &FACTS;
    const PRACTICE: Option<(&'static str, &'static str)> = Some(("practice", "on"));

    fn versions(_: &str) -> RangeInclusive<u8> {
        1..=1
    }

    fn read_under(
        rules: u8,
        game: &str,
        seats: usize,
        options: &Options,
    ) -> Result<Setup, SetupRefusal> {
        let Some(printing) = Printing::named(game) else {
            return Err(SetupRefusal::unknown_game(game, Self::GAMES));
        };
        let numbers = printing.numbers();
        if !(2..=numbers.most_seats).contains(&seats) {
            let most = numbers.most_seats;
            return Err(SetupRefusal::Players { asked: seats, fewest: 2, most, rule: "2" });
        }
        const RULE: &str = "2.6";
        let known: Vec<_> = printing.choices().iter().map(|choice| choice.name).collect();
        options.only(&known, RULE)?;
        let chosen = options.colours(seats, &printing.colours(), RULE)?;
        let mut setup = Setup {
            rules,
            printing,
            seats: seats as u8,
            colours: BySeat::each(|seat| chosen.get(seat.index()).copied().unwrap_or_default()),
            first: options.first(seats, RULE)?,
            leftovers: Leftovers::GoUnder,
            memory: options.choice("memory", &MEMORY, RULE)?.unwrap_or(Memory::Own),
            practice: options.choice("practice", &PRACTICE, RULE)?.unwrap_or(Practice::Off),
            mamma_mia_card: MammaMiaCard::BeforeDeal,
            helping: Helping::Off,
            ghiottona: 5,
            monotoni: Monotoni::OneAndSix,
        };
        match printing {
            Printing::First => {
                let preset = options.choice("preset", &PRESETS_1998, RULE)?;
                (setup.mamma_mia_card, setup.leftovers) = preset.unwrap_or(PRESETS_1998[0].1);
                if let Some(card) = options.choice("mamma_mia_card", &MAMMA_MIA_CARD, RULE)? {
                    setup.mamma_mia_card = card;
                }
            }
            Printing::Plus => {
                let preset = options.choice("preset", &PRESETS_PLUS, RULE)?;
                (setup.ghiottona, setup.monotoni) = preset.unwrap_or(PRESETS_PLUS[0].1);
                if let Some(count) = options.choice("ghiottona", &GHIOTTONA, RULE)? {
                    setup.ghiottona = count;
                }
                if let Some(monotoni) = options.choice("monotoni", &MONOTONI, RULE)? {
                    setup.monotoni = monotoni;
                }
                setup.helping = match (options.choice("helping", &HELPING, RULE)?, seats) {
                    (Some(Helping::On), 2) => {
                        let why = Phrase::new("mamma-mia-helping-of-two");
                        return Err(SetupRefusal::NotHere { option: "helping", why, rule: "2" });
                    }
                    (None, 2) => Helping::Off,
                    (helping, _) => helping.unwrap_or(Helping::On),
                };
            }
        }
        if let Some(leftovers) = options.choice("leftovers", &LEFTOVERS, RULE)? {
            setup.leftovers = leftovers;
        }
        Ok(setup)
    }

    fn facts(&self) -> &'static Facts {
        self.printing.facts()
    }

    fn rules(&self) -> u8 {
        self.rules
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Presets are not listed; the options they set are.
    fn options(&self) -> Vec<(&'static str, String)> {
        let colours: Vec<_> =
            Seat::all(self.seats()).map(|seat| self.colour(seat).name()).collect();
        let mut options = alloc::vec![
            ("first", self.first.written()),
            ("colours", colours.join(",")),
            ("leftovers", written(&LEFTOVERS, self.leftovers)),
            ("memory", written(&MEMORY, self.memory)),
            ("practice", written(&PRACTICE, self.practice)),
        ];
        match self.printing {
            Printing::First => {
                options.push(("mamma_mia_card", written(&MAMMA_MIA_CARD, self.mamma_mia_card)));
            }
            Printing::Plus => {
                options.push(("helping", written(&HELPING, self.helping)));
                options.push(("ghiottona", written(&GHIOTTONA, self.ghiottona)));
                options.push(("monotoni", written(&MONOTONI, self.monotoni)));
            }
        }
        options
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.colours[seat].name()
    }

    fn choices(game: &str) -> Vec<Choice> {
        Printing::named(game).map_or(Vec::new(), Printing::choices)
    }
}
