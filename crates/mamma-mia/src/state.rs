//! The whole table: its drawers, and its implementation of [`Game`].

use table::{BadDeal, BySeat, Chance, Game, Listener, Next, Saying, Seat, Seats};

use crate::moves::{Deal, Move};
use crate::notes::Notes;
use crate::offer::Offer;
use crate::phase::helping::Request;
use crate::phase::{filling, helping, opening};
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::setup::{Memory, Setup};
use crate::told::{Announcement, Failure, Whisper};
use crate::{Hand, Ingredients, Order, Orders, chart, need};

/// A table of *Mamma Mia!* or *Mamma Mia! Plus*.
///
/// The supply and the unseen orders of a waiter are bags. A card becomes definite when someone
/// draws it (rule 11), so there is no hidden order of cards that could leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MammaMia {
    /// What everyone can see.
    pub(crate) public: Public,
    /// What was said once and then buried.
    pub(crate) notes: Notes,
    /// What each seat holds.
    pub(crate) hands: BySeat<Hand>,
    /// The ingredients in the supply, which nobody may know.
    pub(crate) supply: Ingredients,
    /// The orders of each waiter that nobody has seen, including unseen rewards.
    pub(crate) unseen: BySeat<Orders>,
}

impl MammaMia {
    /// Makes an announcement. The drawers change only through what is said.
    #[inline(always)]
    pub(crate) fn say(&mut self, said: Announcement, listener: &mut impl Listener<Self>) {
        self.public.hear(&said);
        self.notes.hear(&said);
        if let Some(seat) = said.hand_changed() {
            self.hands[seat].hear(seat, &said);
        }
        listener.hear(Saying::ToAll(said));
    }

    /// Enters the next phase.
    #[inline(always)]
    pub(crate) fn enter(&mut self, phase: Phase, listener: &mut impl Listener<Self>) {
        self.say(Announcement::Now(phase), listener);
    }
}

impl Game for MammaMia {
    type Setup = Setup;
    type Public = Public;
    type Private = Hand;
    type Notes = Notes;
    type Move = Move;
    type Deal = Deal;
    type Offer = Offer;
    type Announcement = Announcement;
    type Whisper = Whisper;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> MammaMia {
        let orders = |seat: Seat| {
            if seat.index() < setup.seats() {
                chart::orders(setup.printing(), setup.colour(seat))
            } else {
                Orders::NONE
            }
        };
        MammaMia {
            public: Public::new(setup),
            notes: Notes::new(setup),
            hands: BySeat::default(),
            supply: setup.ingredients(),
            unseen: BySeat::each(orders),
        }
    }

    fn setup(public: &Public) -> &Setup {
        &public.setup
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    fn notes(&self) -> &Notes {
        &self.notes
    }

    fn keeps_notes(public: &Public) -> bool {
        public.setup.memory() == Memory::Notes
    }

    #[inline(always)]
    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::First | Phase::Opening(..) | Phase::Dealing { .. } | Phase::Rewarding(_) => {
                Next::Dealer
            }
            Phase::Laying(seat)
            | Phase::Ordering(seat)
            | Phase::Drawing(seat)
            | Phase::Judging { seat, .. }
            | Phase::Asking { seat, .. }
            | Phase::Adding { seat, .. } => Next::Seats(Seats::only(seat)),
            Phase::Over(outcome) => Next::Over(outcome),
        }
    }

    #[inline(always)]
    fn offers(public: &Public, seat: Seat, own: &Hand, to: &mut impl FnMut(Offer)) {
        match public.phase {
            Phase::Laying(due) if due == seat => filling::offer_lays(own, to),
            Phase::Ordering(due) if due == seat => filling::offer_orders(public, seat, own, to),
            Phase::Drawing(due) if due == seat => filling::offer_draws(public, seat, to),
            Phase::Judging { seat: due, order } if due == seat => {
                opening::offer_judgements(public, seat, order, own, to);
            }
            Phase::Asking { seat: due, request, .. } if due == seat => {
                if own.ingredients().covers(request) {
                    to(Offer::Help);
                }
                to(Offer::Decline);
            }
            Phase::Adding { seat: due, count, .. } if due == seat => {
                to(Offer::Fill { count, from: own.ingredients() });
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        listener: &mut impl Listener<Self>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.public.setup.seats() {
            return Err(Refusal::not_awaited(&self.public, seat));
        }
        let (public, own) = (&self.public, &self.hands[seat]);
        match (public.phase, mv) {
            (Phase::Laying(due), Move::Lay { kind, count }) if due == seat => {
                filling::check_lay(own, kind, count)?;
                self.lay(seat, kind, count, listener);
            }
            (Phase::Ordering(due), Move::Order(order)) if due == seat => {
                filling::check_order(public, seat, own, mv)?;
                self.lay_order(seat, order, listener);
            }
            (Phase::Ordering(due), Move::NoOrder) if due == seat => {
                filling::check_order(public, seat, own, mv)?;
                self.lay_no_order(seat, listener);
            }
            (Phase::Drawing(due), Move::Draw(pile)) if due == seat => {
                self.draw_from(seat, pile, listener);
            }
            (Phase::Judging { seat: due, order }, _) if due == seat => {
                return self.judge(seat, order, mv, listener);
            }
            (
                Phase::Asking { seat: due, owner, order, choice, request },
                Move::Help | Move::Decline,
            ) if due == seat => {
                let asked = Request { owner, order, choice, cards: request };
                if mv == Move::Help {
                    helping::check_help(own, request)?;
                    self.help(seat, asked, listener);
                } else {
                    self.decline(seat, asked, listener);
                }
            }
            (Phase::Adding { seat: due, helper, count }, Move::Fill(cards)) if due == seat => {
                opening::check_fill(own, cards, count)?;
                self.bake_everything(seat, cards, listener);
                self.reward(helper, listener);
            }
            _ => return Err(Refusal::not_awaited(public, seat)),
        }
        Ok(())
    }

    #[inline(always)]
    fn draw(&self, chance: &mut impl Chance) -> Option<Deal> {
        self.drawn_now(chance)
    }

    #[inline(always)]
    fn deal(&mut self, deal: Deal, listener: &mut impl Listener<Self>) -> Result<(), BadDeal> {
        self.dealt(deal, listener)
    }

    fn hear(public: &mut Public, said: &Announcement) {
        public.hear(said);
    }

    fn note(notes: &mut Notes, said: &Announcement) {
        notes.hear(said);
    }

    fn hear_own(own: &mut Hand, seat: Seat, said: &Announcement) {
        own.hear(seat, said);
    }

    fn hear_whisper(own: &mut Hand, whisper: &Whisper) {
        own.hear_whisper(whisper);
    }
}

impl MammaMia {
    /// Carries out an owner's decision about their order. Rule 4.3
    #[inline(never)]
    fn judge(
        &mut self,
        seat: Seat,
        order: Order,
        mv: Move,
        listener: &mut impl Listener<Self>,
    ) -> Result<(), Refusal> {
        let (public, own) = (&self.public, &self.hands[seat]);
        match mv {
            Move::Bake(choice) => {
                let need = opening::check_bake(public, seat, order, own, choice)?;
                self.bake(seat, order, need, listener);
            }
            Move::Fill(_) if order != Order::Bombastica => {
                return Err(Refusal::NotABombastica(order));
            }
            Move::Fill(cards) => {
                opening::check_fill(own, cards, need::shortfall(public.worktop))?;
                self.bake_everything(seat, cards, listener);
            }
            Move::Fail => {
                opening::check_fail(public, seat, order)?;
                self.fail(seat, order, Failure::LetGo, listener);
            }
            Move::Ask { choice, request } => {
                helping::check_ask(public, seat, order, own, choice, request)?;
                self.ask(Request { owner: seat, order, choice, cards: request }, listener);
                return Ok(());
            }
            Move::Lay { .. }
            | Move::Order(_)
            | Move::NoOrder
            | Move::Draw(_)
            | Move::Help
            | Move::Decline => return Err(Refusal::not_awaited(public, seat)),
        }
        self.reveal(listener);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_six_fits_into_half_a_kilobyte() {
        assert!(size_of::<MammaMia>() <= 512, "{}", size_of::<MammaMia>());
    }
}
