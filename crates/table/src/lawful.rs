//! What a game implements so that the `laws` crate can test it.

use alloc::string::String;

use crate::{Chance, Eyes, Game, Seat};

/// A game that the laws can test.
pub trait Lawful: Game {
    /// Checks that every piece is in exactly one place; if not, says which is not.
    fn census(&self) -> Result<(), String>;

    /// The same table as far as these eyes can tell, with everything they may not know dealt again,
    /// in the sizes that are public.
    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> Self;

    /// Whether taking this offer makes progress. A player who bakes and helps whenever possible
    /// takes these offers first.
    fn is_keen(offer: &Self::Offer) -> bool;

    /// Any move, legal or not.
    fn any_move(&self, chance: &mut impl Chance) -> Self::Move;

    /// Whether two deals look the same to everyone but the seat they are dealt to, and also to that
    /// seat if these eyes are its own.
    fn alike(&self, one: &Self::Deal, other: &Self::Deal, eyes: Eyes) -> bool;

    /// Whether this move legitimately reveals something in which the two worlds differ, so that
    /// they can no longer be compared. For example, when three cuts are revealed.
    fn worlds_part(&self, other: &Self, seat: Seat, mv: &Self::Move) -> bool;

    /// An upper bound on the number of moves and deals in any game with this setup.
    fn longest(setup: &Self::Setup) -> usize;
}
