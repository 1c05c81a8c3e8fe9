//! Helping. Rule 6

use alloc::vec::Vec;
use core::iter::successors;

use table::{Listener, Seat};

use crate::moves::Choice;
use crate::need;
use crate::offer::Offer;
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::setup::Helping;
use crate::told::{Announcement, Failure, Unable};
use crate::{Hand, Ingredients, MammaMia, Order};

/// The requests an owner can make for an order with these kinds. Rule 6.1
pub(crate) fn request(choice: Choice, missing: Ingredients, held: Ingredients) -> Offer {
    Offer::Ask { choice, least: held.missing(missing), most: missing, from: 1, to: missing.total() }
}

/// The requests an owner can make for a Bombastica. Rule 6.1b
pub(crate) fn any_request(public: &Public, owner: Seat) -> Offer {
    let shortfall = need::shortfall(public.worktop);
    Offer::Ask {
        choice: Choice::Nothing,
        least: Ingredients::NONE,
        most: elsewhere(public),
        from: least_asked(public, owner, shortfall),
        to: shortfall,
    }
}

/// The fewest cards the owner can ask for, since they must hold the rest. Rule 6.1b
fn least_asked(public: &Public, owner: Seat, shortfall: u8) -> u8 {
    shortfall.saturating_sub(public.hands[owner].ingredients).max(1)
}

/// Cards in play that are not on the worktop. Rule 6.1b
fn elsewhere(public: &Public) -> Ingredients {
    public.setup.ingredients() - public.worktop
}

/// Whether an owner may ask for this. Rules 6.1, 6.1b
pub(crate) fn check_ask(
    public: &Public,
    owner: Seat,
    order: Order,
    hand: &Hand,
    choice: Choice,
    request: Ingredients,
) -> Result<(), Refusal> {
    if public.setup.helping() == Helping::Off {
        return Err(Refusal::NoHelping);
    }
    if need::enough(public, owner, order) {
        return Err(Refusal::MustBake);
    }
    if request.is_empty() {
        return Err(Refusal::AskNothing);
    }
    if order == Order::Bombastica {
        return check_any_ask(public, owner, choice, request);
    }
    let need =
        need::need(public, owner, order, choice).ok_or(Refusal::WrongChoice { order, choice })?;
    let missing = public.worktop.missing(need);
    if !missing.covers(request) {
        return Err(Refusal::NotMissing { missing });
    }
    let rest = missing - request;
    if hand.ingredients().covers(rest) { Ok(()) } else { Err(Refusal::RestNotHeld { rest }) }
}

fn check_any_ask(
    public: &Public,
    owner: Seat,
    choice: Choice,
    request: Ingredients,
) -> Result<(), Refusal> {
    if choice != Choice::Nothing {
        return Err(Refusal::WrongChoice { order: Order::Bombastica, choice });
    }
    let shortfall = need::shortfall(public.worktop);
    if request.total() > shortfall {
        return Err(Refusal::AskedTooMany { shortfall });
    }
    let least = least_asked(public, owner, shortfall);
    if request.total() < least {
        return Err(Refusal::AskedTooFew { least });
    }
    let elsewhere = elsewhere(public);
    match request.iter().find(|(kind, count)| elsewhere.count(*kind) < *count) {
        Some((kind, _)) => Err(Refusal::NotSoManyInPlay { kind, most: elsewhere.count(kind) }),
        None => Ok(()),
    }
}

/// A helper needs everything that is asked for. Rule 6.2
///
/// That their waiter has a card is public, and seats without one are not asked (rule 6.5).
pub(crate) fn check_help(hand: &Hand, request: Ingredients) -> Result<(), Refusal> {
    if hand.ingredients().covers(request) { Ok(()) } else { Err(Refusal::CannotHelp { request }) }
}

/// Why a seat cannot be asked for this many cards, if it cannot. Rule 6.5
fn unable(public: &Public, seat: Seat, cards: u8) -> Option<Unable> {
    if public.waiters[seat] == 0 {
        Some(Unable::EmptyWaiter)
    } else if public.hands[seat].ingredients < cards {
        Some(Unable::TooFewInHand)
    } else {
        None
    }
}

/// Everyone who may be asked for this many cards, clockwise from the owner's left. Seats that will
/// be passed over come with the reason. Rules 6.2, 6.5
pub fn helpers(public: &Public, owner: Seat, cards: u8) -> Vec<(Seat, Option<Unable>)> {
    let seats = public.setup.seats();
    let left = |seat: &Seat| Some(seat.next_clockwise(seats));
    let others = successors(left(&owner), left).take_while(|seat| *seat != owner);
    others.map(|seat| (seat, unable(public, seat, cards))).collect()
}

/// A request for help: who asks for what, and for which order.
#[derive(Clone, Copy)]
pub(crate) struct Request {
    pub owner: Seat,
    pub order: Order,
    pub choice: Choice,
    pub cards: Ingredients,
}

impl MammaMia {
    #[inline(never)]
    pub(crate) fn ask(&mut self, request: Request, listener: &mut impl Listener<Self>) {
        let Request { owner, choice, cards, .. } = request;
        self.say(Announcement::Asked { seat: owner, choice, request: cards }, listener);
        self.ask_from(self.left_of(owner), request, listener);
    }

    /// Asks clockwise from `first`, until someone can answer or everyone was passed over. Rules
    /// 6.2, 6.5
    fn ask_from(&mut self, first: Seat, request: Request, listener: &mut impl Listener<Self>) {
        let Request { owner, order, choice, cards } = request;
        let mut seat = first;
        while seat != owner {
            let Some(why) = unable(&self.public, seat, cards.total()) else {
                let asked = Phase::Asking { seat, owner, order, choice, request: cards };
                return self.enter(asked, listener);
            };
            self.say(Announcement::PassedOver { seat, why }, listener);
            seat = self.left_of(seat);
        }
        self.fail(owner, order, Failure::NobodyHelped, listener);
        self.reveal(listener);
    }

    #[inline(never)]
    pub(crate) fn decline(
        &mut self,
        seat: Seat,
        request: Request,
        listener: &mut impl Listener<Self>,
    ) {
        self.say(Announcement::Declined { seat }, listener);
        self.ask_from(self.left_of(seat), request, listener);
    }

    /// The first yes: the helper gives the cards, the owner adds the rest, the pizza is baked and
    /// the helper rewarded. Rule 6.3
    #[inline(never)]
    pub(crate) fn help(
        &mut self,
        seat: Seat,
        request: Request,
        listener: &mut impl Listener<Self>,
    ) {
        let Request { owner, order, choice, cards } = request;
        // The needs of the chosen kinds were fixed by the worktop at the time of asking. Rule 5.f
        let need = need::need(&self.public, owner, order, choice);
        self.say(Announcement::Gave { seat, cards }, listener);
        match (need, need::shortfall(self.public.worktop)) {
            (Some(need), _) => self.bake(owner, order, need, listener),
            (None, 0) => self.bake_everything(owner, Ingredients::NONE, listener),
            (None, count) => {
                return self.enter(Phase::Adding { seat: owner, helper: seat, count }, listener);
            }
        }
        self.reward(seat, listener);
    }

    /// Rewards the helper; then the next card is turned up. Rule 6.3
    pub(crate) fn reward(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        self.say(Announcement::Rewarded { seat }, listener);
        self.reveal(listener);
    }
}
