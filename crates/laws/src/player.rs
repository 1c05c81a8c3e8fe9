//! Who plays the random games.

use table::{Chance, Lawful, Next, Offer, Seat};

use crate::asked::Asked;
use crate::pick;

/// How moves are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any offer, each as likely as the others.
    Random,
    /// Gets something done whenever it can; random play alone would hardly ever come to the end
    /// of what the rules can do.
    Keen,
}

impl Player {
    /// Every other game is played keenly.
    pub fn of_game(number: usize) -> Player {
        if number.is_multiple_of(2) { Player::Random } else { Player::Keen }
    }

    /// A move of one of the awaited seats, or none where nothing is offered.
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
