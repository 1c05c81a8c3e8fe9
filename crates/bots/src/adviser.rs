//! A strong bot that tells what it thinks.

use table::{BySeat, Game, View};

use crate::Bot;

/// A bot that can say what it expects.
pub trait Adviser<G: Game>: Bot<G> {
    /// What it would do now, and what it expects of that.
    ///
    /// A move given as `also` is weighed as carefully as the best ones, to learn what it costs.
    fn advise(&mut self, view: &View<G>, also: Option<&G::Move>) -> Advice<G::Move>;
}

/// What an adviser thinks of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// What it would do.
    pub choice: M,
    /// The share of the win that it expects for each seat when it does that.
    pub shares: BySeat<f64>,
    /// What it weighed, the best first: each move with the share that it brings its own seat.
    pub weighed: Vec<(M, f64)>,
}
