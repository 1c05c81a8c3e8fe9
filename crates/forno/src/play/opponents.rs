//! The bots at a table: who sits where, and what they have heard.

use bots::{BotSpec, Botted, Budget, Seated};
use table::ledger::{Entry, Ledger};
use table::{Eyes, Pcg, Saying, Seat, View};

use crate::failure::Failure;
use crate::games;
use crate::show::Shown;

/// How the ledger notes which bot sits where.
const NOTE: &str = "a bot plays seat ";

/// A bot that plays against the human.
#[derive(Clone)]
pub struct Opponent<G: Botted> {
    /// The bot.
    pub bot: BotSpec<G>,
    /// The bot that the ledger names, if this build does not have it.
    pub stands_in_for: Option<String>,
}

impl<G: Botted> From<BotSpec<G>> for Opponent<G> {
    fn from(bot: BotSpec<G>) -> Opponent<G> {
        Opponent { bot, stands_in_for: None }
    }
}

/// The bot of each seat; `None` for the human's.
pub type Seating<G> = Vec<Option<Opponent<G>>>;

/// The bots named on the command line, clockwise from the human's left. The last one named fills
/// the remaining seats; if none is named, the beginners' bot plays.
pub fn named<G: Shown>(
    named: Option<&str>,
    seats: usize,
    human: Seat,
) -> Result<Seating<G>, Failure> {
    let named: Vec<BotSpec<G>> = match named {
        None => vec![G::bots().for_newcomers().clone()],
        Some(named) => games::bots(named)?,
    };
    if named.len() >= seats {
        return Err(Failure::BotCount { given: named.len(), seats: seats - 1 });
    }
    let mut seating = vec![None; seats];
    let mut seat = human;
    for place in 0..seats - 1 {
        seat = seat.next_clockwise(seats);
        seating[seat.index()] = named.get(place).or(named.last()).cloned().map(Opponent::from);
    }
    Ok(seating)
}

/// The ledger notes that say which bot sits where, so that the game can be continued later.
pub fn notes<G: Botted>(seating: &Seating<G>) -> impl Iterator<Item = String> {
    Seat::all(seating.len()).zip(seating).filter_map(|(seat, opponent)| {
        opponent.as_ref().map(|Opponent { bot, .. }| format!("{NOTE}{seat}: {}", bot.name()))
    })
}

/// The bots that the ledger notes; beginners' bots if it notes none, and a substitute for each bot
/// that this build does not have.
pub fn noted<G: Botted>(ledger: &Ledger<G>, human: Seat) -> Seating<G> {
    let seats = ledger.guests.len();
    let roster = G::bots();
    let mut seating = vec![Some(Opponent::from(roster.for_newcomers().clone())); seats];
    for entry in &ledger.entries {
        if let Entry::Note(note) = entry
            && let Some((seat, name)) = note.strip_prefix(NOTE).and_then(|it| it.split_once(": "))
            && let Ok(seat) = seat.parse::<Seat>()
            && seat.index() < seats
        {
            seating[seat.index()] = Some(match roster.find(name) {
                Ok(bot) => Opponent::from(bot.clone()),
                Err(unknown) => {
                    Opponent { bot: roster.stand_in().clone(), stands_in_for: Some(unknown.asked) }
                }
            });
        }
    }
    seating[human.index()] = None;
    seating
}

/// The bots in their seats.
pub struct Opponents<G: Botted>(Vec<Seated<G>>);

impl<G: Botted> Opponents<G> {
    /// Seats the bots and lets them hear the past, so that they know everything they would have
    /// known had they been there from the start.
    pub fn new(
        seating: &Seating<G>,
        ledger: &Ledger<G>,
        whims: &mut Pcg,
    ) -> Result<Opponents<G>, Failure> {
        let start = G::new(&ledger.setup);
        let seated = Seat::all(seating.len()).zip(seating).filter_map(|(seat, opponent)| {
            let Opponent { bot, .. } = opponent.as_ref()?;
            let view = View::of(&start, Eyes::Seat(seat));
            Some(Seated::new(bot, &view, Budget::default(), whims.bits()))
        });
        let mut opponents = Opponents(seated.collect());
        ledger.replay(usize::MAX, &mut |saying: Saying<G>| opponents.hear(&saying))?;
        Ok(opponents)
    }

    /// Lets each bot hear a saying, if it reaches the bot's seat.
    pub fn hear(&mut self, saying: &Saying<G>) {
        self.0.iter_mut().for_each(|bot| bot.hear(saying));
    }

    /// The move of the bot whose view this is; `None` if there is no bot in that seat.
    pub fn choose(&mut self, view: &View<G>) -> Option<G::Move> {
        let (seat, _) = view.own?;
        let bot = self.0.iter_mut().find(|bot| bot.seat() == seat)?;
        Some(bot.choose(view))
    }
}
