//! Thinking ahead in worlds that agree with what was heard.
//!
//! All three ways of thinking rest on playouts: a world is made up by the
//! [`Sampler`](super::sample::Sampler), and everyone in it plays on by a *heuristic*, which is
//! Nonna's judgement cut down until a whole round takes microseconds. The heuristic sees what its seat
//! would see, with one exception: it takes others' orders in the oven for filled if their hands
//! fill them, where a guest would have to guess.
//!
//! A playout stops at the end of the round and is given the shares of the win that the table
//! then promises, from weights fitted to whole games; in the last round it goes on to the end.
//! Played on to the end of the game it costs thrice as much and tells less: what the later
//! rounds bring is luck for the most part.
//!
//! Level 3 tries each move in a handful of worlds, level 4 in many ([`Flat`]), and level 5
//! searches a tree ([`Search`]).

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
