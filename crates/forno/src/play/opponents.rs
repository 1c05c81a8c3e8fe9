//! The bots at a table: who sits where, and what they heard.

use bots::{Botted, Budget, Level, Seated};
use table::ledger::{Entry, Ledger};
use table::{Quick, Saying, Seat};

use crate::failure::Failure;
use crate::games;

/// How the ledger notes which bot sits where.
const NOTE: &str = "a bot plays seat ";

/// The level of every seat; none where the human sits.
pub type Levels = Vec<Option<Level>>;

/// The levels named on the command line, clockwise from the human's left; the last one named
/// fills the other seats, and where none is named newcomers' bots sit down.
pub fn levels(named: Option<&str>, seats: usize, human: Seat) -> Result<Levels, Failure> {
    let named: Vec<Level> = match named {
        None => vec![Level::FOR_NEWCOMERS],
        Some(named) => {
            named.split(',').map(|name| games::level(name.trim())).collect::<Result<_, _>>()?
        }
    };
    if named.len() >= seats {
        return Err(Failure::BotCount { given: named.len(), seats: seats - 1 });
    }
    let mut levels = vec![None; seats];
    let mut seat = human;
    for place in 0..seats - 1 {
        seat = seat.next_clockwise(seats);
        levels[seat.index()] = named.get(place).or(named.last()).copied();
    }
    Ok(levels)
}

/// The notes that say which bot sits where, so that the game can go on later.
pub fn notes(levels: &Levels) -> impl Iterator<Item = String> {
    Seat::all(levels.len())
        .zip(levels)
        .filter_map(|(seat, level)| level.map(|level| format!("{NOTE}{seat}: {level}")))
}

/// The levels that the ledger notes; newcomers' bots where it notes none.
pub fn noted<G: Botted>(ledger: &Ledger<G>, human: Seat) -> Levels {
    let seats = ledger.guests.len();
    let mut levels = vec![Some(Level::FOR_NEWCOMERS); seats];
    for entry in &ledger.entries {
        if let Entry::Note(note) = entry
            && let Some((seat, level)) = note.strip_prefix(NOTE).and_then(|it| it.split_once(": "))
            && let (Ok(seat), Ok(level)) = (seat.parse::<Seat>(), level.parse::<Level>())
            && seat.index() < seats
        {
            levels[seat.index()] = Some(level);
        }
    }
    levels[human.index()] = None;
    levels
}

/// The bots in their seats.
pub struct Opponents<G: Botted>(Vec<Seated<G>>);

impl<G: Botted> Opponents<G> {
    /// Sits the bots down and lets them hear the past, so that they know what they would know
    /// had they sat there all the time.
    pub fn new(
        levels: &Levels,
        ledger: &Ledger<G>,
        whims: &mut Quick,
    ) -> Result<Opponents<G>, Failure> {
        let start = G::new(&ledger.setup);
        let seated = Seat::all(levels.len()).zip(levels).filter_map(|(seat, level)| {
            level.map(|level| Seated::new(&start, seat, level, Budget::default(), whims.bits()))
        });
        let mut opponents = Opponents(seated.collect());
        ledger.replay(usize::MAX, &mut |saying: Saying<G>| opponents.hear(&saying))?;
        Ok(opponents)
    }

    /// Everyone hears what reaches his seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        self.0.iter_mut().for_each(|bot| bot.hear(saying));
    }

    /// What the bot in this seat does.
    pub fn choose(&mut self, seat: Seat, table: &G) -> Option<G::Move> {
        let bot = self.0.iter_mut().find(|bot| bot.seat() == seat)?;
        Some(bot.choose(table))
    }
}
