//! A strong bot that tells what it thinks.

use table::{BySeat, Eyes, Game, Saying, Seat, View};

use crate::{Bot, Botted, Budget};

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

impl<M: PartialEq> Advice<M> {
    /// The share that a move brings its own seat, if it was weighed.
    pub fn share_of(&self, mv: &M) -> Option<f64> {
        self.weighed.iter().find(|(weighed, _)| weighed == mv).map(|(_, share)| *share)
    }
}

/// An adviser behind a seat. It is given the seat's own views, and hears only what reaches the
/// seat.
pub struct SeatedAdviser<G: Game> {
    seat: Seat,
    adviser: Box<dyn Adviser<G>>,
}

impl<G: Botted> SeatedAdviser<G> {
    /// An adviser who comes to the seat whose view this is; none where the game has no adviser.
    ///
    /// # Panics
    /// When the view is the gallery's.
    pub fn new(view: &View<G>, budget: Budget, seed: u64) -> Option<SeatedAdviser<G>> {
        let make = G::adviser()?;
        let (seat, _) = view.own.expect("an adviser stands behind a seat");
        Some(SeatedAdviser { seat, adviser: make(view, budget, seed) })
    }

    /// Passes on what is said, if it reaches the seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        if saying.reaches(Eyes::Seat(self.seat)) {
            self.adviser.hear(saying);
        }
    }

    /// Asks for advice; the seat has to be awaited. See [`Adviser::advise`].
    pub fn advise(&mut self, view: &View<G>, also: Option<&G::Move>) -> Advice<G::Move> {
        debug_assert_eq!(view.own.map(|(seat, _)| seat), Some(self.seat), "its own view");
        self.adviser.advise(view, also)
    }
}
