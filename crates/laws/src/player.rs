//! Who plays the random games.

use table::{Chance, Lawful, Next, Offer, Seat};

use crate::asked::Asked;
use crate::pick;

/// How moves are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Picks uniformly among the offers.
    Random,
    /// Makes progress whenever possible. Random play alone would hardly ever reach everything in
    /// the rules.
    Keen,
}

impl Player {
    /// Every other game is played by keen players.
    pub fn of_game(number: usize) -> Player {
        if number.is_multiple_of(2) { Player::Random } else { Player::Keen }
    }

    /// A move for one of the awaited seats, or `None` if nothing is offered.
    pub fn choose<G: Lawful>(
        self,
        asked: &Asked<G>,
        chance: &mut impl Chance,
    ) -> Option<(Seat, G::Move)> {
        let Next::Seats(awaited) = asked.next else { return None };
        if awaited.is_empty() {
            return None;
        }
        let seat = awaited.iter().nth(pick::below(chance, awaited.len()))?;
        let keen = match self {
            Player::Random => 0,
            Player::Keen => asked.of(seat).filter(|offer| G::is_keen(offer)).count(),
        };
        let offer = match keen {
            0 => {
                let count = asked.of(seat).count();
                asked.of(seat).nth(if count == 0 { 0 } else { pick::below(chance, count) })
            }
            _ => asked.of(seat).filter(|offer| G::is_keen(offer)).nth(pick::below(chance, keen)),
        };
        Some((seat, offer?.pick(&mut pick::from(chance))))
    }
}
