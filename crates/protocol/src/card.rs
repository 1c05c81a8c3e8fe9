//! The cards that clients draw and ask the house for. Only one family has such cards, so its type
//! is used for all of them.

pub use crate::mamma_mia::OrderCard;
