//! The game at a table: its ledger, its position, and who has heard how much.

use std::collections::HashSet;

use protocol::AskId;
use table::ledger::{End, Entry, Guest, Ledger, Recorder};
use table::{
    Eyes, Game, Next, Nonce, Options, Outcome, Saying, Seat, Seats, Seed, Setup, SetupRefusal, View,
};

use super::Hosted;
use super::record::{Opening, Place, Who};

/// A stored table that does not follow from its own records: ours is the fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub String);

/// Totals of what was said, for each seat and the gallery.
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
    /// The guests, because one of them was gone.
    Guests,
    /// The keeper of the house.
    Keeper,
}

/// A game that was started.
#[derive(Clone, Debug)]
pub struct Play<G: Hosted> {
    recorder: Recorder<G>,
    seed: Seed,
    totals: Totals,
    /// The asks that were played, so that none is played twice.
    played: HashSet<(Seat, AskId)>,
    ended_by: Option<EndedBy>,
}

impl<G: Hosted> Play<G> {
    /// Starts with these colours, seat by seat.
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

    /// Whom the table waits for.
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

    /// Whether a seat has the same thing to decide as when the ledger had so many lines: it is
    /// awaited, and since then nobody but other seats has moved.
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

    /// Whether it was ended before the game was over.
    pub fn is_abandoned(&self) -> bool {
        self.ended_by.is_some()
    }

    /// Who ended it before the game was over, if somebody did.
    pub fn ended_by(&self) -> Option<EndedBy> {
        self.ended_by
    }

    /// Ends it before the game is over.
    pub fn abandon(&mut self, by: EndedBy) {
        self.ended_by = Some(by);
    }

    /// How much was said to these ears so far.
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

    /// Makes all moves or none; says which was refused and why.
    ///
    /// A position is small and copyable, so the moves are judged on a copy first.
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

    /// Deals.
    pub fn deal(&mut self, deal: G::Deal, sayings: &mut Vec<Saying<G>>) -> Result<(), Fault> {
        let Play { recorder, totals, .. } = self;
        let mut hear = |saying: Saying<G>| {
            totals.add::<G>(&saying);
            sayings.push(saying);
        };
        let dealt = recorder.deal(deal, &mut hear);
        dealt.map_err(|bad| Fault(format!("the rules refuse a deal: {bad:?}")))
    }

    /// Writes down something that is not part of the rules.
    pub fn note(&mut self, note: &str) {
        self.recorder.note(note);
    }

    /// Whether this was written down.
    pub fn has_note(&self, note: &str) -> bool {
        self.notes().any(|written| written == note)
    }

    /// What was written down that is not part of the rules.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        self.recorder.ledger().entries.iter().filter_map(|entry| match entry {
            Entry::Note(note) => Some(note.as_str()),
            Entry::Deal(_) | Entry::Move(..) => None,
        })
    }

    /// The lines written since there were `before` of them.
    pub fn lines_since(&self, before: usize) -> Vec<String> {
        self.recorder.ledger().entries[before..].iter().map(Entry::to_string).collect()
    }

    /// How many lines are written.
    pub fn lines(&self) -> usize {
        self.recorder.ledger().entries.len()
    }

    /// Does again what a stored line says.
    pub fn redo(&mut self, line: &str) -> Result<(), Fault> {
        let entry: Entry<G> =
            line.parse().map_err(|_| Fault("a stored line cannot be read".to_string()))?;
        let Play { recorder, totals, .. } = self;
        let mut listen = |saying: Saying<G>| totals.add::<G>(&saying);
        let done = recorder.record(entry, &mut listen);
        done.map_err(|_| Fault("the rules refuse a stored line".to_string()))
    }

    /// What was said to these ears after the first `cursor` sayings, from the ledger.
    pub fn said_after(&self, eyes: Eyes, cursor: u32) -> Vec<Saying<G>> {
        self.seen_and_said_after(eyes, cursor).1
    }

    /// What these eyes saw after the first `cursor` sayings, and what was said to them since, from
    /// the ledger.
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
        // The ledger was judged line by line when it was written.
        let _ = ledger.replay(usize::MAX, &mut listen);
        (seen, after)
    }

    /// The ledger; with the seed once the game is over or abandoned.
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

    /// The seed, for the dealer alone.
    pub fn seed(&self) -> Seed {
        self.seed
    }
}

/// Who a ledger says sits here.
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

/// The setup of a table; before the colours are known the rules choose them.
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
