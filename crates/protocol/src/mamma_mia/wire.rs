//! The conversion of both Mamma Mia games to wire types.

use mamma_mia::{Announcement, MammaMia, Public, Step, steps_ahead};
use table::{Eyes, Phrased as _, Saying};

use super::{Move, cards, show};
use crate::{Offer, OrderCard, Said, View, Wire};

impl Wire for MammaMia {
    type WireMove = Move;

    const CARD_OPTIONS: &'static [&'static str] = &["preset", "ghiottona", "monotoni"];

    fn status(public: &Public) -> table::Phrase {
        public.phase.phrase()
    }

    fn view(view: &table::View<MammaMia>) -> View {
        View::MammaMia(view.into())
    }

    fn said(after: &table::View<MammaMia>, saying: &Saying<MammaMia>) -> Said {
        Said::MammaMia(super::Said::of(&after.public, saying))
    }

    fn matter(view: &table::View<MammaMia>) -> Option<Said> {
        super::Said::matter(&view.public).map(Said::MammaMia)
    }

    fn show(eyes: Eyes, said: &Announcement, after: &Public, ahead: &[Announcement]) -> u32 {
        show::show(eyes, said, after, ahead)
    }

    fn wire_move(mv: Self::Move) -> crate::Move {
        crate::Move::MammaMia(mv.into())
    }

    fn offer(view: &table::View<MammaMia>, offer: &mamma_mia::Offer) -> Offer {
        Offer::MammaMia(super::Offer::of(view, offer))
    }

    fn cards(setup: &mamma_mia::Setup) -> Vec<OrderCard> {
        cards(setup)
    }

    /// A turn is lay, order, draw. The later steps are included as far as they are certain.
    fn steps(view: &table::View<MammaMia>) -> Vec<Vec<mamma_mia::Offer>> {
        let mut now = Vec::new();
        view.offers(|offer| now.push(offer));
        let (mut orders, mut draws) = (Vec::new(), Vec::new());
        if let Some((seat, own)) = &view.own {
            steps_ahead(&view.public, *seat, own, &mut |step, offer| match step {
                Step::Order => orders.push(offer),
                Step::Draw => draws.push(offer),
            });
        }
        [now, orders, draws].into_iter().filter(|offers| !offers.is_empty()).collect()
    }
}
