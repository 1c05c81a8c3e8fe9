//! `forno simulate`: many games on all cores, played at random or by bots.

mod summary;
mod trial;

use std::io::Write;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde::Serialize;
use table::{Seat, Setup};
use words::Words;

use crate::cli;
use crate::dealing::simulated_seed;
use crate::failure::Failure;
use crate::files::{Readers, write_new};
use crate::games::{self, WithGame, with_game};
use crate::progress;
use crate::show::Shown;
use crate::{Voice, World};
use summary::Summary;
use trial::{Lineup, Trial};

/// The number of games played before their results are written, so that memory use is bounded.
const BATCH: u64 = 4096;

/// Plays the games and prints the results.
pub fn run(args: &cli::Simulate, words: &Words, world: &mut World<'_>) -> Result<(), Failure> {
    with_game(&args.game, Simulation { args, words, world })?
}

struct Simulation<'a, 'w> {
    args: &'a cli::Simulate,
    words: &'a Words,
    world: &'a mut World<'w>,
}

/// One line of `--json`.
#[derive(Serialize)]
struct JsonLine<'l> {
    game: &'l str,
    players: usize,
    seed: String,
    rounds: u64,
    turns: u64,
    scores: &'l [u8],
    winners: Vec<u8>,
}

impl WithGame for Simulation<'_, '_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Simulation { args, words, world } = self;
        let setup = games::setup::<G>(&args.game, args.setup.players, &args.setup.options)?;
        let lineup = lineup(args, setup.seats())?;
        let folder = match &args.ledgers {
            Some(folder) => Some(Folder::ready(folder, args)?),
            None => None,
        };
        let bar = progress::bar(args.games);
        let mut summary = Summary::new(&setup);
        let mut from = 0;
        while from < args.games {
            let to = args.games.min(from + BATCH);
            let batch: Vec<Trial> = (from..to)
                .into_par_iter()
                .map(|number| {
                    let (trial, ledger) =
                        Trial::play::<G>(setup, &lineup, simulated_seed(args.seed, number))?;
                    if let Some(folder) = &folder {
                        folder.write(number, &ledger.to_string())?;
                    }
                    bar.inc(1);
                    Ok(trial)
                })
                .collect::<Result<_, Failure>>()?;
            for trial in &batch {
                if args.json {
                    print_line(&setup, trial, world.output)?;
                } else {
                    summary.add(trial);
                }
            }
            from = to;
        }
        bar.finish_and_clear();
        if !args.json {
            let text = summary.set::<G>(&setup, args, &Voice::for_all(words));
            world.output.write_all(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Who plays: one bot in all seats, or one for each.
fn lineup<G: Shown>(args: &cli::Simulate, seats: usize) -> Result<Lineup<G>, Failure> {
    let Some(named) = &args.bots else { return Ok(Lineup::AtRandom) };
    let mut bots = games::bots::<G>(named)?;
    if let [bot] = &bots[..] {
        bots = vec![bot.clone(); seats];
    }
    if bots.len() != seats {
        return Err(Failure::BotCount { given: bots.len(), seats });
    }
    let bad = |_| Failure::BadBudget { given: args.budget.clone() };
    Ok(Lineup::Bots(bots, args.budget.parse().map_err(bad)?))
}

fn print_line(setup: &impl Setup, trial: &Trial, output: &mut dyn Write) -> Result<(), Failure> {
    let seats = setup.seats();
    let line = JsonLine {
        game: setup.game(),
        players: seats,
        seed: trial.seed.to_string(),
        rounds: trial.length.rounds,
        turns: trial.length.turns,
        scores: &trial.outcome.scores[..seats],
        winners: trial.outcome.winners.iter().map(Seat::number).collect(),
    };
    let text = serde_json::to_string(&line).map_err(|error| Failure::Output(error.into()))?;
    Ok(writeln!(output, "{text}")?)
}

/// The folder that ledgers are written into.
struct Folder {
    folder: PathBuf,
    game: String,
    digits: usize,
}

impl Folder {
    /// Checks, before anything is written, that nothing would be overwritten.
    fn ready(folder: &Path, args: &cli::Simulate) -> Result<Folder, Failure> {
        let digits = args.games.to_string().len();
        let ready = Folder { folder: folder.to_path_buf(), game: args.game.clone(), digits };
        if folder.exists() {
            let taken = (0..args.games).map(|number| ready.file(number)).find(|file| file.exists());
            if let Some(file) = taken {
                return Err(Failure::Exists { file });
            }
        }
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::CannotWrite { file: folder.to_path_buf(), error })?;
        Ok(ready)
    }

    /// The file of a game; file names count games from 1.
    fn file(&self, number: u64) -> PathBuf {
        let Folder { folder, game, digits } = self;
        folder.join(format!("{game}-{:0digits$}.ledger", number + 1))
    }

    fn write(&self, number: u64, ledger: &str) -> Result<(), Failure> {
        write_new(&self.file(number), ledger, Readers::Usual)
    }
}
