//! What the laws need to test a table.

use alloc::format;
use alloc::string::String;

use table::{BySeat, Chance, Eyes, Lawful, Seat, Stream};

use crate::moves::{Choice, Deal, Move, Pile};
use crate::oven::Laid;
use crate::public::{MammaMiaPlace, Phase};
use crate::setup::{Printing, Setup};
use crate::{Hand, Ingredient, Ingredients, MammaMia, Offer, Order, Orders, chart, need};

/// Random numbers for redealing and for arbitrary moves, which belong to no pile.
const STREAM: Stream = Stream { pile: "laws", owner: 0, round: 0 };

impl Lawful for MammaMia {
    /// Example E10: every card is in exactly one place, and the public sizes are correct.
    fn census(&self) -> Result<(), String> {
        let MammaMia { public, notes, hands, supply, unseen } = self;
        let seats = || Seat::all(public.setup.seats());
        let same = |what: &str, found: u8, shown: u8| {
            if found == shown { Ok(()) } else { Err(format!("{what}: {found}, shown as {shown}")) }
        };

        let (mut oven, mut height) = (Ingredients::NONE, 0);
        let mut in_oven: BySeat<Orders> = BySeat::default();
        for laid in notes.oven.iter() {
            match laid {
                Laid::Cards(kind, count) => {
                    oven += Ingredients::of(kind, count);
                    height += count;
                }
                Laid::Order(seat, order) => {
                    in_oven[seat] = in_oven[seat].with(Orders::only(order));
                    height += 1;
                }
            }
        }
        same("oven", height, public.oven)?;

        let held: Ingredients = seats().map(|seat| hands[seat].ingredients()).sum();
        let all = *supply + held + oven + public.worktop + public.used;
        if all != public.setup.ingredients() {
            return Err(format!("ingredients: {all}"));
        }
        let card = u8::from(public.mamma_mia == MammaMiaPlace::Supply);
        same("supply", supply.total() + card, public.supply)?;

        for seat in seats() {
            let judged = match public.phase {
                Phase::Judging { seat: owner, order } | Phase::Asking { owner, order, .. }
                    if owner == seat =>
                {
                    Orders::only(order)
                }
                Phase::Adding { seat: owner, .. } if owner == seat => {
                    Orders::only(Order::Bombastica)
                }
                _ => Orders::NONE,
            };
            let queue = notes.queues[seat];
            let places = [
                hands[seat].orders(),
                unseen[seat],
                queue.iter().collect(),
                in_oven[seat],
                judged,
                notes.baked[seat],
            ];
            let together = places.iter().fold(Orders::NONE, |all, some| all.with(*some));
            let count: u8 = places.iter().map(|orders| orders.len()).sum();
            if together != chart::orders(public.setup.printing(), public.setup.colour(seat)) {
                return Err(format!("orders of {seat:?}: {together}"));
            }
            same("orders, each once", count, together.len())?;
            same("queue", queue.len(), places[2].len())?;
            same("unseen", unseen[seat].len(), notes.unseen[seat] + notes.rewards[seat])?;
            same("waiter", notes.unseen[seat] + queue.len(), public.waiters[seat])?;
            same("ingredients", hands[seat].ingredients().total(), public.hands[seat].ingredients)?;
            same("orders", hands[seat].orders().len(), public.hands[seat].orders)?;
        }
        let baked: u8 = seats().map(|seat| notes.tally(seat)).sum();
        let shown = match public.setup.printing() {
            Printing::First => seats().map(|seat| public.set_aside[seat].len()).sum(),
            Printing::Plus => public.common_pile,
        };
        same("baked", baked, shown)
    }

    fn is_keen(offer: &Offer) -> bool {
        match offer {
            Offer::Order(_)
            | Offer::Bake { .. }
            | Offer::Fill { .. }
            | Offer::Ask { .. }
            | Offer::Help => true,
            Offer::Lay(_) | Offer::NoOrder | Offer::Draw { .. } | Offer::Fail | Offer::Decline => {
                false
            }
        }
    }

    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> MammaMia {
        let mut world = *self;
        let seats = self.public.setup.seats();
        let others = || Seat::all(seats).filter(move |seat| eyes != Eyes::Seat(*seat));
        let pledged = BySeat::<Ingredients>::each(|seat| self.pledged(seat));
        let mut pool = self.supply;
        for seat in others() {
            pool += self.hands[seat].ingredients() - pledged[seat];
        }
        for seat in others() {
            let hand = self.hands[seat];
            let mut cards = pledged[seat];
            for _ in cards.total()..hand.ingredients().total() {
                let card = pool.card(chance.below(STREAM, u32::from(pool.total())));
                pool -= Ingredients::of(card, 1);
                cards += Ingredients::of(card, 1);
            }
            let mut bag = hand.orders().with(self.unseen[seat]);
            let mut orders = Orders::NONE;
            for _ in 0..hand.orders().len() {
                let order = Orders::only(bag.nth(chance.below(STREAM, u32::from(bag.len()))));
                bag = bag.without(order);
                orders = orders.with(order);
            }
            world.hands[seat] = Hand::new(cards, orders);
            world.unseen[seat] = bag;
        }
        world.supply = pool;
        world
    }

    fn any_move(&self, chance: &mut impl Chance) -> Move {
        let mut below = |bound| chance.below(STREAM, bound);
        let kind = Ingredient::ALL[below(6) as usize];
        let count = below(6) as u8;
        let choice = match below(4) {
            0 | 1 => Choice::Nothing,
            2 => Choice::One(kind),
            _ => match Ingredient::ALL[below(6) as usize] {
                other if other == kind => Choice::One(kind),
                other => Choice::two(kind, other),
            },
        };
        let mut cards = Ingredients::of(kind, count);
        if below(3) == 0 {
            let more = below(12) as u8;
            cards = (0..more).map(|_| Ingredients::of(Ingredient::ALL[below(6) as usize], 1)).sum();
        }
        // Mostly requests that could be possible: purely random ones would rarely reach the more
        // specific refusals.
        let (choice, request) = match self.public.phase {
            Phase::Judging { seat, order } if below(2) == 0 => {
                let mut ways = alloc::vec::Vec::new();
                need::ways(&self.public.setup, seat, order, self.public.worktop, |way, need| {
                    ways.push((way, self.public.worktop.missing(need)));
                });
                match ways.len() {
                    // More of one kind than there may be elsewhere, for a Bombastica.
                    0 => (Choice::Nothing, Ingredients::of(kind, 1 + below(14) as u8)),
                    some => {
                        let (way, missing) = ways[below(some as u32) as usize];
                        let kept = missing.iter().map(|(kind, count)| {
                            Ingredients::of(kind, below(u32::from(count) + 1) as u8)
                        });
                        (way, kept.sum())
                    }
                }
            }
            _ => (choice, cards),
        };
        match below(10) {
            0 => Move::Lay { kind, count },
            1 => Move::Order(Order::ALL[below(16) as usize]),
            2 => Move::NoOrder,
            3 => Move::Draw(if below(2) == 0 { Pile::Supply } else { Pile::Waiter }),
            4 => Move::Bake(choice),
            5 => Move::Fill(cards),
            6 => Move::Ask { choice, request },
            7 => Move::Fail,
            8 => Move::Help,
            _ => Move::Decline,
        }
    }

    fn alike(&self, one: &Deal, other: &Deal, eyes: Eyes) -> bool {
        match (one, other) {
            (
                Deal::Supply { seat, cards, mamma_mia },
                Deal::Supply { seat: to, cards: others, mamma_mia: came },
            ) => {
                let own = eyes == Eyes::Seat(*seat);
                (seat, cards.total(), mamma_mia) == (to, others.total(), came)
                    && (!own || cards == others)
            }
            (Deal::Waiter { seat, orders }, Deal::Waiter { seat: to, orders: others }) => {
                let own = eyes == Eyes::Seat(*seat);
                (seat, orders.len()) == (to, others.len()) && (!own || orders == others)
            }
            _ => one == other,
        }
    }

    /// A move reveals nothing hidden except the cards it moves, and it names those.
    fn worlds_part(&self, _: &MammaMia, _: Seat, _: &Move) -> bool {
        false
    }

    /// A turn takes at most four entries, and either moves at least one ingredient towards the oven
    /// or draws. An order comes up at most once for each time it was laid, with one question to
    /// every seat.
    fn longest(setup: &Setup) -> usize {
        let cards = usize::from(setup.ingredients().total());
        let orders = setup.seats() * 15;
        let round = 4 * (cards + orders) + orders * (3 + setup.seats());
        usize::from(setup.rounds()) * round + 4 * setup.seats()
    }
}

impl MammaMia {
    /// What a seat is known to hold: a seat that asked for help must hold the rest. Rule 6.1
    fn pledged(&self, seat: Seat) -> Ingredients {
        match self.public.phase {
            Phase::Asking { owner, order, choice, request, .. } if owner == seat => {
                let need = need::need(&self.public, owner, order, choice);
                need.map_or(Ingredients::NONE, |need| self.public.worktop.missing(need) - request)
            }
            _ => Ingredients::NONE,
        }
    }
}
