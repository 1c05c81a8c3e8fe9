//! What is reported when a law is broken.

use core::error::Error;
use core::fmt;

use crate::Law;

/// A law that a game broke, with everything needed to reproduce it.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// The seed that was given to [`check`](crate::check()).
    pub seed: u64,
    /// The number of the game, for [`examine`](crate::examine).
    pub game: usize,
    /// How many deals and moves had been made.
    pub step: usize,
    /// What was observed.
    pub what: String,
    /// The game up to that step, as the text of a ledger.
    pub ledger: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, seed, game, step, what, ledger } = self;
        writeln!(f, "broken: {law} ({law:?})")?;
        writeln!(f, "in game {game} of seed {seed}, after {step} deals and moves")?;
        writeln!(f, "{what}")?;
        write!(f, "{ledger}")
    }
}

/// The same as the displayed form, because a failed test prints this.
impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for Breach {}
