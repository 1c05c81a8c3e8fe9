//! The end. Rule 7

use table::{Listener, Outcome, Seat, Seats};

use crate::MammaMia;
use crate::public::Phase;
use crate::setup::Printing;
use crate::told::Announcement;

impl MammaMia {
    /// Deals the rewards that nobody has seen, seat by seat, then counts the points. Rules 7.0, 7.1
    pub(crate) fn show_rewards(&mut self, listener: &mut impl Listener<Self>) {
        let seats = self.public.setup.seats();
        if let Some(seat) = Seat::all(seats).find(|seat| self.notes.rewards[*seat] > 0) {
            return self.enter(Phase::Rewarding(seat), listener);
        }
        if self.public.setup.printing() == Printing::Plus {
            for seat in Seat::all(seats) {
                let orders = self.notes.baked[seat];
                self.say(Announcement::PileShown { seat, orders }, listener);
            }
        }
        self.enter(Phase::Over(self.outcome()), listener);
    }

    /// The most baked orders win; ties go to the most ingredients in hand, then the win is shared.
    /// Rules 7.1 to 7.3
    fn outcome(&self) -> Outcome {
        let seats = self.public.setup.seats();
        let rank = |seat: Seat| (self.notes.tally(seat), self.public.hands[seat].ingredients);
        let best = Seat::all(seats).map(rank).max();
        let winners: Seats = Seat::all(seats).filter(|seat| Some(rank(*seat)) == best).collect();
        let mut scores = [0; table::MOST_SEATS];
        for seat in Seat::all(seats) {
            scores[seat.index()] = self.notes.tally(seat);
        }
        Outcome { winners, scores }
    }
}
