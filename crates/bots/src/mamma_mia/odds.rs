//! The probability of getting missing cards.

use ::mamma_mia::{Ingredient, Ingredients};
use table::MOST_SEATS;

use super::way::Gap;

/// Chances are computed for fewer than this many cards of one kind; more are considered out of
/// reach.
const COUNTS: usize = 6;
/// More cards than this are treated as this many.
const DRAWS: usize = 12;
/// A Bombastica can hope for help if at most this many cards are missing.
const FEW: u8 = 2;
/// How often someone who could help does.
const WILLING: f32 = 0.7;

/// By kind and count: the chance that some cards include at least that many of the kind.
type Chances = [[f32; COUNTS]; Ingredient::ALL.len()];

/// How likely it is to get missing cards before they are needed.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    /// The chances, by number of unseen cards.
    among: [Chances; DRAWS + 1],
    /// Cards still to be drawn.
    draws: u8,
    /// The number of cards held by each possible helper.
    helpers: [u8; MOST_SEATS],
}

impl Odds {
    /// The odds with these unseen cards, this many draws to come, and these hand sizes of helpers.
    pub fn new(unseen: Ingredients, draws: u8, helpers: [u8; MOST_SEATS]) -> Odds {
        let all = f32::from(unseen.total().max(1));
        let mut among = [Chances::default(); DRAWS + 1];
        for kind in Ingredient::ALL {
            let share = f32::from(unseen.count(kind)) / all;
            at_least(share, |cards, chances| among[cards][kind.index()] = chances);
        }
        Odds { among, draws, helpers }
    }

    /// The chance that this gap is filled in the end, while other orders count on `claimed` of the
    /// draws to come.
    pub fn filled(&self, gap: Gap, claimed: u8) -> f32 {
        if gap.total() == 0 {
            return 1.0;
        }
        let draws = self.draws.saturating_sub(claimed);
        let drawn = if draws < gap.total() { 0.0 } else { self.found(gap.cards, draws) };
        1.0 - (1.0 - drawn) * (1.0 - self.helped(gap))
    }

    /// The chance that someone gives these cards.
    pub fn helped(&self, gap: Gap) -> f32 {
        if gap.any > FEW {
            return 0.0;
        }
        let able = self.helpers.iter().filter(|hand| **hand >= gap.total().max(1));
        1.0 - able.map(|hand| 1.0 - WILLING * self.found(gap.cards, *hand)).product::<f32>()
    }

    /// The chance that this many unseen cards include all of the wanted ones.
    fn found(&self, wanted: Ingredients, cards: u8) -> f32 {
        let chances = &self.among[usize::from(cards).min(DRAWS)];
        let found = |(kind, count): (Ingredient, u8)| chances[kind.index()].get(count as usize);
        wanted.iter().map(|wanted| found(wanted).copied().unwrap_or(0.0)).product()
    }
}

/// For each number of cards, calls `to` with the chances that at least 0, 1, 2 … of them are of a
/// kind with this share.
fn at_least(share: f32, mut to: impl FnMut(usize, [f32; COUNTS])) {
    let mut exactly = [0.0; COUNTS];
    exactly[0] = 1.0;
    for cards in 0..=DRAWS {
        let mut fewer: f32 = 0.0;
        to(
            cards,
            exactly.map(|chance| {
                let rest = (1.0 - fewer).max(0.0);
                fewer += chance;
                rest
            }),
        );
        for count in (1..COUNTS).rev() {
            exactly[count] = exactly[count] * (1.0 - share) + exactly[count - 1] * share;
        }
        exactly[0] *= 1.0 - share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_a_half_in_three_cards_are_as_likely_as_not() {
        at_least(0.5, |cards, chances| {
            if cards == 3 {
                assert_eq!(chances, [1.0, 0.875, 0.5, 0.125, 0.0, 0.0]);
            }
        });
    }

    #[test]
    fn nobody_to_ask_and_nothing_to_draw_leaves_no_hope() {
        let odds = Odds::new(Ingredients::each(5, 4), 0, [0; MOST_SEATS]);
        let lacking = |cards| Gap { cards, any: 0 };
        assert_eq!(odds.filled(lacking(Ingredients::of(Ingredient::Olive, 1)), 0), 0.0);
        assert_eq!(odds.filled(lacking(Ingredients::NONE), 0), 1.0);
    }
}
