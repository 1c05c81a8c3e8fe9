//! Level 5: a player that searches, and can state its expectations.

use ::pizza_theory::{Move, PizzaTheory};
use table::{BySeat, Pcg, Saying, View};

use super::belief::Belief;
use super::search::{PRIOR, Search, Solver};
use super::thinker::pick;
use crate::clock::Clock;
use crate::{Advice, Adviser, Bot, Budget, Random};

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Professor {
    solver: Solver,
    belief: Belief,
    budget: Budget,
    dice: Pcg,
}

impl Professor {
    /// Sits down, with random numbers from this seed.
    pub fn new(solver: Solver, view: &View<PizzaTheory>, budget: Budget, seed: u64) -> Professor {
        let belief = Belief::new(&view.public, PRIOR);
        Professor { solver, belief, budget, dice: Pcg::new(seed) }
    }

    fn search(&mut self, view: &View<PizzaTheory>, also: Option<&Move>) -> Option<Search> {
        let mut clock = Clock::new(self.budget);
        let dice = Pcg::new(self.dice.bits());
        let mut search = Search::believing(view, self.belief.clone(), self.solver, dice)?;
        while !search.is_full() && clock.tick() {
            // One iteration in eight goes to the move that was asked about.
            let also = also.filter(|_| search.iterations() % 8 == 7);
            search.think(also);
        }
        Some(search)
    }
}

impl Bot<PizzaTheory> for Professor {
    fn hear(&mut self, saying: &Saying<PizzaTheory>) {
        self.belief.hear(saying);
    }

    fn choose(&mut self, view: &View<PizzaTheory>) -> Move {
        match self.search(view, None) {
            Some(search) => pick(&search.weighed(), &mut self.dice),
            None => Random::new(self.dice.bits()).choose(view),
        }
    }
}

impl Adviser<PizzaTheory> for Professor {
    fn advise(&mut self, view: &View<PizzaTheory>, also: Option<&Move>) -> Advice<Move> {
        match self.search(view, also) {
            Some(search) => {
                let weighed = search.weighed();
                let choice = pick(&weighed, &mut self.dice);
                Advice { choice, shares: search.shares(&choice), weighed }
            }
            None => {
                let choice = Random::new(self.dice.bits()).choose(view);
                Advice { choice, shares: BySeat::default(), weighed: Vec::new() }
            }
        }
    }
}
