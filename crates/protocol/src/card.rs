//! The cards that clients draw and have to ask for. Only one family has such cards, so its type is
//! the type of them all, and described as such.

pub use crate::mamma_mia::OrderCard;
