//! What the rules say at a table. A secret is a message to one seat; nothing is masked.

use crate::{Eyes, Game, Seat};

/// Something the rules say, and who hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saying<G: Game> {
    /// Everyone hears it: every seat and the gallery.
    ToAll(G::Announcement),
    /// One seat hears it.
    ToSeat(Seat, G::Whisper),
}

impl<G: Game> Saying<G> {
    /// Whether a viewer with these eyes hears it.
    pub fn reaches(&self, eyes: Eyes) -> bool {
        match self {
            Saying::ToAll(_) => true,
            Saying::ToSeat(seat, _) => eyes == Eyes::Seat(*seat),
        }
    }
}

/// Something that receives what the rules say during play.
pub trait Listener<G: Game> {
    /// Receives one saying.
    fn hear(&mut self, saying: Saying<G>);
}

/// A listener that ignores everything, for simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl<G: Game> Listener<G> for Deaf {
    #[inline(always)]
    fn hear(&mut self, _: Saying<G>) {}
}

impl<G: Game, F: FnMut(Saying<G>)> Listener<G> for F {
    fn hear(&mut self, saying: Saying<G>) {
        self(saying);
    }
}
