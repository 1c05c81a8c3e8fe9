//! The three languages say the same things, completely and correctly.

mod code;
mod files;
mod golden;
mod mamma_mia;
mod pizza_theory;
mod played;
mod same;
mod table_talk;
