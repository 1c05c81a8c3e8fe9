//! Writing a ledger as text.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{End, FORMAT, Guest, Ledger};
use crate::{Commitment, Game, Outcome, Seat, Seed, Setup};

/// A ledger that has not been checked against any rules. It can be written even when this code does
/// not know the game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawLedger {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u8,
    /// Each seat's colour and guest.
    pub seats: Vec<(String, Guest)>,
    /// The options of the setup, without the colours.
    pub options: Vec<(String, String)>,
    /// The commitment that the dealer published before the deal.
    pub commitment: Option<Commitment>,
    /// The entries, as text.
    pub lines: Vec<String>,
    /// How the game ended.
    pub end: End,
    /// The dealer's seed.
    pub seed: Option<Seed>,
}

impl<G: Game> From<&Ledger<G>> for RawLedger {
    fn from(ledger: &Ledger<G>) -> RawLedger {
        let setup = &ledger.setup;
        let seats = Seat::all(setup.seats()).zip(&ledger.guests);
        let options = setup.options().into_iter();
        RawLedger {
            game: setup.game().to_string(),
            rules: setup.rules(),
            seats: seats
                .map(|(seat, guest)| (setup.colour(seat).to_string(), guest.clone()))
                .collect(),
            // The colours are on the seats' lines.
            options: options
                .filter(|(name, _)| *name != "colours")
                .map(|(name, value)| (name.to_string(), value))
                .collect(),
            commitment: ledger.commitment,
            lines: ledger.entries.iter().map(|entry| entry.to_string()).collect(),
            end: ledger.end,
            seed: ledger.seed,
        }
    }
}

impl<G: Game> fmt::Display for Ledger<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        RawLedger::from(self).fmt(f)
    }
}

impl fmt::Display for RawLedger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "forno ledger {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        for (seat, (colour, guest)) in Seat::all(self.seats.len()).zip(&self.seats) {
            write!(f, "seat {seat} {colour} nonce {} name", guest.nonce)?;
            if !guest.name().is_empty() {
                write!(f, " {}", guest.name())?;
            }
            writeln!(f)?;
        }
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        match &self.commitment {
            Some(commitment) => writeln!(f, "commitment {commitment}")?,
            None => writeln!(f, "commitment -")?,
        }
        writeln!(f)?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        match &self.end {
            End::Unfinished => {}
            End::Abandoned => writeln!(f, "result abandoned")?,
            End::Over(outcome) => writeln!(f, "result {}", Written(outcome, self.seats.len()))?,
        }
        // While the game goes on, the seed is the dealer's secret.
        if let Some(seed) = self.seed.as_ref().filter(|_| self.end != End::Unfinished) {
            writeln!(f, "seed {seed}")?;
        }
        let is_note = |line: &&String| line.split(' ').next() == Some("note");
        writeln!(f, "end {}", self.lines.len() - self.lines.iter().filter(is_note).count())
    }
}

/// An outcome in the form of the `result` line, for this many seats.
pub(super) struct Written<'o>(pub &'o Outcome, pub usize);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written(outcome, seats) = self;
        f.write_str("winners")?;
        for seat in outcome.winners.iter() {
            write!(f, " {seat}")?;
        }
        if outcome.winners.is_empty() {
            f.write_str(" none")?;
        }
        f.write_str(" scores")?;
        for score in outcome.scores.iter().take(*seats) {
            write!(f, " {score}")?;
        }
        Ok(())
    }
}
