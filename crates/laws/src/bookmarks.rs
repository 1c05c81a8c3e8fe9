//! A few positions of a game, kept to come back to.

use table::{Chance, Game};

use crate::pick;

/// Positions of a game, each of which is any position so far with the same likelihood.
pub(crate) struct Bookmarks<G: Game, const N: usize> {
    kept: [Option<Bookmark<G>>; N],
    seen: usize,
}

/// A position, and how many deals and moves led to it.
#[derive(Clone, Copy)]
pub(crate) struct Bookmark<G: Game> {
    pub steps: usize,
    pub game: G,
}

impl<G: Game, const N: usize> Bookmarks<G, N> {
    /// None yet.
    pub fn new() -> Bookmarks<G, N> {
        Bookmarks { kept: [None; N], seen: 0 }
    }

    /// The play comes to a position. How long a game will be is not known beforehand, so the
    /// n-th position takes the place of an earlier one once in n times.
    pub fn pass(&mut self, steps: usize, game: &G, chance: &mut impl Chance) {
        self.seen += 1;
        for bookmark in &mut self.kept {
            if pick::once_in(chance, self.seen) {
                *bookmark = Some(Bookmark { steps, game: *game });
            }
        }
    }

    /// The bookmarks.
    pub fn iter(&self) -> impl Iterator<Item = Bookmark<G>> {
        self.kept.iter().flatten().copied()
    }
}
