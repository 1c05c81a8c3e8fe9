//! The drawers, and how sayings change them.

use table::{BySeat, Listener, Saying, Seat, Seats, Setup};

use crate::chart::{HAND, MOST, OF_EACH};
use crate::{Announcement, Cards, CrostiniSetup, Whisper};

/// A game of Crostini.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crostini {
    pub(crate) public: Public,
    pub(crate) own: BySeat<Private, MOST>,
    pub(crate) notes: Notes,
    /// The cards that were not dealt.
    pub(crate) bag: Cards,
}

/// The public drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The choices made before the game began.
    pub setup: CrostiniSetup,
    /// The current phase.
    pub phase: Phase,
    /// The cards on the bread; the highest is on top. Rule 3.1
    pub bread: Cards,
    /// How many cards each seat holds.
    pub hands: BySeat<u8, MOST>,
    /// What each seat has eaten; every card is a point. Rule 4.1
    pub eaten: BySeat<Cards, MOST>,
}

/// The phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// This seat is dealt its hand. Rule 2.1
    Dealing(Seat),
    /// This seat plays a card. Rule 3
    Turn(Seat),
    /// The game is over. Rule 4.1
    Over {
        /// The seats that have eaten most.
        winners: Seats,
    },
}

/// A seat's private drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    /// The cards in its hand.
    pub hand: Cards,
    /// The cards it has burnt, which lie face down. Rule 3.2
    pub burnt: Cards,
}

/// Empty: nothing that was shown is hidden again in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes;

impl Crostini {
    /// The table before anything is dealt.
    pub(crate) fn set_up(setup: &CrostiniSetup) -> Crostini {
        let public = Public {
            setup: *setup,
            phase: Phase::Dealing(Seat::at(0)),
            bread: Cards::NONE,
            hands: BySeat::default(),
            eaten: BySeat::default(),
        };
        let bag = Cards::of_each(OF_EACH);
        Crostini { public, own: BySeat::default(), notes: Notes, bag }
    }

    /// Says something to everyone. Drawers change only in this way and through whispers.
    pub(crate) fn say(&mut self, said: Announcement, listener: &mut impl Listener<Crostini>) {
        self.public.hear(&said);
        for seat in Seat::all(self.public.seats()) {
            self.own[seat].hear(seat, &said);
        }
        listener.hear(Saying::ToAll(said));
    }

    /// Says something to one seat.
    pub(crate) fn whisper(
        &mut self,
        seat: Seat,
        whisper: Whisper,
        listener: &mut impl Listener<Crostini>,
    ) {
        self.own[seat].hear_whisper(&whisper);
        listener.hear(Saying::ToSeat(seat, whisper));
    }
}

impl Public {
    /// Folds in an announcement. Nothing is decided here: what is said is written down.
    pub fn hear(&mut self, said: &Announcement) {
        match *said {
            Announcement::Dealt(seat) => self.hands[seat] = HAND,
            Announcement::Topped { seat, card } => {
                self.hands[seat] -= 1;
                self.bread.add(card);
            }
            Announcement::Ate { seat, cards } => {
                self.hands[seat] -= 1;
                self.eaten[seat].add_all(&cards);
                self.bread = Cards::NONE;
            }
            Announcement::Now(phase) => self.phase = phase,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.setup.seats()
    }

    /// The seats that have eaten most. Rule 4.1
    pub(crate) fn leaders(&self) -> Seats {
        let points = |seat: &Seat| self.eaten[*seat].len();
        let most = Seat::all(self.seats()).map(|seat| points(&seat)).max().unwrap_or_default();
        Seat::all(self.seats()).filter(|seat| points(seat) == most).collect()
    }
}

impl Private {
    /// Folds an announcement into the drawer of this seat.
    pub fn hear(&mut self, own: Seat, said: &Announcement) {
        match *said {
            Announcement::Topped { seat, card } if seat == own => self.hand.remove(card),
            Announcement::Topped { .. }
            | Announcement::Dealt(_)
            | Announcement::Ate { .. }
            | Announcement::Now(_) => {}
        }
    }

    /// Folds in a whisper to this seat.
    pub fn hear_whisper(&mut self, whisper: &Whisper) {
        match whisper {
            Whisper::Hand(cards) => self.hand.add_all(cards),
            Whisper::Burnt(card) => {
                self.hand.remove(*card);
                self.burnt.add(*card);
            }
        }
    }
}
