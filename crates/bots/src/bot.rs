//! What a bot is: something that hears, sees and chooses.

use table::{Eyes, Game, Saying, Seat, View};

use crate::{Adviser, BotSpec, Budget, Roster, Weight};

/// A player that decides for itself.
pub trait Bot<G: Game>: Send {
    /// Hears a saying addressed to its seat or to all. A view forgets; a bot may remember.
    fn hear(&mut self, saying: &Saying<G>);

    /// Chooses one of the moves that the view offers. It is asked only when its seat is awaited.
    fn choose(&mut self, view: &View<G>) -> G::Move;
}

/// Makes an adviser for the seat with this view. It may spend this budget on each piece of advice,
/// and draws its random numbers from this seed.
pub type MakeAdviser<G> = fn(&View<G>, Budget, u64) -> Box<dyn Adviser<G>>;

/// A game that bots can play.
///
/// A game without bots of its own only needs `impl Botted for MyGame {}`: its bots then move at
/// random, and there are no hints.
pub trait Botted: Game + 'static {
    /// The bots of this game.
    fn bots() -> Roster<Self> {
        Roster::all_dice()
    }

    /// How to make an adviser for a seat. A game without one has neither hints nor reviews.
    fn adviser() -> Option<MakeAdviser<Self>> {
        None
    }

    /// How much there is to decide now. It depends only on what everyone can see, because otherwise
    /// the time a bot takes would reveal what it holds.
    fn weight(_public: &Self::Public) -> Weight {
        Weight::Full
    }
}

/// A bot in a seat. It receives the seat's own views, and hears only what reaches the seat.
pub struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Seated<G> {
    /// Puts a bot in the seat that has this view.
    ///
    /// # Panics
    /// If the view is the gallery's.
    pub fn new(spec: &BotSpec<G>, view: &View<G>, budget: Budget, seed: u64) -> Seated<G> {
        let (seat, _) = view.own.expect("a bot sits in a seat");
        Seated { seat, bot: spec.bot(view, budget, seed) }
    }

    /// The bot's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Passes on a saying, if it reaches the seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        if saying.reaches(Eyes::Seat(self.seat)) {
            self.bot.hear(saying);
        }
    }

    /// Asks for a move in the position that the seat sees like this.
    pub fn choose(&mut self, view: &View<G>) -> G::Move {
        debug_assert_eq!(view.own.map(|(seat, _)| seat), Some(self.seat), "its own view");
        self.bot.choose(view)
    }
}
