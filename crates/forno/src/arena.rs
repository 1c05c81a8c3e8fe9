//! `forno arena`: which bot is stronger, with a confidence interval.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{Contest, Entrant, Journal, KnownMatches, Lineup, Plan, Progress, Question, RunEnd};
use arena::{Decision, Report, Results, Sprt, Standing, Summary};
use bots::{BotSpec, Budget};
use table::{Facts, Phrase, Setup};
use words::Words;

use crate::files::{Readers, read_text, write_new};
use crate::games::{self, WithGame, with_game};
use crate::layout::columns;
use crate::paint::{HEADING, QUIET, painted};
use crate::progress;
use crate::show::Shown;
use crate::{Failure, Voice, World, cli};

/// Lets the bots play and prints the results.
pub fn run(args: &cli::Arena, words: &Words, world: &mut World<'_>) -> Result<(), Failure> {
    with_game(&args.game, Bout { args, words, world })?
}

struct Bout<'a, 'w> {
    args: &'a cli::Arena,
    words: &'a Words,
    world: &'a mut World<'w>,
}

impl WithGame for Bout<'_, '_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Bout { args, words, world } = self;
        let setup = games::setup::<G>(&args.game, args.setup.players, &args.setup.options)?;
        let bots: Vec<BotSpec<G>> = games::bots(&args.bots)?;
        let entrants: Vec<Entrant> = bots.iter().map(Entrant::from).collect();
        let lineup = Lineup::new(&entrants, setup.seats())
            .map_err(|_| Failure::BotCount { given: entrants.len(), seats: setup.seats() })?;
        let sprt = args.sprt.as_deref();
        let sprt = sprt.map(|pair| question::<G>(pair, &lineup)).transpose()?;
        let rounds = |public: &G::Public| G::length(public, 0).rounds;
        let budget = budget(&args.budget)?;
        let contest = Contest::new(&G::bots(), setup, lineup, budget, args.seed, rounds)
            .map_err(|_| Failure::BotCount { given: entrants.len(), seats: setup.seats() })?;
        let known = known(args, &contest)?;
        if let Some(file) = args.report.as_deref().filter(|file| file.exists()) {
            return Err(Failure::Exists { file: file.to_path_buf() });
        }

        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        // If signals cannot be caught, an interrupt simply ends the program.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));

        let bar = progress::bar(args.games);
        let mut written = Ok(());
        if args.json {
            writeln!(world.output, "{}", contest.terms())?;
        }
        let plan = Plan { sprt, ..Plan::new(args.games) };
        let results = arena::run(&contest, plan, &known, &interrupted, |progress: Progress<'_>| {
            bar.set_length(progress.of);
            bar.set_position(progress.done);
            if let (true, Some(line), Ok(())) = (args.json, progress.finished, &written) {
                written = writeln!(world.output, "{line}");
                if written.is_err() {
                    interrupted.store(true, Ordering::Relaxed);
                }
            }
        });
        bar.finish_and_clear();
        written?;
        let results = results.map_err(|_| Failure::Fault("a bot's move was refused"))?;

        let voice = Voice::for_all(words);
        if args.json {
            writeln!(world.output, "{}", Summary::from(&results))?;
        } else {
            let told = told(&results, setup.facts(), args, &voice);
            world.output.write_all(told.as_bytes())?;
        }
        if let Some(file) = &args.report {
            let title = voice.text(setup.facts().called);
            let report = Report { results: &results, game: &title, command: &command(args) };
            write_new(file, &report.html(), Readers::Usual)?;
        }
        Ok(())
    }
}

fn budget(written: &str) -> Result<Budget, Failure> {
    written.parse().map_err(|_| Failure::BadBudget { given: written.to_string() })
}

/// The two bots of `--sprt`; the question is whether the first is better.
fn question<G: Shown>(pair: &str, lineup: &Lineup) -> Result<Sprt, Failure> {
    let bad = || Failure::BadQuestion { given: pair.to_string() };
    let bots: Vec<BotSpec<G>> = games::bots(pair)?;
    let [better, than] = bots.as_slice() else { return Err(bad()) };
    Sprt::new(Question::new(better.name(), than.name()), lineup).map_err(|_| bad())
}

/// The matches that an earlier run has already played.
fn known<G: Shown>(args: &cli::Arena, contest: &Contest<G>) -> Result<KnownMatches, Failure> {
    let Some(file) = &args.resume else { return Ok(KnownMatches::default()) };
    let not_a_run = |why: String| Failure::NotARun { file: file.clone(), why };
    let journal: Journal =
        read_text(file)?.parse().map_err(|bad: arena::BadJournal| not_a_run(bad.to_string()))?;
    contest.resume(journal).map_err(|other| not_a_run(other.to_string()))
}

/// The standings as a table, and the answer to the question.
fn told(results: &Results, game: &Facts, args: &cli::Arena, voice: &Voice<'_>) -> String {
    let title = Phrase::new("arena-title")
        .with("game", Phrase::new(game.called))
        .with("players", results.terms.players)
        .with("games", results.games as usize)
        .with("deals", results.matches as usize)
        .with("seed", args.seed.to_string());
    let heads =
        ["arena-bot", "arena-wins", "arena-interval", "arena-score", "arena-time", "arena-rating"];
    let mut rows: Vec<Vec<String>> =
        vec![heads.iter().map(|id| painted(QUIET, voice.text(id))).collect()];
    rows.extend(results.bots.iter().map(|bot| row(bot, voice)));
    let fair = Phrase::new("arena-fair").with("share", percent(results.fair_share()));
    let mut text = format!("{}\n\n", painted(HEADING, voice.tell(&title)));
    text.push_str(&columns(&rows, 2));
    text.push_str(&format!("\n  {}\n", voice.tell(&fair)));
    if results.ended == RunEnd::Interrupted {
        text.push_str(&format!("  {}\n", voice.text("arena-interrupted")));
    }
    if let Some(answer) = &results.answer {
        let id = match answer.verdict {
            Decision::Open => "arena-open",
            Decision::More => "arena-more",
            Decision::NotMore => "arena-not-more",
        };
        let phrase = Phrase::new(id)
            .with("better", answer.better.as_str())
            .with("than", answer.than.as_str())
            .with("deals", answer.matches as usize);
        text.push_str(&format!("  {}\n", voice.tell(&phrase)));
    }
    text
}

fn row(bot: &Standing, voice: &Voice<'_>) -> Vec<String> {
    let interval = Phrase::new("arena-from-to")
        .with("from", percent(bot.win_share.low))
        .with("to", percent(bot.win_share.high));
    vec![
        bot.name.clone(),
        percent(bot.win_share.value),
        voice.tell(&interval),
        format!("{:.2}", bot.score),
        format!("{:.3} ms", bot.mean_ms),
        format!("{:.1}", bot.rating.value),
    ]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The command line that plays the same games again.
fn command(args: &cli::Arena) -> String {
    let mut line = format!(
        "forno arena {} --players {} --bots {} --games {} --budget {} --seed {}",
        args.game, args.setup.players, args.bots, args.games, args.budget, args.seed
    );
    for option in &args.setup.options {
        line.push_str(&format!(" --option {option}"));
    }
    if let Some(pair) = &args.sprt {
        line.push_str(&format!(" --sprt {pair}"));
    }
    line
}
