//! What is said at the toy's table, and what it changes.

use table::{MOST_SEATS, Phrase, Phrased, Seat, Seats};

use super::cards::{Cards, Colour};
use super::{Fault, Notes, Phase, Private, Public, ROUNDS};

/// What everyone hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// A seat got its hand.
    Dealt { seat: Seat },
    /// A seat has chosen.
    Chosen { seat: Seat },
    /// All have chosen; this seat lays first.
    Revealed { bids: [u8; MOST_SEATS], first: Seat },
    /// A seat laid a card; in an honest toy the hint is always 0.
    Laid { seat: Seat, colour: Colour, hint: u8 },
    /// A seat drew a card; `highest_bid` is the limit for the next bids.
    Drew { seat: Seat, highest_bid: u8 },
}

/// What one seat hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whisper {
    /// The cards it was dealt.
    Cards(Cards),
    /// What it bid.
    Bid(u8),
    /// What a faulty toy gives away.
    Hint(Cards),
}

impl Phrased for Announcement {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-announcement")
    }
}

impl Phrased for Whisper {
    fn phrase(&self) -> Phrase {
        Phrase::new("toy-whisper")
    }
}

impl Public {
    pub(super) fn hear(&mut self, said: &Announcement) {
        let seats = self.setup.seats;
        match *said {
            Announcement::Dealt { seat } => {
                self.hands[seat] = 2;
                let next = seat.next_clockwise(seats);
                let last = seat.index() + 1 == seats;
                self.phase = if last { Phase::Bidding } else { Phase::Dealing(next) };
            }
            Announcement::Chosen { seat } => self.chosen = self.chosen.with(seat),
            Announcement::Revealed { first, .. } => {
                self.chosen = Seats::NONE;
                self.phase = Phase::Laying { seat: first, left: seats };
            }
            Announcement::Laid { seat, colour, .. } => {
                let Phase::Laying { left, .. } = self.phase else { return };
                self.hands[seat] -= 1;
                self.pile += 1;
                self.scores[seat.index()] += u8::from(colour == self.setup.scoring());
                self.phase = Phase::Drawing { seat, left };
            }
            Announcement::Drew { seat, highest_bid } => {
                self.hands[seat] += 1;
                self.highest_bid = highest_bid;
                self.phase = self.after_drawing(seat);
            }
        }
    }

    fn after_drawing(&mut self, seat: Seat) -> Phase {
        match self.phase {
            Phase::Drawing { left: 2.., .. } if self.setup.fault == Fault::NobodyAwaited => {
                Phase::Stuck
            }
            Phase::Drawing { left: left @ 2.., .. } => {
                Phase::Laying { seat: seat.next_clockwise(self.setup.seats), left: left - 1 }
            }
            _ if self.round + 1 == ROUNDS => Phase::Over,
            _ => {
                self.round += u8::from(self.setup.fault != Fault::Endless);
                Phase::Bidding
            }
        }
    }
}

impl Private {
    pub(super) fn hear(&mut self, own: Seat, said: &Announcement) {
        match said {
            Announcement::Revealed { .. } => self.bid = None,
            Announcement::Laid { seat, colour, .. } if *seat == own => {
                self.hand.remove((*colour).into());
            }
            Announcement::Laid { .. }
            | Announcement::Dealt { .. }
            | Announcement::Chosen { .. }
            | Announcement::Drew { .. } => {}
        }
    }

    pub(super) fn hear_whisper(&mut self, whisper: &Whisper) {
        match whisper {
            Whisper::Cards(cards) => self.hand.add(*cards),
            Whisper::Bid(number) => self.bid = Some(*number),
            Whisper::Hint(_) => {}
        }
    }
}

impl Notes {
    pub(super) fn hear(&mut self, said: &Announcement) {
        if let Announcement::Laid { colour, .. } = said {
            self.laid.add((*colour).into());
        }
    }
}
