//! Since when each seat has been awaited.
//!
//! This is derived from the records, so it is the same after a table is loaded again, and nobody is
//! notified twice for one turn.

use table::{Seat, Seats};

/// For each awaited seat, the number of the record since which it has been awaited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turns {
    since: [Option<u32>; table::MOST_SEATS],
}

impl Turns {
    /// Notes which seats are awaited after this record. A seat that was already awaited before it
    /// still has the same turn, however many steps that takes. So does a seat whose own move leads
    /// directly to its next decision, because its guest is there.
    pub fn follow(&mut self, awaited: Seats, record: u32) {
        for seat in Seat::all(table::MOST_SEATS) {
            let since = &mut self.since[seat.index()];
            *since = awaited.contains(seat).then(|| since.unwrap_or(record));
        }
    }

    /// The record since which this seat has been awaited.
    pub fn since(&self, seat: Seat) -> Option<u32> {
        self.since[seat.index()]
    }
}
