//! Samples agree with everything a seat saw and heard, and have the right frequencies.

mod exact;
mod frequencies;
mod laws;
mod play;
mod resumed;
mod timelines;
