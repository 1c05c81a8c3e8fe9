//! Tests of the bots, for all games and for each one.

mod legal;
mod mamma_mia;
mod mamma_mia_honest;
mod pizza_theory;
mod pizza_theory_advice;
mod pizza_theory_honest;
mod sampling;
