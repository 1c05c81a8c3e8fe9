//! The command line: the single source of `--help`, shell completions and man pages.

mod house;
mod keeper;

use std::path::PathBuf;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use table::Facts;

use self::house::SERVE_HELP;
pub use self::house::{
    Backup, BotPace, Check, DataFolder, Log, Restore, Serve, Tables, TablesCommand,
};
use self::keeper::KEEPER_HELP;
pub use self::keeper::{DecideFor, Keeper, KeeperCommand, OnOff, Role, RoleOrNone, Switch};
use crate::{bench, games};

/// The open home of pizza games: play, simulate, replay, verify
#[derive(Parser, Debug)]
#[command(name = "forno", version, arg_required_else_help = true, max_term_width = 100)]
#[command(long_about = with_games("\
The open home of these pizza games: {titles}.

Play in the terminal against bots, let thousands of games be played, look at a game again, and \
check that its dealer was honest. Games are kept in ledgers: text files that hold everything \
dealt and done, and that any other program can read."))]
#[command(after_help = with_games("\
Begin with:
  forno play {first}               a game against two bots
  forno rules {first}              how it is played
  forno play --help                  options, saving, going on later

Exit status: 0 when it went well; 1 when something failed, or a dealer was not honest; 2 for an \
error of use, such as an unknown game or a file that is not a ledger.

NO_COLOR, or output into a pipe, gives plain text."))]
pub struct Cli {
    /// Language: en, fr or it [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = OneOf(&["en", "fr", "it"]))]
    #[arg(hide_possible_values = true)]
    pub lang: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The subcommands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play a game in the terminal, you in one seat and bots in the others
    #[command(after_long_help = with_games(PLAY_HELP))]
    Play(Play),
    /// Play many games, at random or with bots, on all cores
    #[command(after_long_help = with_games(SIMULATE_HELP))]
    Simulate(Simulate),
    /// Find out which bot is stronger, with the same deals in every seating
    #[command(after_help = with_games(ARENA_HELP))]
    Arena(Arena),
    /// Count what bots of one level do over many games: who wins, what is baked, who helps
    #[command(after_help = with_games(STUDY_HELP))]
    Study(Study),
    /// Replay a game from its ledger, step by step
    #[command(after_long_help = REPLAY_HELP)]
    Replay(Replay),
    /// Let a strong bot review a game: your chances over time, and your costliest decisions
    #[command(after_long_help = with_games(REVIEW_HELP))]
    Review(Review),
    /// Check a finished game: deal it again and say whether the dealer was honest
    #[command(after_long_help = VERIFY_HELP)]
    Verify(Verify),
    /// Read the rules of a game, or one section of them
    #[command(after_long_help = RULES_HELP)]
    Rules(Rules),
    /// Open a house: live tables over the network, for browsers and bots
    #[command(after_long_help = SERVE_HELP)]
    Serve(Box<Serve>),
    /// List, show, close or delete the tables of a house
    Tables(Tables),
    /// Moderate a house that runs: reports, guests, bans, banner and switches
    #[command(after_long_help = KEEPER_HELP)]
    Keeper(Keeper),
    /// Copy all data of a house into one new file, even while it runs
    Backup(Backup),
    /// Put a backup in place of what a house keeps, while it does not run
    Restore(Restore),
    /// Find out whether all that a house keeps can be read and replayed
    Check(Check),
    /// Measure how fast Forno is on this machine
    Bench {
        /// What to measure.
        #[command(subcommand)]
        what: Bench,
    },
    /// Print a completion script for a shell
    #[command(after_help = COMPLETIONS_HELP)]
    Completions(Completions),
    /// Print the manual page, or write one page for each subcommand
    Man(Man),
}

/// What to measure.
#[derive(Subcommand, Debug)]
pub enum Bench {
    /// Only the rules: random play on one core
    Engine(bench::Args),
    /// How fast bots think, and how fast they sample tables that agree with what a seat has heard
    Bots(bench::bots::Args),
}

/// The choices made before a game begins.
#[derive(Args, Debug)]
pub struct Setup {
    /// The number of players
    #[arg(long, short, value_name = "N", default_value_t = 3)]
    pub players: usize,
    /// An option of the game, such as memory=notes; repeat it for more
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    #[arg(long_help = with_games("\
An option of the game, such as memory=notes; repeat it for more

{options}"))]
    pub options: Vec<String>,
}

const PLAY_HELP: &str = "\
At every turn the game lists what you may do. Answer with the number of a choice, or with the \
words of a move as ledgers write them (lay salami 2, place d4, cut 3); `help` lists the other \
commands.

The game is saved after every move, so nothing is lost when the terminal is closed. A game that \
is not over has two files: the ledger, and beside it FILE.seed with the dealer's secret seed, \
which you alone can read. The seed is what lets the game go on with the deals that the dealer \
committed to at the start; when the game is over it is written into the ledger, for \
`forno verify`, and FILE.seed is removed.

Where FILE.seed is missing, --resume refuses to go on. With --anyway the rest is dealt from a \
new seed; such a game can be played to its end, but never be verified.

Examples:
{examples}
  forno play --resume forno-{first}-1a2b3c4d.ledger";

/// `forno play`
#[derive(Args, Debug)]
pub struct Play {
    /// The game
    #[arg(value_parser = OneOf(games::NAMES), required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: Setup,
    /// The seat you sit in
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// The bots, by level or name, clockwise from your left; the last one fills the remaining seats
    /// [default: mimi, who suits beginners]
    #[arg(long, value_name = "NAME,…")]
    pub vs: Option<String>,
    /// Your name [default: from USER]
    #[arg(long)]
    pub name: Option<String>,
    /// Deal as in the first game of `forno simulate --seed S`, instead of from a secret seed
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Where to save [default: forno-GAME-COMMITMENT.ledger in this folder]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["players", "options", "name", "seed"])]
    pub resume: Option<PathBuf>,
    /// Continue even if the dealer's seed is lost
    #[arg(long, requires = "resume")]
    pub anyway: bool,
}

const SIMULATE_HELP: &str = "\
The same seed gives the same games, on any number of cores, unless the budget is in time. Every \
game is dealt fairly from a seed of its own, which follows from --seed and the game's number; its \
ledger can be verified.

Without --bots every seat takes any move it is offered. With it bots play, by level or by name: \
0 dado, 1 mimi, 2 nonna, 3 luigi, 4 sofia, 5 professore; one for all seats, or one for each.

With --json there is one line for each game, with the keys game, players, seed (the game's own), \
rounds, turns (decisions, in a game without turns), scores and winners (seats, counted from 1).

Examples:
  forno simulate {first} --players 4 --games 10000 --seed 1
  forno simulate {last} --games 100 --seed 7 --json
  forno simulate {first} --players 5 --games 20 --seed 3 --ledgers games/
  forno simulate {first} --players 3 --bots nonna,mimi,mimi --games 50 --ledgers games/";

/// `forno simulate`
#[derive(Args, Debug)]
pub struct Simulate {
    /// The game
    #[arg(value_parser = OneOf(games::NAMES))]
    pub game: String,
    #[command(flatten)]
    pub setup: Setup,
    /// The number of games
    #[arg(long, value_name = "K", default_value_t = 1000)]
    pub games: u64,
    /// The seed of all randomness
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The bots, by level or name, separated by commas: one for all seats, or one for each
    #[arg(long, value_name = "BOTS")]
    pub bots: Option<String>,
    /// How much a decision may cost bots that search: 20ms, 1s, 2000it
    #[arg(long, value_name = "BUDGET", default_value = "1000it", requires = "bots")]
    pub budget: String,
    /// Print one line of JSON for each game instead of a summary
    #[arg(long)]
    pub json: bool,
    /// Write the ledger of each game into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub ledgers: Option<PathBuf>,
}

const ARENA_HELP: &str = "\
Every deal is played in all seatings, so that neither cards nor seats favour anyone. The interval \
of a win share counts deals, not games. A shared win is parted evenly.

Bots are named by level or by name: 0 dado, 1 mimi, 2 nonna, 3 luigi, 4 sofia, 5 professore; one \
for each seat, or two, of which the first sits alone among the second's. The same seed gives the same games, unless the budget is \
in time.

--json prints a line with the terms, a line for each deal, and at the end a summary line with the \
keys game, players, games and bots (name, win_share, low, high, score, mean_ms, rating). What was \
printed so far can be given to --resume, with the same other arguments; interrupting the run \
prints what is known.

Examples:
  forno arena {first} --players 3 --bots 2,1 --games 3000
  forno arena {last} --bots nonna,mimi --games 20000 --sprt nonna,mimi
  forno arena {last} --bots professore,professore@uct --games 180
  forno arena {first} --players 4 --bots 2,2,1,0 --games 4000 --report arena.html";

/// `forno arena`
#[derive(Args, Debug)]
pub struct Arena {
    /// The game
    #[arg(value_parser = OneOf(games::NAMES))]
    pub game: String,
    #[command(flatten)]
    pub setup: Setup,
    /// The bots, by level or name, separated by commas
    #[arg(long, value_name = "BOTS")]
    pub bots: String,
    /// The number of games; whole deals are played, so it may be a few more
    #[arg(long, value_name = "K", default_value_t = 1000)]
    pub games: u64,
    /// How much a decision may cost bots that search: 20ms, 1s, 2000it
    #[arg(long, value_name = "BUDGET", default_value = "1000it")]
    pub budget: String,
    /// The seed of all randomness
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Stop as soon as it is decided whether the first of two bots wins more than the second
    #[arg(long, value_name = "A,B")]
    pub sprt: Option<String>,
    /// Print JSON lines instead of a table
    #[arg(long)]
    pub json: bool,
    /// Write a report with plots as a single self-contained HTML file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub report: Option<PathBuf>,
    /// Continue a run from the JSON lines it printed
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub resume: Option<PathBuf>,
}

const STUDY_HELP: &str = "\
All seats are played by bots of one level. Every figure comes with the interval in which it lies \
with 95 %, counted in games. With --forgetful one seat, in turn, is played by a Nonna whose \
memory fades, and every deal is played from each seat.

--json prints a line for each figure with the keys figure, text, value, low and high.

Examples:
  forno study {first} --players 3 --bots 2 --games 3000
  forno study {first} --players 3 --bots 2 --games 3000 --forgetful
  forno study {last} --bots 5 --games 400 --budget 300it";

/// `forno study`.
#[derive(Args, Debug)]
pub struct Study {
    /// The game
    #[arg(value_parser = OneOf(games::NAMES))]
    pub game: String,
    #[command(flatten)]
    pub setup: Setup,
    /// The bots in all seats, by level or name
    #[arg(long, value_name = "BOT", default_value = "2")]
    pub bots: String,
    /// The number of games
    #[arg(long, value_name = "K", default_value_t = 1000)]
    pub games: u64,
    /// How much a decision may cost bots that search: 20ms, 1s, 2000it
    #[arg(long, value_name = "BUDGET", default_value = "1000it")]
    pub budget: String,
    /// The seed of all randomness
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Let one seat forget what was laid
    #[arg(long)]
    pub forgetful: bool,
    /// Print JSON lines instead of a table
    #[arg(long)]
    pub json: bool,
}

const REPLAY_HELP: &str = "\
A finished game is told as everyone together heard it (--eyes all), a game that goes on as the \
gallery hears it: no hand is shown, but what was said once is said again.

With --json there is one line for each deal and move, with the keys step, entry (as the ledger \
writes it; only to eyes that may read it) and heard, a list of sayings, each with to (all, or a \
seat), id and text.";

/// `forno replay`
#[derive(Args, Debug)]
pub struct Replay {
    /// The ledger
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Stop after this many deals and moves, and show the table
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    /// The viewpoint: a seat's number, gallery, or all
    #[arg(long, value_name = "EYES", value_parser = OneOf(&["1", "2", "3", "4", "5", "6", "gallery", "all"]))]
    #[arg(hide_possible_values = true)]
    pub eyes: Option<String>,
    /// Print one line of JSON for each step
    #[arg(long)]
    pub json: bool,
}

const REVIEW_HELP: &str = "\
The bot looks at every decision of one seat again, with no more than that seat knew. It tells \
how the chance to win went, the three decisions that cost most, what it would have done, and \
how to see the table as it was then. More time for each decision judges better.

With --json there is one line for each decision, with the keys step, played, played_share, best, \
best_share, cost and shares.

Examples:
  forno review forno-{first}-1a2b3c4d.ledger
  forno review game.ledger --seat 2 --budget 200ms";

/// `forno review`.
#[derive(Args, Debug)]
pub struct Review {
    /// The ledger
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// The number of the seat whose decisions are reviewed [default: yours, else 1]
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    /// How much thought each decision gets, as a time or as iterations
    #[arg(long, value_name = "BUDGET", default_value = "50ms", value_parser = <bots::Budget as std::str::FromStr>::from_str)]
    pub budget: bots::Budget,
    /// The seed of the bot's randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Print one line of JSON for each decision
    #[arg(long)]
    pub json: bool,
}

const VERIFY_HELP: &str = "\
Before the first card the dealer shows a commitment, the SHA-256 of a secret seed; after the end \
the seed is shown. From the seed every deal can be made again. Exit status 0: honest, or the seed \
is not shown yet; 1: not honest; 2: not a ledger.";

/// `forno verify`
#[derive(Args, Debug)]
pub struct Verify {
    /// The ledger
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
}

const RULES_HELP: &str = "\
Sections have the numbers that refusals name: 3, 3.1, 4.3b, 5.h, E3. A number takes in what \
stands below it.";

/// `forno rules`
#[derive(Args, Debug)]
pub struct Rules {
    /// The game
    #[arg(value_parser = OneOf(games::NAMES))]
    pub game: String,
    /// The section [default: all of them]
    pub section: Option<String>,
}

const COMPLETIONS_HELP: &str = "\
For bash, for instance:
  forno completions bash > ~/.local/share/bash-completion/completions/forno";

/// `forno completions`
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    pub shell: Shell,
}

/// `forno man`
#[derive(Args, Debug)]
pub struct Man {
    /// Write forno.1, forno-play.1 and the others into this folder
    #[arg(long, value_hint = ValueHint::DirPath)]
    pub dir: Option<PathBuf>,
}

/// Fills in what the catalogue knows about the games: the name of the first game, the last one with
/// a number of players, all titles, where the options are listed, and examples.
fn with_games(text: &str) -> String {
    let (first, last) = (catalogue::GAMES[0], catalogue::GAMES[catalogue::GAMES.len() - 1]);
    let titled = |game: &&Facts| format!("{} ({})", game.title, game.year);
    let titles: Vec<_> = catalogue::GAMES.iter().map(titled).collect();
    let listed = |game: &&Facts| format!("`forno rules {} {}`", game.name, game.options);
    let options: Vec<_> = catalogue::GAMES.iter().map(listed).collect();
    let example = |game: &&Facts| format!("  forno play {} {}", game.name, game.example);
    let examples: Vec<_> = catalogue::GAMES.iter().map(example).collect();
    text.replace("{first}", first.name)
        .replace("{last}", &format!("{} --players {}", last.name, last.measured.engine))
        .replace("{titles}", &listing(&titles))
        .replace("{options}", &format!("{} list the options.", listing(&options)))
        .replace("{examples}", &examples.join("\n"))
}

/// Joins names into an English list.
fn listing(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Lists some values in help and completions but accepts any, so that a wrong value is refused in
/// the user's language, by the rules, which know better.
#[derive(Clone, Copy, Debug)]
struct OneOf(&'static [&'static str]);

impl TypedValueParser for OneOf {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().copied().map(PossibleValue::new)))
    }
}
