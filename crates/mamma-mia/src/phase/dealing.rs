//! Chance, resolved when it is seen. Rules 2, 3.3, 11

use table::{BadDeal, Chance, Listener, Saying, Seat, Stream};

use crate::moves::{Deal, Pile};
use crate::public::{MammaMiaPlace, Phase};
use crate::setup::{MammaMiaCard, Printing};
use crate::told::{Announcement, Whisper};
use crate::{Ingredients, MammaMia, Orders};

impl MammaMia {
    /// Draws what the dealer has to deal now.
    #[inline(always)]
    pub(crate) fn drawn_now(&self, chance: &mut impl Chance) -> Option<Deal> {
        let opening = self.public.setup.numbers().opening;
        Some(match self.public.phase {
            Phase::First => {
                let stream = Stream { pile: "first", owner: 0, round: 0 };
                let seats = self.public.setup.seats();
                Deal::First(Seat::at(chance.below(stream, seats as u32) as usize))
            }
            Phase::Opening(seat, Pile::Supply) => self.supply_deal(seat, opening, chance),
            Phase::Opening(seat, Pile::Waiter) => self.waiter_deal(seat, 1, chance),
            Phase::Dealing { seat, pile: Pile::Supply, count } => {
                self.supply_deal(seat, count, chance)
            }
            Phase::Dealing { seat, pile: Pile::Waiter, count } => {
                self.waiter_deal(seat, count, chance)
            }
            Phase::Rewarding(seat) => self.rewards_deal(seat, chance),
            Phase::Laying(_)
            | Phase::Ordering(_)
            | Phase::Drawing(_)
            | Phase::Judging { .. }
            | Phase::Asking { .. }
            | Phase::Adding { .. }
            | Phase::Over(_) => return None,
        })
    }

    /// Draws card by card until there are enough ingredients or none are left. If the MAMMA MIA
    /// card comes up, it is replaced by the next card. Rules 2.1, 3.6
    #[inline]
    fn supply_deal(&self, seat: Seat, wanted: u8, chance: &mut impl Chance) -> Deal {
        let stream = Stream { pile: "supply", owner: 0, round: self.public.round };
        let mut bag = self.supply;
        let mut left = bag.total();
        let mut in_supply = self.public.mamma_mia == MammaMiaPlace::Supply;
        let (mut cards, mut mamma_mia) = (Ingredients::NONE, false);
        let mut taken = 0;
        while taken < wanted && (left > 0 || in_supply) {
            let place = chance.below(stream, u32::from(left) + u32::from(in_supply));
            if place == u32::from(left) {
                (in_supply, mamma_mia) = (false, true);
                continue;
            }
            let card = Ingredients::of(bag.card(place), 1);
            bag -= card;
            cards += card;
            left -= 1;
            taken += 1;
        }
        Deal::Supply { seat, cards, mamma_mia }
    }

    /// Draws uniformly from all unseen cards, then takes the first of the queue. Rule 11
    #[inline]
    fn waiter_deal(&self, seat: Seat, wanted: u8, chance: &mut impl Chance) -> Deal {
        let stream = Stream { pile: "waiter", owner: seat.number(), round: self.public.round };
        let count = wanted.min(self.public.waiters[seat]);
        let unseen = self.notes.unseen_of(seat, count);
        let orders = some_of(self.unseen[seat], unseen, stream, chance)
            .with(self.notes.queues[seat].front(count - unseen));
        Deal::Waiter { seat, orders }
    }

    /// Draws the rewards that nobody has seen, uniformly from the rest of the bag. Rules 7.0, 11
    fn rewards_deal(&self, seat: Seat, chance: &mut impl Chance) -> Deal {
        let stream = Stream { pile: "rewards", owner: seat.number(), round: 0 };
        let orders = some_of(self.unseen[seat], self.notes.rewards[seat], stream, chance);
        Deal::Rewards { seat, orders }
    }

    /// Deals, or refuses an impossible deal and changes nothing.
    #[inline(always)]
    pub(crate) fn dealt(
        &mut self,
        deal: Deal,
        listener: &mut impl Listener<Self>,
    ) -> Result<(), BadDeal> {
        match (self.public.phase, deal) {
            (Phase::First, Deal::First(seat)) => {
                if seat.index() >= self.public.setup.seats() {
                    return Err(BadDeal::NotInPile);
                }
                self.say(Announcement::First { seat }, listener);
                self.enter(Phase::Opening(Seat::at(0), Pile::Supply), listener);
                Ok(())
            }
            (Phase::Opening(due, Pile::Supply), Deal::Supply { seat, cards, mamma_mia })
                if due == seat =>
            {
                let count = self.public.setup.numbers().opening;
                self.check_supply(count, cards, mamma_mia)?;
                let said = Announcement::Dealt { seat, from: Pile::Supply, count: cards.total() };
                self.take_supply(seat, cards, mamma_mia, said, listener);
                self.enter(Phase::Opening(seat, Pile::Waiter), listener);
                Ok(())
            }
            (Phase::Opening(due, Pile::Waiter), Deal::Waiter { seat, orders }) if due == seat => {
                self.check_waiter(seat, 1, orders)?;
                let said = Announcement::Dealt { seat, from: Pile::Waiter, count: orders.len() };
                self.take_orders(seat, orders, said, listener);
                self.open_next_hand(seat, listener);
                Ok(())
            }
            (
                Phase::Dealing { seat: due, pile: Pile::Supply, count },
                Deal::Supply { seat, cards, mamma_mia },
            ) if due == seat => {
                self.check_supply(count, cards, mamma_mia)?;
                let said = Announcement::Drew { seat, from: Pile::Supply, count: cards.total() };
                self.take_supply(seat, cards, mamma_mia, said, listener);
                self.end_turn(seat, listener);
                Ok(())
            }
            (
                Phase::Dealing { seat: due, pile: Pile::Waiter, count },
                Deal::Waiter { seat, orders },
            ) if due == seat => {
                self.check_waiter(seat, count, orders)?;
                let said = Announcement::Drew { seat, from: Pile::Waiter, count: orders.len() };
                self.take_orders(seat, orders, said, listener);
                self.end_turn(seat, listener);
                Ok(())
            }
            (Phase::Rewarding(due), Deal::Rewards { seat, orders }) if due == seat => {
                check_count(orders.len(), self.notes.rewards[seat])?;
                check_in_pile(self.unseen[seat].contains_all(orders))?;
                self.unseen[seat] = self.unseen[seat].without(orders);
                self.say(Announcement::RewardsShown { seat, orders }, listener);
                self.show_rewards(listener);
                Ok(())
            }
            (
                Phase::First | Phase::Opening(..) | Phase::Dealing { .. } | Phase::Rewarding(_),
                _,
            ) => Err(BadDeal::OtherPile),
            _ => Err(BadDeal::NotAwaited),
        }
    }

    /// Checks that this many cards, or all there are, were dealt.
    #[inline]
    fn check_supply(&self, wanted: u8, cards: Ingredients, mamma_mia: bool) -> Result<(), BadDeal> {
        let in_supply = self.public.mamma_mia == MammaMiaPlace::Supply;
        let there = self.supply.total();
        check_count(cards.total(), wanted.min(there))?;
        check_in_pile(self.supply.covers(cards))?;
        check_in_pile(in_supply || !mamma_mia)?;
        // If all cards are taken, the MAMMA MIA card must be among them.
        let left_out = in_supply && there < wanted && !mamma_mia;
        if left_out { Err(BadDeal::WrongCount) } else { Ok(()) }
    }

    #[inline]
    fn check_waiter(&self, seat: Seat, wanted: u8, orders: Orders) -> Result<(), BadDeal> {
        let count = wanted.min(self.public.waiters[seat]);
        check_count(orders.len(), count)?;
        let unseen = self.notes.unseen_of(seat, count);
        let queued = self.notes.queues[seat].front(count - unseen);
        check_in_pile(orders.contains_all(queued))?;
        check_in_pile(self.unseen[seat].contains_all(orders.without(queued)))
    }

    #[inline]
    fn take_supply(
        &mut self,
        seat: Seat,
        cards: Ingredients,
        mamma_mia: bool,
        said: Announcement,
        listener: &mut impl Listener<Self>,
    ) {
        self.supply -= cards;
        self.say(said, listener);
        self.whisper(seat, Whisper::Cards(cards), listener);
        if mamma_mia {
            self.say(Announcement::MammaMia { seat }, listener);
        }
    }

    #[inline]
    fn take_orders(
        &mut self,
        seat: Seat,
        orders: Orders,
        said: Announcement,
        listener: &mut impl Listener<Self>,
    ) {
        self.unseen[seat] = self.unseen[seat].without(orders);
        self.say(said, listener);
        self.whisper(seat, Whisper::Orders(orders), listener);
    }

    /// Goes on to the next seat's opening hand, or to the first turn. Rules 2, 2.2
    fn open_next_hand(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        let setup = &self.public.setup;
        let next = self.left_of(seat);
        if next != Seat::at(0) {
            return self.enter(Phase::Opening(next, Pile::Supply), listener);
        }
        if (setup.printing(), setup.mamma_mia_card()) == (Printing::First, MammaMiaCard::AfterDeal)
        {
            self.say(Announcement::ShuffledIn, listener);
        }
        self.begin_turn(self.public.leader, listener);
    }

    #[inline]
    fn whisper(&mut self, seat: Seat, whisper: Whisper, listener: &mut impl Listener<Self>) {
        self.hands[seat].hear_whisper(&whisper);
        listener.hear(Saying::ToSeat(seat, whisper));
    }
}

/// A uniformly random selection of this many orders from a bag.
#[inline]
fn some_of(bag: Orders, count: u8, stream: Stream, chance: &mut impl Chance) -> Orders {
    let mut rest = bag;
    for left in (0..bag.len()).rev().take(count as usize) {
        let place = chance.below(stream, u32::from(left) + 1);
        rest = rest.without(Orders::only(rest.nth(place)));
    }
    bag.without(rest)
}

#[inline]
fn check_count(found: u8, due: u8) -> Result<(), BadDeal> {
    if found == due { Ok(()) } else { Err(BadDeal::WrongCount) }
}

#[inline]
fn check_in_pile(there: bool) -> Result<(), BadDeal> {
    if there { Ok(()) } else { Err(BadDeal::NotInPile) }
}
