//! Sampling: complete tables that agree with what a seat has heard.
//!
//! # The model
//!
//! A *deal* says which cards each draw of the game has brought so far. Before anything is heard,
//! all deals are equally likely: every draw from a supply takes any of its cards, and every draw
//! from a waiter any of the orders that nobody has seen (rule 11). A deal *agrees* with what a
//! listener has heard if the announced moves, replayed on that deal, are all accepted and sound the
//! same to that listener. A [`Sampler`] draws uniformly from the deals that agree, and returns the
//! table that such a deal leads to.
//!
//! What a move says about the player's intentions is not considered: a card that was laid was in
//! the hand, and nothing else follows. Cards of one kind are distinguished in the deal but not when
//! they are laid, so a world in which a hand held two olives counts once when it lays one. So even
//! in the first round, the cards that are still hidden are not simply one shuffled bag.
//!
//! # How it works
//!
//! [`Past`] folds what is heard into a [`Timeline`]: who drew how many cards from which supply, and
//! which cards had to be in a hand at what time. The contents of a supply are always known, because
//! everyone saw the used cards before they were shuffled. But a card that is laid may have been
//! drawn from the new supply or kept from an old one, so the deals of all rounds depend on each
//! other. An [`ExchangeChain`] moves from deal to deal by exchanges and visits all that agree
//! equally often. It is kept from turn to turn, and repaired when a new saying rules out its
//! current deal. Orders need no chain: a seat's orders whose place is unknown are spread uniformly
//! over the remaining places.

mod exchange_chain;
mod fitting;
mod ground;
mod past;
mod sampler;
mod slack;
mod timeline;

pub use exchange_chain::{ExchangeChain, NoWorld};
pub use past::Past;
pub use sampler::{Cannot, Sampler, VISITS};
pub use timeline::{Draw, Due, SeatTimeline, Timeline};
