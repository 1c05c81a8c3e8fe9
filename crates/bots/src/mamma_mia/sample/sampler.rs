//! Complete tables that agree with what one pair of ears has heard.

use ::mamma_mia::{Hand, Hidden, Ingredients, MammaMia, Orders};
use table::{BySeat, Pcg, Saying, Seat, View};

use super::{ExchangeChain, Past};

/// Visits to other worlds between two samples, if nothing else is asked for.
///
/// In the middle of a game of 1998 with three seats, how many cards of a kind a hand holds in
/// two samples in a row is then correlated by 0.15 on average; with twice as many visits by
/// 0.05, with half as many by 0.35.
pub const VISITS: usize = 32;

/// Visits before the first sample after something was heard, for each hidden card. Chains that
/// begin in different worlds are no further apart after it than chance makes them.
const WARMING: usize = 16;

/// Why no world can be sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cannot {
    /// Cards were buried before the listener came, and the table keeps no notes of them.
    Buried,
    /// What is seen does not follow from what was heard.
    Missed,
    /// No deal was found that leads to what was heard.
    Impossible,
}

/// Makes up worlds that agree with what a seat, or the gallery, has heard.
///
/// Every sample shows the listener exactly what it sees, could have come about by exactly the
/// moves it heard, and can be played on. All deals that agree are equally likely, and samples
/// drawn one after the other are a chain through them: neighbours resemble each other a little.
#[derive(Clone, Debug)]
pub struct Sampler {
    past: Past,
    chain: ExchangeChain,
    chance: Pcg,
    visits: usize,
    ready: Option<Ready>,
}

/// What stays the same from sample to sample.
#[derive(Clone, Debug)]
struct Ready {
    /// A world whose open drawers have been checked.
    world: MammaMia,
    lots: Vec<Lot>,
}

/// The orders of a seat that nobody but itself can tell apart.
#[derive(Clone, Copy, Debug)]
struct Lot {
    seat: Seat,
    /// In its hand, as everyone knows.
    known: Orders,
    /// In its hand, its waiter or among its rewards.
    somewhere: Orders,
    /// How many of those are in its hand.
    held: u8,
}

impl Sampler {
    /// Sits down at a table that looks like this.
    ///
    /// See [`Past::new`] for what can be known of a game whose beginning was not heard.
    pub fn new(view: &View<MammaMia>, seed: u64) -> Result<Sampler, Cannot> {
        let mut chance = Pcg::new(seed);
        let chain = ExchangeChain::new(chance.bits());
        Ok(Sampler { past: Past::new(view)?, chain, chance, visits: VISITS, ready: None })
    }

    /// With so many visits to other worlds between two samples instead of [`VISITS`].
    #[must_use]
    pub fn with_visits(mut self, visits: usize) -> Sampler {
        self.visits = visits;
        self
    }

    /// Hears what is said next, to its seat or to all.
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
    /// The first after something was heard takes longer, for the chain has to warm up.
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

    /// What each draw from the supply brought a seat in the last world, oldest first.
    ///
    /// Draws of the listener, and draws that brought nothing, are not among them; what a seat
    /// held when the listener sat down counts as one draw.
    pub fn draws(&self, seat: Seat) -> Vec<Ingredients> {
        self.chain.draws(seat)
    }

    /// Takes up what was heard since the last time.
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
/// Nothing tells the orders of a lot apart: whichever of a seat's unseen cards were drawn, and
/// whichever of those it has laid since, the others lie evenly on the places that are left.
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

/// So many orders out of these, each as likely as the others.
#[inline]
fn some_of(orders: Orders, count: u8, chance: &mut Pcg) -> Orders {
    let mut rest = orders;
    for left in (0..orders.len()).rev().take(count.into()) {
        let place = chance.pick(u32::from(left) + 1);
        rest = rest.without(Orders::only(rest.nth(place)));
    }
    orders.without(rest)
}
