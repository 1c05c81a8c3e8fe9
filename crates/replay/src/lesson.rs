//! A guided first game, made from a ledger written by hand.
//!
//! The files are in `lessons/`. They are ordinary ledgers with notes. `lesson start` is where the
//! learner takes over. `say BEAT` shows a text next to the table. `say BEAT at PHRASE` does so in
//! the middle of what one line causes: as soon as that phrase is said.

use std::fmt;

use protocol::{Lesson, LessonPart, Move, Place, Saying, Who};
use table::ledger::{Entry, Guest, Ledger, LedgerError, Step, game_of};
use table::{Eyes, Phrased, Seat, Setup, View};
use words::{Language, Reader, Words};

use host::games::{WithGame, with_game};
use host::{Hosted, for_viewer, news};

/// The ledger of a game's lesson.
pub use words::lesson as ledger_of;

/// Why a ledger cannot be made into a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonError {
    /// It is not a ledger, or not a valid one.
    Ledger(LedgerError),
    /// It does not say where the learner takes over.
    NoStart,
    /// The learner has to move where no text asks for it.
    Unasked {
        /// The previous beat.
        after: String,
    },
    /// A beat waits for a phrase that is never said.
    NeverSaid {
        /// The beat.
        beat: String,
    },
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonError::Ledger(error) => {
                let nobody = Reader { names: &[], eyes: Eyes::Gallery };
                f.write_str(&Words::new(Language::English).say(&error.phrase(), &nobody))
            }
            LessonError::NoStart => f.write_str("There is no line “note lesson start”."),
            LessonError::Unasked { after } => {
                write!(f, "The learner moves after “{after}”, but no words ask for it.")
            }
            LessonError::NeverSaid { beat } => {
                write!(f, "The beat “{beat}” waits for something that is not said before it.")
            }
        }
    }
}

impl std::error::Error for LessonError {}

/// Makes a lesson from a ledger.
pub fn lesson(text: &str) -> Result<Lesson, LessonError> {
    let game = game_of(text).map_err(LessonError::Ledger)?;
    let unknown = |refusal| LessonError::Ledger(game.refused(refusal));
    with_game(game.name, Teach { text }).map_err(unknown)?
}

struct Teach<'a> {
    text: &'a str,
}

impl WithGame for Teach<'_> {
    type Done = Result<Lesson, LessonError>;

    fn with<G: Hosted>(self) -> Self::Done {
        let ledger = Ledger::<G>::read(self.text).map_err(LessonError::Ledger)?;
        let mut class = Class::new(G::new(&ledger.setup));
        // A ledger that has been read is legal from the first line to the last.
        for (at, step) in ledger.walk().flatten().enumerate() {
            class.take(&step, &ledger.entries[at + 1..])?;
        }
        Ok(Lesson {
            game: ledger.setup.game().to_string(),
            places: places(&ledger),
            seat: LEARNER.into(),
            start: class.start.ok_or(LessonError::NoStart)?,
            parts: class.parts,
        })
    }
}

/// The learner sits in the first seat.
const LEARNER: Seat = Seat::at(0);

/// The learner, who has no name in the ledger, and the bots, whose names there say which they are.
fn places<G: Hosted>(ledger: &Ledger<G>) -> Vec<Place> {
    let who = |seat: Seat, guest: &Guest| match seat == LEARNER {
        true => {
            let name = guest.name().to_string();
            Who::Guest { name, ready: true, hints: false, played_by: None }
        }
        false => Who::Bot { level: guest.name().to_string(), played_by: None },
    };
    let seats = Seat::all(ledger.setup.seats()).zip(&ledger.guests);
    let place = |(seat, guest)| Place {
        seat: Seat::into(seat),
        colour: Some(ledger.setup.colour(seat).to_string()),
        who: who(seat, guest),
    };
    seats.map(place).collect()
}

/// The game while the ledger is being read, and the lesson so far.
struct Class<G: Hosted> {
    game: G,
    /// How many sayings the learner has heard.
    heard: u32,
    /// What the learner has heard since the last beat.
    since: Vec<Saying>,
    start: Option<protocol::View>,
    parts: Vec<LessonPart>,
    /// How many moves the last beat asks for that have not been made yet.
    asked: usize,
}

impl<G: Hosted> Class<G> {
    fn new(game: G) -> Class<G> {
        Class { game, heard: 0, since: Vec::new(), start: None, parts: Vec::new(), asked: 0 }
    }

    fn take(&mut self, step: &Step<'_, G>, rest: &[Entry<G>]) -> Result<(), LessonError> {
        let Step { entry, before, after, sayings, .. } = step;
        self.game = *after;
        if let Entry::Note(words) = entry {
            return self.note(words, rest);
        }
        if entry.seat() == Some(LEARNER) && self.start.is_some() {
            self.asked = self.asked.checked_sub(1).ok_or_else(|| self.unasked())?;
        }
        let viewer_news = for_viewer(View::of(before, Eyes::Seat(LEARNER)), sayings);
        let reached = sayings.iter().filter(|saying| saying.reaches(Eyes::Seat(LEARNER)));
        self.heard += reached.count() as u32;
        self.since.extend(news(&viewer_news, self.heard).sayings);
        Ok(())
    }

    fn note(&mut self, words: &str, rest: &[Entry<G>]) -> Result<(), LessonError> {
        match *words.split_ascii_whitespace().collect::<Vec<_>>() {
            ["lesson", "start"] => {
                self.start = Some(G::view(&View::of(&self.game, Eyes::Seat(LEARNER))));
                self.since.clear();
                Ok(())
            }
            ["say", ..] if self.start.is_none() => Err(LessonError::NoStart),
            ["say", beat] => self.say(beat, rest),
            ["say", beat, "at", phrase] => self.say_at(beat, phrase),
            _ => Ok(()),
        }
    }

    /// Adds a text where the table waits, and what the learner has to do there.
    fn say(&mut self, beat: &str, rest: &[Entry<G>]) -> Result<(), LessonError> {
        if self.asked > 0 {
            return Err(self.unasked());
        }
        let seen = View::of(&self.game, Eyes::Seat(LEARNER));
        let now = news(&for_viewer(seen, &[]), self.heard);
        let next = rest.iter().map_while(|entry| match entry {
            Entry::Move(LEARNER, mv) => Some(G::wire_move(*mv)),
            Entry::Deal(_) | Entry::Move(..) | Entry::Note(_) => None,
        });
        let moves: Vec<Move> = next.take(now.steps.len()).collect();
        self.asked = moves.len();
        self.parts.push(LessonPart {
            beat: beat.to_string(),
            sayings: std::mem::take(&mut self.since),
            awaited: now.awaited,
            steps: now.steps,
            moves,
        });
        Ok(())
    }

    /// Adds a text in the middle of what happens by itself.
    fn say_at(&mut self, beat: &str, phrase: &str) -> Result<(), LessonError> {
        let found = self.since.iter().position(|saying| saying.phrase.id == phrase);
        let at = found.ok_or_else(|| LessonError::NeverSaid { beat: beat.to_string() })?;
        let later = self.since.split_off(at + 1);
        self.parts.push(LessonPart {
            beat: beat.to_string(),
            sayings: std::mem::replace(&mut self.since, later),
            awaited: Vec::new(),
            steps: Vec::new(),
            moves: Vec::new(),
        });
        Ok(())
    }

    fn unasked(&self) -> LessonError {
        let after = self.parts.last().map(|part| part.beat.clone()).unwrap_or_default();
        LessonError::Unasked { after }
    }
}
