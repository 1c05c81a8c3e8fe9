//! Who is asked, and what each is offered.

use table::{Eyes, Game, Next, Seat, View};

/// Who is awaited in a position, with all that is offered to them. Kept from step to step, so
/// that nothing is allocated on the way.
#[derive(Clone)]
pub(crate) struct Asked<G: Game> {
    pub next: Next,
    offers: Vec<(Seat, G::Offer)>,
}

impl<G: Game> Asked<G> {
    /// Nobody is asked yet.
    pub fn nobody() -> Asked<G> {
        Asked { next: Next::Dealer, offers: Vec::new() }
    }

    /// Asks anew, as each seat would from its own view.
    pub fn ask(&mut self, game: &G) {
        self.next = G::next(game.public());
        self.offers.clear();
        if let Next::Seats(awaited) = self.next {
            for seat in Seat::all(game.seats()).filter(|seat| awaited.contains(*seat)) {
                View::of(game, Eyes::Seat(seat)).offers(|offer| self.offers.push((seat, offer)));
            }
        }
    }

    /// All that is offered, with the seat it is offered to.
    pub fn all(&self) -> &[(Seat, G::Offer)] {
        &self.offers
    }

    /// What is offered to this seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &G::Offer> {
        self.offers.iter().filter(move |(to, _)| *to == seat).map(|(_, offer)| offer)
    }
}
