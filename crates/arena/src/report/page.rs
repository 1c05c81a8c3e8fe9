//! The page that contains the plots.

use super::figure::Figure;
use super::legend::noted;
use super::numbers::{counted, decimal, percent, percent_range, range, time};
use super::svg::Drawing;
use super::table::Table;
use super::text::Escaped;
use super::{Report, by_seat, course, decision, histogram, pizza, times, whiskers};
use crate::{Results, RunEnd, Standing};

const STYLE: &str = include_str!("page.css");

/// The whole file.
pub fn html(report: &Report<'_>) -> String {
    let Report { results, game, command } = *report;
    let title = format!("{game} for {} players", results.terms.players);
    let mut figures = Vec::new();
    figures.push(whiskers::win_shares(results));
    figures.push(whiskers::ratings(results));
    figures.push(by_seat::by_seat(results));
    figures.extend(course::course(results));
    figures.push(histogram::moves(results));
    figures.extend(histogram::rounds(results));
    figures.push(times::times(results));
    let question = results.answer.as_ref().map(|answer| decision::decision(answer).html());
    let figures: String = figures.iter().map(Figure::html).collect();
    format!(
        r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>{title} · Forno arena</title>
<style>
{STYLE}</style>
</head>
<body>
<header>
<div class="pizza">{pizza}</div>
<div>
<p class="sign">Forno · arena</p>
<h1>{title}</h1>
<p class="lead">{lead}</p>
<p class="note">The wins, sliced:</p>
{eaten}
</div>
</header>
<main>
<section class="card"><h2>Standings</h2>{standings}</section>
{question}
<div class="plots">
{figures}
</div>
<section class="card"><h2>How it was played</h2>{played}</section>
</main>
<footer><p>Made with <code>{command}</code></p></footer>
</body>
</html>
"#,
        title = Escaped(&title),
        pizza = pizza::pizza(results),
        lead = Escaped(&lead(results)),
        eaten = noted(&results.bots, |bot| Some(eaten(bot)), &nobody(results)),
        standings = standings(results),
        question = question.unwrap_or_default(),
        played = played(results),
        command = Escaped(command),
    )
}

/// The most important result, in a sentence or two.
fn lead(results: &Results) -> String {
    let fair = results.fair_share();
    let best = results.bots.iter().max_by(|a, b| a.win_share.value.total_cmp(&b.win_share.value));
    let Some(best) = best.filter(|_| results.games > 0) else {
        return "Nothing was played.".to_string();
    };
    let Standing { name, win_share, .. } = best;
    let share = percent(win_share.value);
    let told = if results.bots.len() == 1 {
        format!("{name} plays with itself and wins {share} in each seat.")
    } else if win_share.low > fair {
        format!(
            "{name} wins {share} of its games, clearly more than a fair share of {}.",
            percent(fair)
        )
    } else {
        format!(
            "{name} wins most, {share} of its games, but these games do not tell it from a fair \
             share of {}.",
            percent(fair)
        )
    };
    let ended = match results.ended {
        RunEnd::Complete => "",
        RunEnd::Decided => " The run ended when the question was answered.",
        RunEnd::Interrupted => " The run was interrupted; this is what was known by then.",
    };
    told + ended
}

/// A bot's slice of the pizza.
fn eaten(bot: &Standing) -> String {
    let share = percent(bot.win_share.value * bot.seats as f64);
    match bot.seats {
        1 => share,
        seats => format!("{share} in {seats} seats"),
    }
}

/// What is left on the plate.
fn nobody(results: &Results) -> String {
    let left = results.nobody as f64 / results.games.max(1) as f64;
    match results.nobody {
        0 => String::new(),
        _ => {
            let mut plate = Drawing::new(16.0, 16.0);
            plate.circle("plate", [8.0, 8.0], 6.0);
            let plate = plate.ornament();
            format!("<li>{plate}<span>nobody <b>{}</b></span></li>", percent(left))
        }
    }
}

fn standings(results: &Results) -> String {
    let heads =
        ["Bot", "Win share", "95 % interval", "Rating", "95 % interval", "Points", "Decision"];
    let mut table = Table::new(&heads);
    let mut bots: Vec<&Standing> = results.bots.iter().collect();
    bots.sort_by(|a, b| b.win_share.value.total_cmp(&a.win_share.value));
    for bot in bots {
        table.row([
            bot.name.clone(),
            percent(bot.win_share.value),
            percent_range(&bot.win_share),
            decimal(bot.rating.value, 1),
            range(&bot.rating),
            format!("{:.2}", bot.score),
            time(bot.mean_ms),
        ]);
    }
    table.html("Standings")
}

/// What is needed to play the same games again.
fn played(results: &Results) -> String {
    let terms = &results.terms;
    let list: Vec<&str> =
        terms.bots.list().iter().map(|bot| terms.bots.bots()[*bot].name.as_str()).collect();
    let games = counted(results.games, "game", "games");
    let matches = counted(results.matches, "match", "matches");
    let part = |of: u64| percent(of as f64 / results.games.max(1) as f64);
    let rows = [
        ("Game", terms.game.clone()),
        ("At the table", list.join(", ")),
        ("Played", format!("{games} in {matches}, each one deal in several seatings")),
        ("Shared wins", part(results.shared)),
        ("Won by nobody", part(results.nobody)),
        ("Budget", format!("{} for a decision", terms.budget)),
        ("Seed", terms.seed.to_string()),
        ("Forno", terms.forno.clone()),
    ];
    let options = terms.options.iter().map(|(name, value)| (name.as_str(), value.clone()));
    let line = |(name, value): (&str, String)| {
        format!("<div><dt>{}</dt><dd>{}</dd></div>", Escaped(name), Escaped(&value))
    };
    let rows: String = rows.into_iter().chain(options).map(line).collect();
    format!("<dl>{rows}</dl>")
}
