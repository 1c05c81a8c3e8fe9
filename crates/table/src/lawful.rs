//! What a game adds so that the kit of laws can test it.

use alloc::string::String;

use crate::{Chance, Eyes, Game, Seat};

/// A game that can be examined by the laws.
pub trait Lawful: Game {
    /// Whether every piece is in exactly one place; if not, says which.
    fn census(&self) -> Result<(), String>;

    /// The same table as far as these eyes can tell, with everything redealt that they may not
    /// know, at the sizes that are public.
    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> Self;

    /// Whether taking this offer gets something done: a player who bakes and helps whenever he
    /// can takes these first.
    fn is_keen(offer: &Self::Offer) -> bool;

    /// Any move at all, legal or not.
    fn any_move(&self, chance: &mut impl Chance) -> Self::Move;

    /// Whether two deals look the same to everyone but whom they are dealt to, and the same
    /// to these eyes if they are dealt to them.
    fn alike(&self, one: &Self::Deal, other: &Self::Deal, eyes: Eyes) -> bool;

    /// Whether this move lawfully shows something in which the two worlds differ, so that they
    /// cannot be compared any further: three cuts revealed, for example.
    fn worlds_part(&self, other: &Self, seat: Seat, mv: &Self::Move) -> bool;

    /// More moves and deals than any game with this setup can have.
    fn longest(setup: &Self::Setup) -> usize;
}
