//! What a viewer sees, assembled from the drawers by one function.

use crate::{Game, Next, Saying, Seat};

/// A viewpoint on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// A watcher's: they see only what is public.
    Gallery,
}

impl Eyes {
    /// All eyes at a table of this size, the gallery last.
    pub fn all(seats: usize) -> impl Iterator<Item = Eyes> + Clone {
        Seat::all(seats).map(Eyes::Seat).chain(core::iter::once(Eyes::Gallery))
    }

    /// The seat these eyes belong to, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Gallery => None,
        }
    }
}

/// What a viewer may see now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    /// What everyone can see.
    pub public: G::Public,
    /// What only this seat sees; the gallery has no drawer.
    pub own: Option<(Seat, G::Private)>,
    /// What was said once and then buried, if the table keeps notes.
    pub notes: Option<G::Notes>,
}

impl<G: Game> View<G> {
    /// The one function that decides who sees what.
    pub fn of(game: &G, eyes: Eyes) -> View<G> {
        let public = game.public();
        View {
            public: *public,
            own: eyes.seat().map(|seat| (seat, *game.own(seat))),
            notes: G::keeps_notes(public).then(|| *game.notes()),
        }
    }

    /// Whose view it is.
    pub fn eyes(&self) -> Eyes {
        self.own.as_ref().map_or(Eyes::Gallery, |(seat, _)| Eyes::Seat(*seat))
    }

    /// Folds in a saying, so that the view shows the state after it.
    pub fn hear(&mut self, saying: &Saying<G>) {
        match saying {
            Saying::ToAll(said) => {
                if let Some(notes) = &mut self.notes {
                    G::note(notes, said);
                }
                if let Some((seat, own)) = &mut self.own {
                    G::hear_own(own, *seat, said);
                }
                G::hear(&mut self.public, said);
            }
            Saying::ToSeat(to, whisper) => {
                if let Some((seat, own)) = &mut self.own
                    && to == seat
                {
                    G::hear_whisper(own, whisper);
                }
            }
        }
    }

    /// Passes on what this seat may do now; the gallery may do nothing.
    pub fn offers(&self, mut to: impl FnMut(G::Offer)) {
        if let Some((seat, own)) = &self.own
            && let Next::Seats(awaited) = G::next(&self.public)
            && awaited.contains(*seat)
        {
            G::offers(&self.public, *seat, own, &mut to);
        }
    }
}
