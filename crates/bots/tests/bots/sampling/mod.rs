//! Samples agree with everything a seat saw and heard, and come as often as they should.

mod exact;
mod frequencies;
mod laws;
mod play;
mod resumed;
mod timelines;
