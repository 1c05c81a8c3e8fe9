//! The implementation of [`Game`].

use table::{BadDeal, Chance, Game, Listener, Next, Seat, Seats, Stream};

use crate::phase::{add, virtual_turn};
use crate::refusal::untimely;
use crate::{
    Announcement, Choice, Deal, Line, Move, Notes, Phase, PizzaSetup, PizzaTheory, Private, Public,
    Refusal, Whisper, flow,
};

impl Game for PizzaTheory {
    type Setup = PizzaSetup;
    type Public = Public;
    type Private = Private;
    type Notes = Notes;
    type Move = Move;
    type Deal = Deal;
    type Offer = Choice;
    type Announcement = Announcement;
    type Whisper = Whisper;
    type Refusal = Refusal;

    fn new(setup: &PizzaSetup) -> PizzaTheory {
        PizzaTheory::set_up(setup)
    }

    fn setup(public: &Public) -> &PizzaSetup {
        &public.setup
    }

    #[inline]
    fn public(&self) -> &Public {
        &self.public
    }

    #[inline]
    fn own(&self, seat: Seat) -> &Private {
        &self.own[seat]
    }

    fn notes(&self) -> &Notes {
        &self.notes
    }

    fn keeps_notes(_: &Public) -> bool {
        false
    }

    #[inline]
    fn next(public: &Public) -> Next {
        flow::next(public)
    }

    #[inline]
    fn offers(public: &Public, seat: Seat, _: &Private, to: &mut impl FnMut(Choice)) {
        match public.phase {
            Phase::Adding(adding) if adding == seat => to(add::offer(public, seat)),
            Phase::Virtual { knife } if public.first == seat => {
                to(virtual_turn::offer(public, knife));
            }
            Phase::Cutting { .. } => to(Choice::Cut),
            Phase::Adding(_)
            | Phase::Virtual { .. }
            | Phase::Drawing
            | Phase::Rolling
            | Phase::Over(_) => {}
        }
    }

    /// Makes a move, or refuses it and changes nothing.
    ///
    /// There is one move that a seat may make without being awaited: a seat that has chosen its cut
    /// may choose another until the last seat has chosen (rule 3.2).
    #[inline(always)]
    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        listener: &mut impl Listener<PizzaTheory>,
    ) -> Result<(), Refusal> {
        match (self.public.phase, mv) {
            (Phase::Adding(awaited), Move::Place(space)) if awaited == seat => {
                self.add(seat, space, listener)
            }
            (Phase::Virtual { knife }, Move::PlaceVirtual(space)) if self.public.first == seat => {
                self.add_virtual(knife, space, listener)
            }
            (Phase::Cutting { awaited, knife }, Move::Cut(line))
                if Seats::all(self.public.seats()).contains(seat) =>
            {
                self.choose(seat, line, awaited, knife, listener);
                Ok(())
            }
            (_, Move::Place(_) | Move::Cut(_) | Move::PlaceVirtual(_)) => {
                Err(untimely(&self.public, seat))
            }
        }
    }

    #[inline]
    fn draw(&self, chance: &mut impl Chance) -> Option<Deal> {
        match self.public.phase {
            Phase::Drawing => {
                let stream = Stream { pile: "first", owner: 0, round: 0 };
                let drawn = chance.below(stream, self.public.seats() as u32);
                Some(Deal::First(Seat::at(drawn as usize)))
            }
            Phase::Rolling => {
                let stream = Stream { pile: "die", owner: 0, round: self.public.round };
                Some(Deal::Die(Line::ALL[chance.below(stream, 6) as usize]))
            }
            Phase::Adding(_) | Phase::Virtual { .. } | Phase::Cutting { .. } | Phase::Over(_) => {
                None
            }
        }
    }

    #[inline]
    fn deal(
        &mut self,
        deal: Deal,
        listener: &mut impl Listener<PizzaTheory>,
    ) -> Result<(), BadDeal> {
        match (self.public.phase, deal) {
            (Phase::Drawing, Deal::First(seat)) => {
                if seat.index() >= self.public.seats() {
                    return Err(BadDeal::NotInPile);
                }
                self.say(Announcement::First(seat), listener);
                self.begin(seat, listener);
                Ok(())
            }
            (Phase::Rolling, Deal::Die(line)) => {
                self.roll(line, listener);
                Ok(())
            }
            (Phase::Drawing | Phase::Rolling, Deal::First(_) | Deal::Die(_)) => {
                Err(BadDeal::OtherPile)
            }
            (
                Phase::Adding(_) | Phase::Virtual { .. } | Phase::Cutting { .. } | Phase::Over(_),
                Deal::First(_) | Deal::Die(_),
            ) => Err(BadDeal::NotAwaited),
        }
    }

    #[inline]
    fn hear(public: &mut Public, said: &Announcement) {
        public.hear(said);
    }

    #[inline]
    fn note(_: &mut Notes, _: &Announcement) {}

    #[inline]
    fn hear_own(own: &mut Private, _: Seat, said: &Announcement) {
        own.hear(said);
    }

    #[inline]
    fn hear_whisper(own: &mut Private, whisper: &Whisper) {
        own.hear_whisper(whisper);
    }
}
