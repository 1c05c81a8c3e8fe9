//! The one way from a table to a viewer's screen.
//!
//! [`overhear`] is the only function that has both the whole table and a viewer in hand; what it
//! gives holds that viewer's drawers and what reached its ears, and all frames about the game
//! are made from that.

use protocol::{Ear, Hearing, Saying as WireSaying, Wire};
use table::{Eyes, Next, Phrased, Saying, Seat, Told, View};

/// What one viewer sees, and what it heard on the way there.
#[derive(Clone, PartialEq, Debug)]
pub struct Overheard<G: Wire> {
    view: View<G>,
    sayings: Vec<Saying<G>>,
}

/// Keeps what these eyes and ears may know, and nothing else.
pub fn overhear<G: Wire>(table: &G, eyes: Eyes, sayings: &[Saying<G>]) -> Overheard<G> {
    Overheard {
        view: View::of(table, eyes),
        sayings: sayings.iter().filter(|saying| saying.reaches(eyes)).copied().collect(),
    }
}

/// How many moves a seat can ask for at once: one for each step of its turn that is known to it
/// beforehand, and always one.
///
/// A later move would be judged after something that the seat has not seen yet. Its refusal
/// would tell what the others chose in secret, and nothing would have been played for it.
pub fn moves_at_once<G: Wire>(table: &G, seat: Seat) -> usize {
    G::steps(&overhear(table, Eyes::Seat(seat), &[]).view).len().max(1)
}

/// Writes it for the wire; `heard` counts all that ever reached this viewer.
pub fn hearing<G: Wire>(overheard: &Overheard<G>, heard: u32) -> Hearing {
    let Overheard { view, sayings } = overheard;
    let first = heard - sayings.len() as u32 + 1;
    let awaited = match G::next(&view.public) {
        Next::Seats(seats) => seats.iter().map(Into::into).collect(),
        Next::Dealer | Next::Over(_) => Vec::new(),
    };
    let offers = |offers: Vec<G::Offer>| offers.iter().map(G::offer).collect::<Vec<_>>();
    Hearing {
        heard,
        sayings: (first..).zip(sayings).map(|(number, saying)| said::<G>(number, saying)).collect(),
        view: G::view(view),
        awaited,
        steps: G::steps(view).into_iter().map(offers).collect(),
        may_also: offers(G::may_also(view)),
    }
}

/// A saying for the wire, with its place among what the viewer hears.
pub fn said<G: Wire>(number: u32, saying: &Saying<G>) -> WireSaying {
    let (to, phrase) = match saying {
        Told::Everyone(announcement) => (Ear::All, announcement.phrase()),
        Told::Only(seat, whisper) => (Ear::Seat((*seat).into()), whisper.phrase()),
    };
    WireSaying { number, to, said: G::said(saying), phrase: phrase.into() }
}
