//! The awaited seats and their offers.

use table::{Eyes, Game, Next, Seat, View};

/// Who is awaited in a position, and what they are offered.
///
/// One value is reused from step to step, so that playing does not allocate.
#[derive(Clone)]
pub(crate) struct Asked<G: Game> {
    pub next: Next,
    offers: Vec<(Seat, G::Offer)>,
}

impl<G: Game> Asked<G> {
    /// Nobody has been asked yet.
    pub fn nobody() -> Asked<G> {
        Asked { next: Next::Dealer, offers: Vec::new() }
    }

    /// Asks again, as each seat would from its own view.
    pub fn ask(&mut self, game: &G) {
        self.next = G::next(game.public());
        self.offers.clear();
        if let Next::Seats(awaited) = self.next {
            for seat in Seat::all(game.seats()).filter(|seat| awaited.contains(*seat)) {
                View::of(game, Eyes::Seat(seat)).offers(|offer| self.offers.push((seat, offer)));
            }
        }
    }

    /// All offers, with the seats they are made to.
    pub fn all(&self) -> &[(Seat, G::Offer)] {
        &self.offers
    }

    /// The offers made to this seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &G::Offer> {
        self.offers.iter().filter(move |(to, _)| *to == seat).map(|(_, offer)| offer)
    }
}
