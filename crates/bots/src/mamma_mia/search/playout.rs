//! Playing a world on to see how it ends.

use ::mamma_mia::{MammaMia, Move, Setup};
use table::{Chance, Deaf, Game as _, Next, Offer as _, Pcg, Seat};

use super::heuristic::{Heuristic, Weighed};
use super::outlook::Outlook;
use super::standing::{self, Shares};

/// How a playout is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Uniformly random offers.
    Uniform,
    /// Nonna's judgement, reduced to a heuristic.
    Judged,
}

/// Plays worlds to the end of a round.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    rollout: Rollout,
    pub heuristic: Heuristic,
    dice: Pcg,
    /// A buffer for moves, reused to avoid allocations.
    pub weighed: Vec<Weighed>,
}

impl Playout {
    pub fn new(setup: &Setup, rollout: Rollout, seed: u64) -> Playout {
        let (heuristic, dice) = (Heuristic::new(setup), Pcg::new(seed));
        Playout { rollout, heuristic, dice, weighed: Vec::new() }
    }

    /// Plays a world to the end of this round, or of the game if this is the last round.
    pub fn play(
        &mut self,
        world: &mut MammaMia,
        outlook: &mut Outlook,
        round: u8,
        dealer: &mut impl Chance,
    ) -> Shares {
        loop {
            match until_awaited(world, round, dealer) {
                Ok(seat) => {
                    let mv = match self.rollout {
                        Rollout::Uniform => self.any(world, seat),
                        Rollout::Judged => self.best(world, outlook),
                    };
                    if !step(world, outlook, seat, mv) {
                        return standing::promised(world);
                    }
                }
                Err(shares) => return shares,
            }
        }
    }

    /// A move from a uniformly random offer.
    #[inline]
    fn any(&mut self, world: &MammaMia, seat: Seat) -> Move {
        let mut taken = None;
        let mut seen = 0;
        MammaMia::offers(world.public(), seat, world.own(seat), &mut |offer| {
            seen += 1;
            if seen == 1 || self.dice.pick(seen) == 0 {
                taken = Some(offer);
            }
        });
        taken.map_or(Move::Fail, |offer| offer.pick(&mut |bound| self.dice.pick(bound)))
    }

    /// The move the heuristic prefers.
    #[inline]
    fn best(&mut self, world: &MammaMia, outlook: &Outlook) -> Move {
        self.heuristic.weigh(world, outlook, &mut self.weighed);
        let mut best = (Move::Fail, f32::NEG_INFINITY);
        for weighed in &self.weighed {
            if weighed.1 > best.1 {
                best = *weighed;
            }
        }
        best.0
    }
}

/// Deals until a seat is awaited; otherwise returns the shares at the end.
#[inline]
pub(super) fn until_awaited(
    world: &mut MammaMia,
    round: u8,
    dealer: &mut impl Chance,
) -> Result<Seat, Shares> {
    loop {
        if world.public().round != round {
            return Err(standing::promised(world));
        }
        match MammaMia::next(world.public()) {
            Next::Dealer => {
                let dealt = world.draw(dealer).map(|deal| world.deal(deal, &mut Deaf));
                if !matches!(dealt, Some(Ok(()))) {
                    return Err(standing::promised(world));
                }
            }
            Next::Seats(awaited) => {
                return awaited.first().ok_or_else(|| standing::promised(world));
            }
            Next::Over(outcome) => return Err(standing::won(outcome)),
        }
    }
}

/// Makes a move, and updates the outlook while the oven is being filled. Returns false if the move
/// is refused.
#[inline]
pub(super) fn step(world: &mut MammaMia, outlook: &mut Outlook, seat: Seat, mv: Move) -> bool {
    if world.play(seat, mv, &mut Deaf).is_err() {
        return false;
    }
    match mv {
        Move::Lay { kind, count } => outlook.lay(kind, count),
        Move::Order(order) => {
            let held = world.own(seat).ingredients();
            outlook.order(&world.public().setup, seat, order, held);
        }
        Move::NoOrder
        | Move::Draw(_)
        | Move::Bake(_)
        | Move::Fill(_)
        | Move::Ask { .. }
        | Move::Fail
        | Move::Help
        | Move::Decline => {}
    }
    true
}
