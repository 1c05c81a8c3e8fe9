//! What is said at the table. A secret is a message to one seat; nothing is masked.

use crate::{Game, Seat};

/// Something said, with its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told<A, W> {
    /// All hear it: every seat and the gallery.
    Everyone(A),
    /// One seat hears it.
    Only(Seat, W),
}

impl<A, W> Told<A, W> {
    /// Whether these eyes' ears hear it.
    pub fn reaches(&self, eyes: crate::Eyes) -> bool {
        match self {
            Told::Everyone(_) => true,
            Told::Only(seat, _) => eyes == crate::Eyes::Seat(*seat),
        }
    }
}

/// What a game says, announcement or whisper.
pub type Saying<G> = Told<<G as Game>::Announcement, <G as Game>::Whisper>;

/// Someone the rules talk to while they play.
pub trait Listener<G: Game> {
    /// Takes in one saying.
    fn told(&mut self, saying: Saying<G>);
}

/// Hears nothing: for simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl<G: Game> Listener<G> for Deaf {
    #[inline(always)]
    fn told(&mut self, _: Saying<G>) {}
}

impl<G: Game, F: FnMut(Saying<G>)> Listener<G> for F {
    fn told(&mut self, saying: Saying<G>) {
        self(saying);
    }
}
