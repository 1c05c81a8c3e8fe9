//! The one way from a table to a viewer's screen.
//!
//! [`for_viewer`] starts from what a viewer saw before, which only [`View::of`] can derive from a
//! whole table, and applies the sayings that reach that viewer. All frames about the game are made
//! from the result.

use protocol::{News, Wire};
use table::{Eyes, Next, Saying, Seat, View};

/// What one viewer hears, and what it sees afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewerNews<G: Wire> {
    /// What it sees after all sayings.
    view: View<G>,
    /// The sayings it heard, each with what it saw right after.
    sayings: Vec<(Saying<G>, View<G>)>,
}

/// Keeps only those sayings that reach the viewer who saw `before`.
pub fn for_viewer<G: Wire>(before: View<G>, sayings: &[Saying<G>]) -> ViewerNews<G> {
    let eyes = before.eyes();
    let mut view = before;
    let hear = |saying: &Saying<G>| {
        view.hear(saying);
        (*saying, view)
    };
    let sayings = sayings.iter().filter(|saying| saying.reaches(eyes)).map(hear).collect();
    ViewerNews { view, sayings }
}

/// How many moves a seat can ask for at once: one for each step of its turn that it knows
/// beforehand, and at least one.
///
/// Any further move would be judged after something that the seat has not seen yet. A refusal would
/// then reveal what others chose in secret, without the seat having played anything.
pub fn moves_at_once<G: Wire>(table: &G, seat: Seat) -> usize {
    G::steps(&View::of(table, Eyes::Seat(seat))).len().max(1)
}

/// Converts a viewer's news for the wire. `cursor` counts all sayings that ever reached this
/// viewer.
pub fn news<G: Wire>(viewer_news: &ViewerNews<G>, cursor: u32) -> News {
    let ViewerNews { view, sayings } = viewer_news;
    let first = cursor - sayings.len() as u32 + 1;
    let awaited = match G::next(&view.public) {
        Next::Seats(seats) => seats.iter().map(Into::into).collect(),
        Next::Dealer | Next::Over(_) => Vec::new(),
    };
    let offers = |offers: Vec<G::Offer>| {
        offers.iter().map(|offer| G::offer(view, offer)).collect::<Vec<_>>()
    };
    News {
        heard: cursor,
        sayings: protocol::sayings(first, view.eyes(), sayings),
        view: G::view(view),
        status: G::status(&view.public).into(),
        matter: G::matter(view),
        awaited,
        steps: G::steps(view).into_iter().map(offers).collect(),
        may_also: offers(G::may_also(view)),
    }
}
