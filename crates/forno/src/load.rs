//! `forno load`: how a house fares with many guests.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Subcommand, ValueHint};
use load::client::ClientError;
use load::{idle, play, storm};
use serde::Serialize;
use tokio::runtime::Builder;

use crate::World;
use crate::failure::Failure;

/// What the house has to bear.
#[derive(Subcommand, Debug)]
pub enum Load {
    /// Games at many tables, with moves due at a fixed rate
    #[command(after_help = PLAY_HELP)]
    Play(Play),
    /// Many sockets on which next to nothing happens
    Idle(Idle),
    /// Everyone comes back at once, after the house went away
    #[command(after_help = STORM_HELP)]
    Storm(Storm),
}

/// Which house, and where the figures go.
#[derive(clap::Args, Debug)]
pub struct House {
    /// The house, such as http://127.0.0.1:8080
    #[arg(long)]
    pub url: String,
    /// The process of the house, to see what it uses
    #[arg(long)]
    pub pid: Option<u32>,
    /// Write the figures as JSON into this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub json: Option<PathBuf>,
}

const PLAY_HELP: &str = "\
A move is due whether or not those before it were answered, and its time is counted from the \
moment at which it was due. An ask holds all moves of a turn that can be chosen at once; the rate \
is one of asks.

Guests come from many addresses of this machine, because a house limits what one address may do.";

/// `forno load play`
#[derive(clap::Args, Debug)]
pub struct Play {
    #[command(flatten)]
    pub house: House,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub tables: usize,
    /// Asks due in each second
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub rate: u32,
    /// How long is measured
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub seconds: u64,
    /// How long is played before that
    #[arg(long, value_name = "SECONDS", default_value_t = 3)]
    pub warm_up: u64,
    /// A game's name, or mixed for all games in turn
    #[arg(long, default_value_t = play::Games::Mixed)]
    pub game: play::Games,
    /// Raise the rate until the 99th percentile reaches 50 ms, and tell the highest below
    #[arg(long)]
    pub find_limit: bool,
    /// Tables beside those, where guests play against the strongest bots and are not measured
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub thinkers: usize,
    /// The page of the house's counts [default: /metrics of the house]
    #[arg(long, value_name = "URL")]
    pub metrics: Option<String>,
}

/// Which sockets.
#[derive(clap::Args, Debug)]
pub struct Sockets {
    /// How many sit at tables where a game goes on, in a hundred; one in ten is in the lobby, and
    /// the others watch
    #[arg(long, value_name = "PERCENT", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=90))]
    pub seated: u8,
    /// Watchers of one table at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=250))]
    pub per_table: u8,
}

/// `forno load idle`
#[derive(clap::Args, Debug)]
pub struct Idle {
    #[command(flatten)]
    pub house: House,
    /// How many
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub sockets: usize,
    #[command(flatten)]
    pub kinds: Sockets,
    /// How long they are held
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub seconds: u64,
}

const STORM_HELP: &str = "\
When all are connected a line says so. Then stop the house and start it again with the same data \
and the same address.";

/// `forno load storm`
#[derive(clap::Args, Debug)]
pub struct Storm {
    #[command(flatten)]
    pub house: House,
    /// How many
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    pub sockets: usize,
    #[command(flatten)]
    pub kinds: Sockets,
    /// How long everyone is waited for, from the line on
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    pub within: u64,
}

/// Loads a house and prints what was measured.
pub fn run(load: &Load, world: &mut World<'_>) -> Result<ExitCode, Failure> {
    // One thread: the house needs the other cores.
    let runtime = Builder::new_current_thread().enable_all().build().map_err(Failure::Runtime)?;
    let done = match load {
        Load::Play(args) => runtime.block_on(play(args, world)),
        Load::Idle(args) => runtime.block_on(idle(args, world)),
        Load::Storm(args) => runtime.block_on(storm(args, world)),
    };
    match done {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Stop::Failure(failure)) => Err(failure),
        Err(Stop::Client(error)) => {
            writeln!(world.errors, "forno: {error}")?;
            Ok(ExitCode::from(1))
        }
    }
}

/// Why measuring stopped.
enum Stop {
    Client(ClientError),
    Failure(Failure),
}

impl From<ClientError> for Stop {
    fn from(error: ClientError) -> Stop {
        Stop::Client(error)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

async fn play(args: &Play, world: &mut World<'_>) -> Result<(), Stop> {
    let order = play::Order {
        url: args.house.url.clone(),
        metrics: args.metrics.clone(),
        pid: args.house.pid,
        games: args.game,
        tables: args.tables,
        rate: args.rate.into(),
        lasting: Duration::from_secs(args.seconds),
        warm_up: Duration::from_secs(args.warm_up),
        thinkers: args.thinkers,
    };
    if args.find_limit {
        // Whether progress can be told does not matter to the measurement.
        let step = |step: &play::Figures| {
            let (rate, p99) = (step.wanted_per_s, step.latencies.p99_ms);
            let _ = writeln!(world.errors, "{rate:.0} asks/s: p99 {p99:.1} ms");
        };
        let limit = play::find_limit(&order, step).await?;
        Ok(tell(&limit, &args.house, world)?)
    } else {
        Ok(tell(&play::run(&order).await?, &args.house, world)?)
    }
}

async fn idle(args: &Idle, world: &mut World<'_>) -> Result<(), Stop> {
    let order = idle::Order {
        url: args.house.url.clone(),
        pid: args.house.pid,
        sockets: args.sockets,
        seated_percent: args.kinds.seated.into(),
        per_table: args.kinds.per_table.into(),
        lasting: Duration::from_secs(args.seconds),
    };
    Ok(tell(&idle::run(&order).await?, &args.house, world)?)
}

async fn storm(args: &Storm, world: &mut World<'_>) -> Result<(), Stop> {
    let order = storm::Order {
        url: args.house.url.clone(),
        sockets: args.sockets,
        seated_percent: args.kinds.seated.into(),
        per_table: args.kinds.per_table.into(),
        within: Duration::from_secs(args.within),
    };
    let ready = |sockets: usize| {
        // A caller who waits for this line and has closed the pipe waits no longer.
        let said = writeln!(world.output, "{sockets} sockets are connected: restart the house");
        let _ = said.and_then(|()| world.output.flush());
    };
    let figures = storm::run(&order, ready).await?;
    Ok(tell(&figures, &args.house, world)?)
}

/// Prints the figures, and writes them where they are wanted.
fn tell(
    figures: &(impl Display + Serialize),
    house: &House,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    write!(world.output, "{figures}")?;
    match &house.json {
        Some(file) => write_json(figures, file),
        None => Ok(()),
    }
}

fn write_json(figures: &impl Serialize, file: &Path) -> Result<(), Failure> {
    let cannot_write = |error| Failure::CannotWrite { file: file.to_path_buf(), error };
    let text = serde_json::to_string_pretty(figures).map_err(|error| cannot_write(error.into()))?;
    fs::write(file, text + "\n").map_err(cannot_write)
}
