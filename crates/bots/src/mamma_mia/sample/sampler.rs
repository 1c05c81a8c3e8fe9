//! Complete tables that agree with what one listener has heard.

use ::mamma_mia::{Hand, Hidden, Ingredients, MammaMia, Orders};
use table::{BySeat, Pcg, Saying, Seat, View};

use super::{ExchangeChain, Past};

/// The default number of visits to other worlds between two samples.
///
/// In the middle of a 1998 game with three seats, the number of cards of a kind in a hand then has
/// a correlation of 0.15 on average between consecutive samples; twice as many visits give 0.05,
/// half as many 0.35.
pub const VISITS: usize = 32;

/// Visits per hidden card before the first sample after something was heard. After that, chains
/// that start in different worlds differ no more than by chance.
const WARMING: usize = 16;

/// Why no world can be sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cannot {
    /// Cards were buried before the listener arrived, and the table keeps no notes.
    Buried,
    /// The view does not follow from what was heard.
    Missed,
    /// No deal was found that leads to what was heard.
    Impossible,
}

/// Samples worlds that agree with what a seat, or the gallery, has heard.
///
/// Every sample shows the listener exactly what it sees, could have resulted from exactly the moves
/// it heard, and can be played on. All deals that agree are equally likely. Consecutive samples
/// come from a Markov chain, so neighbours resemble each other a little.
#[derive(Clone, Debug)]
pub struct Sampler {
    past: Past,
    chain: ExchangeChain,
    chance: Pcg,
    visits: usize,
    ready: Option<Ready>,
}

/// What stays the same between samples.
#[derive(Clone, Debug)]
struct Ready {
    /// A world whose open drawers have been checked.
    world: MammaMia,
    lots: Vec<Lot>,
}

/// The orders of a seat that only the seat itself can tell apart.
#[derive(Clone, Copy, Debug)]
struct Lot {
    seat: Seat,
    /// The orders known to be in its hand.
    known: Orders,
    /// The orders in its hand, its waiter or among its rewards.
    somewhere: Orders,
    /// How many of those are in its hand.
    held: u8,
}

impl Sampler {
    /// Sits down at a table that looks like this.
    ///
    /// See [`Past::new`] for what can be known if the start of the game was not heard.
    pub fn new(view: &View<MammaMia>, seed: u64) -> Result<Sampler, Cannot> {
        let mut chance = Pcg::new(seed);
        let chain = ExchangeChain::new(chance.bits());
        Ok(Sampler { past: Past::new(view)?, chain, chance, visits: VISITS, ready: None })
    }

    /// Sets the number of visits between two samples, instead of [`VISITS`].
    #[must_use]
    pub fn with_visits(mut self, visits: usize) -> Sampler {
        self.visits = visits;
        self
    }

    /// Takes in a saying, to its seat or to all.
    pub fn hear(&mut self, saying: &Saying<MammaMia>) {
        self.past.hear(saying);
        self.ready = None;
    }

    /// What it has heard.
    pub fn past(&self) -> &Past {
        &self.past
    }

    /// A world that looks like this view and agrees with everything heard.
    ///
    /// The first sample after something was heard takes longer, because the chain has to warm up.
    pub fn sample(&mut self, view: &View<MammaMia>) -> Result<MammaMia, Cannot> {
        if self.past.view() != view {
            return Err(Cannot::Missed);
        }
        if self.ready.is_some() {
            self.chain.go(self.visits);
        } else {
            self.prepare()?;
        }
        let Some(Ready { world, lots }) = &self.ready else { return Err(Cannot::Impossible) };
        let hidden = hidden(&self.past, &self.chain, lots, &mut self.chance);
        world.with_hidden(&hidden).ok_or(Cannot::Impossible)
    }

    /// The cards of each of a seat's draws from the supply in the last world, oldest first.
    ///
    /// The listener's own draws, and draws of nothing, are not included. What a seat held when the
    /// listener sat down counts as one draw.
    pub fn draws(&self, seat: Seat) -> Vec<Ingredients> {
        self.chain.draws(seat)
    }

    /// Takes in what was heard since the last time.
    fn prepare(&mut self) -> Result<(), Cannot> {
        self.chain.follow(self.past.timeline()).map_err(|_| Cannot::Impossible)?;
        self.chain.warm(WARMING * self.chain.spots());
        let public = self.past.view().public;
        let seats = Seat::all(public.setup.seats());
        let lots: Vec<Lot> = seats.map(|seat| Lot::of(&self.past, seat)).collect();
        let hidden = hidden(&self.past, &self.chain, &lots, &mut self.chance);
        let world = MammaMia::from_drawers(public, *self.past.notes(), &hidden);
        let world = world.map_err(|_| Cannot::Impossible)?;
        self.ready = Some(Ready { world, lots });
        Ok(())
    }
}

impl Lot {
    fn of(past: &Past, seat: Seat) -> Lot {
        let known = past.known(seat);
        let held = past.view().public.hands[seat].orders.saturating_sub(known.len());
        Lot { seat, known, somewhere: past.somewhere(seat), held }
    }
}

/// The hidden drawers of a world.
///
/// The orders of a lot are interchangeable: whichever unseen cards were drawn, and whichever of
/// those have been laid since, the others are spread uniformly over the remaining places.
#[inline]
fn hidden(past: &Past, chain: &ExchangeChain, lots: &[Lot], chance: &mut Pcg) -> Hidden {
    let mut hidden =
        Hidden { hands: BySeat::default(), supply: chain.supply(), unseen: BySeat::default() };
    for Lot { seat, known, somewhere, held } in lots {
        let orders = some_of(*somewhere, *held, chance);
        let cards = match past.view().own {
            Some((own, hand)) if own == *seat => hand.ingredients(),
            _ => chain.held(*seat),
        };
        hidden.hands[*seat] = Hand::new(cards, known.with(orders));
        hidden.unseen[*seat] = somewhere.without(orders);
    }
    hidden
}

/// A uniformly random selection of this many orders.
#[inline]
fn some_of(orders: Orders, count: u8, chance: &mut Pcg) -> Orders {
    let mut rest = orders;
    for left in (0..orders.len()).rev().take(count.into()) {
        let place = chance.pick(u32::from(left) + 1);
        rest = rest.without(Orders::only(rest.nth(place)));
    }
    orders.without(rest)
}
