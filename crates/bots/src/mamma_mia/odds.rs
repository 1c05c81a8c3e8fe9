//! The chance to come by cards that are lacking.

use ::mamma_mia::{Ingredient, Ingredients};
use table::MOST_SEATS;

use super::way::Gap;

/// More of one kind than this, less one, are not hoped for.
const COUNTS: usize = 6;
/// More cards than this are as good as this many.
const DRAWS: usize = 12;
/// Bombastica has a chance to be helped while so few cards are lacking.
const FEW: u8 = 2;
/// How often someone who could help does.
const WILLING: f32 = 0.7;

/// By kind and count: the chance that there are at least so many among some cards.
type Chances = [[f32; COUNTS]; Ingredient::ALL.len()];

/// How likely it is to get what is lacking before it is needed.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    /// The chances among so many unseen cards.
    among: [Chances; DRAWS + 1],
    /// Cards still to be drawn.
    draws: u8,
    /// How many cards each of those holds who may help.
    helpers: [u8; MOST_SEATS],
}

impl Odds {
    /// With these cards unseen, so many draws to come, and so many cards in helpers' hands.
    pub fn new(unseen: Ingredients, draws: u8, helpers: [u8; MOST_SEATS]) -> Odds {
        let all = f32::from(unseen.total().max(1));
        let mut among = [Chances::default(); DRAWS + 1];
        for kind in Ingredient::ALL {
            let share = f32::from(unseen.count(kind)) / all;
            at_least(share, |cards, chances| among[cards][kind.index()] = chances);
        }
        Odds { among, draws, helpers }
    }

    /// The chance that nothing of this is lacking in the end, while `claimed` of the draws to
    /// come are hoped for by other orders.
    pub fn filled(&self, gap: Gap, claimed: u8) -> f32 {
        if gap.total() == 0 {
            return 1.0;
        }
        let draws = self.draws.saturating_sub(claimed);
        let drawn = if draws < gap.total() { 0.0 } else { self.found(gap.cards, draws) };
        1.0 - (1.0 - drawn) * (1.0 - self.helped(gap))
    }

    /// The chance that someone gives this.
    pub fn helped(&self, gap: Gap) -> f32 {
        if gap.any > FEW {
            return 0.0;
        }
        let able = self.helpers.iter().filter(|hand| **hand >= gap.total().max(1));
        1.0 - able.map(|hand| 1.0 - WILLING * self.found(gap.cards, *hand)).product::<f32>()
    }

    /// The chance that all of this is among so many unseen cards.
    fn found(&self, wanted: Ingredients, cards: u8) -> f32 {
        let chances = &self.among[usize::from(cards).min(DRAWS)];
        let found = |(kind, count): (Ingredient, u8)| chances[kind.index()].get(count as usize);
        wanted.iter().map(|wanted| found(wanted).copied().unwrap_or(0.0)).product()
    }
}

/// Tells for each number of cards the chances that at least 0, 1, 2 … of them are of a kind
/// that has this share.
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
