//! What the property tests need to know about the game.

use alloc::format;
use alloc::string::String;

use table::{Chance, Eyes, Game, Lawful, Seat, Setup as _, Stream};

use crate::chart::{HAND, HIGHEST, OF_EACH};
use crate::{Card, Cards, Choice, Crostini, CrostiniSetup, Deal, Move, Phase};

/// Random numbers that no rule asks for.
const FOR_LAWS: Stream = Stream { pile: "laws", owner: 0, round: 0 };

impl Lawful for Crostini {
    fn census(&self) -> Result<(), String> {
        let mut all = self.bag;
        all.add_all(&self.public.bread);
        for seat in Seat::all(self.seats()) {
            let own = &self.own[seat];
            all.add_all(&own.hand);
            all.add_all(&own.burnt);
            all.add_all(&self.public.eaten[seat]);
            let shown = self.public.hands[seat];
            if own.hand.len() != shown {
                return Err(format!("{seat:?} holds {}, shown as {shown}", own.hand.len()));
            }
        }
        if all == Cards::of_each(OF_EACH) { Ok(()) } else { Err(format!("there are {all}")) }
    }

    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> Crostini {
        let mut other = *self;
        let hidden = || Seat::all(self.seats()).filter(|seat| eyes != Eyes::Seat(*seat));
        for seat in hidden() {
            other.bag.add_all(&self.own[seat].hand);
            other.bag.add_all(&self.own[seat].burnt);
        }
        let mut choose = |bound| chance.below(FOR_LAWS, bound);
        for seat in hidden() {
            let own = &mut other.own[seat];
            own.hand = other.bag.any(own.hand.len(), &mut choose);
            other.bag.remove_all(&own.hand);
            own.burnt = other.bag.any(own.burnt.len(), &mut choose);
            other.bag.remove_all(&own.burnt);
        }
        other
    }

    fn is_keen(offer: &Choice) -> bool {
        match offer {
            Choice::Eat { .. } => true,
            Choice::Top { .. } => false,
        }
    }

    fn any_move(&self, chance: &mut impl Chance) -> Move {
        let place = chance.below(FOR_LAWS, u32::from(HIGHEST));
        let card = Card::all().nth(place as usize).expect("there are so many");
        match chance.below(FOR_LAWS, 2) {
            0 => Move::Top(card),
            _ => Move::Eat(card),
        }
    }

    fn alike(&self, one: &Deal, other: &Deal, eyes: Eyes) -> bool {
        match self.public.phase {
            Phase::Dealing(seat) if eyes == Eyes::Seat(seat) => one == other,
            Phase::Dealing(_) | Phase::Turn(_) | Phase::Over { .. } => true,
        }
    }

    /// A move shows the same card in both worlds, or none.
    fn worlds_part(&self, _: &Crostini, _: Seat, _: &Move) -> bool {
        false
    }

    /// A deal and a hand of turns for each seat.
    fn longest(setup: &CrostiniSetup) -> usize {
        setup.seats() * (1 + usize::from(HAND)) + 1
    }
}
