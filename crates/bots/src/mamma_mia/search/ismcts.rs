//! Information-set Monte Carlo tree search.
//!
//! One tree represents everything the seat does not know. Each iteration samples a world that
//! agrees with what was heard, descends the tree by the moves that this world allows, expands it,
//! and plays on by the heuristic to the end of the round. On the way down, every seat maximizes its
//! own share of the win. A move that few worlds allow does not count as neglected: what matters is
//! how often it was available.
//!
//! The root is searched by [`SequentialHalving`]: all moves are tried in the same worlds with the
//! same deals, so that luck cancels out when they are compared.

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

/// The weight of exploration: how strongly the search favours moves that the heuristic likes and
/// that were tried little.
const CURIOSITY: f32 = 0.5;
/// How much better a move must look, in pizzas, for the heuristic to prefer it by a factor of e.
const DOUBT: f32 = 0.15;
/// By how much a move that was never tried is assumed to be worse than those that were.
const CAUTION: f32 = 0.02;

/// A search from one seat.
#[derive(Clone, Debug)]
pub struct Search {
    sampler: Sampler,
    playout: Playout,
    dice: Pcg,
    tree: Tree,
    halving: SequentialHalving,
    /// The nodes that an iteration passed through.
    path: Vec<NodeId>,
    /// The moves at a node, with the heuristic's preference for each.
    choices: Vec<(NodeId, f32)>,
}

impl Search {
    /// Sits down and sees this view.
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

    /// Takes in a saying.
    pub fn hear(&mut self, saying: &Saying<MammaMia>) {
        self.sampler.hear(saying);
    }

    /// Discards the last search and begins a new one for the awaited seat with this view.
    pub fn begin(&mut self, view: &View<MammaMia>) -> Result<(), Cannot> {
        self.start(view, None, None)
    }

    /// Begins a search in which `first` wins ties and `kept` is never dropped.
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

    /// Runs for this many iterations or a few more, and returns how many there were.
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
        // Without contenders, count at least one iteration, so that the loop ends.
        Ok(contenders.max(1) as u32)
    }

    /// Descends from a contender, expands the tree, and plays on.
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

    /// The next move to try, out of those the heuristic listed; `None` if the tree is full.
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
