//! Strong bots that explain what they think.

use table::{BySeat, Eyes, Game, Saying, Seat, View};

use crate::{Bot, Botted, Budget};

/// A bot that can state its expectations.
pub trait Adviser<G: Game>: Bot<G> {
    /// What it would do now, and what it expects from that.
    ///
    /// A move given as `also` is evaluated as carefully as the best ones, to find out what it
    /// costs.
    fn advise(&mut self, view: &View<G>, also: Option<&G::Move>) -> Advice<G::Move>;
}

/// An adviser's opinion of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move it would make.
    pub choice: M,
    /// The share of the win that it expects for each seat after that move.
    pub shares: BySeat<f64>,
    /// The moves it evaluated, the best first, each with the expected share for the seat to move.
    pub weighed: Vec<(M, f64)>,
}

impl<M: PartialEq> Advice<M> {
    /// The expected share of a move, if it was evaluated.
    pub fn share_of(&self, mv: &M) -> Option<f64> {
        self.weighed.iter().find(|(weighed, _)| weighed == mv).map(|(_, share)| *share)
    }
}

/// An adviser to one seat. It receives the seat's own views, and hears only what reaches the seat.
pub struct SeatedAdviser<G: Game> {
    seat: Seat,
    adviser: Box<dyn Adviser<G>>,
}

impl<G: Botted> SeatedAdviser<G> {
    /// An adviser for the seat that has this view; `None` if the game has no adviser.
    ///
    /// # Panics
    /// If the view is the gallery's.
    pub fn new(view: &View<G>, budget: Budget, seed: u64) -> Option<SeatedAdviser<G>> {
        let make = G::adviser()?;
        let (seat, _) = view.own.expect("an adviser stands behind a seat");
        Some(SeatedAdviser { seat, adviser: make(view, budget, seed) })
    }

    /// Passes on a saying, if it reaches the seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        if saying.reaches(Eyes::Seat(self.seat)) {
            self.adviser.hear(saying);
        }
    }

    /// Asks for advice. The seat must be awaited. See [`Adviser::advise`].
    pub fn advise(&mut self, view: &View<G>, also: Option<&G::Move>) -> Advice<G::Move> {
        debug_assert_eq!(view.own.map(|(seat, _)| seat), Some(self.seat), "its own view");
        self.adviser.advise(view, also)
    }
}
