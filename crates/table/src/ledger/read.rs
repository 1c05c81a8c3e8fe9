//! Reading a ledger from text, judging every line by the rules on the way.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::write::Written;
use super::{End, Entry, FORMAT, Guest, Ledger, LedgerError, RULES, Trouble, apply};
use crate::{
    BadWords, Commitment, Deaf, Game, MOST_SEATS, Next, Options, Outcome, Seat, Seats, Seed, Setup,
    SetupRefusal, Words,
};

/// The lines of a ledger with their numbers; empty lines and lines that begin with `#` are
/// passed over.
struct Lines<'t> {
    rest: core::iter::Peekable<core::iter::Enumerate<core::str::Lines<'t>>>,
    line: usize,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        Lines { rest: text.lines().enumerate().peekable(), line: 0 }
    }

    /// The next line, which must be there.
    fn next(&mut self) -> Result<&'t str, LedgerError> {
        for (index, line) in self.rest.by_ref() {
            self.line = index + 1;
            let line = line.trim_matches([' ', '\t', '\r']);
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(line);
            }
        }
        Err(Trouble::Truncated.at(self.line + 1))
    }

    /// The words of the next line, which must begin with `first`.
    fn after(&mut self, first: &str) -> Result<Words<'t>, LedgerError> {
        let line = self.next()?;
        let mut words = Words::of(line);
        if words.maybe() == Some(first) {
            return Ok(words);
        }
        Err(self.trouble(BadWords::new(alloc::format!("a line “{first} …”"), line)))
    }

    fn trouble(&self, trouble: impl Into<Trouble>) -> LedgerError {
        trouble.into().at(self.line)
    }
}

/// What the first lines say: which game this is, and under which versions.
fn opening<'t>(lines: &mut Lines<'t>) -> Result<&'t str, LedgerError> {
    let line = lines.next().map_err(|_| Trouble::NotALedger.at(1))?;
    let mut words = Words::of(line);
    if (words.maybe(), words.maybe()) != (Some("forno"), Some("ledger")) {
        return Err(lines.trouble(Trouble::NotALedger));
    }
    version(lines, words, FORMAT)?;
    let mut words = lines.after("game")?;
    let game = words.next("a game's name").map_err(|bad| lines.trouble(bad))?;
    words.end().map_err(|bad| lines.trouble(bad))?;
    let words = lines.after("rules")?;
    version(lines, words, RULES)?;
    Ok(game)
}

fn version(lines: &Lines<'_>, mut words: Words<'_>, known: u8) -> Result<(), LedgerError> {
    let word = words.next("a version number").map_err(|bad| lines.trouble(bad))?;
    words.end().map_err(|bad| lines.trouble(bad))?;
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    let bad = || lines.trouble(BadWords::new("a version from 1 on", word));
    match word.parse::<u32>() {
        _ if !plain => Err(bad()),
        Err(_) => Err(bad()),
        Ok(found) if found > u32::from(known) => {
            Err(lines.trouble(Trouble::Newer { found, known }))
        }
        Ok(_) => Ok(()),
    }
}

/// The name of the game a ledger tells of.
pub fn game_of(text: &str) -> Result<&str, LedgerError> {
    opening(&mut Lines::of(text))
}

impl<G: Game> Ledger<G> {
    /// Reads a ledger and plays it through: what comes back is legal from the first line to
    /// the last.
    pub fn read(text: &str) -> Result<Ledger<G>, LedgerError> {
        let mut lines = Lines::of(text);
        let game = opening(&mut lines)?;
        let mut ledger = header(&mut lines, game)?;
        let mut table = G::new(&ledger.setup);
        loop {
            let line = lines.next()?;
            let mut words = Words::of(line);
            match words.maybe() {
                Some("result" | "seed" | "end") => return ending(lines, line, ledger, &table),
                Some("note") => {
                    ledger.entries.push(Entry::Note(words.rest().join(" ")));
                }
                Some("deal") => {
                    let deal: G::Deal = line["deal".len()..]
                        .trim_ascii()
                        .parse()
                        .map_err(|bad: BadWords| lines.trouble(bad))?;
                    judge(&mut lines, &mut table, &mut ledger, Entry::Deal(deal))?;
                }
                Some(word) => {
                    let seat: Seat = word.parse().map_err(|_| {
                        let expected = "deal, note, result, end or a seat's number";
                        lines.trouble(Trouble::UnknownMove(BadWords::new(expected, word)))
                    })?;
                    let mv: G::Move = line[word.len()..]
                        .trim_ascii()
                        .parse()
                        .map_err(|bad| lines.trouble(Trouble::UnknownMove(bad)))?;
                    judge(&mut lines, &mut table, &mut ledger, Entry::Move(seat, mv))?;
                }
                None => {}
            }
        }
    }
}

fn judge<G: Game>(
    lines: &mut Lines<'_>,
    table: &mut G,
    ledger: &mut Ledger<G>,
    entry: Entry<G>,
) -> Result<(), LedgerError> {
    apply(table, &entry, &mut Deaf).map_err(|trouble| lines.trouble(trouble))?;
    ledger.entries.push(entry);
    Ok(())
}

/// Reads the seats, the options and the commitment.
fn header<G: Game>(lines: &mut Lines<'_>, game: &str) -> Result<Ledger<G>, LedgerError> {
    let mut guests = Vec::new();
    let mut colours = Colours::new();
    let mut options = Chosen::new();
    loop {
        let line = lines.next()?;
        let number = lines.line;
        let words = Words::of(line);
        let trouble = |bad: BadWords| Trouble::Words(bad).at(number);
        match words.clone().maybe() {
            Some("seat") if options.is_empty() => {
                let (colour, guest) = seat(words, guests.len()).map_err(trouble)?;
                colours.push((colour, number));
                guests.push(guest);
            }
            Some("option") => {
                let (name, value) = option(words).map_err(trouble)?;
                options.push((name, value, number));
            }
            Some("commitment") => {
                let commitment = commitment(words).map_err(trouble)?;
                let setup = setup::<G>(game, &colours, &options).map_err(|refusal| {
                    let line = line_of(&refusal, &colours, &options).unwrap_or(number);
                    Trouble::Setup(refusal).at(line)
                })?;
                return Ok(Ledger::new(setup, guests, commitment));
            }
            _ => return Err(trouble(BadWords::new("seat, option or commitment", line))),
        }
    }
}

/// What the seats' and the options' lines say, each with its number.
type Colours = Vec<(String, usize)>;
type Chosen = Vec<(String, String, usize)>;

fn setup<G: Game>(
    game: &str,
    colours: &Colours,
    chosen: &Chosen,
) -> Result<G::Setup, SetupRefusal> {
    let names: Vec<&str> = colours.iter().map(|(colour, _)| colour.as_str()).collect();
    let mut options: Vec<(&str, &str)> =
        chosen.iter().map(|(name, value, _)| (name.as_str(), value.as_str())).collect();
    let joined = names.join(",");
    options.push(("colours", &joined));
    G::Setup::read(game, colours.len(), &Options::of(options))
}

/// The line that a refused setup rests on, if it is one line.
fn line_of(refusal: &SetupRefusal, colours: &Colours, chosen: &Chosen) -> Option<usize> {
    let seat = |wanted: &str| colours.iter().rev().find(|(colour, _)| colour == wanted);
    let option = |wanted: &str| chosen.iter().rev().find(|(name, _, _)| name == wanted);
    match refusal {
        SetupRefusal::UnknownValue { option: "colours", value, .. } => {
            seat(value).map(|(_, line)| *line)
        }
        SetupRefusal::ColourTwice { colour, .. } => seat(colour).map(|(_, line)| *line),
        SetupRefusal::UnknownOption { name, .. } | SetupRefusal::GivenTwice { name, .. } => {
            option(name).map(|(_, _, line)| *line)
        }
        SetupRefusal::UnknownValue { option: name, .. } => option(name).map(|(_, _, line)| *line),
        SetupRefusal::HelpingOfTwo { .. } => option("helping").map(|(_, _, line)| *line),
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

/// Reads the result, the seed and the `end` line, the first of which is `line`.
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
        ledger.end = result(written, outcome, ledger.setup.seats())
            .map_err(|trouble| lines.trouble(trouble))?;
        line = lines.next()?;
        if let Some(seed) = after_word(line, "seed") {
            let seed = seed.parse::<Seed>().map_err(|bad| lines.trouble(bad))?;
            ledger.seed = Some(seed);
            line = lines.next()?;
        }
    } else if outcome.is_some() {
        return Err(lines.trouble(Trouble::ResultMissing));
    }
    // A seed without a result is not an `end` line: the dealer keeps it while the game goes on.
    match after_word(line, "end") {
        None => return Err(lines.trouble(BadWords::new("a line “end …”", line))),
        Some(count) if count != ledger.len().to_string() => {
            return Err(lines.trouble(Trouble::WrongCount { counted: ledger.len() }));
        }
        Some(_) => {}
    }
    match lines.next() {
        Ok(line) => Err(lines.trouble(BadWords::new("nothing after the end", line))),
        Err(_) => Ok(ledger),
    }
}

/// What follows the first word of a line, if it is this one.
fn after_word<'t>(line: &'t str, word: &str) -> Option<&'t str> {
    let (first, rest) = line.split_once([' ', '\t'])?;
    (first == word).then(|| rest.trim_matches([' ', '\t']))
}

/// `abandoned`, or `winners 1 3 scores 4 2 4` as the rules have it.
fn result(written: &str, outcome: Option<Outcome>, seats: usize) -> Result<End, Trouble> {
    match outcome {
        None if written == "abandoned" => Ok(End::Abandoned),
        None => {
            read_outcome(written, seats)?;
            Err(Trouble::WrongResult { by_the_rules: "the game is not over".to_string() })
        }
        Some(outcome) => {
            let by_the_rules = Written(&outcome, seats).to_string();
            if written == "abandoned" || read_outcome(written, seats)? != outcome {
                return Err(Trouble::WrongResult { by_the_rules });
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
