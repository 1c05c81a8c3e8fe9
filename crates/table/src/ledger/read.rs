//! Reading a ledger from text, checking every line against the rules.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::write::Written;
use super::{End, Entry, FORMAT, Guest, Ledger, LedgerError, LineError};
use crate::words::BLANKS;
use crate::{
    BadWords, Commitment, Deaf, Game, MOST_SEATS, Next, Options, Outcome, Seat, Seats, Seed, Setup,
    SetupRefusal, Words,
};

/// The lines of a ledger with their numbers, without empty lines and lines that start with `#`.
struct Lines<'t> {
    rest: core::iter::Enumerate<core::str::SplitTerminator<'t, char>>,
    line: usize,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        Lines { rest: text.split_terminator('\n').enumerate(), line: 0 }
    }

    /// The next line; an error if there is none.
    fn next(&mut self) -> Result<&'t str, LedgerError> {
        for (index, line) in self.rest.by_ref() {
            self.line = index + 1;
            let line = line.strip_suffix('\r').unwrap_or(line).trim_matches(BLANKS);
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(line);
            }
        }
        Err(LineError::Truncated.at(self.line + 1))
    }

    /// The words of the next line, which must start with `first`.
    fn after(&mut self, first: &str) -> Result<Words<'t>, LedgerError> {
        let line = self.next()?;
        let mut words = Words::of(line);
        if words.maybe() == Some(first) {
            return Ok(words);
        }
        Err(self.error(BadWords::new(alloc::format!("a line “{first} …”"), line)))
    }

    fn error(&self, error: impl Into<LineError>) -> LedgerError {
        error.into().at(self.line)
    }
}

/// The line of a ledger that names its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameLine<'t> {
    /// The game's name.
    pub name: &'t str,
    /// The line's number, counted from 1.
    pub line: usize,
}

impl GameLine<'_> {
    /// The error that there is no such game.
    pub fn refused(&self, refusal: SetupRefusal) -> LedgerError {
        LineError::Setup(refusal).at(self.line)
    }
}

/// Finds the line that names a ledger's game.
pub fn game_of(text: &str) -> Result<GameLine<'_>, LedgerError> {
    game_line(&mut Lines::of(text))
}

/// Reads the first lines, up to the game's name.
fn game_line<'t>(lines: &mut Lines<'t>) -> Result<GameLine<'t>, LedgerError> {
    let line = lines.next().map_err(|_| LineError::NotALedger.at(1))?;
    let mut words = Words::of(line);
    if (words.maybe(), words.maybe()) != (Some("forno"), Some("ledger")) {
        return Err(lines.error(LineError::NotALedger));
    }
    let format = version(words).map_err(|bad| lines.error(bad))?;
    if format > u32::from(FORMAT) {
        return Err(lines.error(LineError::Newer { found: format, known: FORMAT }));
    }
    let mut words = lines.after("game")?;
    let name = words.next("a game's name").map_err(|bad| lines.error(bad))?;
    words.end().map_err(|bad| lines.error(bad))?;
    Ok(GameLine { name, line: lines.line })
}

/// Reads the version of the rules, which must be one this program knows.
fn rules<S: Setup>(lines: &mut Lines<'_>, game: &str) -> Result<u8, LedgerError> {
    let words = lines.after("rules")?;
    let found = version(words).map_err(|bad| lines.error(bad))?;
    S::known(game, found).map_err(|unknown| lines.error(unknown))
}

/// A version number, followed by the end of the line.
fn version(mut words: Words<'_>) -> Result<u32, BadWords> {
    let word = words.next("a version number")?;
    words.end()?;
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    let found = word.parse().ok().filter(|_| plain);
    found.ok_or_else(|| BadWords::new("a version from 1 on", word))
}

impl<G: Game> Ledger<G> {
    /// Reads a ledger and plays it through. A ledger that is returned is legal from the first line
    /// to the last.
    pub fn read(text: &str) -> Result<Ledger<G>, LedgerError> {
        let mut lines = Lines::of(text);
        let game = game_line(&mut lines)?;
        if !G::Setup::GAMES.iter().any(|facts| facts.name == game.name) {
            return Err(game.refused(SetupRefusal::unknown_game(game.name, G::Setup::GAMES)));
        }
        let rules = rules::<G::Setup>(&mut lines, game.name)?;
        let mut ledger = header(&mut lines, rules, game.name)?;
        let mut table = G::new(&ledger.setup);
        loop {
            let line = lines.next()?;
            if let Some("result" | "seed" | "end") = Words::of(line).maybe() {
                return ending(lines, line, ledger, &table);
            }
            let entry: Entry<G> = line.parse().map_err(|bad: LineError| lines.error(bad))?;
            let done = entry.apply(&mut table, &mut Deaf);
            done.map_err(|error| lines.error(error))?;
            ledger.entries.push(entry);
        }
    }
}

/// Reads the seats, the options and the commitment.
fn header<G: Game>(lines: &mut Lines<'_>, rules: u8, game: &str) -> Result<Ledger<G>, LedgerError> {
    let mut guests = Vec::new();
    let mut colours = Colours::new();
    let mut options = Chosen::new();
    loop {
        let line = lines.next()?;
        let number = lines.line;
        let words = Words::of(line);
        let error = |bad: BadWords| LineError::Words(bad).at(number);
        match words.clone().maybe() {
            Some("seat") if options.is_empty() => {
                let (colour, guest) = seat(words, guests.len()).map_err(error)?;
                colours.push((colour, number));
                guests.push(guest);
            }
            Some("option") => {
                let (name, value) = option(words).map_err(error)?;
                options.push((name, value, number));
            }
            Some("commitment") => {
                let commitment = commitment(words).map_err(error)?;
                let setup = setup::<G>(rules, game, &colours, &options).map_err(|refusal| {
                    let line = line_of(&refusal, &colours, &options).unwrap_or(number);
                    LineError::Setup(refusal).at(line)
                })?;
                return Ok(Ledger::new(setup, guests, commitment));
            }
            _ => return Err(error(BadWords::new("seat, option or commitment", line))),
        }
    }
}

/// What the lines of seats and options say, each with its line number.
type Colours = Vec<(String, usize)>;
type Chosen = Vec<(String, String, usize)>;

fn setup<G: Game>(
    rules: u8,
    game: &str,
    colours: &Colours,
    chosen: &Chosen,
) -> Result<G::Setup, SetupRefusal> {
    let names: Vec<&str> = colours.iter().map(|(colour, _)| colour.as_str()).collect();
    let mut options: Vec<(&str, &str)> =
        chosen.iter().map(|(name, value, _)| (name.as_str(), value.as_str())).collect();
    let joined = names.join(",");
    options.push(("colours", &joined));
    G::Setup::read_under(rules, game, colours.len(), &Options::of(options))
}

/// The line that caused a refused setup, if it is a single line.
fn line_of(refusal: &SetupRefusal, colours: &Colours, chosen: &Chosen) -> Option<usize> {
    let seat = |wanted: &str| colours.iter().rev().find(|(colour, _)| colour == wanted);
    let option = |wanted: &str| chosen.iter().rev().find(|(name, _, _)| name == wanted);
    match refusal {
        SetupRefusal::UnknownColour { colour, .. } | SetupRefusal::ColourTwice { colour, .. } => {
            seat(colour).map(|(_, line)| *line)
        }
        SetupRefusal::UnknownOption { name, .. } | SetupRefusal::GivenTwice { name, .. } => {
            option(name).map(|(_, _, line)| *line)
        }
        SetupRefusal::UnknownValue { option: name, .. }
        | SetupRefusal::NotHere { option: name, .. } => option(name).map(|(_, _, line)| *line),
        SetupRefusal::UnknownGame { .. }
        | SetupRefusal::Players { .. }
        | SetupRefusal::ColourCount { .. } => None,
    }
}

/// `seat 1 yellow nonce 00ff name Ada`
fn seat(mut words: Words<'_>, taken: usize) -> Result<(String, Guest), BadWords> {
    words.next("seat")?;
    let number = words.next("the seat's number")?;
    if taken >= MOST_SEATS || number.parse::<Seat>()?.index() != taken {
        return Err(BadWords::new("the seats in sequence, six at most", number));
    }
    let colour = words.next("the seat's colour")?.to_string();
    keyword(&mut words, "nonce")?;
    let nonce = words.read("a nonce")?;
    keyword(&mut words, "name")?;
    let name = words.rest().join(" ");
    let guest = Guest::new(&name, nonce);
    if guest.name() != name {
        return Err(BadWords::new("a name of at most 40 plain characters", &name));
    }
    Ok((colour, guest))
}

/// `option memory own`
fn option(mut words: Words<'_>) -> Result<(String, String), BadWords> {
    words.next("option")?;
    let name = words.next("an option's name")?.to_string();
    let value = words.next("the option's value")?.to_string();
    if name == "colours" {
        return Err(BadWords::new("colours in the seats' lines alone", &name));
    }
    words.end()?;
    Ok((name, value))
}

/// `commitment -` or 64 digits.
fn commitment(mut words: Words<'_>) -> Result<Option<Commitment>, BadWords> {
    words.next("commitment")?;
    let word = words.next("a commitment")?;
    words.end()?;
    if word == "-" { Ok(None) } else { word.parse().map(Some) }
}

fn keyword(words: &mut Words<'_>, expected: &str) -> Result<(), BadWords> {
    match words.next(expected)? {
        word if word == expected => Ok(()),
        word => Err(BadWords::new(expected, word)),
    }
}

/// Reads the result, the seed and the `end` line, of which `line` is the first.
fn ending<'t, G: Game>(
    mut lines: Lines<'t>,
    mut line: &'t str,
    mut ledger: Ledger<G>,
    table: &G,
) -> Result<Ledger<G>, LedgerError> {
    let outcome = match G::next(table.public()) {
        Next::Over(outcome) => Some(outcome),
        Next::Dealer | Next::Seats(_) => None,
    };
    if let Some(written) = after_word(line, "result") {
        ledger.end =
            result(written, outcome, ledger.setup.seats()).map_err(|error| lines.error(error))?;
        line = lines.next()?;
        if let Some(seed) = after_word(line, "seed") {
            let seed = seed.parse::<Seed>().map_err(|bad| lines.error(bad))?;
            ledger.seed = Some(seed);
            line = lines.next()?;
        }
    } else if outcome.is_some() {
        return Err(lines.error(LineError::ResultMissing));
    }
    // A seed without a result is refused as not being an `end` line: the dealer keeps the seed
    // secret while the game goes on.
    match after_word(line, "end") {
        None => return Err(lines.error(BadWords::new("a line “end …”", line))),
        Some(count) if count != ledger.len().to_string() => {
            return Err(lines.error(LineError::WrongCount { counted: ledger.len() }));
        }
        Some(_) => {}
    }
    match lines.next() {
        Ok(line) => Err(lines.error(BadWords::new("nothing after the end", line))),
        Err(_) => Ok(ledger),
    }
}

/// The rest of a line whose first word is `word`.
fn after_word<'t>(line: &'t str, word: &str) -> Option<&'t str> {
    let mut words = Words::of(line);
    (words.maybe() == Some(word)).then(|| words.as_str())
}

/// `abandoned`, or `winners 1 3 scores 4 2 4`, which must agree with the rules.
fn result(written: &str, outcome: Option<Outcome>, seats: usize) -> Result<End, LineError> {
    match outcome {
        None if written == "abandoned" => Ok(End::Abandoned),
        None => {
            read_outcome(written, seats)?;
            Err(LineError::WrongResult { by_the_rules: "the game is not over".to_string() })
        }
        Some(outcome) => {
            let by_the_rules = Written(&outcome, seats).to_string();
            if written == "abandoned" || read_outcome(written, seats)? != outcome {
                return Err(LineError::WrongResult { by_the_rules });
            }
            Ok(End::Over(outcome))
        }
    }
}

fn read_outcome(written: &str, seats: usize) -> Result<Outcome, BadWords> {
    let mut words = Words::of(written);
    let mut outcome = Outcome { winners: Seats::NONE, scores: [0; MOST_SEATS] };
    keyword(&mut words, "winners")?;
    let mut word = words.next("winners, or none")?;
    if word == "none" {
        word = words.next("scores")?;
    } else {
        while word != "scores" || outcome.winners.is_empty() {
            let seat: Seat = word.parse()?;
            if outcome.winners.iter().any(|earlier| earlier >= seat) {
                return Err(BadWords::new("winners in rising sequence", word));
            }
            outcome.winners = outcome.winners.with(seat);
            word = words.next("winners, then scores")?;
        }
    }
    if word != "scores" {
        return Err(BadWords::new("scores", word));
    }
    for score in outcome.scores.iter_mut().take(seats) {
        *score = words.number("a score for every seat")?;
    }
    words.end()?;
    Ok(outcome)
}
