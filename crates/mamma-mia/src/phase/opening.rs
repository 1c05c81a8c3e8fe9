//! Phase B: opening the oven. Rule 4

use table::{Listener, Seat};

use crate::moves::Choice;
use crate::need::{self, Verdict};
use crate::offer::Offer;
use crate::oven::Laid;
use crate::public::{MammaMiaPlace, Phase, Public};
use crate::refusal::Refusal;
use crate::setup::{Helping, Leftovers};
use crate::told::{Announcement, Failure};
use crate::{Hand, Ingredients, MammaMia, Order};

/// Offers what an owner may do about their order. Rules 4.3a, 4.3b
pub(crate) fn offer_judgements(
    public: &Public,
    owner: Seat,
    order: Order,
    hand: &Hand,
    to: &mut impl FnMut(Offer),
) {
    let held = hand.ingredients();
    if order == Order::Bombastica {
        let count = need::shortfall(public.worktop);
        if held.total() >= count {
            to(Offer::Fill { count, from: held });
        }
        to(Offer::Fail);
        if public.setup.helping() == Helping::On {
            to(super::helping::any_request(public, owner));
        }
        return;
    }
    let enough = need::enough(public, owner, order);
    need::ways(&public.setup, owner, order, public.worktop, |choice, need| {
        let missing = public.worktop.missing(need);
        if held.covers(missing) {
            to(Offer::Bake { choice, from_hand: missing });
        }
        if !enough && public.setup.helping() == Helping::On {
            to(super::helping::request(choice, missing, held));
        }
    });
    if !enough {
        to(Offer::Fail);
    }
}

/// What a pizza of these kinds needs, if it may be baked. Rules 4.3a, 4.3b
pub(crate) fn check_bake(
    public: &Public,
    owner: Seat,
    order: Order,
    hand: &Hand,
    choice: Choice,
) -> Result<Ingredients, Refusal> {
    if order == Order::Bombastica {
        return Err(Refusal::NameTheCards);
    }
    let need =
        need::need(public, owner, order, choice).ok_or(Refusal::WrongChoice { order, choice })?;
    let missing = public.worktop.missing(need);
    if hand.ingredients().covers(missing) {
        Ok(need)
    } else {
        Err(Refusal::NotInHand { needed: missing })
    }
}

/// Checks that exactly this many cards were named and that they are in the hand. Rules 5.h, 6.1b
pub(crate) fn check_fill(hand: &Hand, cards: Ingredients, count: u8) -> Result<(), Refusal> {
    if cards.total() != count {
        Err(Refusal::WrongCount { asked: cards.total(), needed: count })
    } else if !hand.ingredients().covers(cards) {
        Err(Refusal::NotInHand { needed: cards })
    } else {
        Ok(())
    }
}

/// A pizza may fail only if the worktop is not enough for it. Rule 4.3a
pub(crate) fn check_fail(public: &Public, owner: Seat, order: Order) -> Result<(), Refusal> {
    if need::enough(public, owner, order) { Err(Refusal::MustBake) } else { Ok(()) }
}

impl MammaMia {
    /// The holder of the MAMMA MIA card opens the oven. If there is none, the seat that drew the
    /// last supply card does. Rule 4.1
    pub(crate) fn open_oven(&mut self, last_drawer: Seat, listener: &mut impl Listener<Self>) {
        let seat = match self.public.mamma_mia {
            MammaMiaPlace::Before(holder) => holder,
            MammaMiaPlace::Box | MammaMiaPlace::Supply => last_drawer,
        };
        self.say(Announcement::Opened { seat }, listener);
        self.reveal(listener);
    }

    /// Turns up cards, oldest first, until an owner has to decide or none are left. Rules 4.2, 4.3
    pub(crate) fn reveal(&mut self, listener: &mut impl Listener<Self>) {
        while let Some(laid) = self.notes.oven.next() {
            match laid {
                Laid::Cards(kind, count) => {
                    self.say(Announcement::TurnedUp { kind, count }, listener);
                }
                Laid::Order(seat, order) => {
                    self.say(Announcement::OrderUp { seat, order }, listener);
                    match need::verdict(&self.public, seat, order) {
                        Verdict::Bakes(need) => self.bake(seat, order, need, listener),
                        Verdict::Fails(why) => self.fail(seat, order, why, listener),
                        Verdict::OwnerDecides => {
                            return self.enter(Phase::Judging { seat, order }, listener);
                        }
                    }
                }
            }
        }
        self.end_round(listener);
    }

    /// Bakes a pizza, from the worktop first and from the hand for the rest. Rules 4.3b, 4.4
    pub(crate) fn bake(
        &mut self,
        seat: Seat,
        order: Order,
        need: Ingredients,
        listener: &mut impl Listener<Self>,
    ) {
        let hand = self.public.worktop.missing(need);
        self.say(Announcement::Baked { seat, order, worktop: need - hand, hand }, listener);
    }

    pub(crate) fn fail(
        &mut self,
        seat: Seat,
        order: Order,
        why: Failure,
        listener: &mut impl Listener<Self>,
    ) {
        self.say(Announcement::Failed { seat, order, why }, listener);
    }

    /// Bakes a Bombastica with everything on the worktop plus these cards. Rule 5.h
    pub(crate) fn bake_everything(
        &mut self,
        seat: Seat,
        hand: Ingredients,
        listener: &mut impl Listener<Self>,
    ) {
        let worktop = self.public.worktop;
        self.say(Announcement::Baked { seat, order: Order::Bombastica, worktop, hand }, listener);
    }

    /// After a reveal: ends the game, or handles leftovers and makes a new supply. Rules 4.6, 4.7,
    /// 3.8
    fn end_round(&mut self, listener: &mut impl Listener<Self>) {
        let Public { setup, round, worktop, used, mamma_mia, leader, .. } = self.public;
        if round == setup.rounds() {
            return self.show_rewards(listener);
        }
        let (under, worktop) = match setup.leftovers() {
            Leftovers::StayOpen => (Ingredients::NONE, worktop),
            Leftovers::GoUnder => (worktop, Ingredients::NONE),
        };
        let card = u8::from(mamma_mia != MammaMiaPlace::Box);
        self.supply = used;
        let supply = used.total() + card;
        self.say(Announcement::RoundBegins { round: round + 1, supply, under, worktop }, listener);
        if supply == 0 {
            self.open_oven(leader, listener);
        } else {
            self.begin_turn(leader, listener);
        }
    }
}
