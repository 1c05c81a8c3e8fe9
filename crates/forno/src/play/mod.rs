//! `forno play`: a game in the terminal.

mod asking;
mod hint;
mod input;
mod leaving;
mod menu;
mod opponents;
mod save;
mod seating;
mod session;

use std::path::{Path, PathBuf};

use table::ledger::{End, Guest, Ledger, NoDealer, Recorder};
use table::{Fair, Seat, Seed, Setup};
use words::Words;

use crate::World;
use crate::cli;
use crate::dealing::{secret_seed, simulated_seed, whims};
use crate::failure::Failure;
use crate::files::{read_ledger, read_text, with_game_of};
use crate::games::{self, WithGame, with_game};
use crate::show::Shown;
use opponents::{Opponents, Seating};
use save::{Save, Secret};
use session::{Session, Stop};

pub use seating::{noted as seat_of_human, seat as seat_numbered};

/// Plays a new game, or continues a saved one.
pub fn run(args: &cli::Play, words: &Words, world: &mut World<'_>) -> Result<(), Failure> {
    match (&args.resume, &args.game) {
        (Some(file), _) => {
            let text = read_text(file)?;
            with_game_of(file, &text, Resume { args, file, text: &text, words, world })?
        }
        (None, Some(game)) => with_game(game, Begin { args, game, words, world })?,
        (None, None) => Err(Failure::Fault("a game was not asked for")),
    }
}

/// A table that is ready to play at.
struct Opened<G: Shown> {
    record: Recorder<G>,
    human: Seat,
    dealer: Fair,
    opponents: Opponents<G>,
    seating: Seating<G>,
    save: Save,
}

struct Begin<'a, 'w> {
    args: &'a cli::Play,
    game: &'a str,
    words: &'a Words,
    world: &'a mut World<'w>,
}

impl WithGame for Begin<'_, '_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Begin { args, game, words, world } = self;
        let setup = games::setup::<G>(game, args.setup.players, &args.setup.options)?;
        let human = seating::seat(args.seat, setup.seats())?.unwrap_or(Seat::at(0));
        let seating = opponents::named(args.vs.as_deref(), setup.seats(), human)?;
        let guests = seating::guests(setup.seats(), human, args.name.as_deref());
        let seed = args.seed.map(|seed| simulated_seed(seed, 0));
        let opened = open::<G>(setup, human, guests, seating, seed, args.save.as_deref())?;
        sit(opened, words, world)
    }
}

/// Plays at a table and, after each practice round, at another one if the player wants it.
fn sit<G: Shown>(
    mut opened: Opened<G>,
    words: &Words,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    loop {
        let (human, seating) = (opened.human, opened.seating.clone());
        let ledger = opened.record.ledger();
        let (setup, guests) = (ledger.setup.for_real()?, ledger.guests.clone());
        match Session::new(opened, words, world).play()? {
            // The real game is a separate one, with its own seed and file.
            Stop::ForReal => opened = open::<G>(setup, human, guests, seating, None, None)?,
            Stop::Over | Stop::Saved => return Ok(()),
        }
    }
}

/// Opens a new table.
fn open<G: Shown>(
    setup: G::Setup,
    human: Seat,
    guests: Vec<Guest>,
    seating: Seating<G>,
    seed: Option<Seed>,
    save: Option<&Path>,
) -> Result<Opened<G>, Failure> {
    let seed = match seed {
        Some(seed) => seed,
        None => secret_seed()?,
    };
    let commitment = seed.commitment();
    let ledger = Ledger::new(setup, guests, Some(commitment));
    let dealer = ledger.dealer(seed);
    let mut record = Recorder::new(ledger);
    record.note(&seating::note(human));
    opponents::notes(&seating).for_each(|note| record.note(&note));
    let opponents = Opponents::new(&seating, record.ledger(), &mut whims(&seed, 0))?;
    let file = match save {
        Some(file) => file.to_path_buf(),
        None => save::usual_name(setup.game(), &commitment),
    };
    let save = Save::create(file, seed, record.ledger())?;
    Ok(Opened { record, human, dealer, opponents, seating, save })
}

struct Resume<'a, 'w> {
    args: &'a cli::Play,
    file: &'a PathBuf,
    text: &'a str,
    words: &'a Words,
    world: &'a mut World<'w>,
}

impl WithGame for Resume<'_, '_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Resume { args, file, text, words, world } = self;
        let ledger = read_ledger::<G>(file, text)?;
        if args.game.as_ref().is_some_and(|game| game != ledger.setup.game()) {
            let game = ledger.setup.game();
            return Err(Failure::OtherGame { file: file.clone(), game });
        }
        if ledger.end != End::Unfinished {
            return Err(Failure::Ended { file: file.clone() });
        }
        let seats = ledger.setup.seats();
        let human = match seating::seat(args.seat, seats)? {
            Some(seat) => seat,
            None => seating::noted(&ledger).unwrap_or(Seat::at(0)),
        };
        let (seed, dealer) = match Secret::read(file)? {
            Some(seed) => {
                let file = save::seed_file(file);
                let dealer = ledger.dealer_after(seed).map_err(|why| match why {
                    NoDealer::Dishonest(_) => Failure::OtherSeed { file },
                    NoDealer::Illegal(error) => error.into(),
                })?;
                (Some(seed), dealer)
            }
            None if args.anyway => (None, ledger.dealer(secret_seed()?)),
            None => return Err(Failure::SeedMissing { file: save::seed_file(file) }),
        };
        let mut whims = match seed {
            Some(seed) => whims(&seed, ledger.len()),
            None => whims(&secret_seed()?, 0),
        };
        let seating = match &args.vs {
            Some(named) => opponents::named(Some(named), seats, human)?,
            None => opponents::noted(&ledger, human),
        };
        let opponents = Opponents::new(&seating, &ledger, &mut whims)?;
        let mut record = Recorder::resume(ledger)?;
        if seed.is_none() {
            record.note("from here on dealt from another seed");
        }
        let save = match &args.save {
            Some(other) if other != file => Save::copy(other.clone(), seed, record.ledger())?,
            Some(_) | None => Save::go_on(file.clone(), seed),
        };
        let opened = Opened { record, human, dealer, opponents, seating, save };
        sit(opened, words, world)
    }
}
