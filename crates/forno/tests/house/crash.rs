//! `kill -9` under load: whatever was confirmed is stored, exactly once, and everyone plays on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use table::Pcg;
use tempfile::TempDir;

use crate::process::Process;
use crate::tables::{check, gathered, guests, new_table, patiently, seated};

/// How often the house is killed; `FORNO_KILLS` overrides it.
const KILLS: usize = 5;

/// How many answers the clients have received before each kill.
const ANSWERS: usize = 100;

/// Tables that are played at the same time.
const TABLES: [(&str, u8); 6] = [
    ("mamma-mia", 2),
    ("mamma-mia", 3),
    ("mamma-mia-plus", 3),
    ("mamma-mia-plus", 4),
    ("pizza-theory", 2),
    ("pizza-theory", 3),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_is_killed_loses_nothing_and_does_nothing_twice() {
    let kills = std::env::var("FORNO_KILLS").ok().and_then(|kills| kills.parse().ok());
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let (answers, stop) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    let crowds = TABLES.map(|(game, seats)| {
        let (url, answers, stop) = (house.url(), Arc::clone(&answers), Arc::clone(&stop));
        tokio::spawn(crowd(url, game, seats, answers, stop))
    });
    let mut whims = Pcg::new(11);
    for _ in 0..kills.unwrap_or(KILLS) {
        let before = answers.load(Ordering::Relaxed);
        while answers.load(Ordering::Relaxed) < before + ANSWERS {
            tokio::time::sleep(Duration::from_millis(5)).await;
            assert!(!crowds.iter().any(|crowd| crowd.is_finished()), "everybody plays");
        }
        tokio::time::sleep(Duration::from_micros(whims.pick(50_000).into())).await;
        house.kill();
        house.start_again();
    }
    stop.store(true, Ordering::Relaxed);
    let mut games = 0;
    for crowd in crowds {
        games += crowd.await.expect("a crowd plays to the end");
    }
    assert!(games >= TABLES.len(), "every crowd finished a game");
}

/// The same guests play one game after another until they are told to stop; returns the number of
/// games.
async fn crowd(
    url: String,
    game: &str,
    seats: u8,
    answers: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
) -> usize {
    let guests = guests(&url, seats).await;
    let mut games = 0;
    while games == 0 || !stop.load(Ordering::Relaxed) {
        let (table, connections) = gathered(&guests, &new_table(game, seats)).await;
        let playing = seated(&guests, &table, connections).into_iter().map(|mut player| {
            let answers = Arc::clone(&answers);
            tokio::spawn(async move {
                let mut done = 0;
                loop {
                    let ended = player.step().await.unwrap_or_else(|breach| panic!("{breach}"));
                    let now = player.journal().done().count();
                    answers.fetch_add(now - done, Ordering::Relaxed);
                    done = now;
                    if ended.is_some() {
                        return player;
                    }
                }
            })
        });
        let mut players = Vec::new();
        for player in playing.collect::<Vec<_>>() {
            players.push(player.await.expect("a player"));
        }
        let ledger = patiently(|| guests[0].ledger(&table)).await;
        check(&ledger, &players.iter().map(|player| player.journal()).collect::<Vec<_>>());
        games += 1;
    }
    games
}
