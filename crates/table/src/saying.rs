//! What is said at the table. A secret is a message to one seat; nothing is masked.

use crate::{Eyes, Game, Seat};

/// Something that a game says, with its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saying<G: Game> {
    /// Everyone hears it: every seat and the gallery.
    ToAll(G::Announcement),
    /// One seat hears it.
    ToSeat(Seat, G::Whisper),
}

impl<G: Game> Saying<G> {
    /// Whether whoever has these eyes hears it.
    pub fn reaches(&self, eyes: Eyes) -> bool {
        match self {
            Saying::ToAll(_) => true,
            Saying::ToSeat(seat, _) => eyes == Eyes::Seat(*seat),
        }
    }
}

/// Someone the rules talk to while they play.
pub trait Listener<G: Game> {
    /// Takes in one saying.
    fn hear(&mut self, saying: Saying<G>);
}

/// Hears nothing: for simulations.
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
