//! Writing a ledger as text.

use core::fmt;

use super::{End, Entry, FORMAT, Ledger, RULES};
use crate::{Game, Outcome, Seat, Setup};

impl<G: Game> fmt::Display for Ledger<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "forno ledger {FORMAT}")?;
        writeln!(f, "game {}", self.setup.game())?;
        writeln!(f, "rules {RULES}")?;
        for (seat, guest) in Seat::all(self.setup.seats()).zip(&self.guests) {
            write!(f, "seat {seat} {} nonce {} name", self.setup.colour(seat), guest.nonce)?;
            if !guest.name().is_empty() {
                write!(f, " {}", guest.name())?;
            }
            writeln!(f)?;
        }
        for (name, value) in self.setup.options() {
            // The seats' lines say the colours.
            if name != "colours" {
                writeln!(f, "option {name} {value}")?;
            }
        }
        match &self.commitment {
            Some(commitment) => writeln!(f, "commitment {commitment}")?,
            None => writeln!(f, "commitment -")?,
        }
        writeln!(f)?;
        for entry in &self.entries {
            match entry {
                Entry::Deal(deal) => writeln!(f, "deal {deal}")?,
                Entry::Move(seat, mv) => writeln!(f, "{seat} {mv}")?,
                Entry::Note(note) => writeln!(f, "note {note}")?,
            }
        }
        match &self.end {
            End::Unfinished => {}
            End::Abandoned => writeln!(f, "result abandoned")?,
            End::Over(outcome) => {
                writeln!(f, "result {}", Written(outcome, self.setup.seats()))?;
            }
        }
        // While the game goes on the seed is the dealer's secret.
        if let Some(seed) = self.seed.as_ref().filter(|_| self.end != End::Unfinished) {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f, "end {}", self.len())
    }
}

/// An outcome as the `result` line writes it, for so many seats.
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
