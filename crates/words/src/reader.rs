//! Who reads.

use table::{Eyes, Seat};

/// Who reads: the names of the players, and whose eyes look at them.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'n> {
    /// The players' names by seat. A seat whose name is empty or not here is called by its number.
    pub names: &'n [String],
    /// A player reads "you" where he is meant.
    pub eyes: Eyes,
}

impl Reader<'_> {
    /// The name of the seat, if it has one.
    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Who this seat is to the reader, as the texts ask for it.
    pub(crate) fn is(&self, seat: Seat) -> &'static str {
        if self.eyes == Eyes::Seat(seat) { "you" } else { "other" }
    }
}
