//! How the laws test the toy.

use table::{Chance, Eyes, Lawful, Seat, Seats, Stream};

use super::cards::{Cards, Colour};
use super::moves::{Move, Offer};
use super::{Fault, OF_EACH, Phase, ROUNDS, Setup, Toy};

const ANY: Stream = Stream { pile: "any", owner: 0, round: 0 };

impl Lawful for Toy {
    fn census(&self) -> Result<(), String> {
        let mut all = self.bag;
        all.add(self.notes.laid);
        self.own.iter(self.public.setup.seats).for_each(|(_, own)| all.add(own.hand));
        if all == Cards::of_each(OF_EACH) { Ok(()) } else { Err(format!("there are {all}")) }
    }

    fn is_keen(offer: &Offer) -> bool {
        *offer == Offer::Lay(Colour::Red)
    }

    fn redealt(&self, eyes: Eyes, chance: &mut impl Chance) -> Toy {
        let mut toy = *self;
        if self.public.setup.fault == Fault::LazyRedealing {
            return toy;
        }
        let others =
            || Seat::all(self.public.setup.seats).filter(|seat| eyes.seat() != Some(*seat));
        for seat in others() {
            toy.bag.add(toy.own[seat].hand);
        }
        for seat in others() {
            let own = &mut toy.own[seat];
            own.hand = toy.bag.any(own.hand.len(), chance);
            toy.bag.remove(own.hand);
            let highest = self.public.highest_bid.into();
            own.bid = own.bid.map(|_| 1 + chance.below(ANY, highest) as u8);
        }
        toy
    }

    fn any_move(&self, chance: &mut impl Chance) -> Move {
        match chance.below(ANY, 9) {
            bid @ 0..6 => Move::Bid(bid as u8),
            colour => Move::Lay(Colour::ALL[colour as usize - 6]),
        }
    }

    fn alike(&self, one: &Cards, other: &Cards, eyes: Eyes) -> bool {
        let to_them = match self.public.phase {
            Phase::Dealing(seat) | Phase::Drawing { seat, .. } => eyes == Eyes::Seat(seat),
            Phase::Bidding | Phase::Laying { .. } | Phase::Stuck | Phase::Over => false,
        };
        if to_them { one == other } else { one.len() == other.len() }
    }

    /// The last bid reveals all of them.
    fn worlds_part(&self, other: &Toy, seat: Seat, mv: &Move) -> bool {
        let seats = self.public.setup.seats;
        let reveals = matches!((self.public.phase, mv), (Phase::Bidding, Move::Bid(_)))
            && self.public.chosen.with(seat) == Seats::all(seats);
        let differs = |by: Seat| by != seat && self.own[by].bid != other.own[by].bid;
        reveals && Seat::all(seats).any(differs)
    }

    fn longest(setup: &Setup) -> usize {
        let rounds = usize::from(ROUNDS);
        setup.seats + 3 * rounds * setup.seats + 1
    }
}
