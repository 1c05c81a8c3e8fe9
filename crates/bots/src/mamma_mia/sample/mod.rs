//! Sampling: complete tables that agree with what a seat has heard.
//!
//! # The model
//!
//! A *deal* says which cards each draw of the game has brought so far. Before anything is heard
//! all deals are equally likely: every draw from a supply takes any of its cards, and every draw
//! from a waiter any of the orders that nobody has seen (rule 11). A deal *agrees* with what a
//! listener has heard if the moves that were announced, made again on that deal, are all
//! accepted and tell that listener the same. A [`Sampler`] draws from the deals that agree, each
//! as likely as the others, and shows the table that such a deal has led to.
//!
//! What a move says about the player's mind is not weighed: a card that was laid was in the
//! hand, and nothing else follows from it. Cards of a kind are told apart in the deal but not
//! when they are laid, so the world in which a hand held two olives counts once when it lays
//! one. Even in the first round, then, the cards still hidden are not simply one shuffled bag.
//!
//! # How it is done
//!
//! [`Past`] folds what is heard into a [`Timeline`]: who drew how many cards of which supply,
//! and which cards had to be in a hand at what time. A supply's content is always known, for
//! everyone saw the used cards before they were shuffled; but a card that is laid may have been
//! drawn from the new supply or kept from an old one, so the deals of all rounds hang together.
//! A [`ExchangeChain`] goes from deal to deal by exchanges and comes by all that agree equally often; it
//! is kept from turn to turn and repaired when a new saying rules its present deal out. Orders
//! need no chain: those of a seat whose place is not known lie evenly on the places that are left.

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
