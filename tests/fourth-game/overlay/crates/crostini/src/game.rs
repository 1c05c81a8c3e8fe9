//! The implementation of `Game`.

use table::{BadDeal, Chance, Game, Listener, MOST_SEATS, Next, Outcome, Seat, Seats, Stream};

use crate::chart::HAND;
use crate::{
    Announcement, Choice, Crostini, CrostiniSetup, Deal, Move, Notes, Phase, Private, Public,
    Refusal, Whisper, phase,
};

/// The bag is a single pile for everyone. Rule 2.1
const BAG: Stream = Stream { pile: "bag", owner: 0, round: 0 };

impl Game for Crostini {
    type Setup = CrostiniSetup;
    type Public = Public;
    type Private = Private;
    type Notes = Notes;
    type Move = Move;
    type Deal = Deal;
    type Offer = Choice;
    type Announcement = Announcement;
    type Whisper = Whisper;
    type Refusal = Refusal;

    fn new(setup: &CrostiniSetup) -> Crostini {
        Crostini::set_up(setup)
    }

    fn setup(public: &Public) -> &CrostiniSetup {
        &public.setup
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> &Private {
        &self.own[seat]
    }

    fn notes(&self) -> &Notes {
        &self.notes
    }

    fn keeps_notes(_: &Public) -> bool {
        false
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Dealing(_) => Next::Dealer,
            Phase::Turn(seat) => Next::Seats(Seats::only(seat)),
            Phase::Over { winners } => {
                let mut scores = [0; MOST_SEATS];
                for (seat, eaten) in public.eaten.iter(public.seats()) {
                    scores[seat.index()] = eaten.len();
                }
                Next::Over(Outcome { winners, scores })
            }
        }
    }

    fn offers(public: &Public, seat: Seat, own: &Private, to: &mut impl FnMut(Choice)) {
        match public.phase {
            Phase::Turn(awaited) if awaited == seat => phase::offers(public, own, to),
            Phase::Turn(_) | Phase::Dealing(_) | Phase::Over { .. } => {}
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        listener: &mut impl Listener<Crostini>,
    ) -> Result<(), Refusal> {
        match self.public.phase {
            Phase::Dealing(_) => return Err(Refusal::NotDealt),
            Phase::Over { .. } => return Err(Refusal::GameOver),
            Phase::Turn(awaited) if awaited != seat => {
                return Err(Refusal::NotYourTurn { awaited });
            }
            Phase::Turn(_) => {}
        }
        if let Some(refusal) = phase::refusal(&self.public, &self.own[seat], mv) {
            return Err(refusal);
        }
        match mv {
            Move::Top(card) => self.top(seat, card, listener),
            Move::Eat(card) => self.eat(seat, card, listener),
        }
        Ok(())
    }

    fn draw(&self, chance: &mut impl Chance) -> Option<Deal> {
        match self.public.phase {
            Phase::Dealing(_) => {
                Some(Deal(self.bag.any(HAND, &mut |bound| chance.below(BAG, bound))))
            }
            Phase::Turn(_) | Phase::Over { .. } => None,
        }
    }

    fn deal(&mut self, deal: Deal, listener: &mut impl Listener<Crostini>) -> Result<(), BadDeal> {
        match self.public.phase {
            Phase::Dealing(seat) => self.deal_hand(seat, deal, listener),
            Phase::Turn(_) | Phase::Over { .. } => Err(BadDeal::NotAwaited),
        }
    }

    fn hear(public: &mut Public, said: &Announcement) {
        public.hear(said);
    }

    fn note(_: &mut Notes, _: &Announcement) {}

    fn hear_own(own: &mut Private, seat: Seat, said: &Announcement) {
        own.hear(seat, said);
    }

    fn hear_whisper(own: &mut Private, whisper: &Whisper) {
        own.hear_whisper(whisper);
    }
}
