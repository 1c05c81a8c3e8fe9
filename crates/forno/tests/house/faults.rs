//! Full or broken disks, and a frozen process: nothing is lost, and nothing is confirmed that is
//! not stored.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use load::player::Player;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::process::Process;
use crate::tables::{check, gathered, guests, new_table, patiently, seated};

/// How many seconds the house is frozen; `FORNO_FREEZE` overrides it.
const FREEZE: u64 = 3;

/// Two players at a new table.
async fn two_players(url: &str, game: &str) -> (String, Vec<Player>) {
    let guests = guests(url, 2).await;
    let (table, connections) = gathered(&guests, &new_table(game, 2)).await;
    (table.clone(), seated(&guests, &table, connections))
}

/// Plays until this many requests are done, or for this long.
async fn play_on(players: &mut [Player], asks: usize, most: Duration) -> usize {
    let done = |players: &[Player]| -> usize {
        players.iter().map(|player| player.journal().done().count()).sum()
    };
    let goal = done(players) + asks;
    let end = tokio::time::Instant::now() + most;
    while done(players) < goal && tokio::time::Instant::now() < end {
        for player in &mut *players {
            // A player with nothing to hear lets the other go on.
            if let Ok(stepped) = timeout(Duration::from_millis(20), player.step()).await {
                stepped.unwrap_or_else(|breach| panic!("{breach}"));
            }
        }
    }
    done(players)
}

/// Plays the game to its end, and checks that nothing was lost or done twice on the way.
async fn finish(table: &str, players: Vec<Player>) {
    let playing = players.into_iter().map(|mut player| {
        tokio::spawn(async move {
            player.play().await.unwrap_or_else(|breach| panic!("{breach}"));
            player
        })
    });
    let mut ended = Vec::new();
    for player in playing.collect::<Vec<_>>() {
        ended.push(player.await.expect("a player"));
    }
    let ledger = patiently(|| ended[0].guest().ledger(table)).await;
    check(&ledger, &ended.iter().map(|player| player.journal()).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_is_answered_that_is_not_stored() {
    let folder = TempDir::new().expect("a folder");
    // An empty database takes ten pages; a few more hold the beginning of a game.
    let mut house = Process::start_with(folder.path(), &[("FORNO_PAGE_LIMIT", "14")]);
    let (table, mut players) = two_players(&house.url(), "mamma-mia-plus").await;
    let failures = |players: &[Player]| -> u32 {
        players.iter().map(|player| player.journal().failures()).sum()
    };
    for _ in 0..100 {
        play_on(&mut players, 10, Duration::from_millis(500)).await;
        if failures(&players) > 0 {
            break;
        }
    }
    assert!(failures(&players) > 0, "the disk is full before the game is over");
    house.stop();
    house.start_again_with(&[]);
    finish(&table, players).await;
}

/// Compiles the shim that makes syncing slow or broken.
fn shim(folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/slow-sync.c");
    let library = folder.join("slow-sync.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .status();
    assert!(compiled.expect("a C compiler").success(), "the shim compiles");
    library
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn when_the_disk_cannot_sync_nothing_is_answered() {
    let folder = TempDir::new().expect("a folder");
    let library = shim(folder.path()).display().to_string();
    let broken = folder.path().join("broken");
    let variables =
        [("LD_PRELOAD", library.as_str()), ("FORNO_SYNC_FAIL", broken.to_str().expect("a path"))];
    let house = Process::start_with(&folder.path().join("data"), &variables);
    let (table, mut players) = two_players(&house.url(), "mamma-mia").await;
    let before = play_on(&mut players, 20, Duration::from_secs(20)).await;
    assert!(before >= 20, "they play");
    std::fs::write(&broken, "").expect("a file");
    // Requests in flight may still be answered; after that, nothing is.
    let settled = play_on(&mut players, 2, Duration::from_millis(500)).await;
    let during = play_on(&mut players, 1, Duration::from_secs(3)).await;
    assert_eq!(settled, during, "nothing is answered while nothing can be stored");
    std::fs::remove_file(&broken).expect("the file");
    finish(&table, players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_was_frozen_goes_on() {
    let freeze = std::env::var("FORNO_FREEZE").ok().and_then(|seconds| seconds.parse().ok());
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let (table, mut players) = two_players(&house.url(), "mamma-mia").await;
    play_on(&mut players, 20, Duration::from_secs(20)).await;
    house.signal("STOP");
    tokio::time::sleep(Duration::from_secs(freeze.unwrap_or(FREEZE))).await;
    house.signal("CONT");
    finish(&table, players).await;
}
