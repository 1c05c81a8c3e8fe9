//! What is old is removed as the keeper set it.

use std::time::{Duration, Instant};

use house::Settings;
use protocol::Deed;
use serde_json::json;
use store::{DAY, Retention};

use super::scene::{at_table, does, is_found, named, play_on, says};
use crate::common::{Running, eventually, settings, tamper};
use crate::identity::scene::id_of;

/// Settings of a house that keeps everything for ten days.
fn ten_days() -> Settings {
    let mut settings = settings();
    let kept = 10 * DAY;
    settings.tables.retention = Retention {
        addresses: DAY,
        forget_after: kept,
        unseen_guests: Some(kept),
        gathering: Some(kept),
        abandoned: Some(kept),
        finished: None,
        chat: Some(kept),
    };
    settings.tables.idle = Duration::ZERO;
    settings
}

/// Makes everything that is stored older by eleven days.
async fn age(running: &Running) {
    running
        .tamper(
            "UPDATE records SET at = at - 950400000;
             UPDATE tables SET listed_at = listed_at - 950400000;
             UPDATE guests SET seen_at = seen_at - 950400000;
             UPDATE erasures SET at = at - 950400000;",
        )
        .await;
}

async fn clear(running: &Running) {
    running.house.tables().clear().await.expect("no trouble");
    running.house.tables().forget_guests().await.expect("no trouble");
}

/// A table of each kind, and a guest who asked to be forgotten.
async fn furnish(running: &Running) -> Vec<String> {
    let ada = named(running, "Ada").await;
    let bots = json!([{ "seat": 2, "level": "mimi" }, { "seat": 3, "level": "mimi" }]);
    let game = json!({ "game": "pizza-theory", "seats": 3, "bots": bots });
    let [finished, playing, gathering] =
        [ada.open(game.clone()).await, ada.open(game.clone()).await, ada.open(game).await];
    let mut socket = at_table(&ada, &finished).await;
    does(&mut socket, Deed::Start).await;
    play_on(&mut socket).await;
    says(&mut socket, "an old joke").await;
    socket.hang_up().await;
    let mut socket = at_table(&ada, &playing).await;
    does(&mut socket, Deed::Start).await;
    // Once it is her turn, nothing more happens there.
    while socket.news().await.steps.is_empty() {}
    socket.hang_up().await;
    let cleo = named(running, "Cleo").await;
    cleo.post("/api/me/forget", json!({})).await.done();
    vec![finished, playing, gathering, id_of(&ada).await]
}

/// Which of them are still there: the tables, and the guest.
async fn there(running: &Running, kept: &[String]) -> Vec<bool> {
    let store = running.house.store();
    let mut there = Vec::new();
    for table in &kept[..3] {
        let listed = store.listed(table.parse().expect("an id")).await.expect("tables");
        there.push(listed.is_some());
    }
    let guest = store.guest(kept[3].parse().expect("an id")).await.expect("guests");
    there.push(guest.is_some());
    there
}

#[tokio::test]
async fn what_is_old_is_removed_and_finished_games_stay_without_their_chat() {
    let running = Running::start(ten_days()).await;
    let kept = furnish(&running).await;
    clear(&running).await;
    assert_eq!(there(&running, &kept).await, [true; 4]);
    let running = Running::start_in(running.stop().await, ten_days()).await;
    age(&running).await;
    clear(&running).await;
    let finished = kept[0].parse().expect("an id");
    let store = running.house.store();
    // The house may be about to do the same by itself.
    eventually(async || there(&running, &kept).await == [true, false, false, false]).await;
    let records = store.load(finished).await.expect("records");
    assert!(records.iter().all(|record| !record.body.contains("an old joke")));
    assert!(records.iter().all(|record| !record.body.contains(&kept[3])), "the guest is gone");
    eventually(async || {
        running.house.store().probe(None).await.expect("a probe");
        !is_found(running.folder(), "Cleo")
    })
    .await;
    running.stop().await;
}

/// Settings of a house with the default retention, whose tables leave memory at once.
fn by_default() -> Settings {
    let mut settings = settings();
    settings.tables.idle = Duration::ZERO;
    settings
}

/// Makes everything that is stored a year older, and the time at which the house last ran. For the
/// house that is the same as a system clock that is a year ahead.
const A_YEAR_PASSES: &str = "UPDATE records SET at = at - 31536000000;
    UPDATE tables SET listed_at = listed_at - 31536000000;
    UPDATE guests SET seen_at = seen_at - 31536000000;
    UPDATE erasures SET at = at - 31536000000;
    UPDATE keys SET secret = unhex(printf('%016X', strftime('%s') * 1000 - 31536000000))
        WHERE name = 'time';";

/// Lets this much real time pass, with a steady system clock, and clears.
async fn clear_after(running: &Running, passed: Duration) {
    let tables = running.house.tables();
    tables.ages().advance_to(running.house.now().after(passed), Instant::now() + passed);
    clear(running).await;
}

async fn a_house_a_year_later(settings: &Settings) -> (Running, Vec<String>) {
    let running = Running::start(settings.clone()).await;
    let kept = furnish(&running).await;
    let folder = running.stop().await;
    tamper(folder.path(), A_YEAR_PASSES).await;
    let running = Running::start_in(folder, settings.clone()).await;
    eventually(async || running.house.tables().ages().now().0 > 0).await;
    (running, kept)
}

#[tokio::test]
async fn a_clock_that_is_a_year_ahead_removes_nothing_while_the_house_runs_a_day() {
    let (running, kept) = a_house_a_year_later(&by_default()).await;
    let hour = Duration::from_secs(60 * 60);
    for hours in [0, 1, 5, 12, 23] {
        clear_after(&running, hour * hours).await;
        assert_eq!(there(&running, &kept).await, [true; 4], "after {hours} hours");
        assert_eq!(hidden(&running).await, 1, "who asked can still stay after {hours} hours");
    }
    // The clock is steady for a day: it is believed that the house was closed for a year.
    clear_after(&running, 25 * hour).await;
    assert_eq!(there(&running, &kept).await, [true, false, false, true]);
    assert_eq!(hidden(&running).await, 0);
    running.stop().await;
}

#[tokio::test]
async fn a_keeper_can_say_that_the_clock_is_right() {
    let mut sure = by_default();
    sure.clock_is_right = true;
    let (running, kept) = a_house_a_year_later(&sure).await;
    eventually(async || {
        clear(&running).await;
        there(&running, &kept).await == [true, false, false, true] && hidden(&running).await == 0
    })
    .await;
    running.stop().await;
}

/// How many guests ask to be forgotten and are not.
async fn hidden(running: &Running) -> usize {
    let guests = running.house.store().hidden_before(host::time::Millis(u64::MAX)).await;
    guests.expect("guests").len()
}
