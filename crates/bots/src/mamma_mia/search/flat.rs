//! Flat Monte Carlo: every move is tried in the same worlds, and the results are averaged.

use ::mamma_mia::{MammaMia, Move};
use table::{Game as _, Pcg, Saying, View};

use super::super::sample::{Cannot, Sampler};
use super::mind::{Mind, Thought, sort};
use super::outlook::Outlook;
use super::pile_streams::PileStreams;
use super::playout::{Playout, Rollout, step};
use super::standing::Shares;
use crate::Budget;
use crate::clock::Clock;

/// A move must look better than the usual one by this many standard errors, because among a dozen
/// moves some look good by luck.
const SURE: f32 = 1.0;

/// How a move compares with the usual one in the same worlds.
#[derive(Clone, Copy, Debug, Default)]
struct Trial {
    /// The result in the last world.
    last: f32,
    /// The sum of its advantages over the usual move, and the sum of their squares.
    better: f32,
    squares: f32,
}

impl Trial {
    fn compare(&mut self, usual: f32) {
        let better = self.last - usual;
        self.better += better;
        self.squares += better * better;
    }

    /// How much to subtract from its value because of uncertainty, after this many worlds.
    fn doubt(&self, worlds: f32) -> f32 {
        let mean = self.better / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        SURE * (variance / worlds).sqrt()
    }
}

/// Tries every move equally often.
#[derive(Clone, Debug)]
pub struct Flat {
    sampler: Sampler,
    playout: Playout,
    dice: Pcg,
}

impl Flat {
    /// Sits down and sees this view.
    pub fn new(view: &View<MammaMia>, seed: u64) -> Result<Flat, Cannot> {
        let mut dice = Pcg::new(seed);
        Ok(Flat {
            sampler: Sampler::new(view, dice.bits())?,
            playout: Playout::new(&view.public.setup, Rollout::Judged, dice.bits()),
            dice,
        })
    }

    /// The moves to try. The fallback comes first, so it wins ties.
    fn moves(
        &mut self,
        world: &MammaMia,
        outlook: &Outlook,
        fallback: Move,
        also: Option<Move>,
    ) -> Vec<Thought> {
        self.playout.heuristic.weigh(world, outlook, &mut self.playout.weighed);
        let mut thoughts: Vec<Thought> = Vec::new();
        let moves = self.playout.weighed.iter().map(|(mv, _)| *mv);
        for mv in core::iter::once(fallback).chain(moves).chain(also) {
            if thoughts.iter().all(|thought| thought.mv != mv) {
                thoughts.push(Thought { mv, worth: 0.0, shares: Shares::default() });
            }
        }
        thoughts
    }
}

impl Mind for Flat {
    fn hear(&mut self, saying: &Saying<MammaMia>) {
        self.sampler.hear(saying);
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
        let mut world = self.sampler.sample(view)?;
        let mut outlook = Outlook::of(&world);
        let mut thoughts = self.moves(&world, &outlook, fallback, also);
        let round = world.public().round;
        let mut trials = vec![Trial::default(); thoughts.len()];
        let mut worlds = 0.0;
        loop {
            // Luck cancels out if all moves get the same deals.
            let streams = PileStreams::new(self.dice.bits());
            for (thought, trial) in thoughts.iter_mut().zip(&mut trials) {
                let (mut world, mut outlook, mut streams) = (world, outlook, streams.clone());
                if !step(&mut world, &mut outlook, me, thought.mv) {
                    return Err(Cannot::Missed);
                }
                let shares = self.playout.play(&mut world, &mut outlook, round, &mut streams);
                for (sum, share) in thought.shares.iter_mut().zip(shares) {
                    *sum += share;
                }
                trial.last = shares[me.index()];
            }
            let usual = trials.first().map_or(0.0, |trial| trial.last);
            trials.iter_mut().for_each(|trial| trial.compare(usual));
            worlds += 1.0;
            clock.spend(thoughts.len() as u32);
            if clock.spent() >= 1.0 {
                break;
            }
            world = self.sampler.sample(view)?;
            outlook = Outlook::of(&world);
        }
        for (thought, trial) in thoughts.iter_mut().zip(&trials) {
            thought.shares = thought.shares.map(|sum| sum / worlds);
            thought.worth = thought.shares[me.index()] - trial.doubt(worlds);
        }
        sort(&mut thoughts);
        Ok(thoughts)
    }
}
