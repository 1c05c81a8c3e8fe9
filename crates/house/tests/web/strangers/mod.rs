//! What strangers could do to the other guests of a house that anyone can reach.

mod hints;
mod resting;
mod reviews;
mod thinking;
