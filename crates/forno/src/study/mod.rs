//! `forno study`: what bots of one level do over many games, with confidence intervals.

mod ratio;

use bots::{Bot, BotSpec, Budget};
use rayon::prelude::*;
use serde::Serialize;
use table::{Eyes, Fair, Game, Next, Outcome, Pcg, Phrase, Saying, Seat, Setup, View};
use words::Words;

use self::ratio::{Figure, Ratio};
use crate::dealing::{simulated_seed, whims};
use crate::games::{self, WithGame, with_game};
use crate::layout::columns;
use crate::paint::{HEADING, QUIET, painted};
use crate::show::Shown;
use crate::{Failure, Voice, World, cli, progress};

/// The modules with what each family counts.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(mod $family;)+
    };
}
catalogue::families!(modules);

/// A game about which counting can teach something.
pub trait Studied: Game {
    /// What happened in one game.
    type Course: Clone + Default + Send;

    /// Records an announcement.
    fn take_down(course: &mut Self::Course, said: &Self::Announcement);

    /// What one game contributes to each figure; always the same figures in the same order.
    fn rows(setup: &Self::Setup, course: &Self::Course, outcome: &Outcome) -> Vec<Row>;
}

/// Nonna with a fading memory, for games where there is something to remember.
const FORGETFUL: &str = "nonna@forgetful";

/// What one game contributes to one figure.
#[derive(Clone, Debug)]
pub struct Row {
    phrase: Phrase,
    happened: f64,
    of: f64,
    is_percent: bool,
}

impl Row {
    /// A mean: the sum `happened` over `of`.
    pub fn new(phrase: Phrase, happened: f64, of: f64) -> Row {
        Row { phrase, happened, of, is_percent: false }
    }

    /// A share: `happened` times out of `of`.
    pub fn percent(phrase: Phrase, happened: f64, of: f64) -> Row {
        Row { phrase, happened, of, is_percent: true }
    }
}

/// A seat's share of the win.
pub fn win_share(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.winners.contains(seat) {
        true => 1.0 / outcome.winners.iter().count() as f64,
        false => 0.0,
    }
}

/// Lets the bots play and prints the figures.
pub fn run(args: &cli::Study, words: &Words, world: &mut World<'_>) -> Result<(), Failure> {
    with_game(&args.game, Studying { args, words, world })?
}

struct Studying<'a, 'w> {
    args: &'a cli::Study,
    words: &'a Words,
    world: &'a mut World<'w>,
}

/// One line of `--json`.
#[derive(Serialize)]
struct JsonLine<'l> {
    figure: &'l str,
    text: String,
    #[serde(flatten)]
    value: Figure,
}

impl WithGame for Studying<'_, '_> {
    type Done = Result<(), Failure>;

    fn with<G: Shown>(self) -> Result<(), Failure> {
        let Studying { args, words, world } = self;
        let setup = games::setup::<G>(&args.game, args.setup.players, &args.setup.options)?;
        let bot = games::bot::<G>(&args.bots)?;
        let roster = G::bots();
        let forgetful = match args.forgetful {
            true => Some(roster.find(FORGETFUL).map_err(|_| Failure::NothingToForget)?),
            false => None,
        };
        let bad = |_| Failure::BadBudget { given: args.budget.clone() };
        let budget: Budget = args.budget.parse().map_err(bad)?;
        let bar = progress::bar(args.games);
        let games: Vec<Vec<Row>> = (0..args.games)
            .into_par_iter()
            .map(|number| {
                let game = Sitting { setup, bot: &bot, budget, forgetful };
                let rows = game.play(args.seed, number);
                bar.inc(1);
                rows
            })
            .collect::<Result<_, Failure>>()?;
        bar.finish_and_clear();
        let voice = Voice::for_all(words);
        let figures = figures(&games);
        if args.json {
            for (row, value) in figures {
                let line = JsonLine { figure: row.phrase.id, text: voice.tell(&row.phrase), value };
                let line = serde_json::to_string(&line).map_err(std::io::Error::from)?;
                writeln!(world.output, "{line}")?;
            }
            return Ok(());
        }
        let title = Phrase::new("study-title")
            .with("game", Phrase::new(setup.facts().called))
            .with("players", setup.seats())
            .with("games", args.games as usize)
            .with("bot", bot.persona().title());
        let title = painted(HEADING, voice.tell(&title));
        let table: Vec<Vec<String>> = figures.iter().map(|it| cells(it, &voice)).collect();
        Ok(write!(world.output, "{title}\n{}", columns(&table, 2))?)
    }
}

/// Sums the rows over all games; figures that never had an occasion are left out.
fn figures(games: &[Vec<Row>]) -> Vec<(Row, Figure)> {
    let mut all: Vec<(Row, Ratio)> = Vec::new();
    for rows in games {
        if all.is_empty() {
            all = rows.iter().map(|row| (row.clone(), Ratio::default())).collect();
        }
        all.iter_mut().zip(rows).for_each(|((_, ratio), row)| ratio.add(row.happened, row.of));
    }
    all.into_iter().filter_map(|(row, ratio)| Some((row, ratio.figure()?))).collect()
}

fn cells((row, figure): &(Row, Figure), voice: &Voice<'_>) -> Vec<String> {
    let Figure { value, low, high } = *figure;
    let number = |value: f64| match row.is_percent {
        true => format!("{:.1} %", 100.0 * value),
        false => format!("{value:.2}"),
    };
    let interval = painted(QUIET, format!("{} – {}", number(low), number(high)));
    vec![voice.tell(&row.phrase), number(value), interval]
}

/// A table of bots.
struct Sitting<'s, G: Shown> {
    setup: G::Setup,
    bot: &'s BotSpec<G>,
    budget: Budget,
    /// A bot that forgets, which sits in a different seat each game.
    forgetful: Option<&'s BotSpec<G>>,
}

impl<G: Shown> Sitting<'_, G> {
    fn play(self, seed: u64, number: u64) -> Result<Vec<Row>, Failure> {
        let seats = self.setup.seats();
        // With a forgetful bot, each deal is played once with it in every seat.
        let (deal, turn) = match self.forgetful {
            Some(_) => (number / seats as u64, Some((number % seats as u64) as usize)),
            None => (number, None),
        };
        let seed = simulated_seed(seed, deal);
        let mut dealer = Fair::new(seed, Vec::new());
        let mut whims = whims(&seed, 0);
        let mut table = G::new(&self.setup);
        let mut guests = self.guests(&table, turn, &mut whims);
        let mut course = G::Course::default();
        let outcome = loop {
            let mut heard: Vec<Saying<G>> = Vec::new();
            let mut listen = |saying| heard.push(saying);
            match G::next(table.public()) {
                Next::Dealer => {
                    let deal = table.draw(&mut dealer);
                    let deal = deal.ok_or(Failure::Fault("the dealer has nothing to deal"))?;
                    let dealt = table.deal(deal, &mut listen);
                    dealt.map_err(|_| Failure::Fault("what was drawn cannot be dealt"))?;
                }
                Next::Seats(awaited) => {
                    let seat = awaited.first().ok_or(Failure::Fault("nobody is awaited"))?;
                    let view = View::of(&table, Eyes::Seat(seat));
                    let mv = guests[seat.index()].choose(&view);
                    let made = table.play(seat, mv, &mut listen);
                    made.map_err(|_| Failure::Fault("a bot's move was refused"))?;
                }
                Next::Over(outcome) => break outcome,
            }
            for saying in &heard {
                if let Saying::ToAll(said) = saying {
                    G::take_down(&mut course, said);
                }
                for (seat, guest) in Seat::all(seats).zip(&mut guests) {
                    if saying.reaches(Eyes::Seat(seat)) {
                        guest.hear(saying);
                    }
                }
            }
        };
        let mut rows = G::rows(&self.setup, &course, &outcome);
        if let Some(turn) = turn {
            let won = win_share(&outcome, Seat::at(turn));
            rows.insert(0, Row::percent(Phrase::new("study-forgetful"), won, 1.0));
        }
        Ok(rows)
    }

    fn guests(&self, table: &G, forgets: Option<usize>, whims: &mut Pcg) -> Vec<Box<dyn Bot<G>>> {
        let guest = |seat: Seat| {
            let forgetful = self.forgetful.filter(|_| forgets == Some(seat.index()));
            let view = View::of(table, Eyes::Seat(seat));
            forgetful.unwrap_or(self.bot).bot(&view, self.budget, whims.bits())
        };
        Seat::all(self.setup.seats()).map(guest).collect()
    }
}
