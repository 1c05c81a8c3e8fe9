//! Decides whose turn it is: weighted fair queueing in virtual time.
//!
//! Work forms a tree: lanes, then households, guests and tables. At each branch the child with the
//! lowest *tag* goes first and is charged for it: its tag grows by the cost divided by its weight.
//! Each branch has a virtual time, which grows with every turn by the cost divided by the sum of
//! the weights of all waiting children. It is the tag of a child that gets exactly its fair share.
//! A newcomer starts at the virtual time and is therefore served soon. Because the virtual time
//! keeps growing, an endless stream of newcomers cannot starve those who already wait. A child with
//! an empty queue does not save up its share: it keeps only as much as one piece of work can have
//! delayed it.

use std::collections::{BTreeMap, VecDeque};

use metrics::Lane;

use crate::Owner;

/// A piece of work in the queue, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(pub u64);

/// Costs are divided by weights. Counting in parts this small keeps the rounding error negligible.
const PARTS: u64 = 1_000;

/// A lane's share of the time while other lanes want some too.
fn weight(lane: Lane) -> u64 {
    match lane {
        Lane::Quick | Lane::Bots | Lane::Hints | Lane::Reviews => 4,
        // Nobody is watching, and there are days for each move.
        Lane::Days => 1,
    }
}

/// The pieces of work that wait, and which is next.
#[derive(Clone, Debug, Default)]
pub struct FairQueue {
    root: Branch,
    /// Where each ticket is.
    places: BTreeMap<Ticket, [u128; LEVELS]>,
    turns: u64,
}

/// Lane, household, guest, table.
const LEVELS: usize = 4;

/// A lane, a household, a guest or a table.
#[derive(Clone, Debug)]
struct Branch {
    weight: u64,
    /// Its virtual time in the parent branch. The lowest goes first.
    tag: u64,
    /// The number of its last turn. Of two with the same tag, the one served longer ago goes first.
    last: u64,
    /// The ticket with which it began to wait. Of newcomers with the same tag, the earliest goes
    /// first.
    since: Ticket,
    /// How many tickets wait here and below.
    waiting: usize,
    /// The virtual time of the children.
    now: u64,
    /// The highest cost of any piece of work so far.
    dearest: u64,
    below: BTreeMap<u128, Branch>,
    /// The tickets of a table, with their costs.
    tickets: VecDeque<(Ticket, u64)>,
}

impl Default for Branch {
    fn default() -> Branch {
        Branch {
            weight: 1,
            tag: 0,
            last: 0,
            since: Ticket(0),
            waiting: 0,
            now: 0,
            dearest: 0,
            below: BTreeMap::new(),
            tickets: VecDeque::new(),
        }
    }
}

impl FairQueue {
    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.root.waiting == 0
    }

    /// How many pieces of work wait.
    pub fn len(&self) -> usize {
        self.root.waiting
    }

    /// Adds a piece of work. The cost is how long it will take, in any unit, as long as all use the
    /// same.
    pub fn push(&mut self, ticket: Ticket, lane: Lane, owner: Owner, cost: u64) {
        let Owner { household, guest, table } = owner;
        let path = [lane as u128, u128::from(household), guest, table];
        self.places.insert(ticket, path);
        let cost = cost.max(1).saturating_mul(PARTS);
        self.root.push(&path, weight(lane), ticket, cost);
    }

    /// Takes the next ticket from the queue. Its cost is charged at once.
    pub fn pop(&mut self) -> Option<Ticket> {
        self.turns += 1;
        let (ticket, _) = self.root.pop(self.turns)?;
        self.places.remove(&ticket);
        Some(ticket)
    }

    /// Removes a ticket from the queue. Returns whether it was waiting.
    pub fn remove(&mut self, ticket: Ticket) -> bool {
        match self.places.remove(&ticket) {
            Some(path) => self.root.remove(&path, ticket),
            None => false,
        }
    }

    /// How many tickets of its lane are ahead of this one as things stand, or `None` if it does not
    /// wait. Counts no further than `most`.
    pub fn ahead(&self, ticket: Ticket, most: usize) -> Option<usize> {
        let [lane, ..] = *self.places.get(&ticket)?;
        let mut future = self.clone();
        let mut ahead = 0;
        while ahead < most {
            let next = future.root.pop(future.turns + 1)?.0;
            future.turns += 1;
            if next == ticket {
                break;
            }
            ahead += usize::from(self.places.get(&next).is_some_and(|path| path[0] == lane));
        }
        Some(ahead)
    }
}

impl Branch {
    fn push(&mut self, path: &[u128], weight: u64, ticket: Ticket, cost: u64) {
        self.waiting += 1;
        let Some((first, rest)) = path.split_first() else {
            return self.tickets.push_back((ticket, cost));
        };
        self.dearest = self.dearest.max(cost);
        let kept = self.now.saturating_sub(self.dearest);
        let newcomer = || Branch { tag: self.now, weight, ..Branch::default() };
        let child = self.below.entry(*first).or_insert_with(newcomer);
        if child.waiting == 0 {
            child.tag = child.tag.max(kept);
            child.since = ticket;
        }
        child.push(rest, 1, ticket, cost);
    }

    fn pop(&mut self, turn: u64) -> Option<(Ticket, u64)> {
        if let Some(next) = self.tickets.pop_front() {
            self.waiting -= 1;
            return Some(next);
        }
        let waiting = || self.below.values().filter(|child| child.waiting > 0);
        let weights: u64 = waiting().map(|child| child.weight).sum();
        let (next, _) = self
            .below
            .iter()
            .filter(|(_, child)| child.waiting > 0)
            .min_by_key(|(_, child)| (child.tag, child.last, child.since))?;
        let next = *next;
        let child = self.below.get_mut(&next)?;
        let (ticket, cost) = child.pop(turn)?;
        let began = child.tag;
        child.tag = began.saturating_add(cost / child.weight);
        child.last = turn;
        self.waiting -= 1;
        self.now = self.now.max(began).saturating_add(cost / weights.max(1));
        // A child with an empty queue and nothing to make up for can be forgotten.
        let kept = self.now.saturating_sub(self.dearest);
        self.below.retain(|_, child| child.waiting > 0 || child.tag > kept);
        Some((ticket, cost))
    }

    fn remove(&mut self, path: &[u128], ticket: Ticket) -> bool {
        let removed = match path.split_first() {
            Some((first, rest)) => {
                self.below.get_mut(first).is_some_and(|child| child.remove(rest, ticket))
            }
            None => {
                let before = self.tickets.len();
                self.tickets.retain(|(other, _)| *other != ticket);
                self.tickets.len() < before
            }
        };
        self.waiting -= usize::from(removed);
        removed
    }
}
