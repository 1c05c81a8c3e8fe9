//! The conversion of Pizza Theory to wire types.

use pizza_theory::{Announcement, Choice, PizzaTheory, Public};
use table::{Eyes, Game, Next, Phrased as _, Saying};

use super::{Move, show};
use crate::{Offer, Said, View, Wire};

impl Wire for PizzaTheory {
    type WireMove = Move;

    fn status(public: &Public) -> table::Phrase {
        public.phase.phrase()
    }

    fn view(view: &table::View<PizzaTheory>) -> View {
        View::PizzaTheory(view.into())
    }

    fn said(_: &table::View<PizzaTheory>, saying: &Saying<PizzaTheory>) -> Said {
        Said::PizzaTheory(saying.into())
    }

    fn show(eyes: Eyes, said: &Announcement, _: &Public, _: &[Announcement]) -> u32 {
        show::show(eyes, said)
    }

    fn wire_move(mv: Self::Move) -> crate::Move {
        crate::Move::PizzaTheory(mv.into())
    }

    fn offer(_: &table::View<PizzaTheory>, offer: &Choice) -> Offer {
        Offer::PizzaTheory(offer.into())
    }

    /// A seat that has chosen its cut may change it while others are still choosing (rule 3.2): the
    /// rules offer cuts to all seats, awaited or not.
    fn may_also(view: &table::View<PizzaTheory>) -> Vec<Choice> {
        let mut also = Vec::new();
        if let Some((seat, own)) = &view.own
            && let Next::Seats(awaited) = PizzaTheory::next(&view.public)
            && !awaited.contains(*seat)
        {
            PizzaTheory::offers(&view.public, *seat, own, &mut |offer| also.push(offer));
        }
        also
    }
}
