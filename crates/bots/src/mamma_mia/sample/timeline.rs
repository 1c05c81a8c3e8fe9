//! When hidden ingredients were drawn, and when they had to be in hand.

use ::mamma_mia::{Ingredient, Ingredients};
use table::{BySeat, Seat};

/// What a listener knows of the ingredients it does not see.
///
/// Every round has a supply of its own, whose content everyone could see beforehand (4.7): a
/// *vintage*. The line of a seat tells how many cards of which vintage each draw brought, and
/// which cards the seat must have had after how many draws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    pools: Vec<Ingredients>,
    lines: BySeat<SeatTimeline>,
}

/// What is known of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTimeline {
    draws: Vec<Draw>,
    dues: Vec<Due>,
    parted: Ingredients,
}

/// Cards drawn at one time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Which supply they came from.
    pub vintage: usize,
    /// How many; never none.
    pub count: u8,
}

/// What a seat must have drawn by a certain time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// After so many of its draws.
    pub after: usize,
    /// At least these, all that it parted with before included.
    pub cards: Ingredients,
}

impl Timeline {
    /// A new supply of these, which the listener has not seen again. Rule 4.7
    pub fn shuffle(&mut self, pool: Ingredients) {
        self.pools.push(pool);
    }

    /// A seat drew so many cards unseen.
    pub fn draw(&mut self, seat: Seat, count: u8) {
        if let Some(vintage) = self.pools.len().checked_sub(1)
            && count > 0
        {
            self.lines[seat].draws.push(Draw { vintage, count });
        }
    }

    /// The listener drew these itself. What is not there is left out; the heights then do not
    /// add up, and no world is found.
    pub fn see(&mut self, cards: Ingredients) {
        if let Some(pool) = self.pools.last_mut() {
            *pool -= common(*pool, cards);
        }
    }

    /// A seat parted with these, so it held them.
    pub fn part(&mut self, seat: Seat, cards: Ingredients) {
        let line = &mut self.lines[seat];
        line.parted += cards;
        line.owe(line.parted);
    }

    /// A seat holds at least these now and keeps them.
    pub fn hold(&mut self, seat: Seat, cards: Ingredients) {
        let line = &mut self.lines[seat];
        line.owe(line.parted + cards);
    }

    /// What each supply brought that the listener did not see, oldest first.
    pub fn pools(&self) -> &[Ingredients] {
        &self.pools
    }

    /// What is known of a seat.
    pub fn line(&self, seat: Seat) -> &SeatTimeline {
        &self.lines[seat]
    }
}

impl SeatTimeline {
    /// What it drew, oldest first.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// What it must have drawn, oldest first.
    pub fn dues(&self) -> &[Due] {
        &self.dues
    }

    /// All that it parted with.
    pub fn parted(&self) -> Ingredients {
        self.parted
    }

    /// What it owes of one kind: by so many draws so many cards. A due that asks for no more
    /// than an earlier one adds nothing and is left out.
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

    /// Of two dues without a draw in between, the one that asks for more of a kind counts.
    fn owe(&mut self, cards: Ingredients) {
        let after = self.draws.len();
        match self.dues.last_mut() {
            Some(due) if due.after == after => due.cards += due.cards.missing(cards),
            _ => self.dues.push(Due { after, cards }),
        }
    }
}

/// The cards that are both among these and among those.
pub(super) fn common(these: Ingredients, those: Ingredients) -> Ingredients {
    these - those.missing(these)
}
