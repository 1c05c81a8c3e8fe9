//! When hidden ingredients were drawn, and when they had to be in hand.

use ::mamma_mia::{Ingredient, Ingredients};
use table::{BySeat, Seat};

/// What a listener knows about the ingredients it does not see.
///
/// Every round has its own supply, whose contents everyone could see beforehand (rule 4.7): a
/// *vintage*. The timeline of a seat says how many cards of which vintage each draw brought, and
/// which cards the seat must have had after how many draws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    pools: Vec<Ingredients>,
    lines: BySeat<SeatTimeline>,
}

/// What is known about one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTimeline {
    draws: Vec<Draw>,
    dues: Vec<Due>,
    parted: Ingredients,
}

/// Cards drawn together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The supply they came from.
    pub vintage: usize,
    /// The number of cards, at least one.
    pub count: u8,
}

/// What a seat must have drawn by a certain time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The number of its draws after which this holds.
    pub after: usize,
    /// At least these cards, including everything given up before.
    pub cards: Ingredients,
}

impl Timeline {
    /// Starts a new supply with these cards. Rule 4.7
    pub fn shuffle(&mut self, pool: Ingredients) {
        self.pools.push(pool);
    }

    /// Records that a seat drew this many cards unseen.
    pub fn draw(&mut self, seat: Seat, count: u8) {
        if let Some(vintage) = self.pools.len().checked_sub(1)
            && count > 0
        {
            self.lines[seat].draws.push(Draw { vintage, count });
        }
    }

    /// Removes the cards that the listener itself drew. Cards that are not there are ignored; the
    /// sizes then do not add up, and no world is found.
    pub fn see(&mut self, cards: Ingredients) {
        if let Some(pool) = self.pools.last_mut() {
            *pool -= common(*pool, cards);
        }
    }

    /// Records that a seat gave up these cards, and so held them.
    pub fn part(&mut self, seat: Seat, cards: Ingredients) {
        let line = &mut self.lines[seat];
        line.parted += cards;
        line.owe(line.parted);
    }

    /// Records that a seat holds at least these cards and keeps them.
    pub fn hold(&mut self, seat: Seat, cards: Ingredients) {
        let line = &mut self.lines[seat];
        line.owe(line.parted + cards);
    }

    /// What each supply contained that the listener did not see, oldest first.
    pub fn pools(&self) -> &[Ingredients] {
        &self.pools
    }

    /// What is known about a seat.
    pub fn line(&self, seat: Seat) -> &SeatTimeline {
        &self.lines[seat]
    }
}

impl SeatTimeline {
    /// Its draws, oldest first.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// Its dues, oldest first.
    pub fn dues(&self) -> &[Due] {
        &self.dues
    }

    /// Everything it gave up.
    pub fn parted(&self) -> Ingredients {
        self.parted
    }

    /// Its dues for one kind, as pairs of a number of draws and a number of cards. A due that asks
    /// for no more than an earlier one is left out.
    pub(super) fn rising(&self, kind: Ingredient) -> Vec<(usize, u8)> {
        let mut rising: Vec<(usize, u8)> = Vec::new();
        for due in &self.dues {
            let count = due.cards.count(kind);
            if count > rising.last().map_or(0, |(_, most)| *most) {
                rising.push((due.after, count));
            }
        }
        rising
    }

    /// Adds a due. Two dues without a draw in between are merged, taking the larger count of each
    /// kind.
    fn owe(&mut self, cards: Ingredients) {
        let after = self.draws.len();
        match self.dues.last_mut() {
            Some(due) if due.after == after => due.cards += due.cards.missing(cards),
            _ => self.dues.push(Due { after, cards }),
        }
    }
}

/// The cards that both have in common.
pub(super) fn common(these: Ingredients, those: Ingredients) -> Ingredients {
    these - those.missing(these)
}
