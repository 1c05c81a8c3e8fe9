//! What a pair of eyes sees, assembled from the drawers by one function.

use crate::{Game, Next, Saying, Seat};

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// A watcher's, who sees what the public sees.
    Gallery,
}

impl Eyes {
    /// Every pair of eyes at a table of this size, the gallery last.
    pub fn all(seats: usize) -> impl Iterator<Item = Eyes> + Clone {
        Seat::all(seats).map(Eyes::Seat).chain(core::iter::once(Eyes::Gallery))
    }

    /// The seat behind the eyes, if they are a player's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Gallery => None,
        }
    }
}

/// What one pair of eyes may see now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    /// What lies open for everyone.
    pub public: G::Public,
    /// What only this seat sees; the gallery has nothing of its own.
    pub own: Option<(Seat, G::Private)>,
    /// What was said once and is buried, where the table keeps notes of it.
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

    /// Folds in something heard, so that it shows what is seen after it.
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

    /// What this seat may do now; the gallery may do nothing.
    pub fn offers(&self, mut to: impl FnMut(G::Offer)) {
        if let Some((seat, own)) = &self.own
            && let Next::Seats(awaited) = G::next(&self.public)
            && awaited.contains(*seat)
        {
            G::offers(&self.public, *seat, own, &mut to);
        }
    }
}
