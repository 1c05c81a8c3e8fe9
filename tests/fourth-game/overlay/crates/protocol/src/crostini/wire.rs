//! The conversion of Crostini to wire types.

use catalogue::crostini::{self, Choice, Crostini};
use table::{Phrased as _, Saying};

use super::Move;
use crate::{Offer, Said, View, Wire};

impl Wire for Crostini {
    type WireMove = Move;

    fn status(public: &crostini::Public) -> table::Phrase {
        public.phase.phrase()
    }

    fn view(view: &table::View<Crostini>) -> View {
        View::Crostini(view.into())
    }

    fn said(_: &table::View<Crostini>, saying: &Saying<Crostini>) -> Said {
        Said::Crostini(saying.into())
    }

    fn wire_move(mv: Self::Move) -> crate::Move {
        crate::Move::Crostini(mv.into())
    }

    fn offer(_: &table::View<Crostini>, offer: &Choice) -> Offer {
        Offer::Crostini(offer.into())
    }
}
