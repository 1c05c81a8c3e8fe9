//! The probability of getting missing cards, from a lookup table.

use ::mamma_mia::Setup;
use ::mamma_mia::setup::Helping;

use super::super::way::Gap;

/// Chances are kept for fewer than this many missing cards; more are considered out of reach.
const LACKING: usize = 5;
/// More draws than this are treated as this many.
const DRAWS: usize = 12;
/// The assumed number of cards in a helper's hand.
const HELD: usize = 6;
/// How often someone who could help does.
const WILLING: f32 = 0.7;
/// The part of its share of the supply that a seat draws; its other draws are orders.
const SHARE_DRAWN: f32 = 0.9;
/// For a Bombastica any card will do, so nearly every draw counts.
const ANY: f32 = 0.75;

/// Probabilities by the number of missing cards of a kind and the number of cards to come.
#[derive(Clone, Debug)]
pub(super) struct DrawOdds {
    chances: [[f32; DRAWS + 1]; LACKING],
    helpers: i32,
}

impl DrawOdds {
    pub fn new(setup: &Setup) -> DrawOdds {
        let share = 1.0 / setup.numbers().kinds as f32;
        let helpers = match setup.helping() {
            Helping::On => setup.seats() as i32 - 1,
            Helping::Off => 0,
        };
        let mut chances = [[1.0; DRAWS + 1]; LACKING];
        for (lacking, row) in chances.iter_mut().enumerate().skip(1) {
            for (draws, chance) in row.iter_mut().enumerate() {
                *chance = at_least(lacking, share, draws);
            }
        }
        DrawOdds { chances, helpers }
    }

    /// The chance that this gap is filled in the end, with this many draws to come.
    #[inline]
    pub fn of(&self, gap: Gap, draws: u8) -> f32 {
        if gap.total() == 0 {
            return 1.0;
        }
        if gap.any > 0 {
            let reach = ANY * f32::from(draws);
            return if reach >= f32::from(gap.any) { 1.0 - f32::from(gap.any) / 12.0 } else { 0.0 };
        }
        let draws = (SHARE_DRAWN * f32::from(draws)) as usize;
        let drawn =
            if draws < usize::from(gap.cards.total()) { 0.0 } else { self.found(gap, draws) };
        if self.helpers == 0 {
            return drawn;
        }
        let helped = 1.0 - (1.0 - WILLING * self.found(gap, HELD)).powi(self.helpers);
        1.0 - (1.0 - drawn) * (1.0 - helped)
    }

    /// The chance that this many cards fill the whole gap.
    #[inline]
    fn found(&self, gap: Gap, cards: usize) -> f32 {
        let cards = cards.min(DRAWS);
        let found = |(_, count): (_, u8)| {
            self.chances.get(usize::from(count)).map_or(0.0, |row| row[cards])
        };
        gap.cards.iter().map(found).product()
    }
}

/// The chance that `among` cards include at least `count` of a kind with this share.
fn at_least(count: usize, share: f32, among: usize) -> f32 {
    let mut exactly = (1.0 - share).powi(among as i32);
    let mut fewer = 0.0;
    for found in 0..count.min(among + 1) {
        fewer += exactly;
        exactly *= (among - found) as f32 / (found + 1) as f32 * share / (1.0 - share);
    }
    1.0 - fewer
}
