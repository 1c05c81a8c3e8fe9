//! Every sample shows the same view, is complete, and has the same past.

use std::collections::VecDeque;

use mamma_mia::{Deal, Ingredients, MammaMia, Order, Orders, Setup};
use table::ledger::Entry;
use table::{BySeat, Eyes, Game, Lawful, Saying, Seat};

use super::play::{Listener, Table, setup};

/// Games for each setup: one random, one half and half, one played by keen players.
const KEEN: [u32; 3] = [0, 50, 90];
/// Each listener samples once in this many steps.
const EVERY: u32 = 12;

#[test]
fn samples_of_1998_agree_with_what_was_seen_and_heard() {
    for seats in 2..=5 {
        for leftovers in ["stay_open", "go_under"] {
            for card in ["before_deal", "after_deal"] {
                let options = [("leftovers", leftovers), ("mamma_mia_card", card)];
                agree(&setup("mamma-mia", seats, &options));
            }
        }
    }
}

#[test]
fn samples_of_plus_agree_with_what_was_seen_and_heard() {
    for seats in 2..=6 {
        for leftovers in ["stay_open", "go_under"] {
            for helping in ["on", "off"] {
                if seats > 2 || helping == "off" {
                    let options = [("leftovers", leftovers), ("helping", helping)];
                    agree(&setup("mamma-mia-plus", seats, &options));
                }
            }
        }
    }
}

fn agree(setup: &Setup) {
    for (seed, keen) in KEEN.into_iter().enumerate() {
        let mut table = Table::new(setup, seed as u64);
        let all = Eyes::all(table.game.seats());
        let mut listeners: Vec<Listener> =
            all.map(|eyes| Listener::at(&table.game, eyes, seed as u64)).collect();
        while let Some(said) = table.go_on(keen) {
            for listener in &mut listeners {
                listener.hear(&said);
                if table.below(EVERY) == 0 {
                    // The second sample is reached by the chain alone, the first also by repairing
                    // it.
                    for _ in 0..2 {
                        let world = listener.sample(&table.game);
                        assert_eq!(world.census(), Ok(()));
                        assert_same_past(&world, listener, &table);
                    }
                }
            }
        }
    }
}

/// Replays the game with the deals that led to a world: every move is accepted, the listener hears
/// the same, and the world is the result.
fn assert_same_past(world: &MammaMia, listener: &Listener, table: &Table) {
    let mut deals = Deals::of(world, listener, table);
    let mut again = MammaMia::new(MammaMia::setup(world.public()));
    let mut heard: Vec<Saying<MammaMia>> = Vec::new();
    for entry in &table.entries {
        let mut hear = |saying: Saying<MammaMia>| {
            if saying.reaches(listener.eyes) {
                heard.push(saying);
            }
        };
        match entry {
            Entry::Deal(deal) => {
                let deal = deals.like(deal, &again);
                again.deal(deal, &mut hear).unwrap_or_else(|bad| panic!("{deal}: {bad:?}"));
            }
            Entry::Move(seat, mv) => {
                let played = again.play(*seat, *mv, &mut hear);
                played.unwrap_or_else(|refusal| panic!("{seat} {mv}: {refusal:?}"));
            }
            Entry::Note(_) => {}
        }
    }
    assert_eq!(heard, listener.heard);
    assert_eq!(again, *world);
}

/// The deals that led to a world.
struct Deals {
    eyes: Eyes,
    cards: BySeat<VecDeque<Ingredients>>,
    /// The orders each seat took from the unseen part of its waiter: in the order in which they
    /// were laid, so that each is drawn before it is laid, followed by those still held.
    orders: BySeat<VecDeque<Order>>,
}

impl Deals {
    fn of(world: &MammaMia, listener: &Listener, table: &Table) -> Deals {
        let mut laid: BySeat<Orders> = BySeat::default();
        let mut orders: BySeat<VecDeque<Order>> = BySeat::default();
        let mut take = |seat: Seat, order: Order| {
            if !laid[seat].contains(order) {
                laid[seat] = laid[seat].with(Orders::only(order));
                orders[seat].push_back(order);
            }
        };
        for entry in &table.entries {
            if let Entry::Move(seat, mamma_mia::Move::Order(order)) = entry {
                take(*seat, *order);
            }
        }
        for seat in Seat::all(world.seats()) {
            world.own(seat).orders().iter().for_each(|order| take(seat, order));
        }
        let cards = BySeat::each(|seat| listener.sampler.draws(seat).into());
        Deals { eyes: listener.eyes, cards, orders }
    }

    /// The deal in this world that corresponds to one at the table.
    fn like(&mut self, deal: &Deal, again: &MammaMia) -> Deal {
        match *deal {
            Deal::Supply { seat, cards, mamma_mia }
                if self.eyes != Eyes::Seat(seat) && !cards.is_empty() =>
            {
                let cards = self.cards[seat].pop_front().expect("every draw is known");
                Deal::Supply { seat, cards, mamma_mia }
            }
            Deal::Waiter { seat, orders } if self.eyes != Eyes::Seat(seat) => {
                let unseen = orders.len().min(again.notes().unseen[seat]);
                let queued = again.notes().queues[seat].front(orders.len() - unseen);
                let drawn: Orders = self.orders[seat].drain(..usize::from(unseen)).collect();
                Deal::Waiter { seat, orders: drawn.with(queued) }
            }
            _ => *deal,
        }
    }
}
