//! Whole runs: the same games for the same seed, in whole matches, on any number of threads.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::kit::{Matches, mamma_mia, pizza_theory, plan, play, timeless, timeless_matches};
use arena::{
    Contest, Decision, Entrant, Journal, KnownMatches, Lineup, Plan, Question, RunEnd, Sprt, run,
};
use bots::{BotSpec, Botted, Budget, Persona, Random, Roster};
use pizza_theory::{PizzaSetup, PizzaTheory};
use table::{Options, Seat, Setup};

fn check_threads<G: Botted<Setup: Send + Sync>>(contest: &Contest<G>, games: u64) {
    let (one, one_matches) = play(contest, plan(games, 1), &Matches::new());
    let (two, two_matches) = play(contest, plan(games, 2), &Matches::new());
    assert_eq!(timeless_matches(one_matches), timeless_matches(two_matches));
    assert_eq!(timeless(one), timeless(two));
}

#[test]
fn the_same_seed_gives_the_same_games_on_one_and_on_two_threads() {
    check_threads(&mamma_mia(3, "2,1,0", 5), 60);
    check_threads(&pizza_theory(2, "1,0", 5), 60);
    check_threads(&pizza_theory(3, "1,0,0", 5), 60);
}

#[test]
fn another_seed_gives_other_games() {
    let games = |seed| play(&mamma_mia(3, "0,1", seed), plan(6, 1), &Matches::new()).1;
    assert_ne!(timeless_matches(games(1)), timeless_matches(games(2)));
}

#[test]
fn games_are_rounded_up_to_whole_matches() {
    for (asked, played) in [(0, 0), (1, 3), (3, 3), (4, 6)] {
        let (results, _) = play(&mamma_mia(3, "1,0", 1), plan(asked, 1), &Matches::new());
        assert_eq!((results.games, results.matches), (played, played / 3), "{asked}");
        assert_eq!(results.ended, RunEnd::Complete);
    }
}

#[test]
fn every_bot_sits_in_every_seat_equally_often() {
    let (_, matches) = play(&mamma_mia(4, "0,1,2,rosa=0", 1), plan(100, 2), &Matches::new());
    for line in matches.values() {
        for seat in 0..4 {
            let mut sat: Vec<&str> =
                line.games.iter().map(|game| game.seating[seat].as_str()).collect();
            sat.sort_unstable();
            assert_eq!(sat, ["dado", "mimi", "nonna", "rosa"], "match {}", line.number);
        }
    }
}

/// The first player is random; the function that counts rounds is used to find out who it was.
#[test]
fn all_seatings_of_a_match_get_the_same_deal() {
    let setup = PizzaSetup::read("pizza-theory", 3, &Options::none()).expect("a valid table");
    let first = |public: &pizza_theory::Public| {
        let passed = usize::from(public.round) - 1;
        let first = Seat::all(3).find(|first| {
            (0..passed).fold(*first, |seat, _| seat.next_clockwise(3)) == public.first
        });
        first.map_or(0, Seat::number).into()
    };
    let contest = with_bots("0,1,2", setup, first);
    let (_, matches) = play(&contest, plan(120, 2), &Matches::new());
    let mut drawn = [false; 4];
    for line in matches.values() {
        let first = line.games[0].rounds;
        assert!(line.games.iter().all(|game| game.rounds == first), "match {}", line.number);
        drawn[first as usize] = true;
    }
    assert_eq!(drawn, [false, true, true, true], "other matches get other deals");
}

#[test]
fn shares_and_places_add_up() {
    let (results, matches) = play(&mamma_mia(3, "2,0", 3), plan(90, 2), &Matches::new());
    let won: f64 = results.bots.iter().map(|bot| bot.win_share.value * bot.seats as f64).sum();
    let nobody = results.nobody as f64 / results.games as f64;
    assert!((won + nobody - 1.0).abs() < 1e-9);
    for bot in &results.bots {
        let mean = bot.by_seat.iter().map(|share| share.value).sum::<f64>() / 3.0;
        // A bot with two seats sits in each seat twice as often as a bot with one.
        assert!((mean - bot.win_share.value).abs() < 1e-9, "{}", bot.name);
        assert!(bot.win_share.covers(bot.win_share.value));
        assert!(bot.rating.covers(bot.rating.value));
    }
    let moves: u64 = matches.values().flat_map(|line| &line.games).map(|game| game.moves).sum();
    assert_eq!(results.bots.iter().map(|bot| bot.decisions).sum::<u64>(), moves);
    assert_eq!(results.moves.total(), 90);
}

#[test]
fn a_better_bot_has_the_better_figures() {
    let (results, _) = play(&mamma_mia(3, "2,0", 4), plan(150, 2), &Matches::new());
    let [nonna, dado] = &results.bots[..] else { panic!("two bots") };
    assert!(nonna.win_share.low > results.fair_share());
    assert!(dado.win_share.high < results.fair_share());
    assert!(nonna.rating.low > dado.rating.high);
    assert!(nonna.score > dado.score);
}

#[test]
fn equal_bots_have_the_fair_share() {
    let (results, _) = play(&mamma_mia(3, "ada=0,bea=0", 6), plan(900, 2), &Matches::new());
    for bot in &results.bots {
        assert!(bot.win_share.covers(results.fair_share()), "{bot:?}");
    }
}

#[test]
fn progress_is_told_match_by_match() {
    let contest = mamma_mia(3, "1,0", 1);
    let mut told = Vec::new();
    let results =
        run(&contest, plan(10, 2), &KnownMatches::default(), &AtomicBool::new(false), |at| {
            told.push((at.finished.map(|line| line.number), at.done, at.of, at.left().is_some()));
        });
    assert!(results.is_ok());
    let expected = [
        (None, 0, 12, false),
        (Some(0), 3, 12, true),
        (Some(1), 6, 12, true),
        (Some(2), 9, 12, true),
        (Some(3), 12, 12, true),
    ];
    assert_eq!(told, expected);
}

#[test]
fn an_interrupted_run_knows_whole_matches_and_can_be_resumed() {
    let contest = mamma_mia(3, "2,1,0", 8);
    let interrupted = AtomicBool::new(false);
    let mut known = Matches::new();
    let long = plan(60_000, 2);
    let part = run(&contest, long, &KnownMatches::default(), &interrupted, |progress| {
        known.extend(progress.finished.map(|line| (line.number, line.clone())));
        interrupted.store(known.len() >= 7, Ordering::Relaxed);
    })
    .expect("bots play by the rules");
    assert_eq!(part.ended, RunEnd::Interrupted);
    assert_eq!(part.matches, known.len() as u64);
    assert!((7..10_000).contains(&part.matches), "{}", part.matches);
    assert!(known.keys().copied().eq(0..part.matches), "without gaps");
    assert!(known.values().all(|line| line.games.len() == 6));

    let more = part.games + 60;
    let (whole, _) = play(&contest, plan(more, 2), &Matches::new());
    let (resumed, fresh) = play(&contest, plan(more, 2), &known);
    assert!(fresh.keys().copied().eq(part.matches..part.matches + 10), "nothing is played twice");
    assert_eq!(timeless(resumed), timeless(whole));
}

#[test]
fn a_gap_is_filled_and_what_lies_beyond_is_kept() {
    let contest = pizza_theory(2, "1,0", 8);
    let (whole, mut known) = play(&contest, plan(40, 1), &Matches::new());
    known.remove(&3);
    let (filled, fresh) = play(&contest, plan(10, 2), &known);
    assert!(fresh.keys().eq(&[3]));
    assert_eq!(timeless(filled), timeless(whole));
}

#[test]
fn a_run_can_be_interrupted_before_it_begins() {
    let contest = mamma_mia(3, "1,0", 1);
    let results =
        run(&contest, plan(30, 2), &KnownMatches::default(), &AtomicBool::new(true), |_| {});
    let results = results.expect("nothing was played");
    assert_eq!((results.matches, results.ended), (0, RunEnd::Interrupted));
}

/// Asks about two bots of the same list, on this many threads.
fn ask(better: &str, than: &str, threads: usize) -> arena::Results {
    let contest = mamma_mia(3, "2,0", 9);
    let question = Question::new(better, than);
    let sprt = Sprt::new(question, &contest.terms().bots).expect("both take part");
    let asked = Plan { sprt: Some(sprt), ..plan(6000, threads) };
    play(&contest, asked, &Matches::new()).0
}

#[test]
fn a_question_ends_the_run_when_it_is_answered() {
    for (better, than, verdict) in
        [("nonna", "dado", Decision::More), ("dado", "nonna", Decision::NotMore)]
    {
        let results = ask(better, than, 2);
        let answer = results.answer.as_ref().expect("a question was asked");
        assert_eq!((answer.verdict, results.ended), (verdict, RunEnd::Decided));
        assert_eq!(answer.matches, results.matches, "nothing is played after the answer");
        assert!((5..200).contains(&results.matches), "{}", results.matches);
        assert_eq!(timeless(results), timeless(ask(better, than, 1)));
    }
}

#[test]
fn a_bot_may_play_under_two_names() {
    let (results, _) = play(&pizza_theory(3, "ada=1,bea=1", 2), plan(30, 1), &Matches::new());
    let names: Vec<&str> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
    assert_eq!(names, ["ada", "bea"]);
    assert_eq!(results.terms.bots.bots()[0].bot, "mimi");
}

/// The function that counts rounds is called by the thread that plays.
#[test]
#[should_panic(expected = "a bug in a bot")]
fn a_panic_ends_the_run_at_once() {
    let setup = PizzaSetup::read("pizza-theory", 3, &Options::none()).expect("a valid table");
    let contest = with_bots("0,1", setup, |_| panic!("a bug in a bot"));
    let endless = plan(u64::MAX / 2, 2);
    let _ = run(&contest, endless, &KnownMatches::default(), &AtomicBool::new(false), |_| {});
}

/// A contest of Pizza Theory for three with its own bots.
fn with_bots(
    names: &str,
    setup: PizzaSetup,
    rounds: fn(&pizza_theory::Public) -> u64,
) -> Contest<PizzaTheory> {
    let lineup = crate::kit::lineup::<PizzaTheory>(names, 3);
    let contest = Contest::new(&PizzaTheory::bots(), setup, lineup, Budget::default(), 1, rounds);
    contest.expect("the bots fit")
}

#[test]
fn two_variants_of_a_bot_meet() {
    let contest = pizza_theory(2, "professore,professore@uct", 3);
    let (results, matches) = play(&contest, plan(4, 2), &Matches::new());
    let names: Vec<&str> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
    assert_eq!(names, ["professore", "professore@uct"]);
    // Under the same names, two bots of the same kind play different games.
    let same = pizza_theory(2, "professore,professore@uct=professore", 3);
    let (_, others) = play(&same, plan(4, 2), &Matches::new());
    assert_ne!(timeless_matches(matches), timeless_matches(others));
}

/// A bot that the game does not know, for example one that was trained elsewhere.
#[test]
fn a_bot_from_outside_takes_part_like_any_other() {
    let rete = Persona::new("rete", "bot-dado", "bot-dado-about");
    let roster: Roster<PizzaTheory> =
        PizzaTheory::bots().with(BotSpec::new(rete, 6, |_, _, seed| Random::new(seed)));
    let entrants = ["nonna", "rete"].map(|name| Entrant::from(roster.find(name).expect("a bot")));
    let lineup = Lineup::new(&entrants, 2).expect("two bots");
    let setup = PizzaSetup::read("pizza-theory", 2, &Options::none()).expect("a valid table");
    let begin = |roster: &Roster<PizzaTheory>| {
        let lineup = lineup.clone();
        Contest::new(roster, setup, lineup, Budget::default(), 1, |public| public.round.into())
    };
    let contest = begin(&roster).expect("the bots fit");
    let (results, matches) = play(&contest, plan(20, 2), &Matches::new());
    assert!(results.bots[0].win_share.value > results.bots[1].win_share.value);
    let journal = Journal { terms: contest.terms(), matches };
    assert_eq!(journal.to_string().parse(), Ok(journal));

    let unknown = begin(&PizzaTheory::bots()).err().expect("it is not in this roster");
    assert_eq!(
        unknown.to_string(),
        "there is no bot rete, only dado, mimi, nonna, luigi, sofia, professore, professore@uct"
    );
}
