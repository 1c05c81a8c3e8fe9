//! `forno replay`: a game retold from its ledger.

use std::io::Write;
use std::path::Path;

use serde::Serialize;
use table::ledger::{End, Entry, Ledger, Step};
use table::{Eyes, Game, Phrase, Phrased, Saying, Seat, Setup, View};
use words::Words;

use crate::Voice;
use crate::account::Account;
use crate::cli;
use crate::failure::Failure;
use crate::files::{read_ledger, read_text, with_game_of};
use crate::games::WithGame;
use crate::paint::{GLAD, HEADING, QUIET, painted};
use crate::show::{self, Shown};
use crate::voice::names;

/// Retells a ledger.
pub fn run(args: &cli::Replay, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let text = read_text(&args.file)?;
    let telling = Telling { args, file: &args.file, text: &text, words, output };
    with_game_of(&args.file, &text, telling)?
}

struct Telling<'a> {
    args: &'a cli::Replay,
    file: &'a Path,
    text: &'a str,
    words: &'a Words,
    output: &'a mut dyn Write,
}

/// The viewpoint of the replay.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    /// One viewer.
    Eyes(Eyes),
    /// Everyone at once: whispers to each seat are shown too.
    All,
}

impl Audience {
    fn read<G: Game>(asked: Option<&str>, ledger: &Ledger<G>) -> Result<Audience, Failure> {
        let seats = ledger.setup.seats();
        match asked {
            None if ledger.end == End::Unfinished => Ok(Audience::Eyes(Eyes::Gallery)),
            None | Some("all") => Ok(Audience::All),
            Some("gallery") => Ok(Audience::Eyes(Eyes::Gallery)),
            Some(asked) => match asked.parse::<Seat>() {
                Ok(seat) if seat.index() < seats => Ok(Audience::Eyes(Eyes::Seat(seat))),
                Ok(_) | Err(_) => Err(Failure::NoSuchEyes { asked: asked.to_string(), seats }),
            },
        }
    }

    fn hears<G: Game>(self, saying: &Saying<G>) -> bool {
        match self {
            Audience::All => true,
            Audience::Eyes(eyes) => saying.reaches(eyes),
        }
    }

    /// The eyes that read what everyone hears.
    fn eyes(self) -> Eyes {
        match self {
            Audience::All => Eyes::Gallery,
            Audience::Eyes(eyes) => eyes,
        }
    }

    /// Whether an entry of the ledger may be shown literally. It may contain secrets, so it is
    /// shown only to everyone at once, and to the seat that made it.
    fn may_read<G: Game>(self, entry: &Entry<G>) -> bool {
        match (self, entry) {
            (Audience::All, _) => true,
            (Audience::Eyes(eyes), Entry::Move(seat, _)) => eyes == Eyes::Seat(*seat),
            (Audience::Eyes(_), Entry::Deal(_) | Entry::Note(_)) => false,
        }
    }
}

/// One line of `--json`.
#[derive(Serialize)]
struct JsonLine {
    step: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
    heard: Vec<JsonSaying>,
}

#[derive(Serialize)]
struct JsonSaying {
    to: To,
    id: &'static str,
    text: String,
}

/// `"all"`, or the number of the only seat that heard it.
#[derive(Serialize)]
#[serde(untagged)]
enum To {
    All(&'static str),
    Seat(u8),
}

impl WithGame for Telling<'_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Telling { args, file, text, words, output } = self;
        let ledger = read_ledger::<G>(file, text)?;
        let audience = Audience::read(args.eyes.as_deref(), &ledger)?;
        let names = names(&ledger.guests);
        let voice = Voice::at_table(words, &names, audience.eyes());
        if !args.json {
            let title = voice.text(ledger.setup.facts().called);
            writeln!(output, "{}", painted(HEADING, title))?;
        }
        let mut game = G::new(&ledger.setup);
        let mut step = 0;
        for happened in ledger.walk() {
            let Step { number, entry, before, after, sayings } = happened?;
            if number > args.until.unwrap_or(usize::MAX) {
                break;
            }
            game = after;
            let may_read = audience.may_read(entry);
            // A step that these eyes neither see nor hear is not counted for them: a gap in the
            // numbers would reveal it.
            let is_heard = sayings.iter().any(|saying| audience.hears::<G>(saying));
            if entry.is_note() || !(may_read || is_heard) {
                continue;
            }
            step += 1;
            let entry = may_read.then(|| entry.to_string());
            let said = if args.json {
                as_json::<G>(step, entry, &sayings, audience, &voice)?
            } else {
                as_text::<G>(step, entry, *before.public(), &sayings, audience, &voice)
            };
            output.write_all(said.as_bytes())?;
        }
        if args.json {
            return Ok(());
        }
        if args.until.is_some_and(|until| until < ledger.len()) || ledger.end == End::Unfinished {
            let shown = pictured(&game, audience, &voice);
            return Ok(output.write_all(shown.as_bytes())?);
        }
        let result = match ledger.end {
            End::Over(outcome) => show::result(&outcome),
            End::Abandoned | End::Unfinished => Phrase::new("result-abandoned"),
        };
        writeln!(output, "\n{}", painted(GLAD, voice.tell(&result)))?;
        Ok(())
    }
}

fn as_json<G: Game>(
    step: usize,
    entry: Option<String>,
    sayings: &[Saying<G>],
    audience: Audience,
    voice: &Voice<'_>,
) -> Result<String, Failure> {
    let told = |saying: &Saying<G>| match saying {
        Saying::ToAll(said) => {
            let phrase = said.phrase();
            JsonSaying { to: To::All("all"), id: phrase.id, text: voice.tell(&phrase) }
        }
        Saying::ToSeat(seat, whisper) => {
            let phrase = whisper.phrase();
            let text = voice.to(Eyes::Seat(*seat)).tell(&phrase);
            JsonSaying { to: To::Seat(seat.number()), id: phrase.id, text }
        }
    };
    let heard = sayings.iter().filter(|saying| audience.hears::<G>(saying)).map(told).collect();
    let line = serde_json::to_string(&JsonLine { step, entry, heard });
    line.map(|line| line + "\n").map_err(|error| Failure::Output(error.into()))
}

fn as_text<G: Shown>(
    step: usize,
    entry: Option<String>,
    mut before: G::Public,
    sayings: &[Saying<G>],
    audience: Audience,
    voice: &Voice<'_>,
) -> String {
    let mut account = Account::new("       ");
    for saying in sayings {
        match (audience, saying) {
            (Audience::All, Saying::ToSeat(seat, whisper)) => {
                let told = voice.to(Eyes::Seat(*seat)).tell(&whisper.phrase());
                let hears = Phrase::new("replay-hears").with("seat", *seat).with("what", told);
                account.sentence(&hears, voice);
            }
            (Audience::All | Audience::Eyes(_), _) => {
                account.hear::<G>(&before, saying, voice);
            }
        }
        if let Saying::ToAll(said) = saying {
            G::hear(&mut before, said);
        }
    }
    let told = account.take(voice);
    let number = painted(HEADING, format!("{step:>5}"));
    match entry {
        Some(entry) => format!("{number}  {}\n{told}", painted(QUIET, entry)),
        None if told.trim().is_empty() => String::new(),
        None => {
            // The number replaces the indentation of the first line.
            let told = told.trim_start_matches('\n');
            format!("{number}{}", told.get(5..).unwrap_or(told))
        }
    }
}

/// What the audience sees at the end.
fn pictured<G: Shown>(game: &G, audience: Audience, voice: &Voice<'_>) -> String {
    let view = View::of(game, audience.eyes());
    let mut shown = format!("\n{}\n", G::show_table(&view, voice));
    let seats: Vec<Seat> = match audience {
        Audience::All => Seat::all(game.seats()).collect(),
        Audience::Eyes(eyes) => eyes.seat().into_iter().collect(),
    };
    for seat in seats {
        let eyes = Eyes::Seat(seat);
        if audience == Audience::All {
            let name = voice.player(seat);
            shown.push_str(&format!("{}\n", painted(HEADING, name)));
        }
        shown.push_str(&G::show_own(&View::of(game, eyes), &voice.to(eyes)));
        shown.push('\n');
    }
    let status = voice.tell(&G::status(game.public()));
    shown.push_str(&format!("{}\n", painted(crate::paint::STATUS, status)));
    shown
}
