//! The `forno` binary as a library: one function that takes its world as arguments.
//!
//! Each subcommand is a module of the same name. As much as possible is written once for all games;
//! what a game adds so that the terminal can show it is in [`show::Shown`].

mod account;
mod arena;
mod bench;
mod choice;
mod cli;
mod dealing;
mod failure;
mod files;
mod games;
mod keep;
mod layout;
mod manual;
mod paint;
mod play;
mod progress;
mod replay;
mod review;
mod rules;
pub mod show;
mod simulate;
mod study;
mod verify;
mod voice;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::process::ExitCode;

use clap::Parser;
use words::{Language, Words};

use cli::{Bench, Cli, Command};
use failure::Failure;
pub use voice::Voice;

/// What the program reads from and writes to.
pub struct World<'w> {
    /// The input.
    pub input: &'w mut dyn BufRead,
    /// Where output goes. It always contains colour; the stream strips it where it is not wanted.
    pub output: &'w mut dyn Write,
    /// Where error messages go.
    pub errors: &'w mut dyn Write,
}

/// Runs one command line. Returns 0 on success, 1 on failure, 2 for a usage error.
pub fn run(arguments: impl IntoIterator<Item = OsString>, mut world: World<'_>) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => return told_by_clap(&error, &mut world),
    };
    let words = match language(cli.lang.as_deref()) {
        Ok(language) => Words::new(language),
        Err(failure) => return failure.report(&Words::new(from_environment()), world.errors),
    };
    let done = obey(cli.command, &words, &mut world);
    match done.and_then(|code| world.output.flush().map(|()| code).map_err(Failure::Output)) {
        Ok(code) => code,
        Err(failure) => failure.report(&words, world.errors),
    }
}

fn obey(command: Command, words: &Words, world: &mut World<'_>) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(args) => play::run(&args, words, world)?,
        Command::Simulate(args) => simulate::run(&args, words, world)?,
        Command::Arena(args) => arena::run(&args, words, world)?,
        Command::Replay(args) => replay::run(&args, words, world.output)?,
        Command::Study(args) => study::run(&args, words, world)?,
        Command::Review(args) => review::run(&args, words, world.output)?,
        Command::Verify(args) => return verify::run(&args, words, world.output),
        Command::Rules(args) => rules::run(&args, words.language(), world.output)?,
        Command::Serve(args) => keep::serve::run(&args, words, world.output)?,
        Command::Tables(args) => keep::tables::run(&args, words, world.output)?,
        Command::Keeper(args) => keep::keeper::run(&args, words, world.output)?,
        Command::Backup(args) => keep::backup::run(&args, words, world.output)?,
        Command::Restore(args) => keep::restore::run(&args, words, world.output)?,
        Command::Check(args) => keep::check::run(&args, words, world.output)?,
        Command::Bench { what: Bench::Engine(args) } => bench::run(&args, world.output)?,
        Command::Bench { what: Bench::Bots(args) } => bench::bots::run(&args, world.output)?,
        Command::Completions(args) => manual::complete(&args, world.output)?,
        Command::Man(args) => manual::man(&args, words, world.output)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints help, the version, or an argument error, in clap's own words.
fn told_by_clap(error: &clap::Error, world: &mut World<'_>) -> ExitCode {
    let text = error.render();
    let to = if error.use_stderr() { &mut *world.errors } else { &mut *world.output };
    // If even this cannot be written, there is nobody left to report to.
    let _ = write!(to, "{}", text.ansi()).and_then(|()| to.flush());
    ExitCode::from(error.exit_code().clamp(0, 255) as u8)
}

/// The language asked for, else that of the environment, else English.
fn language(asked: Option<&str>) -> Result<Language, Failure> {
    match asked {
        None => Ok(from_environment()),
        Some(asked) => {
            asked.parse().map_err(|_| Failure::UnknownLanguage { asked: asked.to_string() })
        }
    }
}

/// The first of these variables that is set decides, by convention.
fn from_environment() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    set.and_then(|value| value.parse().ok()).unwrap_or(Language::English)
}
