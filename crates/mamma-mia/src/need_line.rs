//! What an order needs compared with what is on the worktop, line by line, for display. The rules
//! decide by [`ways`](crate::need::ways).

use alloc::vec::Vec;

use table::Seat;

use crate::chart::{self, BOMBASTICA, Recipe};
use crate::moves::Choice;
use crate::public::Public;
use crate::{Ingredient, Ingredients, Order};

/// What a line of an order asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Cards of this kind.
    Kind(Ingredient),
    /// Cards of one kind of the owner's choice. The second of two jokers stands for a different
    /// kind than the first.
    Joker {
        /// Whether it is the second one.
        second: bool,
    },
    /// Cards of the scarcest kind. Rule 5.f
    Fewest,
    /// Cards of one of these two kinds. Rule 5.9
    Either(Ingredient, Ingredient),
    /// No card of this kind. Rule 5.g
    Without(Ingredient),
    /// Cards of any kind. Rule 5.h
    Anything,
}

/// One line of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NeedLine {
    /// What the line asks for.
    pub sign: Sign,
    /// How many cards are needed. If 0, none may be there.
    pub need: u8,
    /// How many are on the worktop.
    pub has: u8,
    /// The kinds that were counted: the one asked for or chosen, or all that are equally good.
    /// Empty if no kind will do.
    pub kinds: Vec<Ingredient>,
}

impl NeedLine {
    /// How many cards are missing.
    pub fn missing(&self) -> u8 {
        self.need.saturating_sub(self.has)
    }

    /// Whether this line is satisfied.
    pub fn is_met(&self) -> bool {
        match self.sign {
            Sign::Without(_) => self.has == 0,
            _ => self.missing() == 0,
        }
    }
}

/// The lines of an order that came up, given the kinds its owner has fixed so far. Rule 5
///
/// While the choice is still open, a line shows the most promising kinds.
pub fn need_lines(public: &Public, owner: Seat, order: Order, choice: Choice) -> Vec<NeedLine> {
    let setup = &public.setup;
    let colour = setup.colour(owner);
    let personal = Ingredients::of(colour.personal(), 1);
    let kinds = &Ingredient::ALL[..setup.numbers().kinds];
    let counter = Counter { worktop: public.worktop, kinds, choice };
    match chart::recipe(setup, colour, order) {
        Recipe::These(need) => counter.these(need),
        Recipe::OneJoker { base, count } => {
            let mut lines = counter.these(base);
            lines.extend(counter.jokers(base.kinds(), count, 1));
            lines
        }
        Recipe::TwoJokers { count } => {
            let mut lines = counter.these(personal);
            lines.extend(counter.jokers(personal, count, 2));
            lines
        }
        Recipe::Everything => alloc::vec![NeedLine {
            sign: Sign::Anything,
            need: BOMBASTICA,
            has: public.worktop.total(),
            kinds: Vec::new(),
        }],
        Recipe::Scarcest { count } => {
            let mut lines = counter.these(personal);
            lines.push(counter.line(Sign::Fewest, count, counter.scarcest(personal)));
            lines
        }
        Recipe::AnyOneWithout { count, without } => {
            let mut lines = counter.jokers(Ingredients::of(without, 1), count, 1);
            lines.push(counter.absent(without));
            lines
        }
        Recipe::TheseWithout { need, without } => {
            let mut lines = counter.these(need);
            lines.push(counter.absent(without));
            lines
        }
        Recipe::Either { count, one, other } => {
            let mut lines = counter.these(personal);
            let best = counter.best(&[one, other], 0);
            lines.push(counter.line(Sign::Either(one, other), count, best));
            lines
        }
    }
}

/// Counts what is on a worktop.
struct Counter<'a> {
    worktop: Ingredients,
    /// The kinds in play.
    kinds: &'a [Ingredient],
    choice: Choice,
}

impl Counter<'_> {
    fn line(&self, sign: Sign, need: u8, kinds: Vec<Ingredient>) -> NeedLine {
        let has = kinds.first().map_or(0, |kind| self.worktop.count(*kind));
        NeedLine { sign, need, has, kinds }
    }

    /// A line for each kind, with the smallest needs first.
    fn these(&self, need: Ingredients) -> Vec<NeedLine> {
        let line = |(kind, count)| self.line(Sign::Kind(kind), count, alloc::vec![kind]);
        let mut lines: Vec<NeedLine> = need.iter().map(line).collect();
        lines.sort_by_key(|line| line.need);
        lines
    }

    fn absent(&self, kind: Ingredient) -> NeedLine {
        self.line(Sign::Without(kind), 0, alloc::vec![kind])
    }

    /// Lines for one or two jokers, which cannot stand for any of the `fixed` kinds.
    fn jokers(&self, fixed: Ingredients, count: u8, jokers: usize) -> Vec<NeedLine> {
        let mut open: Vec<Ingredient> =
            self.kinds.iter().copied().filter(|kind| fixed.count(*kind) == 0).collect();
        let joker = |at: usize| {
            let mut best = self.best(&open, at);
            if jokers > 1 {
                // Each of two jokers takes one of the kinds that are equally good.
                best.truncate(1);
            }
            open.retain(|kind| !best.contains(kind));
            self.line(Sign::Joker { second: at == 1 }, count, best)
        };
        (0..jokers).map(joker).collect()
    }

    /// The kind chosen in this position, or the kinds with the most cards on the worktop.
    fn best(&self, among: &[Ingredient], at: usize) -> Vec<Ingredient> {
        if let Some(chosen) = self.chosen(at) {
            return alloc::vec![chosen];
        }
        let most = among.iter().map(|kind| self.worktop.count(*kind)).max().unwrap_or(0);
        let is_best = |kind: &Ingredient| most > 0 && self.worktop.count(*kind) == most;
        among.iter().copied().filter(is_best).collect()
    }

    /// The kind that was chosen, or the kinds with the fewest cards, but at least one, on the
    /// worktop. Rule 5.f
    fn scarcest(&self, personal: Ingredients) -> Vec<Ingredient> {
        if let Some(chosen) = self.chosen(0) {
            return alloc::vec![chosen];
        }
        let count = |kind: &Ingredient| self.worktop.count(*kind);
        let there = |kind: &Ingredient| personal.count(*kind) == 0 && count(kind) > 0;
        let fewest = self.kinds.iter().filter(|kind| there(kind)).map(count).min();
        let is_scarcest = |kind: &Ingredient| there(kind) && Some(count(kind)) == fewest;
        self.kinds.iter().copied().filter(is_scarcest).collect()
    }

    fn chosen(&self, at: usize) -> Option<Ingredient> {
        match (self.choice, at) {
            (Choice::One(kind), 0) | (Choice::Two(kind, _), 0) | (Choice::Two(_, kind), 1) => {
                Some(kind)
            }
            _ => None,
        }
    }
}
