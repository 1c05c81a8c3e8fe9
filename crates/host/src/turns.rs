//! Since when each seat is awaited. It follows from the records, so a table that was loaded again
//! counts as before, and nobody is called twice for one turn.

use table::{Seat, Seats};

/// For each seat that is awaited, the number of the record since which it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    since: [Option<u32>; table::MOST_SEATS],
}

impl Turns {
    /// After this record these seats are awaited. Who was awaited before it still has the same
    /// turn, in however many steps it is made; so has he whose own move leads to his next one,
    /// because he is there.
    pub fn follow(&mut self, awaited: Seats, record: u32) {
        for seat in Seat::all(table::MOST_SEATS) {
            let since = &mut self.since[seat.index()];
            *since = awaited.contains(seat).then(|| since.unwrap_or(record));
        }
    }

    /// Since which record this seat is awaited.
    pub fn since(&self, seat: Seat) -> Option<u32> {
        self.since[seat.index()]
    }
}
