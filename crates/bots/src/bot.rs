//! What a bot is: ears, eyes and a choice.

use table::{Eyes, Game, Saying, Seat, View};

use crate::{Adviser, BotSpec, Budget, Roster, Weight};

/// A guest that thinks for itself.
pub trait Bot<G: Game>: Send {
    /// Hears something that is said to its seat or to all. A view forgets; a bot may remember.
    fn hear(&mut self, saying: &Saying<G>);

    /// Chooses one of the moves that the view offers. It is asked only when its seat is awaited.
    fn choose(&mut self, view: &View<G>) -> G::Move;
}

/// Makes the adviser that comes to a seat with this view, may spend this budget on each piece of
/// advice and draws its random numbers from this seed.
pub type MakeAdviser<G> = fn(&View<G>, Budget, u64) -> Box<dyn Adviser<G>>;

/// A game that bots can play. A game without bots of its own needs nothing more than
/// `impl Botted for MyGame {}`: dice are thrown there, and nobody gives hints.
pub trait Botted: Game + 'static {
    /// The bots of this game.
    fn bots() -> Roster<Self> {
        Roster::all_dice()
    }

    /// Who advises a seat; none where nobody can, and the game then has neither hints nor
    /// reviews.
    fn adviser() -> Option<MakeAdviser<Self>> {
        None
    }

    /// How much there is to decide now. It follows from what all can see, or the time that a bot
    /// takes would tell what it holds.
    fn weight(_public: &Self::Public) -> Weight {
        Weight::Full
    }
}

/// A bot in its seat. It is given the seat's own views, and hears only what reaches the seat.
pub struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Seated<G> {
    /// Sits a bot down in the seat whose view this is.
    ///
    /// # Panics
    /// When the view is the gallery's.
    pub fn new(spec: &BotSpec<G>, view: &View<G>, budget: Budget, seed: u64) -> Seated<G> {
        let (seat, _) = view.own.expect("a bot sits in a seat");
        Seated { seat, bot: spec.bot(view, budget, seed) }
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

    /// Asks for a move in a position that the seat sees so.
    pub fn choose(&mut self, view: &View<G>) -> G::Move {
        debug_assert_eq!(view.own.map(|(seat, _)| seat), Some(self.seat), "its own view");
        self.bot.choose(view)
    }
}
