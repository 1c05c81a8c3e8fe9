//! Thinking ahead in worlds that agree with what was heard.
//!
//! All three methods are based on playouts: the [`Sampler`](super::sample::Sampler) makes up a
//! world, and everyone in it plays on by a *heuristic*, which is Nonna's judgement reduced until a
//! whole round takes microseconds. The heuristic sees what its seat would see, with one exception:
//! it assumes that others' orders in the oven are filled if their hands can fill them, where a
//! player would have to guess.
//!
//! A playout stops at the end of the round and returns the shares of the win that can be expected
//! from there, using weights fitted to whole games; in the last round it goes on to the end.
//! Playing to the end of the game would cost three times as much and tell less, because later
//! rounds are mostly luck.
//!
//! Level 3 tries each move in a handful of worlds, level 4 in many ([`Flat`]), and level 5 searches
//! a tree ([`Search`]).

mod draw_odds;
mod flat;
mod heuristic;
mod ismcts;
mod mind;
mod outlook;
mod pile_streams;
mod playout;
mod reveal;
mod sequential_halving;
mod standing;
mod tree;

pub use flat::Flat;
pub use ismcts::Search;
pub(super) use mind::{Mind, advice};
pub use playout::Rollout;
