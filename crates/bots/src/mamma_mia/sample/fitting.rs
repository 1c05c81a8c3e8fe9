//! Finding a first deal that agrees with a timeline.
//!
//! Every card that a seat gave up, or had to hold, is a *demand*: this kind, by that draw. A deal
//! agrees with a timeline if each demand has a place in a draw that is early enough; all other
//! cards then fit anywhere.
//!
//! The task is to find the vintage from which each demand is met. Places are limited in two ways:
//! by the number of cards of a vintage that a seat has drawn by a certain time, and by the number
//! of cards of a kind in a vintage. A demand that finds no free place evicts another one, which
//! then looks for a new place. Once the vintages are settled, the draws follow: the demand that is
//! needed first is placed first.

use core::ops::Range;

use ::mamma_mia::{Ingredient, Ingredients};
use table::{BySeat, MOST_SEATS, Pcg, Seat};

use super::timeline::{SeatTimeline, Timeline};

/// The cards of each draw, by seat.
pub(super) type Draws = BySeat<Vec<Ingredients>>;

/// How many demands are settled, one at a time, before starting over. If a deal is kept up to date
/// from turn to turn, a handful is enough; if it is made from scratch late in a game of six, one or
/// two thousand. Few cases need more, and for those continuing works better than starting over.
const SETTLED: usize = 30_000;
/// How often the search starts over before it gives up.
const BEGINNINGS: usize = 10;
/// One demand in this many goes anywhere instead of where it disturbs the least, so that the same
/// few do not evict each other forever.
const ANYWHERE: u32 = 20;

/// The cards that have to be in each draw, if possible where they were `before`; `None` if no deal
/// is found.
pub(super) fn fit(timeline: &Timeline, before: &Draws, chance: &mut Pcg) -> Option<Draws> {
    let blank = Draws::default();
    (0..BEGINNINGS).find_map(|beginning| {
        let start = if beginning == 0 { before } else { &blank };
        let mut fitting = Fitting::new(timeline, start);
        fitting.settle(chance)?;
        Some(fitting.place(before))
    })
}

struct Fitting<'t> {
    /// The original contents of each vintage.
    full: &'t [Ingredients],
    /// What is left of each vintage.
    pools: Vec<Ingredients>,
    /// All draws, seat by seat, each seat's in order of time and therefore of vintage.
    draws: Vec<Drawn>,
    /// The index of each seat's first draw.
    first: [usize; MOST_SEATS],
    demands: Vec<Demand>,
    /// The demands without a vintage.
    open: Vec<usize>,
}

struct Drawn {
    seat: Seat,
    vintage: usize,
    count: u8,
    /// How many demands of its vintage must be met by this draw, but not by an earlier one.
    due: u8,
}

/// A card that a seat must have had.
#[derive(Clone, Copy)]
struct Demand {
    seat: Seat,
    kind: Ingredient,
    /// The index of the first draw that is too late for it.
    before: usize,
    vintage: Option<usize>,
}

impl<'t> Fitting<'t> {
    fn new(timeline: &'t Timeline, before: &Draws) -> Fitting<'t> {
        let mut fitting = Fitting {
            full: timeline.pools(),
            pools: timeline.pools().to_vec(),
            draws: Vec::new(),
            first: [0; MOST_SEATS],
            demands: Vec::new(),
            open: Vec::new(),
        };
        for seat in Seat::all(MOST_SEATS) {
            fitting.first[seat.index()] = fitting.draws.len();
            let draws = timeline.line(seat).draws().iter();
            fitting.draws.extend(draws.map(|draw| Drawn {
                seat,
                vintage: draw.vintage,
                count: draw.count,
                due: 0,
            }));
        }
        for seat in Seat::all(MOST_SEATS) {
            for kind in Ingredient::ALL {
                fitting.demand(timeline.line(seat), seat, kind, &before[seat]);
            }
        }
        fitting
    }

    /// Adds the demands of a seat for one kind. Each is met by the earliest card that was there
    /// before, if it is early enough.
    fn demand(
        &mut self,
        line: &SeatTimeline,
        seat: Seat,
        kind: Ingredient,
        before: &[Ingredients],
    ) {
        let first = self.first[seat.index()];
        let cards = before.iter().enumerate();
        let cards =
            cards.flat_map(|(draw, cards)| (0..cards.count(kind)).map(move |_| first + draw));
        let mut cards = cards.peekable();
        let mut had = 0;
        for (after, count) in line.rising(kind) {
            let before = first + after;
            for _ in had..count {
                let demand = Demand { seat, kind, before, vintage: None };
                let index = self.demands.len();
                self.demands.push(demand);
                let met = cards.next_if(|draw| *draw < before).map(|draw| self.draws[draw].vintage);
                match met {
                    Some(vintage) if self.evictions(&demand, vintage) == 0 => {
                        self.meet(index, vintage);
                    }
                    _ => self.open.push(index),
                }
            }
            had = count;
        }
    }

    /// The range of a seat's draws from one vintage.
    fn block(&self, seat: Seat, vintage: usize) -> Range<usize> {
        let first = self.first[seat.index()];
        let draws = self.draws[first..].iter();
        let own = draws.take_while(|draw| draw.seat == seat && draw.vintage <= vintage);
        let end = first + own.clone().count();
        end - own.filter(|draw| draw.vintage == vintage).count()..end
    }

    /// The last draw that can meet a demand from this vintage.
    fn due(&self, demand: &Demand, vintage: usize) -> usize {
        demand.before.min(self.block(demand.seat, vintage).end) - 1
    }

    /// If this demand were met from this vintage, the first draw by which more demands would be due
    /// than cards were drawn.
    fn crowded(&self, demand: &Demand, vintage: usize) -> Option<usize> {
        let due = self.due(demand, vintage);
        let (mut drawn, mut needed) = (0, 0);
        self.block(demand.seat, vintage).find(|draw| {
            drawn += self.draws[*draw].count;
            needed += self.draws[*draw].due;
            *draw >= due && needed >= drawn
        })
    }

    /// How many demands have to be evicted before this one can be met from this vintage.
    fn evictions(&self, demand: &Demand, vintage: usize) -> u8 {
        u8::from(self.crowded(demand, vintage).is_some())
            + u8::from(self.pools[vintage].count(demand.kind) == 0)
    }

    fn meet(&mut self, index: usize, vintage: usize) {
        let demand = self.demands[index];
        let due = self.due(&demand, vintage);
        self.draws[due].due += 1;
        self.pools[vintage] -= Ingredients::of(demand.kind, 1);
        self.demands[index].vintage = Some(vintage);
    }

    /// Evicts a random one of the demands on a vintage that satisfy `like`.
    fn evict(
        &mut self,
        vintage: usize,
        chance: &mut Pcg,
        like: impl Fn(&Fitting<'_>, &Demand) -> bool,
    ) -> Option<()> {
        let mut seen = 0;
        let mut victim = None;
        for (index, demand) in self.demands.iter().enumerate() {
            if demand.vintage == Some(vintage) && like(self, demand) {
                seen += 1;
                if chance.pick(seen) == 0 {
                    victim = Some(index);
                }
            }
        }
        let victim = victim?;
        let demand = self.demands[victim];
        let due = self.due(&demand, vintage);
        self.draws[due].due -= 1;
        self.pools[vintage] += Ingredients::of(demand.kind, 1);
        self.demands[victim].vintage = None;
        self.open.push(victim);
        Some(())
    }

    /// Finds a vintage for every demand.
    fn settle(&mut self, chance: &mut Pcg) -> Option<()> {
        let mut settled = 0;
        while !self.open.is_empty() {
            settled += 1;
            if settled > SETTLED {
                return None;
            }
            let next = chance.pick(self.open.len() as u32) as usize;
            let index = self.open.swap_remove(next);
            let demand = self.demands[index];
            let vintage = self.choose(&demand, chance)?;
            if let Some(crowded) = self.crowded(&demand, vintage) {
                self.evict(vintage, chance, |all, other| {
                    other.seat == demand.seat && all.due(other, vintage) <= crowded
                })?;
            }
            if self.pools[vintage].count(demand.kind) == 0 {
                self.evict(vintage, chance, |_, other| other.kind == demand.kind)?;
            }
            self.meet(index, vintage);
        }
        Some(())
    }

    /// A vintage that has the kind and is early enough: one with the fewest evictions, or
    /// occasionally any.
    fn choose(&self, demand: &Demand, chance: &mut Pcg) -> Option<usize> {
        let possible = |vintage: &usize| {
            let block = self.block(demand.seat, *vintage);
            let early = !block.is_empty() && block.start < demand.before;
            early && self.full[*vintage].count(demand.kind) > 0
        };
        let vintages = (0..self.pools.len()).filter(possible);
        let least = match chance.pick(ANYWHERE) {
            0 => u8::MAX,
            _ => vintages.clone().map(|vintage| self.evictions(demand, vintage)).min()?,
        };
        let good: Vec<usize> =
            vintages.filter(|vintage| self.evictions(demand, *vintage) <= least).collect();
        good.get(chance.pick(good.len() as u32) as usize).copied()
    }

    /// Puts the demands into draws of their vintages, those due first first. In this order each one
    /// finds a place, wherever the others have gone.
    fn place(mut self, before: &Draws) -> Draws {
        let mut draws = Draws::default();
        for draw in &self.draws {
            draws[draw.seat].push(Ingredients::NONE);
        }
        let mut dues: Vec<(usize, usize, usize)> = Vec::with_capacity(self.demands.len());
        for (index, demand) in self.demands.iter().enumerate() {
            if let Some(vintage) = demand.vintage {
                dues.push((self.due(demand, vintage), index, vintage));
            }
        }
        dues.sort_unstable();
        for (due, index, vintage) in dues {
            let Demand { seat, kind, .. } = self.demands[index];
            let first = self.first[seat.index()];
            let free =
                (self.block(seat, vintage).start..=due).filter(|draw| self.draws[*draw].count > 0);
            // A draw that had a card of this kind before, which has not been used yet.
            let was_there = |draw: &usize| {
                let old = before[seat].get(draw - first).copied().unwrap_or_default();
                old.count(kind) > draws[seat][draw - first].count(kind)
            };
            let Some(draw) = free.clone().find(was_there).or_else(|| free.clone().next()) else {
                continue;
            };
            self.draws[draw].count -= 1;
            draws[seat][draw - first] += Ingredients::of(kind, 1);
        }
        draws
    }
}
