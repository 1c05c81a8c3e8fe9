//! The reader of a text.

use table::{Eyes, Seat};

/// The reader of a text: the names of the players, and the reader's own viewpoint.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'n> {
    /// The players' names, by seat. A seat with no name is called by its number.
    pub names: &'n [String],
    /// The reader's viewpoint. Players are addressed as "you".
    pub eyes: Eyes,
}

impl Reader<'_> {
    /// The name of the seat, if it has one.
    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// How the texts refer to this seat for this reader.
    pub(crate) fn is(&self, seat: Seat) -> &'static str {
        if self.eyes == Eyes::Seat(seat) { "you" } else { "other" }
    }
}
