//! A Markov chain over the deals that agree with a timeline, moving by exchanges (MCMC).
//!
//! Each hidden card lies on a *spot*: a place in a certain draw of a certain seat, or in the rest
//! of the supply. A deal assigns a kind to every spot such that each vintage is used up. It is a
//! *world* if no due is short of a card. A step picks two spots of one vintage and exchanges their
//! cards, if the result is a world. A step is as likely as its reverse, so the chain visits all
//! worlds that it can reach equally often.
//!
//! Not every world can be reached that way: two seats that exchange old cards must sometimes
//! exchange new ones at the same time. So the chain occasionally makes an *excursion*. Outside of
//! the worlds, a step that makes `n` more cards short is taken with probability 1/[`PRICE`]ⁿ. If
//! the excursion has not reached a world after a while, the chain goes back to where it began. Any
//! path out and back in is as likely as its reverse, so excursions favour no world either; and
//! because some of them may be long, no world is out of reach.

use ::mamma_mia::{Ingredient, Ingredients};
use table::{Pcg, Seat};

use super::fitting::{self, Draws};
use super::ground::{Ground, ROWS, SUPPLY, Spot, WIDEST};
use super::slack;
use super::timeline::{Timeline, common};

/// By which factor a step outside is rarer for each card that it makes short.
const PRICE: u64 = 4;
/// One visit in this many is an excursion.
const EXCURSION: usize = 32;
/// The number of steps after which an excursion is abandoned. One in four may last twice as long,
/// one in sixteen four times as long, and so on.
///
/// With these numbers, about one sample in fifty is reached through the outside, at a tenth of the
/// running time; chains that start far apart have converged after warming up.
const LONGEST: usize = 16;

/// The chain, and the world it is in.
#[derive(Clone, Debug)]
pub struct ExchangeChain {
    chance: Pcg,
    ground: Ground,
    /// The kind on each spot.
    kinds: Vec<Ingredient>,
    /// The slack at the dues, for each seat and kind.
    slack: Vec<u64>,
    /// The total number of cards that are short.
    short: u32,
    /// The spots to start a step from. Those where exchanges succeed are listed more than once.
    picks: Vec<u16>,
}

/// The two spots that a step tries to exchange.
#[derive(Clone, Copy)]
struct Aim {
    here: usize,
    spot: Spot,
    there: usize,
    other: Spot,
}

/// No deal agrees with the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoWorld;

impl ExchangeChain {
    /// A chain without a timeline.
    pub fn new(seed: u64) -> ExchangeChain {
        ExchangeChain {
            chance: Pcg::new(seed),
            ground: Ground::default(),
            kinds: Vec::new(),
            slack: Vec::new(),
            short: 0,
            picks: Vec::new(),
        }
    }

    /// Switches to a timeline, which may be an extension of the last one, and moves to one of its
    /// worlds.
    ///
    /// Cards stay where they were if possible. The world is not uniformly chosen, so the chain has
    /// to [`warm`](ExchangeChain::warm) up before it is used.
    pub fn follow(&mut self, timeline: &Timeline) -> Result<(), NoWorld> {
        let before = self.all_draws();
        let needed = fitting::fit(timeline, &before, &mut self.chance).ok_or(NoWorld)?;
        self.ground = Ground::new(timeline).ok_or(NoWorld)?;
        self.deal(timeline, &needed, &before);
        self.weigh();
        self.picks = self.pickable().collect();
        if self.short == 0 { Ok(()) } else { Err(NoWorld) }
    }

    /// Runs for this many visits, and learns where exchanges change a hand, to try those spots more
    /// often.
    ///
    /// Any fixed choice of spots keeps the chain uniform, as long as no spot is left out.
    pub fn warm(&mut self, visits: usize) {
        let mut learned = Vec::new();
        self.picks = self.pickable().collect();
        self.run(visits, &mut |here| learned.push(here));
        self.picks.append(&mut learned);
    }

    /// Runs for this many visits and stays in the last world.
    #[inline]
    pub fn go(&mut self, visits: usize) {
        self.run(visits, &mut |_| {});
    }

    /// What a seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> Ingredients {
        self.held_by(seat.index())
    }

    /// What is left in the supply.
    #[inline]
    pub fn supply(&self) -> Ingredients {
        self.held_by(SUPPLY)
    }

    #[inline]
    fn held_by(&self, seat: usize) -> Ingredients {
        if self.kinds.is_empty() {
            return Ingredients::NONE;
        }
        let held = |kind: Ingredient| {
            let row = (seat * ROWS + kind.index()) * self.ground.width;
            Ingredients::of(kind, slack::in_hand(self.slack[row]))
        };
        Ingredient::ALL.into_iter().map(held).sum()
    }

    /// The cards of each of a seat's draws, oldest first.
    pub fn draws(&self, seat: Seat) -> Vec<Ingredients> {
        self.all_draws()[seat].clone()
    }

    fn all_draws(&self) -> Draws {
        let mut draws = Draws::default();
        let mut kinds = self.kinds.iter();
        for slot in &self.ground.slots {
            let cards = kinds.by_ref().take(slot.count.into());
            let cards = cards.map(|kind| Ingredients::of(*kind, 1)).sum();
            if let Some(seat) = Seat::new(slot.seat) {
                draws[seat].push(cards);
            }
        }
        draws
    }

    /// The number of hidden cards, including those in the supply.
    pub fn spots(&self) -> usize {
        self.kinds.len()
    }

    /// Deals each vintage to its spots: first what has to be there, then what was there before, and
    /// the rest at random.
    fn deal(&mut self, timeline: &Timeline, needed: &Draws, before: &Draws) {
        let mut bags = timeline.pools().to_vec();
        let slots = &self.ground.slots;
        let at = |draws: &Draws, seat: usize, place: usize| {
            let draws = Seat::new(seat).and_then(|seat| draws[seat].get(place));
            draws.copied().unwrap_or_default()
        };
        for slot in slots {
            bags[slot.vintage] -= at(needed, slot.seat, slot.place);
        }
        let mut dealt = Vec::with_capacity(slots.len());
        for slot in slots {
            let mut cards = at(needed, slot.seat, slot.place);
            let mut others = cards.missing(at(before, slot.seat, slot.place));
            while cards.total() + others.total() > slot.count {
                draw(&mut others, &mut self.chance);
            }
            let kept = common(others, bags[slot.vintage]);
            bags[slot.vintage] -= kept;
            cards += kept;
            dealt.push(cards);
        }
        self.kinds.clear();
        for (slot, mut cards) in slots.iter().zip(dealt) {
            for _ in cards.total()..slot.count {
                cards += draw(&mut bags[slot.vintage], &mut self.chance);
            }
            let sorted = cards.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind));
            self.kinds.extend(sorted);
        }
    }

    /// Computes the slack of the current deal.
    fn weigh(&mut self) {
        let width = self.ground.width;
        self.slack.clone_from(&self.ground.bare);
        for (spot, kind) in self.ground.spots.iter().zip(&self.kinds) {
            let slack = (usize::from(spot.seat) + kind.index()) * width;
            let reach = (usize::from(spot.draw) + kind.index()) * width;
            for word in 0..width {
                self.slack[slack + word] += self.ground.reach[reach + word];
            }
        }
        self.short = self.slack.chunks(width).map(slack::shortage).sum();
    }

    /// Every spot that a step can start from, once. Exchanging two cards of the supply is
    /// pointless, so no step starts there.
    fn pickable(&self) -> impl Iterator<Item = u16> {
        let spots = self.ground.spots.iter().enumerate();
        let dealt = spots.filter(|(_, spot)| usize::from(spot.seat) != SUPPLY * ROWS);
        dealt.map(|(place, _)| place as u16)
    }

    /// Runs with rows as wide as the dues need, which is nearly always the minimum.
    #[inline]
    fn run(&mut self, visits: usize, learn: &mut impl FnMut(u16)) {
        match self.ground.width {
            _ if self.picks.is_empty() => {}
            1 => self.visit::<1>(visits, learn),
            2 => self.visit::<2>(visits, learn),
            4 => self.visit::<4>(visits, learn),
            8 => self.visit::<8>(visits, learn),
            _ => self.visit::<WIDEST>(visits, learn),
        }
    }

    #[inline(always)]
    fn visit<const W: usize>(&mut self, visits: usize, learn: &mut impl FnMut(u16)) {
        let mut aim = self.aim();
        for visit in 0..visits {
            if visit.is_multiple_of(EXCURSION) {
                self.excursion::<W>();
                continue;
            }
            // The next spots do not depend on the outcome of this step, so a processor that
            // mispredicted it already has them.
            let next = self.aim();
            self.step::<W>(aim, learn);
            aim = next;
        }
    }

    /// Picks two spots of one vintage.
    #[inline(always)]
    fn aim(&mut self) -> Aim {
        let bits = self.chance.bits();
        let (high, low) = (bits >> 32, bits & 0xffff_ffff);
        let here = usize::from(self.picks[scaled(high, self.picks.len())]);
        let spot = self.ground.spots[here];
        let there = usize::from(spot.from) + scaled(low, spot.among.into());
        Aim { here, spot, there, other: self.ground.spots[there] }
    }

    /// Tries one exchange, which must lead to a world.
    #[inline(always)]
    fn step<const W: usize>(&mut self, aim: Aim, learn: &mut impl FnMut(u16)) {
        let Aim { here, spot, there, other } = aim;
        let (gone, come) = (self.kinds[here], self.kinds[there]);
        let (reach, _) = self.ground.reach.as_chunks::<W>();
        let (slack, _) = self.slack.as_chunks_mut::<W>();
        let rows = |draw: u16| {
            let draw = usize::from(draw);
            (&reach[draw + gone.index()], &reach[draw + come.index()])
        };
        let ((gone_here, come_here), (gone_there, come_there)) =
            (rows(spot.draw), rows(other.draw));
        let (one, two) = (usize::from(spot.seat), usize::from(other.seat));
        // Within one hand, a card removed from one draw returns in another.
        let same = if one == two { u64::MAX } else { 0 };
        let mut one_gone = slack[one + gone.index()];
        let mut two_come = slack[two + come.index()];
        for word in 0..W {
            one_gone[word] = one_gone[word] - gone_here[word] + (gone_there[word] & same);
            two_come[word] = two_come[word] - come_there[word] + (come_here[word] & same);
        }
        if (gone == come) | !slack::suffice(&one_gone, &two_come) {
            return;
        }
        slack[one + gone.index()] = one_gone;
        slack[two + come.index()] = two_come;
        for word in 0..W {
            slack[one + come.index()][word] += come_here[word] & !same;
            slack[two + gone.index()][word] += gone_there[word] & !same;
        }
        (self.kinds[here], self.kinds[there]) = (come, gone);
        if one != two {
            learn(here as u16);
        }
    }

    /// Leaves the worlds, if the first step leads out of them, and ends in another world or back at
    /// the start.
    #[inline(never)]
    fn excursion<const W: usize>(&mut self) {
        let longest = LONGEST << (self.chance.bits().trailing_zeros() / 2);
        let mut way = Vec::new();
        for _ in 0..longest {
            let Aim { here, there, .. } = self.aim();
            let before = self.short;
            let differ = self.kinds[here] != self.kinds[there];
            if differ {
                self.exchange::<W>(here, there);
            }
            let owed = self.short.saturating_sub(before);
            let pays = (0..owed).all(|_| self.chance.bits().is_multiple_of(PRICE));
            if !pays {
                self.exchange::<W>(here, there);
            }
            if self.short == 0 {
                return;
            }
            if differ && pays {
                way.push((here, there));
            }
        }
        for (here, there) in way.into_iter().rev() {
            self.exchange::<W>(here, there);
        }
    }

    /// Exchanges the cards on two spots, whatever that makes short.
    #[inline(always)]
    fn exchange<const W: usize>(&mut self, here: usize, there: usize) {
        let (gone, come) = (self.kinds[here], self.kinds[there]);
        self.change::<W>(here, gone, u64::wrapping_sub);
        self.change::<W>(there, come, u64::wrapping_sub);
        self.change::<W>(here, come, u64::wrapping_add);
        self.change::<W>(there, gone, u64::wrapping_add);
        self.kinds.swap(here, there);
    }

    #[inline(always)]
    fn change<const W: usize>(&mut self, spot: usize, kind: Ingredient, by: fn(u64, u64) -> u64) {
        let spot = self.ground.spots[spot];
        let (reach, _) = self.ground.reach.as_chunks::<W>();
        let (slack, _) = self.slack.as_chunks_mut::<W>();
        let reach = &reach[usize::from(spot.draw) + kind.index()];
        let words = &mut slack[usize::from(spot.seat) + kind.index()];
        self.short -= slack::shortage(words);
        for (word, reach) in words.iter_mut().zip(reach) {
            *word = by(*word, *reach);
        }
        self.short += slack::shortage(words);
    }
}

/// Scales 32 random bits to a number below `bound`.
#[inline(always)]
fn scaled(bits: u64, bound: usize) -> usize {
    ((bits * bound as u64) >> 32) as usize
}

/// Takes a random card out of a bag; none if the bag is empty.
fn draw(bag: &mut Ingredients, chance: &mut Pcg) -> Ingredients {
    if bag.is_empty() {
        return Ingredients::NONE;
    }
    let card = Ingredients::of(bag.card(chance.pick(bag.total().into())), 1);
    *bag -= card;
    card
}
