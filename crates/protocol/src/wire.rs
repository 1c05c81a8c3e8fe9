//! From the rules' types to the wire's, for every game alike.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Game, Saying};

use crate::{Move, Offer, OrderCard, Said, View};

/// A game that can be sent.
///
/// What is sent is made from a [`table::View`] and from sayings that reach its eyes, and from
/// nothing else.
pub trait Wire: Game {
    /// A move as clients write it.
    type WireMove: Serialize
        + DeserializeOwned
        + From<Self::Move>
        + TryInto<Self::Move, Error = String>;

    /// Who must do what. The phrase of the announcement `now` is the same.
    fn status(public: &Self::Public) -> table::Phrase;
    /// What these eyes see.
    fn view(view: &table::View<Self>) -> View;
    /// What was said; `after` is what the viewer sees once it has heard it.
    fn said(after: &table::View<Self>, saying: &Saying<Self>) -> Said;
    /// The matter at hand at a table that looks like this, as whoever was there has heard it last:
    /// an order that came up and what it needs, for example.
    fn matter(_: &table::View<Self>) -> Option<Said> {
        None
    }
    /// A move of any game.
    fn wire_move(mv: Self::Move) -> Move;
    /// One thing that the seat which sees this may do.
    fn offer(view: &table::View<Self>, offer: &Self::Offer) -> Offer;

    /// What is offered now, then what is offered in each later step of the same turn, whatever
    /// is chosen before; a game without such steps has the first alone.
    fn steps(view: &table::View<Self>) -> Vec<Vec<Self::Offer>> {
        let mut now = Vec::new();
        view.offers(|offer| now.push(offer));
        if now.is_empty() { Vec::new() } else { vec![now] }
    }

    /// The options that change what is printed on the cards.
    const CARD_OPTIONS: &'static [&'static str] = &[];

    /// What is printed on the cards at such a table, in a game whose clients draw cards.
    fn cards(_: &Self::Setup) -> Vec<OrderCard> {
        Vec::new()
    }

    /// What a seat may do though nobody waits for it.
    fn may_also(_: &table::View<Self>) -> Vec<Self::Offer> {
        Vec::new()
    }
}
