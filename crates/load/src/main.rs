//! The `forno-load` binary: how a house copes with many guests.
//!
//! It is needed only for measurements, so it is not part of `forno`.

use std::error::Error;
use std::fmt::{self, Display};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueHint};
use load::client::ClientError;
use load::{idle, play, storm, strangers};
use serde::Serialize;
use tokio::runtime::Builder;

/// Put a house under load and measure how it copes
#[derive(Parser, Debug)]
#[command(name = "forno-load", version, arg_required_else_help = true, max_term_width = 100)]
enum Load {
    /// Games at many tables, with moves due at a fixed rate
    #[command(after_help = PLAY_HELP)]
    Play(Play),
    /// Many sockets on which almost nothing happens
    Idle(Idle),
    /// Everyone reconnects at once, after the house went away
    #[command(after_help = STORM_HELP)]
    Storm(Storm),
    /// Guests, quick bots and reviews, in calm and beside an abuser
    #[command(after_help = STRANGERS_HELP)]
    Strangers(Strangers),
}

/// The house, and where the figures go.
#[derive(clap::Args, Debug)]
struct House {
    /// The house, such as http://127.0.0.1:8080
    #[arg(long)]
    url: String,
    /// The process of the house, to measure its resource use
    #[arg(long)]
    pid: Option<u32>,
    /// Write the figures as JSON into this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    json: Option<PathBuf>,
}

const PLAY_HELP: &str = "\
A move is due whether or not those before it were answered, and its time is counted from the \
moment at which it was due. An ask holds all moves of a turn that can be chosen at once; the rate \
is one of asks.

Guests come from many addresses of this machine, because a house limits what one address may do.";

/// `forno-load play`
#[derive(clap::Args, Debug)]
struct Play {
    #[command(flatten)]
    house: House,
    /// The number of tables in play at the same time
    #[arg(long, value_name = "N", default_value_t = 500)]
    tables: usize,
    /// The number of requests due each second
    #[arg(long, value_name = "N", default_value_t = 1000)]
    rate: u32,
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,
    /// How long to play before that
    #[arg(long, value_name = "SECONDS", default_value_t = 3)]
    warm_up: u64,
    /// A game's name, or mixed for all games in turn
    #[arg(long, default_value_t = play::Games::Mixed)]
    game: play::Games,
    /// Raise the rate until the 99th percentile reaches 50 ms, and report the highest rate below
    #[arg(long)]
    find_limit: bool,
    /// The number of additional tables where guests play against the strongest bots and are not
    /// measured
    #[arg(long, value_name = "N", default_value_t = 0)]
    thinkers: usize,
    /// The address of the house's metrics [default: /metrics of the house]
    #[arg(long, value_name = "URL")]
    metrics: Option<String>,
}

/// The distribution of the sockets.
#[derive(clap::Args, Debug)]
struct Sockets {
    /// The percentage that sit at tables with a game in progress; one in ten is in the lobby, and
    /// the others watch
    #[arg(long, value_name = "PERCENT", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=90))]
    seated: u8,
    /// The most watchers at one table
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=250))]
    per_table: u8,
}

/// `forno-load idle`
#[derive(clap::Args, Debug)]
struct Idle {
    #[command(flatten)]
    house: House,
    /// The number of sockets
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    sockets: usize,
    #[command(flatten)]
    kinds: Sockets,
    /// How long to hold them
    #[arg(long, value_name = "N", default_value_t = 20)]
    seconds: u64,
}

const STORM_HELP: &str = "\
When all are connected a line says so. Then stop the house and start it again with the same data \
and the same address.";

/// `forno-load storm`
#[derive(clap::Args, Debug)]
struct Storm {
    #[command(flatten)]
    house: House,
    /// The number of sockets
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    sockets: usize,
    #[command(flatten)]
    kinds: Sockets,
    /// How long to wait for everyone, once all are connected
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    within: u64,
}

const STRANGERS_HELP: &str = "\
Start the house with --bot-pace at-once. The abuser, who comes from two other addresses, opens \
tables of five searching bots and leaves them, asks for hints in a loop, and can have games judged \
again.";

/// `forno-load strangers`
#[derive(clap::Args, Debug)]
struct Strangers {
    #[command(flatten)]
    house: House,
    /// Tables where guests play among themselves
    #[arg(long, value_name = "N", default_value_t = 50)]
    tables: usize,
    /// Asks due there in each second
    #[arg(long, value_name = "N", default_value_t = 100)]
    rate: u32,
    /// Tables where a guest plays against a quick bot
    #[arg(long, value_name = "N", default_value_t = 8)]
    opponents: usize,
    /// How long is measured, in calm and again beside the abuser
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,
    /// The abuser's tables of five searching bots
    #[arg(long, value_name = "N", default_value_t = 60)]
    searching: usize,
    /// The abuser's tables at which hints are asked for in a loop
    #[arg(long, value_name = "N", default_value_t = 30)]
    hints: usize,
    /// The abuser's reviews that are asked for at any time
    #[arg(long, value_name = "N", default_value_t = 0)]
    reviews: usize,
}

fn main() -> ExitCode {
    match run(&Load::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("forno-load: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Puts a house under load and prints the figures.
fn run(load: &Load) -> Result<(), Failure> {
    // One thread: the house needs the other cores.
    let runtime = Builder::new_current_thread().enable_all().build().map_err(Failure::Runtime)?;
    match load {
        Load::Play(args) => runtime.block_on(play(args)),
        Load::Idle(args) => runtime.block_on(idle(args)),
        Load::Storm(args) => runtime.block_on(storm(args)),
        Load::Strangers(args) => runtime.block_on(strangers(args)),
    }
}

/// Why a measurement failed.
#[derive(Debug)]
enum Failure {
    /// The house, or the connection to it.
    Client(ClientError),
    /// The runtime could not be started.
    Runtime(io::Error),
    /// The figures could not be printed.
    Output(io::Error),
    /// The figures could not be written to their file.
    CannotWrite { file: PathBuf, error: io::Error },
    /// An abuser takes more from the others than is allowed.
    Broken(Vec<&'static str>),
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Client(error) => write!(f, "{error}"),
            Failure::Runtime(error) => write!(f, "Cannot start: {error}"),
            Failure::Output(error) => write!(f, "Cannot print the figures: {error}"),
            Failure::CannotWrite { file, error } => {
                write!(f, "Cannot write {}: {error}", file.display())
            }
            Failure::Broken(figures) => {
                write!(f, "Beyond the bound beside an abuser: {}", figures.join(", "))
            }
        }
    }
}

impl Error for Failure {}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Failure {
        Failure::Client(error)
    }
}

async fn play(args: &Play) -> Result<(), Failure> {
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
        // The measurement does not depend on whether progress can be printed.
        let step = |step: &play::Figures| {
            let (rate, p99) = (step.wanted_per_s, step.latencies.p99_ms);
            let _ = writeln!(io::stderr(), "{rate:.0} asks/s: p99 {p99:.1} ms");
        };
        let limit = play::find_limit(&order, step).await?;
        tell(&limit, &args.house)
    } else {
        tell(&play::run(&order).await?, &args.house)
    }
}

async fn idle(args: &Idle) -> Result<(), Failure> {
    let order = idle::Order {
        url: args.house.url.clone(),
        pid: args.house.pid,
        sockets: args.sockets,
        seated_percent: args.kinds.seated.into(),
        per_table: args.kinds.per_table.into(),
        lasting: Duration::from_secs(args.seconds),
    };
    tell(&idle::run(&order).await?, &args.house)
}

async fn storm(args: &Storm) -> Result<(), Failure> {
    let order = storm::Order {
        url: args.house.url.clone(),
        sockets: args.sockets,
        seated_percent: args.kinds.seated.into(),
        per_table: args.kinds.per_table.into(),
        within: Duration::from_secs(args.within),
    };
    let ready = |sockets: usize| {
        // A caller who was waiting for this line and has closed the pipe is not waiting any more.
        let mut output = io::stdout();
        let said = writeln!(output, "{sockets} sockets are connected: restart the house");
        let _ = said.and_then(|()| output.flush());
    };
    tell(&storm::run(&order, ready).await?, &args.house)
}

async fn strangers(args: &Strangers) -> Result<(), Failure> {
    let order = strangers::Order {
        url: args.house.url.clone(),
        pid: args.house.pid,
        tables: args.tables,
        rate: args.rate.into(),
        opponents: args.opponents,
        lasting: Duration::from_secs(args.seconds),
        searching: args.searching,
        hints: args.hints,
        reviews: args.reviews,
    };
    let figures = strangers::run(&order).await?;
    tell(&figures, &args.house)?;
    match figures.broken() {
        broken if broken.is_empty() => Ok(()),
        broken => Err(Failure::Broken(broken)),
    }
}

/// Prints the figures, and writes them to the file that was asked for.
fn tell(figures: &(impl Display + Serialize), house: &House) -> Result<(), Failure> {
    let mut output = io::stdout();
    write!(output, "{figures}").and_then(|()| output.flush()).map_err(Failure::Output)?;
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
