//! What every game owes.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use crate::{BadWords, Chance, Kinds, Listener, MOST_SEATS, Phrased, Refuse, Seat, Seats, Setup};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The dealer has to deal.
    Dealer,
    /// Each of these seats has to move, in any sequence.
    Seats(Seats),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; several share a win, and there may be none.
    pub winners: Seats,
    /// Each seat's points; 0 for seats nobody sits in.
    pub scores: [u8; MOST_SEATS],
}

/// Something a seat may do: one move, or a range of them told by its bounds.
pub trait Offer: Copy + Eq + Debug + Phrased + Kinds {
    /// The moves it stands for.
    type Move;

    /// Whether the move is one of those offered here.
    fn covers(&self, mv: &Self::Move) -> bool;

    /// One of the moves; `choose(n)` gives a number below `n`.
    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Self::Move;

    /// Splits a wide range into the lines a menu would list; a narrow one is its only line.
    fn lines(&self, to: &mut impl FnMut(Self)) {
        to(*self);
    }
}

/// Why a deal is impossible. No player sees this: it means a wrong ledger or a wrong dealer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadDeal {
    /// The dealer is not awaited.
    NotAwaited,
    /// Something else has to be dealt now.
    OtherPile,
    /// More or fewer than have to be dealt.
    WrongCount,
    /// What was dealt is not in the pile, or does not lie on top of it.
    NotInPile,
}

/// A rulebook: its state is the position, its functions are the rules.
///
/// The state lies in drawers: *public* (open to all), *private* (one for each seat), *notes*
/// (said once, then buried: an attentive listener could know it) and whatever nobody may see,
/// which stays inside the type. [`next`](Game::next) sees the public drawer alone and
/// [`offers`](Game::offers) the public and the seat's own, so that neither can leak.
pub trait Game: Copy + Eq + Debug {
    /// The choices made before the game begins.
    type Setup: Setup;
    /// What lies open.
    type Public: Copy + Eq + Debug;
    /// What only one seat sees.
    type Private: Copy + Eq + Debug;
    /// What was announced once and lies open no longer.
    type Notes: Copy + Eq + Debug;
    /// What a seat does.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = BadWords> + Phrased + Kinds;
    /// What the dealer deals.
    type Deal: Copy + Eq + Debug + Display + FromStr<Err = BadWords>;
    /// What a seat may do.
    type Offer: Offer<Move = Self::Move>;
    /// What all hear.
    type Announcement: Copy + Eq + Debug + Phrased;
    /// What one seat hears.
    type Whisper: Copy + Eq + Debug + Phrased;
    /// Why a move is not accepted.
    type Refusal: Clone + Eq + Debug + Refuse;

    /// The table before anything is dealt.
    fn new(setup: &Self::Setup) -> Self;
    /// The choices made before the game began.
    fn setup(public: &Self::Public) -> &Self::Setup;

    /// The drawer that is open to all.
    fn public(&self) -> &Self::Public;
    /// The drawer of one seat.
    fn own(&self, seat: Seat) -> &Self::Private;
    /// The drawer of what was said once. Only a table that keeps notes shows it.
    fn notes(&self) -> &Self::Notes;
    /// Whether this table keeps its notes open.
    fn keeps_notes(public: &Self::Public) -> bool;

    /// Who is awaited.
    fn next(public: &Self::Public) -> Next;
    /// What an awaited seat may do: every accepted move is covered by an offer, and no other.
    fn offers(
        public: &Self::Public,
        seat: Seat,
        own: &Self::Private,
        to: &mut impl FnMut(Self::Offer),
    );
    /// Makes a move, or refuses it and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        listener: &mut impl Listener<Self>,
    ) -> Result<(), Self::Refusal>;

    /// Draws what the dealer has to deal now, or nothing when he is not awaited.
    fn draw(&self, chance: &mut impl Chance) -> Option<Self::Deal>;
    /// Deals, or refuses an impossible deal and changes nothing.
    fn deal(&mut self, deal: Self::Deal, listener: &mut impl Listener<Self>)
    -> Result<(), BadDeal>;

    /// What an announcement changes in the public drawer. The rules change it in no other way.
    fn hear(public: &mut Self::Public, said: &Self::Announcement);
    /// What an announcement changes in the notes.
    fn note(notes: &mut Self::Notes, said: &Self::Announcement);
    /// What an announcement changes in the drawer of `seat`, such as cards it laid.
    fn hear_own(own: &mut Self::Private, seat: Seat, said: &Self::Announcement);
    /// What a whisper changes in the drawer of the seat that hears it.
    fn hear_whisper(own: &mut Self::Private, whisper: &Self::Whisper);

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(Self::next(self.public()), Next::Over(_))
    }

    /// How many seats the table has.
    fn seats(&self) -> usize {
        Self::setup(self.public()).seats()
    }
}
