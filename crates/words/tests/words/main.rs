//! The three languages say the same things, all of them, and say them well.

mod code;
mod files;
mod golden;
mod mamma_mia;
mod pizza_theory;
mod played;
mod same;
mod table_talk;
