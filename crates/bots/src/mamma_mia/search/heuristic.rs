//! The heuristic of playouts: Nonna's judgement, made fast enough to play whole rounds.

use ::mamma_mia::{Ingredient, Ingredients, MammaMia, Move, Order, Phase, Pile, Public, Setup};
use table::{Game as _, Seat};

use super::super::way::Way;
use super::draw_odds::DrawOdds;
use super::outlook::Outlook;
use super::reveal::Reveal;

/// What a card drawn at the end of the turn is worth, in pizzas.
const DRAWN_CARD: f32 = 0.015;
/// The cost of laying cards that the seat's own order in the oven waits for.
const BROKEN_PROMISE: f32 = 0.6;
/// From this chance on, the cards that an order uses count as gone.
const HOPEFUL: f32 = 0.2;
/// What this many unused cards of one kind are worth to the next player who orders.
const GIFT: [f32; 8] = [0.0, 0.03, 0.06, 0.105, 0.165, 0.195, 0.225, 0.24];
/// The bonus for the pile that the heuristic prefers.
const BETTER_PILE: f32 = 0.1;
/// With fewer cards than this per seat in the supply, an order drawn now will hardly be laid.
const LAST_CARDS: u8 = 3;

/// A move with its value according to the heuristic, in pizzas.
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

    /// Lists the moves worth considering for the awaited seat, each with its value.
    ///
    /// All moves are included, except for requests and fillings that make no real difference.
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

/// Evaluates the orders of a seat.
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

    /// The value of laying an order on this stock, with these cards in hand for it.
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

/// What others gain from unused cards.
#[inline]
fn gift(stock: Ingredients) -> f32 {
    Ingredient::ALL.iter().map(|kind| GIFT[usize::from(stock.count(*kind)).min(7)]).sum()
}

/// The preferred pile: keeps about two ingredients for each order in hand. Rule 10
#[inline]
fn pile(world: &MammaMia, seat: Seat, outlook: &Outlook) -> Pile {
    let (public, hand) = (world.public(), world.own(seat));
    let spare = outlook.spare(seat, hand.ingredients()).total();
    let late = public.supply < LAST_CARDS * public.setup.seats() as u8;
    if !late && spare >= 2 * hand.orders().len() { Pile::Waiter } else { Pile::Supply }
}
