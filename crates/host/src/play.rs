//! The game at a table: its ledger, its position, and who has heard how much.

use std::collections::HashSet;

use protocol::AskId;
use table::ledger::{End, Entry, Guest, Ledger, Recorder};
use table::{
    Eyes, Game, Next, Nonce, Options, Outcome, Saying, Seat, Seats, Seed, Setup, SetupRefusal, View,
};

use super::Hosted;
use super::record::{Opening, Place, Who};

/// A fault of the house, not of a guest: records that cannot be replayed, or a deal or a bot's move
/// that the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

/// The number of sayings so far, for each seat and for the gallery.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Totals {
    seats: [u32; table::MOST_SEATS],
    gallery: u32,
}

impl Totals {
    fn add<G: Game>(&mut self, saying: &Saying<G>) {
        match saying {
            table::Saying::ToAll(_) => {
                self.seats.iter_mut().for_each(|total| *total += 1);
                self.gallery += 1;
            }
            table::Saying::ToSeat(seat, _) => self.seats[seat.index()] += 1,
        }
    }

    fn of(&self, eyes: Eyes) -> u32 {
        match eyes {
            Eyes::Seat(seat) => self.seats[seat.index()],
            Eyes::Gallery => self.gallery,
        }
    }
}

/// Who ended a game before it was over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// The guests, because one of them had been gone too long.
    Guests,
    /// The keeper of the house.
    Keeper,
}

/// A game that has started.
#[derive(Clone, Debug)]
pub struct Play<G: Hosted> {
    recorder: Recorder<G>,
    seed: Seed,
    totals: Totals,
    /// The asks that were already played, so that none is played twice.
    played: HashSet<(Seat, AskId)>,
    ended_by: Option<EndedBy>,
}

impl<G: Hosted> Play<G> {
    /// Starts the game with these colours, seat by seat.
    pub fn start(
        opening: &Opening,
        places: &[Place],
        colours: &[String],
    ) -> Result<Play<G>, Fault> {
        let setup = setup::<G>(opening, places.len(), Some(colours))
            .map_err(|refusal| Fault(format!("the setup is refused: {refusal:?}")))?;
        let seed: Seed = opening.seed.parse().map_err(|_| Fault("a broken seed".into()))?;
        let guests = places.iter().map(guest).collect::<Result<Vec<_>, _>>()?;
        let ledger = Ledger::new(setup, guests, Some(seed.commitment()));
        Ok(Play {
            recorder: Recorder::new(ledger),
            seed,
            totals: Totals::default(),
            played: HashSet::new(),
            ended_by: None,
        })
    }

    /// The position.
    pub fn game(&self) -> &G {
        self.recorder.game()
    }

    /// Who acts next: the dealer, some seats, or nobody.
    pub fn next(&self) -> Next {
        G::next(self.game().public())
    }

    /// The seats that have to move.
    pub fn awaited(&self) -> Seats {
        match self.next() {
            Next::Seats(seats) if self.ended_by.is_none() => seats,
            Next::Seats(_) | Next::Dealer | Next::Over(_) => Seats::NONE,
        }
    }

    /// Whether a seat still has the decision that it had when the ledger had this many lines: it is
    /// awaited, and since then only other seats have moved.
    pub fn has_same_decision(&self, seat: Seat, lines: usize) -> bool {
        let by_others = |entry: &Entry<G>| match entry {
            Entry::Move(by, _) => *by != seat,
            Entry::Note(_) => true,
            Entry::Deal(_) => false,
        };
        let since = self.recorder.ledger().entries.get(lines..).unwrap_or_default();
        self.awaited().contains(seat) && since.iter().all(by_others)
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Dealer | Next::Seats(_) => None,
        }
    }

    /// Whether nothing more can happen.
    pub fn is_finished(&self) -> bool {
        self.ended_by.is_some() || self.outcome().is_some()
    }

    /// Whether somebody ended the game before it was over.
    pub fn is_abandoned(&self) -> bool {
        self.ended_by.is_some()
    }

    /// Who ended the game before it was over, if somebody did.
    pub fn ended_by(&self) -> Option<EndedBy> {
        self.ended_by
    }

    /// Ends the game before it is over.
    pub fn abandon(&mut self, by: EndedBy) {
        self.ended_by = Some(by);
    }

    /// How many sayings have reached a viewer with these eyes so far.
    pub fn total(&self, eyes: Eyes) -> u32 {
        self.totals.of(eyes)
    }

    /// Whether this ask was played.
    pub fn was_played(&self, seat: Seat, ask: &AskId) -> bool {
        self.played.contains(&(seat, ask.clone()))
    }

    /// Remembers that this ask was played.
    pub fn remember(&mut self, seat: Seat, ask: AskId) {
        self.played.insert((seat, ask));
    }

    /// Makes all moves or none; the error says which one was refused and why.
    ///
    /// A position is small and cheap to copy, so the moves are first tried on a copy.
    pub fn ask(
        &mut self,
        seat: Seat,
        moves: &[G::Move],
        sayings: &mut Vec<Saying<G>>,
    ) -> Result<(), (usize, G::Refusal)> {
        let mut trial = *self.game();
        for (at, mv) in moves.iter().enumerate() {
            trial.play(seat, *mv, &mut table::Deaf).map_err(|refusal| (at, refusal))?;
        }
        for (at, mv) in moves.iter().enumerate() {
            let Play { recorder, totals, .. } = self;
            let mut hear = |saying: Saying<G>| {
                totals.add::<G>(&saying);
                sayings.push(saying);
            };
            recorder.play(seat, *mv, &mut hear).map_err(|refusal| (at, refusal))?;
        }
        Ok(())
    }

    /// Plays a deal.
    pub fn deal(&mut self, deal: G::Deal, sayings: &mut Vec<Saying<G>>) -> Result<(), Fault> {
        let Play { recorder, totals, .. } = self;
        let mut hear = |saying: Saying<G>| {
            totals.add::<G>(&saying);
            sayings.push(saying);
        };
        let dealt = recorder.deal(deal, &mut hear);
        dealt.map_err(|bad| Fault(format!("the rules refuse a deal: {bad:?}")))
    }

    /// Adds a note to the ledger, which is not part of the game.
    pub fn note(&mut self, note: &str) {
        self.recorder.note(note);
    }

    /// Whether the ledger has this note.
    pub fn has_note(&self, note: &str) -> bool {
        self.notes().any(|written| written == note)
    }

    /// The notes in the ledger.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        self.recorder.ledger().entries.iter().filter_map(|entry| match entry {
            Entry::Note(note) => Some(note.as_str()),
            Entry::Deal(_) | Entry::Move(..) => None,
        })
    }

    /// The lines of the ledger after the first `before`.
    pub fn lines_since(&self, before: usize) -> Vec<String> {
        self.recorder.ledger().entries[before..].iter().map(Entry::to_string).collect()
    }

    /// How many lines the ledger has.
    pub fn lines(&self) -> usize {
        self.recorder.ledger().entries.len()
    }

    /// Replays a stored line.
    pub fn redo(&mut self, line: &str) -> Result<(), Fault> {
        let entry: Entry<G> =
            line.parse().map_err(|_| Fault("a stored line cannot be read".to_string()))?;
        let Play { recorder, totals, .. } = self;
        let mut listen = |saying: Saying<G>| totals.add::<G>(&saying);
        let done = recorder.record(entry, &mut listen);
        done.map_err(|_| Fault("the rules refuse a stored line".to_string()))
    }

    /// The sayings that reached these eyes after the first `cursor` of them, from the ledger.
    pub fn said_after(&self, eyes: Eyes, cursor: u32) -> Vec<Saying<G>> {
        self.seen_and_said_after(eyes, cursor).1
    }

    /// What these eyes saw after the first `cursor` sayings, and the sayings that reached them
    /// since, from the ledger.
    pub fn seen_and_said_after(&self, eyes: Eyes, cursor: u32) -> (View<G>, Vec<Saying<G>>) {
        let ledger = self.recorder.ledger();
        let mut seen = View::of(&G::new(&ledger.setup), eyes);
        let mut count = 0;
        let mut after = Vec::new();
        let mut listen = |saying: Saying<G>| {
            if saying.reaches(eyes) {
                count += 1;
                if count > cursor {
                    after.push(saying);
                } else {
                    seen.hear(&saying);
                }
            }
        };
        // Every line was judged when it was written, so the replay cannot fail.
        let _ = ledger.replay(usize::MAX, &mut listen);
        (seen, after)
    }

    /// The ledger, with the seed once the game is over or abandoned.
    pub fn ledger(&self) -> Ledger<G> {
        let mut ledger = self.recorder.ledger().clone();
        if self.is_abandoned() && ledger.end == End::Unfinished {
            ledger.end = End::Abandoned;
        }
        if self.is_finished() {
            ledger.seed = Some(self.seed);
        }
        ledger
    }

    /// The seed, for the dealer only.
    pub fn seed(&self) -> Seed {
        self.seed
    }
}

/// The guest or bot of a place, as ledgers name it.
pub(super) fn guest(place: &Place) -> Result<Guest, Fault> {
    match &place.who {
        Who::Guest(sitter) => {
            let nonce = sitter.nonce.parse().map_err(|_| Fault("a broken nonce".into()))?;
            Ok(Guest::new(&sitter.name, nonce))
        }
        Who::Bot(level) => Ok(Guest::new(level, Nonce::default())),
        Who::Nobody => Err(Fault("a seat is empty".into())),
    }
}

/// The setup of a table. If `colours` is `None`, the rules choose the colours.
pub fn setup<G: Game>(
    opening: &Opening,
    seats: usize,
    colours: Option<&[String]>,
) -> Result<G::Setup, SetupRefusal> {
    let mut options = opening.options.clone();
    if let Some(colours) = colours {
        options.push(("colours".to_string(), colours.join(",")));
    }
    G::Setup::read_under(opening.rules, &opening.game, seats, &Options::of(options))
}
