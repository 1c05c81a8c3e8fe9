//! The conversion from the rules' types to the wire types, for any game.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Eyes, Game, Phrased, Saying};

use crate::{Ear, Move, Offer, OrderCard, Said, Saying as WireSaying, View, show};

/// A game whose positions and sayings can be sent.
///
/// Everything that is sent is made from a [`table::View`] and the sayings its viewer hears, and
/// from nothing else.
pub trait Wire: Game {
    /// A move as clients send it.
    type WireMove: Serialize
        + DeserializeOwned
        + From<Self::Move>
        + TryInto<Self::Move, Error = String>;

    /// Who must do what. The same phrase as that of the announcement `now`.
    fn status(public: &Self::Public) -> table::Phrase;
    /// What this viewer sees.
    fn view(view: &table::View<Self>) -> View;
    /// What was said; `after` is what the viewer sees once it has heard the saying.
    fn said(after: &table::View<Self>, saying: &Saying<Self>) -> Said;
    /// The matter at hand, as the last saying about it described it: for example an order that came
    /// up and what it needs.
    fn matter(_: &table::View<Self>) -> Option<Said> {
        None
    }
    /// For how many milliseconds an announcement is shown to a viewer at normal speed before the
    /// next one; `after` is what everyone sees once it has been made, `ahead` what is announced
    /// next. By default everything appears at once.
    fn show(
        _eyes: Eyes,
        _said: &Self::Announcement,
        _after: &Self::Public,
        _ahead: &[Self::Announcement],
    ) -> u32 {
        0
    }
    /// A move, as the type that covers all games.
    fn wire_move(mv: Self::Move) -> Move;
    /// One offer to the seat that has this view.
    fn offer(view: &table::View<Self>, offer: &Self::Offer) -> Offer;

    /// The current offers, then the offers of each later step of the same turn that stay valid
    /// whatever is chosen before. A game whose turns have one step returns only the first.
    fn steps(view: &table::View<Self>) -> Vec<Vec<Self::Offer>> {
        let mut now = Vec::new();
        view.offers(|offer| now.push(offer));
        if now.is_empty() { Vec::new() } else { vec![now] }
    }

    /// The options that change what is printed on the cards.
    const CARD_OPTIONS: &'static [&'static str] = &[];

    /// What is printed on the cards at a table with this setup, for games whose clients draw cards.
    fn cards(_: &Self::Setup) -> Vec<OrderCard> {
        Vec::new()
    }

    /// What a seat may do although the table is not waiting for it.
    fn may_also(_: &table::View<Self>) -> Vec<Self::Offer> {
        Vec::new()
    }
}

/// Converts the sayings that a viewer hears. `first` is the number of the first one among all that
/// the viewer ever hears; each comes with what the viewer sees right after it.
pub fn sayings<G: Wire>(
    first: u32,
    eyes: Eyes,
    heard: &[(Saying<G>, table::View<G>)],
) -> Vec<WireSaying> {
    type Heard<G> = (Saying<G>, table::View<G>);
    let shown = show::durations(eyes, heard);
    let said = |((number, (saying, after)), show): ((u32, &Heard<G>), u32)| {
        let (to, phrase) = match saying {
            Saying::ToAll(announcement) => (Ear::All, announcement.phrase()),
            Saying::ToSeat(seat, whisper) => (Ear::Seat((*seat).into()), whisper.phrase()),
        };
        WireSaying { number, to, said: G::said(after, saying), phrase: phrase.into(), show }
    };
    (first..).zip(heard).zip(shown).map(said).collect()
}
