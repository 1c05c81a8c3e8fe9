//! A game told again from its ledger, through any eyes.

use protocol::{Fairness, Replay, ReplayEyes, ReplayStep, Verdict as WireVerdict, Wire};
use table::ledger::{End, Entry, Guest, Ledger, LedgerError, Trouble, Verdict, game_of};
use table::{Eyes, Game, Phrase, Phrased, Saying, Seat, Setup, View};

use crate::games::{Errand, errand};
use crate::host::{Hosted, result, said};

/// Why a ledger cannot be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is no ledger, or a wrong one.
    Ledger(LedgerError),
    /// The table has no such seat.
    NoSuchSeat {
        /// How many there are.
        seats: usize,
    },
    /// Nobody can judge this game.
    NoAdviser,
}

impl Phrased for ReplayError {
    fn phrase(&self) -> Phrase {
        match self {
            ReplayError::Ledger(error) => error.phrase(),
            ReplayError::NoSuchSeat { seats } => {
                Phrase::new("house-no-such-seat").with("seats", *seats)
            }
            ReplayError::NoAdviser => Phrase::new("house-no-adviser"),
        }
    }
}

/// Reads a ledger and tells it through these eyes.
pub fn replay(text: &str, eyes: ReplayEyes) -> Result<Replay, ReplayError> {
    let game = game_of(text).map_err(ReplayError::Ledger)?;
    let unknown = |refusal| ReplayError::Ledger(Trouble::Setup(refusal).at(2));
    errand(game, Tell { text, eyes }).map_err(unknown)?
}

struct Tell<'a> {
    text: &'a str,
    eyes: ReplayEyes,
}

impl Errand for Tell<'_> {
    type Done = Result<Replay, ReplayError>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Tell { text, eyes } = self;
        let ledger = Ledger::<G>::read(text).map_err(ReplayError::Ledger)?;
        let seats = ledger.setup.seats();
        if let ReplayEyes::Seat(number) = eyes
            && number.seat().index() >= seats
        {
            return Err(ReplayError::NoSuchSeat { seats });
        }
        Ok(tell(&ledger, eyes, text))
    }
}

fn tell<G: Hosted>(ledger: &Ledger<G>, eyes: ReplayEyes, text: &str) -> Replay {
    let setup = &ledger.setup;
    let seats = setup.seats();
    let nonces = ledger.guests.iter().map(|guest| guest.nonce.to_string()).collect();
    Replay {
        game: setup.game().to_string(),
        options: options(setup),
        names: ledger.guests.iter().map(|guest: &Guest| guest.name().to_string()).collect(),
        colours: Seat::all(seats).map(|seat| setup.colour(seat).to_string()).collect(),
        result: match &ledger.end {
            End::Over(outcome) => Some(result(outcome, seats)),
            End::Unfinished | End::Abandoned => None,
        },
        fairness: Fairness {
            commitment: ledger.commitment.map(|commitment| commitment.to_string()),
            nonces,
            seed: ledger.seed.map(|seed| seed.to_string()),
        },
        verdict: verdict(ledger),
        eyes,
        start: start(&G::new(setup), eyes),
        steps: steps(ledger, eyes),
        ledger: text.to_string(),
    }
}

fn options<S: Setup>(setup: &S) -> Vec<(String, String)> {
    setup.options().into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// What these eyes see before anything was dealt.
fn start<G: Wire>(game: &G, eyes: ReplayEyes) -> Vec<protocol::View> {
    let see = |eyes: Eyes| <G as Wire>::view(&View::of(game, eyes));
    match eyes {
        ReplayEyes::Gallery => vec![see(Eyes::Gallery)],
        ReplayEyes::Seat(number) => vec![see(Eyes::Seat(number.seat()))],
        ReplayEyes::All => {
            let seats = Seat::all(game.seats()).map(|seat| see(Eyes::Seat(seat)));
            std::iter::once(see(Eyes::Gallery)).chain(seats).collect()
        }
    }
}

/// Whether these eyes' ears hear it.
fn hears<G: Game>(eyes: ReplayEyes, saying: &Saying<G>) -> bool {
    match eyes {
        ReplayEyes::All => true,
        ReplayEyes::Gallery => saying.reaches(Eyes::Gallery),
        ReplayEyes::Seat(number) => saying.reaches(Eyes::Seat(number.seat())),
    }
}

fn steps<G: Hosted>(ledger: &Ledger<G>, eyes: ReplayEyes) -> Vec<ReplayStep> {
    let mut game = G::new(&ledger.setup);
    let mut number = 0;
    let mut steps = Vec::new();
    for entry in &ledger.entries {
        let mut sayings = Vec::new();
        let mut listen = |saying: Saying<G>| {
            if hears::<G>(eyes, &saying) {
                number += 1;
                sayings.push(said::<G>(number, &saying));
            }
        };
        // A ledger that was read is legal from the first line to the last.
        let by = match entry {
            Entry::Deal(deal) => {
                let _ = game.deal(*deal, &mut listen);
                None
            }
            Entry::Move(seat, mv) => {
                let _ = game.play(*seat, *mv, &mut listen);
                Some((*seat).into())
            }
            Entry::Note(_) => continue,
        };
        steps.push(ReplayStep { by, sayings });
    }
    steps
}

/// Whether the dealer was honest.
fn verdict<G: Hosted>(ledger: &Ledger<G>) -> WireVerdict {
    let not_honest = |phrase: Phrase| WireVerdict::NotHonest { why: phrase.into() };
    match ledger.verify() {
        Ok(Verdict::Honest) => WireVerdict::Honest,
        Ok(Verdict::NotRevealed) => WireVerdict::NotRevealed,
        Ok(Verdict::NotHonest(dishonesty)) => not_honest(dishonesty.phrase()),
        Err(trouble) => not_honest(trouble.phrase()),
    }
}
