//! A few positions of a game, kept for later.

use table::{Chance, Game};

use crate::pick;

/// A random sample of the positions so far: each is equally likely to be kept.
pub(crate) struct Bookmarks<G: Game, const N: usize> {
    kept: [Option<Bookmark<G>>; N],
    seen: usize,
}

/// A position, and the number of deals and moves that led to it.
#[derive(Clone, Copy)]
pub(crate) struct Bookmark<G: Game> {
    pub steps: usize,
    pub game: G,
}

impl<G: Game, const N: usize> Bookmarks<G, N> {
    /// No bookmarks yet.
    pub fn new() -> Bookmarks<G, N> {
        Bookmarks { kept: [None; N], seen: 0 }
    }

    /// Passes a position. The length of the game is not known in advance, so the n-th position
    /// replaces an earlier one with probability 1/n (reservoir sampling).
    pub fn pass(&mut self, steps: usize, game: &G, chance: &mut impl Chance) {
        self.seen += 1;
        for bookmark in &mut self.kept {
            if pick::once_in(chance, self.seen) {
                *bookmark = Some(Bookmark { steps, game: *game });
            }
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Bookmark<G>> {
        self.kept.iter().flatten().copied()
    }
}
