//! What a bot is: ears, eyes and a choice.

use table::{Eyes, Game, Saying, Seat, View};

use crate::{Adviser, Budget, Level, Weight};

/// A guest that thinks for itself.
pub trait Bot<G: Game>: Send {
    /// Hears something that is said to its seat or to all. A view forgets; a bot may remember.
    fn hear(&mut self, saying: &Saying<G>);

    /// Chooses one of the moves that the view offers. It is asked only when its seat is awaited.
    fn choose(&mut self, view: &View<G>) -> G::Move;
}

/// A game that has bots.
pub trait Botted: Game {
    /// A bot of this level that sits down here.
    ///
    /// It sees the table as it is now: at the start of a game, or in the middle of one whose
    /// past it has not heard. With a budget of iterations the same seed, the same past and the
    /// same views give the same moves.
    fn bot(level: Level, view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Bot<Self>>;

    /// The strongest bot, as one who advises this seat.
    fn adviser(view: &View<Self>, budget: Budget, seed: u64) -> Box<dyn Adviser<Self>>;

    /// How much there is to decide now. It follows from what all can see, or the time that a bot
    /// takes would tell what it holds.
    fn weight(public: &Self::Public) -> Weight;
}

/// A bot in its seat: it is told only what reaches the seat, and shown only the seat's view.
pub struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
}

impl<G: Botted> Seated<G> {
    /// Sits a bot of this level down at a table.
    pub fn new(table: &G, seat: Seat, level: Level, budget: Budget, seed: u64) -> Seated<G> {
        let view = View::of(table, Eyes::Seat(seat));
        Seated { seat, bot: G::bot(level, &view, budget, seed) }
    }

    /// Where it sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Passes on what is said, if it reaches the seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        if saying.reaches(Eyes::Seat(self.seat)) {
            self.bot.hear(saying);
        }
    }

    /// Asks for a move.
    pub fn choose(&mut self, table: &G) -> G::Move {
        self.bot.choose(&View::of(table, Eyes::Seat(self.seat)))
    }
}
