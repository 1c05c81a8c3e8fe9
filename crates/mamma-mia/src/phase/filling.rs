//! Phase A: filling the oven. Rule 3

use table::{Listener, Seat};

use crate::moves::{Move, Pile};
use crate::offer::Offer;
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::setup::Printing;
use crate::told::Announcement;
use crate::{Hand, Ingredient, MammaMia, Order, chart};

/// Offers the ingredients that may be laid. Rule 3.1
pub(crate) fn offer_lays(hand: &Hand, to: &mut impl FnMut(Offer)) {
    to(Offer::Lay(hand.ingredients()));
}

/// Offers the orders that may be laid, and laying none where that is allowed. Rules 3.2, 3.7
pub(crate) fn offer_orders(public: &Public, seat: Seat, hand: &Hand, to: &mut impl FnMut(Offer)) {
    to(Offer::Order(hand.orders()));
    if !must_order(public, seat) {
        to(Offer::NoOrder);
    }
}

/// Offers the piles that may be drawn from. Rule 3.3
///
/// A seat is awaited here only while both piles have cards, because an empty one cannot be chosen
/// (rule 3.4).
pub(crate) fn offer_draws(public: &Public, seat: Seat, to: &mut impl FnMut(Offer)) {
    for pile in [Pile::Supply, Pile::Waiter] {
        to(Offer::Draw { pile, count: public.drawn(seat, pile) });
    }
}

/// A step of the turn that comes after the current one. Rule 3
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Laying an order, or none. Rule 3.2
    Order,
    /// Choosing the pile to refill from. Rule 3.3
    Draw,
}

/// What the awaited seat may do in the later steps of its turn, whatever it does first.
///
/// A hand with orders is asked for one (rule 3.2), and laying ingredients does not change which
/// orders it has. The draw is included only if it is certain to come: the hand has room even if as
/// few cards as possible are laid (3.3, 3.7), and the waiter is not empty (3.4). The counts are for
/// that case, so they are the lowest possible.
pub fn steps_ahead(public: &Public, seat: Seat, own: &Hand, to: &mut impl FnMut(Step, Offer)) {
    let mut least = *public;
    match public.phase {
        Phase::Laying(due) if due == seat => {
            least.hands[seat].ingredients -= 1;
            if !own.orders().is_empty() {
                offer_orders(&least, seat, own, &mut |offer| to(Step::Order, offer));
            }
        }
        Phase::Ordering(due) if due == seat => {
            least.hands[seat].orders -= u8::from(must_order(public, seat));
        }
        _ => return,
    }
    if least.wanted(seat) > 0 && least.waiters[seat] > 0 {
        offer_draws(&least, seat, &mut |offer| to(Step::Draw, offer));
    }
}

/// A hand full of orders would stall forever if it laid none. Rule 3.7
///
/// A hand with ingredients has just laid some, so it is not full.
fn must_order(public: &Public, seat: Seat) -> bool {
    public.hands[seat].total() >= public.setup.numbers().refill
        && public.setup.printing() == Printing::First
        && public.hands[seat].ingredients == 0
}

pub(crate) fn check_lay(hand: &Hand, kind: Ingredient, count: u8) -> Result<(), Refusal> {
    let held = hand.ingredients().count(kind);
    match count {
        0 => Err(Refusal::LayNothing),
        _ if count > held => Err(Refusal::TooFewInHand { kind, asked: count, held }),
        _ => Ok(()),
    }
}

pub(crate) fn check_order(
    public: &Public,
    seat: Seat,
    hand: &Hand,
    mv: Move,
) -> Result<(), Refusal> {
    match mv {
        Move::Order(order) if !hand.orders().contains(order) => Err(Refusal::OrderNotInHand(order)),
        Move::NoOrder if must_order(public, seat) => Err(Refusal::MustOrder),
        _ => Ok(()),
    }
}

impl MammaMia {
    /// Begins a seat's turn with its first step. Rules 3, 3.7
    pub(crate) fn begin_turn(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        self.say(Announcement::Turn { seat }, listener);
        let hand = self.public.hands[seat];
        match self.public.setup.printing() {
            _ if hand.ingredients > 0 => self.enter(Phase::Laying(seat), listener),
            Printing::Plus => {
                self.say(Announcement::Skipped { seat }, listener);
                let count = chart::SKIPPED_DRAW;
                self.enter(Phase::Dealing { seat, pile: Pile::Supply, count }, listener);
            }
            Printing::First if hand.orders > 0 => self.enter(Phase::Ordering(seat), listener),
            Printing::First => self.refill(seat, listener),
        }
    }

    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        kind: Ingredient,
        count: u8,
        listener: &mut impl Listener<Self>,
    ) {
        self.say(Announcement::Laid { seat, kind, count }, listener);
        if self.public.hands[seat].orders > 0 {
            self.enter(Phase::Ordering(seat), listener);
        } else {
            self.refill(seat, listener);
        }
    }

    pub(crate) fn lay_order(
        &mut self,
        seat: Seat,
        order: Order,
        listener: &mut impl Listener<Self>,
    ) {
        self.say(Announcement::Ordered { seat, order }, listener);
        self.refill(seat, listener);
    }

    pub(crate) fn lay_no_order(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        self.say(Announcement::NoOrder { seat }, listener);
        self.refill(seat, listener);
    }

    /// Starts the third step, or the next turn if the hand is full and draws nothing. Rules 3.3,
    /// 3.4
    fn refill(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        if self.public.wanted(seat) == 0 {
            self.begin_turn(self.left_of(seat), listener);
        } else if self.public.waiters[seat] == 0 {
            self.draw_from(seat, Pile::Supply, listener);
        } else {
            self.enter(Phase::Drawing(seat), listener);
        }
    }

    pub(crate) fn draw_from(&mut self, seat: Seat, pile: Pile, listener: &mut impl Listener<Self>) {
        let count = self.public.wanted(seat);
        self.enter(Phase::Dealing { seat, pile, count }, listener);
    }

    /// Ends a turn after a draw. Drawing the last supply card ends the phase at once. Rules 3.5,
    /// 4.1
    pub(crate) fn end_turn(&mut self, seat: Seat, listener: &mut impl Listener<Self>) {
        if self.public.supply == 0 {
            self.open_oven(seat, listener);
        } else {
            self.begin_turn(self.left_of(seat), listener);
        }
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next_clockwise(self.public.setup.seats())
    }
}
