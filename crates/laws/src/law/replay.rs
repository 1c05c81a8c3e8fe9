//! A ledger reads back equal and replays to an equal table.

use table::ledger::End;
use table::{Deaf, Game, Ledger, Phrased};

use super::Kept;

/// The ledger as it was after this many deals and moves, with the game still going on.
pub(crate) fn prefix<G: Game>(ledger: &Ledger<G>, steps: usize) -> Ledger<G> {
    let entries = ledger.entries[..steps].to_vec();
    Ledger { entries, end: End::Unfinished, ..ledger.clone() }
}

/// Replaying the first deals and moves gives the same table.
pub(crate) fn gives_the_table<G: Game>(ledger: &Ledger<G>, steps: usize, game: &G) -> Kept {
    match ledger.replay(steps, &mut Deaf) {
        Ok(again) if again == *game => Ok(()),
        Ok(again) => Err(format!("after {steps} steps {game:?}\nis replayed as {again:?}")),
        Err(error) => Err(format!("it does not replay: {error:?}")),
    }
}

/// A ledger that is written as text and read again is unchanged.
pub(crate) fn reads_back<G: Game>(ledger: &Ledger<G>) -> Kept {
    match Ledger::<G>::read(&ledger.to_string()) {
        Ok(read) if read == *ledger => Ok(()),
        Ok(read) if read.setup != ledger.setup => {
            Err(format!("{:?}\nis read back as {:?}", ledger.setup, read.setup))
        }
        Ok(read) => Err(format!("{:?}\nis read back as {:?}", ledger.entries, read.entries)),
        Err(error) => {
            let phrase = error.error.phrase();
            Err(format!("line {} cannot be read back: {phrase:?}", error.line))
        }
    }
}
