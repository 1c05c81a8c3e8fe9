//! What every game implements.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use crate::{BadWords, Chance, Kinds, Listener, MOST_SEATS, Phrased, Refuse, Seat, Seats, Setup};

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The dealer has to deal.
    Dealer,
    /// Each of these seats has to move, in any order.
    Seats(Seats),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners. Several seats can share a win, and there may be none.
    pub winners: Seats,
    /// Each seat's points; 0 for unused seats.
    pub scores: [u8; MOST_SEATS],
}

/// Something a seat may do: one move, or a range of moves given by its bounds.
pub trait Offer: Copy + Eq + Debug + Phrased + Kinds {
    /// The moves it stands for.
    type Move;

    /// Whether the move is one of those offered here.
    fn covers(&self, mv: &Self::Move) -> bool;

    /// Picks one of the moves; `choose(n)` returns a number below `n`.
    fn pick(&self, choose: &mut impl FnMut(u32) -> u32) -> Self::Move;

    /// Splits a wide range into the lines of a menu. A narrow range is a single line.
    fn lines(&self, to: &mut impl FnMut(Self)) {
        to(*self);
    }
}

/// Why a deal is impossible. Players never see this: it means a wrong ledger or a wrong dealer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadDeal {
    /// The dealer is not awaited.
    NotAwaited,
    /// A different pile has to be dealt now.
    OtherPile,
    /// More or fewer cards than have to be dealt.
    WrongCount,
    /// What was dealt is not in the pile, or is not on top of it.
    NotInPile,
}

/// The rules of a game. A value is a position; the functions are the rules.
///
/// The state is kept in drawers: *public* (open to all), *private* (one for each seat), *notes*
/// (said once and then buried; an attentive listener would know it), and whatever nobody may see,
/// which stays inside the type. [`next`](Game::next) receives only the public drawer, and
/// [`offers`](Game::offers) only the public drawer and the seat's own, so neither can leak a
/// secret.
pub trait Game: Copy + Eq + Debug {
    /// The choices made before the game begins.
    type Setup: Setup;
    /// What everyone can see.
    type Public: Copy + Eq + Debug;
    /// What only one seat sees.
    type Private: Copy + Eq + Debug;
    /// What was announced once and is no longer open.
    type Notes: Copy + Eq + Debug;
    /// What a seat does.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = BadWords> + Phrased + Kinds;
    /// What the dealer deals.
    type Deal: Copy + Eq + Debug + Display + FromStr<Err = BadWords>;
    /// What a seat may do, as a move or a range of moves.
    type Offer: Offer<Move = Self::Move>;
    /// What everyone hears.
    type Announcement: Copy + Eq + Debug + Phrased;
    /// What one seat hears.
    type Whisper: Copy + Eq + Debug + Phrased;
    /// Why a move is refused.
    type Refusal: Clone + Eq + Debug + Refuse;

    /// The table before anything is dealt.
    fn new(setup: &Self::Setup) -> Self;
    /// The setup the game was started with.
    fn setup(public: &Self::Public) -> &Self::Setup;

    /// The drawer that is open to all.
    fn public(&self) -> &Self::Public;
    /// The drawer of one seat.
    fn own(&self, seat: Seat) -> &Self::Private;
    /// The drawer of what was said once. Only tables that keep notes show it.
    fn notes(&self) -> &Self::Notes;
    /// Whether this table shows its notes.
    fn keeps_notes(public: &Self::Public) -> bool;

    /// Who has to act next.
    fn next(public: &Self::Public) -> Next;
    /// What an awaited seat may do. The offers cover exactly the moves that would be accepted.
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

    /// Draws what the dealer has to deal now; `None` if the dealer is not awaited.
    fn draw(&self, chance: &mut impl Chance) -> Option<Self::Deal>;
    /// Deals, or refuses an impossible deal and changes nothing.
    fn deal(&mut self, deal: Self::Deal, listener: &mut impl Listener<Self>)
    -> Result<(), BadDeal>;

    /// Folds an announcement into the public drawer. The rules change that drawer in no other way.
    fn hear(public: &mut Self::Public, said: &Self::Announcement);
    /// Folds an announcement into the notes.
    fn note(notes: &mut Self::Notes, said: &Self::Announcement);
    /// Folds an announcement into the drawer of `seat`, for example the cards it laid.
    fn hear_own(own: &mut Self::Private, seat: Seat, said: &Self::Announcement);
    /// Folds a whisper into the drawer of the seat that hears it.
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
