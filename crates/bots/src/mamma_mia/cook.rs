//! A cook: a memory, a judgement and a profile.

use ::mamma_mia::{MammaMia, Move, Phase};
use table::{Offer as _, Pcg, Saying, View};

use super::drawing;
use super::memory::Memory;
use super::profile::Profile;
use super::reveal::Reveal;
use super::scene::Scene;
use super::turn::Turn;
use crate::Bot;

/// A player that foresees the coming reveal of the oven.
#[derive(Clone, Debug)]
pub struct Cook {
    profile: Profile,
    memory: Memory,
    dice: Pcg,
}

impl Cook {
    /// A cook with this profile who sits down and sees this view.
    ///
    /// # Panics
    /// If the view is the gallery's.
    pub fn new(profile: Profile, view: &View<MammaMia>, seed: u64) -> Cook {
        let (me, _) = view.own.expect("a cook sits in a seat");
        let mut dice = Pcg::new(seed);
        let memory = Memory::new(profile.recall, me, view, dice.bits());
        Cook { profile, memory, dice }
    }

    /// The move that its judgement suggests.
    fn judge(&mut self, view: &View<MammaMia>) -> Option<Move> {
        let (me, hand) = view.own?;
        let oven = match &view.notes {
            Some(notes) => notes.oven.iter().collect(),
            None => self.memory.oven().collect(),
        };
        let scene = Scene { public: &view.public, me, hand, oven };
        match view.public.phase {
            Phase::Laying(_) => {
                let (kind, count) = Turn::new(&scene).lay()?;
                Some(Move::Lay { kind, count })
            }
            Phase::Ordering(_) => {
                let turn = Turn::new(&scene);
                match turn.order() {
                    Some(order) => Some(Move::Order(order)),
                    None if is_offered(view, Move::NoOrder) => Some(Move::NoOrder),
                    None => turn.forced_order().map(Move::Order),
                }
            }
            Phase::Drawing(_) => {
                Some(Move::Draw(drawing::pile(&scene, self.profile.drawing, &mut self.dice)))
            }
            Phase::Judging { order, .. } => Reveal::new(&scene).decide(order),
            Phase::Asking { owner, order, choice, request, .. } => {
                let helps = Reveal::new(&scene).helps(owner, order, choice, request);
                Some(if helps { Move::Help } else { Move::Decline })
            }
            Phase::Adding { count, .. } => {
                Some(Move::Fill(Reveal::new(&scene).least_needed(count)))
            }
            Phase::First
            | Phase::Opening(..)
            | Phase::Dealing { .. }
            | Phase::Rewarding(_)
            | Phase::Over(_) => None,
        }
    }
}

pub(super) fn is_offered(view: &View<MammaMia>, mv: Move) -> bool {
    let mut offered = false;
    view.offers(|offer| offered |= offer.covers(&mv));
    offered
}

impl Bot<MammaMia> for Cook {
    fn hear(&mut self, saying: &Saying<MammaMia>) {
        match saying {
            Saying::ToAll(said) => self.memory.hear(said),
            // Its own hand is in the view.
            Saying::ToSeat(..) => {}
        }
    }

    fn choose(&mut self, view: &View<MammaMia>) -> Move {
        self.judge(view).expect("a bot is asked only when its seat is awaited")
    }
}
