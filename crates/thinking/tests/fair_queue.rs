//! What the queue guarantees, whatever comes in and in whatever order.

use std::collections::BTreeMap;

use proptest::prelude::*;
use thinking::{FairQueue, Lane, Owner, Ticket};

fn at(household: u64) -> Owner {
    Owner { household, guest: household.into(), table: 1 }
}

/// A queue, and what is known of each ticket in it.
#[derive(Default)]
struct Desk {
    queue: FairQueue,
    waiting: BTreeMap<Ticket, (Lane, Owner, u64)>,
    last: u64,
}

impl Desk {
    fn push(&mut self, lane: Lane, owner: Owner, cost: u64) -> Ticket {
        self.last += 1;
        let ticket = Ticket(self.last);
        self.queue.push(ticket, lane, owner, cost);
        self.waiting.insert(ticket, (lane, owner, cost));
        ticket
    }

    fn pop(&mut self) -> Option<(Ticket, Lane, Owner, u64)> {
        let ticket = self.queue.pop()?;
        let (lane, owner, cost) = self.waiting.remove(&ticket).expect("it waited");
        Some((ticket, lane, owner, cost))
    }
}

#[derive(Clone, Debug)]
enum Step {
    Push(Lane, Owner, u64),
    Pop,
    Remove(u64),
}

fn lane() -> impl Strategy<Value = Lane> {
    prop_oneof![Just(Lane::Bots), Just(Lane::Days), Just(Lane::Hints)]
}

fn owner() -> impl Strategy<Value = Owner> {
    (0..4_u64, 0..3_u128, 0..3_u128).prop_map(|(household, guest, table)| Owner {
        household,
        guest,
        table,
    })
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => (lane(), owner(), 1..1_000_u64).prop_map(|(lane, owner, cost)| Step::Push(lane, owner, cost)),
        2 => Just(Step::Pop),
        1 => (0..60_u64).prop_map(Step::Remove),
    ]
}

proptest! {
    #[test]
    fn every_ticket_has_its_turn_once_unless_it_is_removed(steps in prop::collection::vec(step(), 1..200)) {
        let mut desk = Desk::default();
        for step in steps {
            match step {
                Step::Push(lane, owner, cost) => {
                    desk.push(lane, owner, cost);
                }
                Step::Pop => {
                    let any = !desk.waiting.is_empty();
                    prop_assert_eq!(desk.pop().is_some(), any);
                }
                Step::Remove(number) => {
                    let waits = desk.waiting.remove(&Ticket(number)).is_some();
                    prop_assert_eq!(desk.queue.remove(Ticket(number)), waits);
                }
            }
            prop_assert_eq!(desk.queue.len(), desk.waiting.len());
            prop_assert_eq!(desk.queue.is_empty(), desk.waiting.is_empty());
        }
        while desk.pop().is_some() {}
        prop_assert!(desk.waiting.is_empty());
    }

    #[test]
    fn the_work_of_a_table_is_done_in_its_sequence(costs in prop::collection::vec((owner(), 1..1_000_u64), 1..100)) {
        let mut desk = Desk::default();
        for (owner, cost) in costs {
            desk.push(Lane::Bots, owner, cost);
        }
        let mut last = BTreeMap::new();
        while let Some((ticket, _, owner, _)) = desk.pop() {
            prop_assert!(last.insert(owner, ticket) < Some(ticket));
        }
    }

    #[test]
    fn households_that_always_want_more_get_the_same_time(
        costs in prop::collection::vec(1..1_000_u64, 2..8),
        tables in prop::collection::vec(1..40_u128, 8),
        turns in 50..500_usize,
    ) {
        let mut desk = Desk::default();
        let owner = |household: usize, table: u128| {
            Owner { household: household as u64, guest: table % 3, table }
        };
        for household in 0..costs.len() {
            for table in 0..tables[household] {
                desk.push(Lane::Bots, owner(household, table), costs[household]);
            }
        }
        let mut used = vec![0; costs.len()];
        for _ in 0..turns {
            let (_, lane, owner, cost) = desk.pop().expect("somebody always waits");
            used[owner.household as usize] += cost;
            desk.push(lane, owner, cost);
        }
        let (least, most) = (used.iter().min().expect("one"), used.iter().max().expect("one"));
        // Work cannot be split, so one household may be ahead of another by up to two pieces of it.
        let dearest = costs.iter().max().expect("one");
        prop_assert!(most - least <= 2 * dearest, "{used:?} of {costs:?}");
    }

    #[test]
    fn whoever_comes_newly_waits_for_one_turn_of_each_other_household_at_most(
        others in 1..20_u64,
        tables in 1..50_u128,
        turns in 0..200_usize,
    ) {
        let mut desk = Desk::default();
        for household in 1..=others {
            for table in 0..tables {
                desk.push(Lane::Bots, Owner { household, guest: 1, table }, 200);
            }
        }
        for _ in 0..turns {
            let (_, lane, owner, cost) = desk.pop().expect("somebody always waits");
            desk.push(lane, owner, cost);
        }
        let own = desk.push(Lane::Bots, at(99), 200);
        let told = desk.queue.ahead(own, 1_000).expect("it waits");
        let mut ahead = 0;
        while desk.pop().expect("somebody waits").0 != own {
            ahead += 1;
        }
        prop_assert!(ahead <= others as usize, "{ahead}");
        prop_assert_eq!(ahead, told, "what was told came true");
        prop_assert_eq!(desk.queue.ahead(own, 1_000), None);
    }

    #[test]
    fn newcomers_without_end_starve_nobody(others in 1..20_u64, paid in 1..5_u64) {
        let mut desk = Desk::default();
        for household in 1..=others {
            desk.push(Lane::Bots, at(household), 200);
        }
        // Somebody has just had some turns and wants one more.
        for _ in 0..paid {
            desk.push(Lane::Bots, at(0), 200);
        }
        let own = desk.push(Lane::Bots, at(0), 200);
        for newcomer in 0..(others + 2) * (paid + 2) * 2 {
            if desk.pop().expect("somebody waits").0 == own {
                return Ok(());
            }
            desk.push(Lane::Bots, at(1_000 + newcomer), 200);
        }
        prop_assert!(false, "it still waits");
    }

    #[test]
    fn lanes_have_their_shares(
        bots in 1..500_u64,
        hints in 1..500_u64,
        days in 1..500_u64,
        abusers in 1..30_u64,
    ) {
        let mut desk = Desk::default();
        for household in 0..abusers {
            desk.push(Lane::Bots, at(household), bots);
        }
        desk.push(Lane::Hints, at(1), hints);
        desk.push(Lane::Days, at(2), days);
        let mut used = BTreeMap::new();
        let dearest = bots.max(hints).max(days);
        let mut all = 0;
        while all < 100 * dearest {
            let (_, lane, owner, cost) = desk.pop().expect("somebody always waits");
            *used.entry(lane).or_insert(0) += cost;
            all += cost;
            desk.push(lane, owner, cost);
        }
        for (lane, ninths) in [(Lane::Bots, 4), (Lane::Hints, 4), (Lane::Days, 1)] {
            let share = all * ninths / 9;
            prop_assert!(used[&lane].abs_diff(share) <= 4 * dearest, "{lane:?}: {used:?}");
        }
    }
}

#[test]
fn guests_at_an_address_share_it_and_tables_share_a_guest() {
    let mut desk = Desk::default();
    let owner = |guest, table| Owner { household: 1, guest, table };
    for table in 0..9 {
        desk.push(Lane::Bots, owner(1, table), 1);
    }
    desk.push(Lane::Bots, owner(2, 50), 1);
    desk.push(Lane::Bots, owner(1, 0), 1);
    let mut guests = Vec::new();
    let mut tables = Vec::new();
    while let Some((_, _, owner, _)) = desk.pop() {
        guests.push(owner.guest);
        tables.push(owner.table);
    }
    assert!(guests[..2].contains(&2), "{guests:?}");
    assert_eq!(tables.last(), Some(&0), "a second piece of one table comes last: {tables:?}");
}
