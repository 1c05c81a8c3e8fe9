//! A replay of a game from its ledger, for any viewer.

use protocol::{Fairness, Replay, ReplayEyes, ReplayStep, Verdict as WireVerdict, Wire};
use table::ledger::{End, Guest, Ledger, LedgerError, Verdict, game_of};
use table::{Eyes, Game, Phrase, Phrased, Saying, Seat, Setup, View};

use host::games::{WithGame, with_game};
use host::{Hosted, result};

/// Why a ledger cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is not a ledger, or not a valid one.
    Ledger(LedgerError),
    /// The table has no such seat.
    NoSuchSeat {
        /// The number of seats.
        seats: usize,
    },
    /// The game has no adviser.
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

/// Reads a ledger and replays it for a viewer with these eyes.
pub fn replay(text: &str, eyes: ReplayEyes) -> Result<Replay, ReplayError> {
    let game = game_of(text).map_err(ReplayError::Ledger)?;
    let unknown = |refusal| ReplayError::Ledger(game.refused(refusal));
    with_game(game.name, Tell { text, eyes }).map_err(unknown)?
}

struct Tell<'a> {
    text: &'a str,
    eyes: ReplayEyes,
}

impl WithGame for Tell<'_> {
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
        status: G::status(G::new(setup).public()).into(),
        steps: steps(ledger, eyes),
        ledger: text.to_string(),
    }
}

fn options<S: Setup>(setup: &S) -> Vec<(String, String)> {
    setup.options().into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// What a viewer with these eyes sees before anything is dealt.
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

/// The single viewer, or `None` if the replay shows everything.
fn single(eyes: ReplayEyes) -> Option<Eyes> {
    match eyes {
        ReplayEyes::All => None,
        ReplayEyes::Gallery => Some(Eyes::Gallery),
        ReplayEyes::Seat(number) => Some(Eyes::Seat(number.seat())),
    }
}

/// Whether a viewer with these eyes hears it.
fn hears<G: Game>(eyes: ReplayEyes, saying: &Saying<G>) -> bool {
    single(eyes).is_none_or(|eyes| saying.reaches(eyes))
}

fn steps<G: Hosted>(ledger: &Ledger<G>, eyes: ReplayEyes) -> Vec<ReplayStep> {
    // A replay that shows everything starts from the public view and adds all sayings.
    let seen_by = single(eyes).unwrap_or(Eyes::Gallery);
    let mut number = 0;
    // A ledger that has been read is legal from the first line to the last.
    let steps = ledger.walk().flatten().filter(|step| !step.entry.is_note());
    let told = steps.map(|step| {
        let mut seen = View::of(&step.before, seen_by);
        let heard = step.sayings.iter().filter(|saying| hears::<G>(eyes, saying));
        let heard: Vec<_> = heard
            .map(|saying| {
                seen.hear(saying);
                (*saying, seen)
            })
            .collect();
        let sayings = protocol::sayings(number + 1, seen_by, &heard);
        number += heard.len() as u32;
        ReplayStep { by: step.entry.seat().map(Into::into), sayings }
    });
    told.collect()
}

/// Whether the dealer was honest.
fn verdict<G: Hosted>(ledger: &Ledger<G>) -> WireVerdict {
    let not_honest = |phrase: Phrase| WireVerdict::NotHonest { why: phrase.into() };
    match ledger.verify() {
        Ok(Verdict::Honest) => WireVerdict::Honest,
        Ok(Verdict::NotRevealed) => WireVerdict::NotRevealed,
        Ok(Verdict::NotCommitted) => WireVerdict::NotCommitted,
        Ok(Verdict::NotHonest(dishonesty)) => not_honest(dishonesty.phrase()),
        Err(error) => not_honest(error.phrase()),
    }
}
