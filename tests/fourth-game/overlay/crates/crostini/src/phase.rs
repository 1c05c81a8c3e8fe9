//! Dealing and the turns. Rules 2 to 4

use table::{BadDeal, Listener, Seat};

use crate::chart::HAND;
use crate::{Announcement, Card, Cards, Choice, Crostini, Move, Phase, Private, Public, Refusal};
use crate::{Deal, Whisper};

/// What a seat may do in its turn. Rules 3.1, 3.2
pub(crate) fn offers(public: &Public, own: &Private, to: &mut impl FnMut(Choice)) {
    let top = own.hand.once(|card| refusal(public, own, Move::Top(card)).is_none());
    if !top.is_empty() {
        to(Choice::Top { among: top });
    }
    let eat = own.hand.once(|card| refusal(public, own, Move::Eat(card)).is_none());
    if !eat.is_empty() {
        to(Choice::Eat { among: eat });
    }
}

/// Why the seat whose turn it is may not make this move. Rules 3.1, 3.2
pub(crate) fn refusal(public: &Public, own: &Private, mv: Move) -> Option<Refusal> {
    let (Move::Top(card) | Move::Eat(card)) = mv;
    if !own.hand.contains(card) {
        return Some(Refusal::NotInHand { card });
    }
    let topping = public.setup.topping();
    match (mv, public.bread.highest()) {
        (Move::Top(card), Some(top)) if !topping.allows(card, top) => {
            Some(Refusal::TooLow { card, top, topping })
        }
        (Move::Top(_), _) | (Move::Eat(_), Some(_)) => None,
        (Move::Eat(_), None) => Some(Refusal::NothingToEat),
    }
}

impl Crostini {
    /// Deals a seat its hand. Rule 2.1
    pub(crate) fn deal_hand(
        &mut self,
        seat: Seat,
        Deal(cards): Deal,
        listener: &mut impl Listener<Crostini>,
    ) -> Result<(), BadDeal> {
        if cards.len() != HAND {
            return Err(BadDeal::WrongCount);
        }
        if !self.bag.hold(&cards) {
            return Err(BadDeal::NotInPile);
        }
        self.bag.remove_all(&cards);
        self.whisper(seat, Whisper::Hand(cards), listener);
        self.say(Announcement::Dealt(seat), listener);
        let next = seat.next_clockwise(self.public.seats());
        let all_dealt = self.public.hands[next] > 0;
        let phase = if all_dealt { Phase::Turn(next) } else { Phase::Dealing(next) };
        self.say(Announcement::Now(phase), listener);
        Ok(())
    }

    /// Lays a card on the bread. Rule 3.1
    pub(crate) fn top(&mut self, seat: Seat, card: Card, listener: &mut impl Listener<Crostini>) {
        self.say(Announcement::Topped { seat, card }, listener);
        self.pass_turn(seat, listener);
    }

    /// Eats what lies on the bread, and burns a card. Rule 3.2
    pub(crate) fn eat(&mut self, seat: Seat, card: Card, listener: &mut impl Listener<Crostini>) {
        let cards: Cards = self.public.bread;
        self.whisper(seat, Whisper::Burnt(card), listener);
        self.say(Announcement::Ate { seat, cards }, listener);
        self.pass_turn(seat, listener);
    }

    /// Passes the turn to the next seat, or ends the game if nobody has a card left. Rules 3.3, 4.1
    fn pass_turn(&mut self, seat: Seat, listener: &mut impl Listener<Crostini>) {
        let next = seat.next_clockwise(self.public.seats());
        let phase = match self.public.hands[next] {
            0 => Phase::Over { winners: self.public.leaders() },
            _ => Phase::Turn(next),
        };
        self.say(Announcement::Now(phase), listener);
    }
}
