//! A toy game for testing the laws: small, with everything a law looks at, and with faults to
//! plant.
//!
//! Each of two to four seats holds two cards. In each of three rounds everyone bids secretly at the
//! same time; then, starting with the highest bidder, each lays a card and draws another. Red cards
//! score; under the older rules, version 2, blue ones did.

mod cards;
mod fault;
mod lawful;
mod moves;
mod setup;
mod told;

use std::sync::atomic::{AtomicU64, Ordering};

use table::{
    BadDeal, BySeat, Chance, Game, Listener, MOST_SEATS, Next, Outcome, Saying, Seat, Seats,
};

use cards::{Cards, Colour};
use moves::{Move, Offer, Refusal};
use setup::Memory;

pub use fault::Fault;
pub use setup::Setup;
pub use told::{Announcement, Whisper};

/// Cards of each colour.
const OF_EACH: u8 = 8;
const ROUNDS: u8 = 3;
const HIGHEST_BID: u8 = 3;

/// State outside the ledger, for the fault [`Fault::Whim`].
static WHIMS: AtomicU64 = AtomicU64::new(0);

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Dealing(Seat),
    Bidding,
    Laying {
        seat: Seat,
        left: usize,
    },
    Drawing {
        seat: Seat,
        left: usize,
    },
    /// Only a faulty toy gets here.
    Stuck,
    Over,
}

/// What everyone can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    setup: Setup,
    phase: Phase,
    round: u8,
    chosen: Seats,
    hands: BySeat<u8>,
    pile: u8,
    highest_bid: u8,
    scores: [u8; MOST_SEATS],
    /// The colour dealt last, which an honest toy never shows.
    shown: Option<Colour>,
}

impl Public {
    fn bids(&self) -> Offer {
        let to = self.highest_bid;
        let listed_to = match self.setup.fault {
            Fault::LineTooMany => to + 1,
            Fault::LineTooFew => to - 1,
            _ => to,
        };
        Offer::Bid { from: 1, to, listed_to }
    }
}

/// What one seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    hand: Cards,
    bid: Option<u8>,
}

/// The cards that were laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    laid: Cards,
}

/// The toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy {
    public: Public,
    own: BySeat<Private>,
    notes: Notes,
    bag: Cards,
    /// Always 0 in an honest toy.
    whim: u64,
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.public.setup.fault == fault
    }

    fn neighbour(&self, seat: Seat) -> &Private {
        &self.own[seat.next_clockwise(self.public.setup.seats)]
    }

    /// Applies an announcement to the drawers, and adds what a planted fault does.
    fn say(&mut self, said: Announcement, listener: &mut impl Listener<Toy>) {
        for seat in Seat::all(self.public.setup.seats) {
            self.own[seat].hear(seat, &said);
        }
        self.notes.hear(&said);
        self.public.hear(&said);
        listener.hear(Saying::ToAll(said));
    }

    fn whisper(&mut self, seat: Seat, whisper: Whisper, listener: &mut impl Listener<Toy>) {
        self.own[seat].hear_whisper(&whisper);
        listener.hear(Saying::ToSeat(seat, whisper));
    }

    fn refusal(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        if seat.index() >= self.public.setup.seats {
            return Some(Refusal::NotYourTurn);
        }
        match (self.public.phase, mv) {
            (Phase::Bidding, Move::Bid(4)) if self.has(Fault::AcceptedButNotOffered) => None,
            (Phase::Bidding, Move::Bid(3)) if self.has(Fault::OfferedButRefused) => {
                Some(Refusal::NoSuchBid)
            }
            (Phase::Bidding, Move::Bid(number)) => {
                let possible = (1..=self.public.highest_bid).contains(&number);
                (!possible).then_some(Refusal::NoSuchBid)
            }
            (Phase::Laying { seat: awaited, .. }, Move::Lay(_))
                if awaited != seat && !self.has(Fault::AcceptedOutOfTurn) =>
            {
                Some(Refusal::NotYourTurn)
            }
            (Phase::Laying { .. }, Move::Lay(colour)) => {
                let held = self.own[seat].hand.count(colour) > 0;
                (!held).then(|| self.not_in_hand(seat, colour))
            }
            _ => Some(Refusal::NotNow),
        }
    }

    fn not_in_hand(&self, seat: Seat, colour: Colour) -> Refusal {
        match self.public.setup.fault {
            Fault::RefusalWithoutRule => Refusal::Faulty { kind: "not-in-hand", rule: "" },
            Fault::UnlistedKind => Refusal::Faulty { kind: "mystery", rule: "2.2" },
            Fault::LeakInRefusal if self.neighbour(seat).hand.count(colour) > 0 => Refusal::NotNow,
            _ => Refusal::NotInHand,
        }
    }

    fn bid(&mut self, seat: Seat, number: u8, listener: &mut impl Listener<Toy>) {
        let again = self.public.chosen.contains(seat);
        self.whisper(seat, Whisper::Bid(number), listener);
        if !again || self.has(Fault::LoudChangeOfMind) {
            self.say(Announcement::Chosen { seat }, listener);
        }
        if self.public.chosen == Seats::all(self.public.setup.seats) {
            self.reveal(listener);
        }
    }

    fn reveal(&mut self, listener: &mut impl Listener<Toy>) {
        let seats = self.public.setup.seats;
        let mut bids = [0; MOST_SEATS];
        for (seat, own) in self.own.iter(seats) {
            bids[seat.index()] = own.bid.unwrap_or_default();
        }
        let bid = |seat: &Seat| bids[seat.index()];
        let reds = |seat: &Seat| self.own[*seat].hand.count(Colour::Red);
        let first = match self.public.setup.fault {
            Fault::LeakInAwaited => Seat::all(seats).max_by_key(reds),
            _ => Seat::all(seats).max_by_key(bid),
        };
        self.say(Announcement::Revealed { bids, first: first.unwrap_or(Seat::at(0)) }, listener);
    }

    fn lay(&mut self, seat: Seat, colour: Colour, listener: &mut impl Listener<Toy>) {
        let leaks = self.has(Fault::LeakInSaying);
        let hint = if leaks { self.neighbour(seat).hand.count(Colour::Red) } else { 0 };
        self.say(Announcement::Laid { seat, colour, hint }, listener);
        assert!(!self.has(Fault::Panic) || self.own[seat].hand.count(colour) > 0, "planted");
        if self.has(Fault::UnsaidChange) {
            self.public.pile += 1;
        }
    }

    /// How many cards have to be dealt, and to whom.
    fn awaited_deal(&self) -> Option<(Seat, u8)> {
        match self.public.phase {
            Phase::Dealing(seat) => Some((seat, 2)),
            Phase::Drawing { seat, .. } => Some((seat, 1)),
            Phase::Laying { seat, .. } if self.has(Fault::EagerDealer) => Some((seat, 1)),
            Phase::Bidding | Phase::Laying { .. } | Phase::Stuck | Phase::Over => None,
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Public = Public;
    type Private = Private;
    type Notes = Notes;
    type Move = Move;
    type Deal = Cards;
    type Offer = Offer;
    type Announcement = Announcement;
    type Whisper = Whisper;
    type Refusal = Refusal;

    fn new(setup: &Setup) -> Toy {
        Toy {
            public: Public {
                setup: *setup,
                phase: Phase::Dealing(Seat::at(0)),
                round: 0,
                chosen: Seats::NONE,
                hands: BySeat::default(),
                pile: 0,
                highest_bid: HIGHEST_BID,
                scores: [0; MOST_SEATS],
                shown: None,
            },
            own: BySeat::default(),
            notes: Notes::default(),
            bag: Cards::of_each(OF_EACH),
            whim: 0,
        }
    }

    fn setup(public: &Public) -> &Setup {
        &public.setup
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> &Private {
        &self.own[seat]
    }

    fn notes(&self) -> &Notes {
        &self.notes
    }

    fn keeps_notes(public: &Public) -> bool {
        public.setup.memory == Memory::Notes
    }

    fn next(public: &Public) -> Next {
        match public.phase {
            Phase::Dealing(_) | Phase::Drawing { .. } => Next::Dealer,
            Phase::Bidding => {
                let choosing = |seat: &Seat| !public.chosen.contains(*seat);
                Next::Seats(Seat::all(public.setup.seats).filter(choosing).collect())
            }
            Phase::Laying { seat, .. } => Next::Seats(Seats::only(seat)),
            Phase::Stuck => Next::Seats(Seats::NONE),
            Phase::Over => {
                let mut scores = public.scores;
                if public.setup.fault == Fault::ScoreOfNobody {
                    scores[MOST_SEATS - 1] = 1;
                }
                let most = scores.iter().max();
                let won = |seat: &Seat| Some(&scores[seat.index()]) == most;
                let winners = Seat::all(public.setup.seats).filter(won).collect();
                Next::Over(Outcome { winners, scores })
            }
        }
    }

    fn offers(public: &Public, _: Seat, own: &Private, to: &mut impl FnMut(Offer)) {
        match public.phase {
            Phase::Bidding => to(public.bids()),
            Phase::Laying { .. } if public.setup.fault != Fault::NothingOffered => {
                let held = |colour: &Colour| own.hand.count(*colour) > 0;
                Colour::ALL.into_iter().filter(held).for_each(|colour| to(Offer::Lay(colour)));
            }
            Phase::Laying { .. }
            | Phase::Dealing(_)
            | Phase::Drawing { .. }
            | Phase::Stuck
            | Phase::Over => {}
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        listener: &mut impl Listener<Toy>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(seat, mv) {
            if self.has(Fault::RefusalThatChanges) {
                self.whim += 1;
            }
            if self.has(Fault::RefusalThatSpeaks) {
                listener.hear(Saying::ToAll(Announcement::Chosen { seat }));
            }
            return Err(refusal);
        }
        match mv {
            Move::Bid(number) => self.bid(seat, number, listener),
            Move::Lay(colour) => self.lay(seat, colour, listener),
        }
        Ok(())
    }

    fn draw(&self, chance: &mut impl Chance) -> Option<Cards> {
        let (_, count) = match self.public.phase {
            Phase::Drawing { .. } if self.has(Fault::NothingDealt) => None,
            Phase::Laying { .. } => None,
            _ => self.awaited_deal(),
        }?;
        Some(self.bag.any(count, chance))
    }

    fn deal(&mut self, cards: Cards, listener: &mut impl Listener<Toy>) -> Result<(), BadDeal> {
        let (seat, count) = self.awaited_deal().ok_or(BadDeal::NotAwaited)?;
        if cards.len() != count {
            return Err(BadDeal::WrongCount);
        }
        if !self.bag.holds(cards) {
            return Err(BadDeal::NotInPile);
        }
        self.bag.remove(cards);
        self.whisper(seat, Whisper::Cards(cards), listener);
        let colour = Colour::ALL.into_iter().find(|colour| cards.count(*colour) > 0);
        self.plant(seat, colour, listener);
        if let Phase::Dealing(_) = self.public.phase {
            self.say(Announcement::Dealt { seat }, listener);
        } else {
            let highest_bid = self.highest_bid_after(colour);
            self.say(Announcement::Drew { seat, highest_bid }, listener);
        }
        Ok(())
    }

    fn hear(public: &mut Public, said: &Announcement) {
        public.hear(said);
    }

    fn note(notes: &mut Notes, said: &Announcement) {
        notes.hear(said);
    }

    fn hear_own(own: &mut Private, seat: Seat, said: &Announcement) {
        own.hear(seat, said);
    }

    fn hear_whisper(own: &mut Private, whisper: &Whisper) {
        own.hear_whisper(whisper);
    }
}

impl Toy {
    /// The highest possible bid is constant, unless a fault makes the next round's depend on a
    /// card.
    fn highest_bid_after(&self, drawn: Option<Colour>) -> u8 {
        let next_are_bids = matches!(self.public.phase, Phase::Drawing { left: 1, .. })
            && self.public.round + 1 < ROUNDS;
        let leaks = self.has(Fault::LeakInOffer) && next_are_bids && drawn == Some(Colour::Red);
        HIGHEST_BID - u8::from(leaks)
    }

    /// The faults of dealing.
    fn plant(&mut self, seat: Seat, colour: Option<Colour>, listener: &mut impl Listener<Toy>) {
        match (self.public.setup.fault, colour) {
            (Fault::LeakInView, _) => self.public.shown = colour,
            (Fault::LeakInWhisper, Some(colour)) => {
                let neighbour = seat.next_clockwise(self.public.setup.seats);
                self.whisper(neighbour, Whisper::Hint(colour.into()), listener);
            }
            (Fault::LostCard, _) => {
                let lost = Colour::ALL.into_iter().find(|colour| self.bag.count(*colour) > 0);
                self.bag.remove(lost.map_or(Cards::default(), Cards::from));
            }
            (Fault::Whim, _) => self.whim = WHIMS.fetch_add(1, Ordering::Relaxed),
            _ => {}
        }
    }
}
