//! The heuristic of playouts: Nonna's judgement, so quick that whole rounds can be played by it.

use ::mamma_mia::{Ingredient, Ingredients, MammaMia, Move, Order, Phase, Pile, Public, Setup};
use table::{Game as _, Seat};

use super::super::way::Way;
use super::draw_odds::DrawOdds;
use super::outlook::Outlook;
use super::reveal::Reveal;

/// What a card drawn at the end of the turn is worth, in pizzas.
const DRAWN_CARD: f32 = 0.015;
/// What it costs to lay cards that an own order in the oven waits for.
const BROKEN_PROMISE: f32 = 0.6;
/// What an order uses counts as gone from this chance on.
const HOPEFUL: f32 = 0.2;
/// What so many cards of one kind, left unused, are worth to whoever orders next.
const GIFT: [f32; 8] = [0.0, 0.03, 0.06, 0.105, 0.165, 0.195, 0.225, 0.24];
/// What the pile that the heuristic prefers is worth beyond the other.
const BETTER_PILE: f32 = 0.1;
/// With fewer cards in the supply for each seat, an order drawn now is hardly laid any more.
const LAST_CARDS: u8 = 3;

/// A move with what the heuristic thinks it is worth, in pizzas.
pub(super) type Weighed = (Move, f32);

/// The heuristic for one table.
#[derive(Clone, Debug)]
pub(super) struct Heuristic {
    odds: DrawOdds,
}

impl Heuristic {
    pub fn new(setup: &Setup) -> Heuristic {
        Heuristic { odds: DrawOdds::new(setup) }
    }

    /// Lists the moves worth considering for the awaited seat, each with its worth.
    ///
    /// All moves are among them, but for the requests and fillings that differ in nothing of
    /// note.
    pub fn weigh(&self, world: &MammaMia, outlook: &Outlook, to: &mut Vec<Weighed>) {
        to.clear();
        match world.public().phase {
            Phase::Laying(seat) => self.lays(world, seat, outlook, to),
            Phase::Ordering(seat) => self.orders(world, seat, outlook, to),
            Phase::Drawing(seat) => {
                let better = pile(world, seat, outlook);
                for pile in [Pile::Supply, Pile::Waiter] {
                    let worth = if pile == better { BETTER_PILE } else { 0.0 };
                    to.push((Move::Draw(pile), worth));
                }
            }
            Phase::Judging { seat, order } => Reveal::new(world, &self.odds, seat).judge(order, to),
            Phase::Asking { seat, owner, order, choice, request } => {
                let reveal = Reveal::new(world, &self.odds, seat);
                reveal.answer(owner, order, choice, request, to);
            }
            Phase::Adding { seat, count, .. } => {
                Reveal::new(world, &self.odds, seat).fill(count, to);
            }
            Phase::First
            | Phase::Opening(..)
            | Phase::Dealing { .. }
            | Phase::Rewarding(_)
            | Phase::Over(_) => {}
        }
    }

    fn lays(&self, world: &MammaMia, seat: Seat, outlook: &Outlook, to: &mut Vec<Weighed>) {
        let hand = world.own(seat);
        let spare = outlook.spare(seat, hand.ingredients());
        let turn = Turn::new(world.public(), &self.odds, seat);
        for (kind, held) in hand.ingredients().iter() {
            for count in 1..=held {
                let lay = Ingredients::of(kind, count);
                let stock = outlook.stock + lay;
                let (left, broken) = if spare.covers(lay) {
                    (spare - lay, 0.0)
                } else {
                    (lay.missing(spare), BROKEN_PROMISE)
                };
                let mut best = -gift(stock);
                for order in hand.orders().iter() {
                    best = best.max(turn.worth(order, stock, left));
                }
                let worth = best + DRAWN_CARD * f32::from(count) - broken;
                to.push((Move::Lay { kind, count }, worth));
            }
        }
    }

    fn orders(&self, world: &MammaMia, seat: Seat, outlook: &Outlook, to: &mut Vec<Weighed>) {
        let (public, hand) = (world.public(), world.own(seat));
        let spare = outlook.spare(seat, hand.ingredients());
        let turn = Turn::new(public, &self.odds, seat);
        for order in hand.orders().iter() {
            to.push((Move::Order(order), turn.worth(order, outlook.stock, spare)));
        }
        let mut may_pass = false;
        MammaMia::offers(public, seat, hand, &mut |offer| {
            may_pass |= offer == ::mamma_mia::Offer::NoOrder;
        });
        if may_pass {
            to.push((Move::NoOrder, -gift(outlook.stock)));
        }
    }
}

/// What an order is worth now.
struct Turn<'t> {
    setup: &'t Setup,
    odds: &'t DrawOdds,
    seat: Seat,
    /// Cards that the seat may still draw this round.
    draws: u8,
}

impl<'t> Turn<'t> {
    #[inline]
    fn new(public: &'t Public, odds: &'t DrawOdds, seat: Seat) -> Turn<'t> {
        let draws = public.supply / public.setup.seats() as u8;
        Turn { setup: &public.setup, odds, seat, draws }
    }

    /// An order laid on this stock, with these cards at hand for it.
    #[inline]
    fn worth(&self, order: Order, stock: Ingredients, spare: Ingredients) -> f32 {
        let way = Way::best(self.setup, self.seat, order, stock, spare);
        let (chance, left) = match way {
            Some(way) => {
                let chance = self.odds.of(way.gap, self.draws);
                (chance, if chance >= HOPEFUL { stock - way.worktop } else { stock })
            }
            None => (0.0, stock),
        };
        chance + DRAWN_CARD - gift(left)
    }
}

/// What others get out of unused cards.
#[inline]
fn gift(stock: Ingredients) -> f32 {
    Ingredient::ALL.iter().map(|kind| GIFT[usize::from(stock.count(*kind)).min(7)]).sum()
}

/// About two ingredients for each order in hand. Rule 10
#[inline]
fn pile(world: &MammaMia, seat: Seat, outlook: &Outlook) -> Pile {
    let (public, hand) = (world.public(), world.own(seat));
    let spare = outlook.spare(seat, hand.ingredients()).total();
    let late = public.supply < LAST_CARDS * public.setup.seats() as u8;
    if !late && spare >= 2 * hand.orders().len() { Pile::Waiter } else { Pile::Supply }
}
