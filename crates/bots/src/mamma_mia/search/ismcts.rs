//! Information-set Monte Carlo tree search.
//!
//! One tree stands for everything the seat does not know: each iteration takes a world that
//! agrees with what was heard, goes down the tree by the moves that this world allows, adds to
//! it, and plays on by the heuristic to the end of the round. Every seat looks for its own share of the
//! win on the way down. A move that few worlds allow is not held to be neglected for that: what
//! counts is how often it could have been made.
//!
//! The root is searched by [`SequentialHalving`]: all moves meet the same worlds and the same
//! deals, so that luck cancels out where they are compared.

use ::mamma_mia::{MammaMia, Move};
use table::{Game as _, Pcg, Saying, Seat, View};

use super::super::sample::{Cannot, Sampler};
use super::mind::{Mind, Thought};
use super::outlook::Outlook;
use super::pile_streams::PileStreams;
use super::playout::{Playout, Rollout, step, until_awaited};
use super::sequential_halving::SequentialHalving;
use super::standing;
use super::tree::{NodeId, Tree};
use crate::Budget;
use crate::clock::Clock;

/// How curious the search is about moves that the heuristic likes and that it has not tried much.
const CURIOSITY: f32 = 0.5;
/// How much better in pizzas a move must look for the heuristic to prefer it e times over another.
const DOUBT: f32 = 0.15;
/// By so much a move that was never tried is taken to be worse than those that were.
const CAUTION: f32 = 0.02;

/// A search from one seat.
#[derive(Clone, Debug)]
pub struct Search {
    sampler: Sampler,
    playout: Playout,
    dice: Pcg,
    tree: Tree,
    halving: SequentialHalving,
    /// The nodes that an iteration went by.
    path: Vec<NodeId>,
    /// The moves at a node, with how much the heuristic likes them.
    choices: Vec<(NodeId, f32)>,
}

impl Search {
    /// Sits down and sees this.
    pub fn new(view: &View<MammaMia>, rollout: Rollout, seed: u64) -> Result<Search, Cannot> {
        let mut dice = Pcg::new(seed);
        Ok(Search {
            sampler: Sampler::new(view, dice.bits())?,
            playout: Playout::new(&view.public.setup, rollout, dice.bits()),
            dice,
            tree: Tree::default(),
            halving: SequentialHalving::default(),
            path: Vec::new(),
            choices: Vec::new(),
        })
    }

    /// Hears what is said next.
    pub fn hear(&mut self, saying: &Saying<MammaMia>) {
        self.sampler.hear(saying);
    }

    /// Forgets the last search and begins one for the awaited seat that sees this.
    pub fn begin(&mut self, view: &View<MammaMia>) -> Result<(), Cannot> {
        self.start(view, None, None)
    }

    /// Begins a search in which one move is the first of equals, and another is never given up.
    fn start(
        &mut self,
        view: &View<MammaMia>,
        first: Option<Move>,
        kept: Option<Move>,
    ) -> Result<(), Cannot> {
        self.tree.clear();
        self.halving.clear();
        let world = self.sampler.sample(view)?;
        self.playout.heuristic.weigh(&world, &Outlook::of(&world), &mut self.playout.weighed);
        let weighed = self.playout.weighed.iter().map(|(mv, _)| *mv);
        for mv in first.into_iter().chain(weighed).chain(kept) {
            if let Some(id) = self.tree.child(Tree::ROOT, mv) {
                self.halving.enter(id);
            }
        }
        if let Some(id) = kept.and_then(|mv| self.tree.child(Tree::ROOT, mv)) {
            self.halving.keep(id);
        }
        Ok(())
    }

    /// Goes on for so many iterations or a few more, and returns how many they were.
    pub fn iterate(&mut self, view: &View<MammaMia>, iterations: u32) -> Result<u32, Cannot> {
        let mut done = 0;
        while done < iterations {
            done += self.heat(view)?;
        }
        Ok(done)
    }

    /// Tries each contender once, all in the same world and with the same deals to come.
    fn heat(&mut self, view: &View<MammaMia>) -> Result<u32, Cannot> {
        let Some((me, _)) = view.own else { return Err(Cannot::Missed) };
        let world = self.sampler.sample(view)?;
        let outlook = Outlook::of(&world);
        let streams = PileStreams::new(self.dice.bits());
        let round = world.public().round;
        let contenders = self.halving.contenders().len();
        for contender in 0..contenders {
            let id = self.halving.contenders()[contender];
            let (mut world, mut outlook) = (world, outlook);
            if !step(&mut world, &mut outlook, me, self.tree.node(id).mv) {
                return Err(Cannot::Missed);
            }
            self.iteration(id, world, outlook, round, streams.clone());
        }
        // Nobody to try is no reason to go on for ever.
        Ok(contenders.max(1) as u32)
    }

    /// Goes down from a contender, adds to the tree, and plays on.
    fn iteration(
        &mut self,
        contender: NodeId,
        mut world: MammaMia,
        mut outlook: Outlook,
        round: u8,
        mut dealer: PileStreams,
    ) {
        let mut here = contender;
        self.path.clear();
        let shares = loop {
            self.path.push(here);
            let awaited = until_awaited(&mut world, round, &mut dealer);
            let seat = match awaited {
                Ok(seat) => seat,
                Err(shares) => break shares,
            };
            let next = if self.tree.node(here).visits == 0 {
                None
            } else {
                self.playout.heuristic.weigh(&world, &outlook, &mut self.playout.weighed);
                self.select(here, seat)
            };
            let Some(next) = next else {
                break self.playout.play(&mut world, &mut outlook, round, &mut dealer);
            };
            if !step(&mut world, &mut outlook, seat, self.tree.node(next).mv) {
                break standing::promised(&world);
            }
            here = next;
        };
        for id in &self.path {
            self.tree.node_mut(*id).add(&shares);
        }
    }

    /// The move to try next, out of those that were weighed; none where the tree is full.
    fn select(&mut self, here: NodeId, seat: Seat) -> Option<NodeId> {
        let at_first_sight = self.tree.node(here).mean(seat, 0.0) - CAUTION;
        let weighed = &self.playout.weighed;
        let highest = weighed.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
        self.choices.clear();
        let mut all = 0.0;
        for (mv, worth) in weighed {
            if let Some(id) = self.tree.child(here, *mv) {
                let liking = ((worth - highest) / DOUBT).exp();
                all += liking;
                self.choices.push((id, liking));
            }
        }
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for (id, liking) in &self.choices {
            let node = self.tree.node_mut(*id);
            node.available += 1;
            let neglected = (node.available as f32).sqrt() / (1.0 + node.visits as f32);
            let curiosity = CURIOSITY * liking / all * neglected;
            let score = node.mean(seat, at_first_sight) + curiosity;
            if score > highest {
                (best, highest) = (Some(*id), score);
            }
        }
        best
    }
}

impl Mind for Search {
    fn hear(&mut self, saying: &Saying<MammaMia>) {
        Search::hear(self, saying);
    }

    fn think(
        &mut self,
        view: &View<MammaMia>,
        budget: Budget,
        fallback: Move,
        also: Option<Move>,
    ) -> Result<Vec<Thought>, Cannot> {
        let Some((me, _)) = view.own else { return Err(Cannot::Missed) };
        let mut clock = Clock::new(budget);
        self.start(view, Some(fallback), also)?;
        // However little time there is, each move is tried once.
        clock.spend(self.heat(view)?);
        let parts = self.halving.parts();
        for part in 1..=parts {
            while clock.spent() * (parts as f32) < part as f32 {
                clock.spend(self.heat(view)?);
            }
            if part < parts {
                self.halving.halve(&self.tree, me);
            }
        }
        Ok(self.halving.thoughts(&self.tree, me))
    }
}
