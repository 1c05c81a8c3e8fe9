//! Somebody has many games reviewed, and others want one reviewed too.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use front::Rate;
use reqwest::Method;

use super::thinking::{one_thinker, stranger};
use crate::common::{Answer, Running, Visitor, until};

/// The number of games of one address.
const GAMES: usize = 12;

const LEDGER: &str =
    include_str!("../../../../forno/tests/playthroughs/pizza-theory-whole-game.ledger");

async fn review(visitor: &Visitor, more: &str) -> Answer {
    let path = format!("/api/reviews?seat=1{more}");
    visitor.send_text(Method::POST, &path, "text/plain", LEDGER).await
}

#[tokio::test]
async fn a_review_at_another_address_waits_for_one_only() {
    let running = Running::start(one_thinker()).await;
    let done = Arc::new(AtomicUsize::new(0));
    let mut crowd = tokio::task::JoinSet::new();
    for _ in 0..GAMES {
        let (visitor, done) = (stranger(&running, "203.0.113.9").await, Arc::clone(&done));
        crowd.spawn(async move {
            review(&visitor, "").await.done();
            done.fetch_add(1, Ordering::SeqCst);
        });
    }
    let others = || done.load(Ordering::SeqCst);
    until(|| others() > 0).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let before = others();
    review(&ada, "").await.done();
    let others = others() - before;
    assert!(others < GAMES / 2, "{others} came before");
    crowd.shutdown().await;
    running.stop().await;
}

/// Ada, who has not asked for a review yet, and the reviews of another address, several of which
/// wait.
async fn two(running: &Running) -> (Visitor, tokio::task::JoinSet<Answer>) {
    let other = stranger(running, "203.0.113.9").await;
    let ada = stranger(running, "198.51.100.1").await;
    let mut reviews = tokio::task::JoinSet::new();
    for _ in 0..GAMES {
        let other = other.clone();
        reviews.spawn(async move { review(&other, "").await });
    }
    until(|| running.counted(r#"thinking_waiting{lane="Reviews"}"#) > 1).await;
    (ada, reviews)
}

#[tokio::test]
async fn whoever_has_to_wait_can_ask_how_many_come_before() {
    let running = Running::start(one_thinker()).await;
    let (ada, _crowd) = two(&running).await;
    let waiting = tokio::spawn({
        let ada = ada.clone();
        async move { review(&ada, "&id=mine").await }
    });
    let ahead = loop {
        let place = ada.get("/api/reviews/mine").await;
        if place.status.is_success() {
            break place.json()["ahead"].clone();
        }
        place.is(404, "web-not-found");
    };
    assert!(ahead.is_null() || ahead.as_u64() <= Some(1), "{ahead}");
    let stranger = stranger(&running, "203.0.113.9").await;
    stranger.get("/api/reviews/mine").await.is(404, "web-not-found");
    waiting.await.expect("no panic").done();
    ada.get("/api/reviews/mine").await.is(404, "web-not-found");
    running.stop().await;
}

#[tokio::test]
async fn a_review_whose_turn_does_not_come_in_time_says_so() {
    let mut settings = one_thinker();
    settings.front.reviews.within = Duration::from_millis(1);
    let running = Running::start(settings).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let mut reviews = tokio::task::JoinSet::new();
    for _ in 0..GAMES {
        let ada = ada.clone();
        reviews.spawn(async move { review(&ada, "").await });
    }
    let mut late = 0;
    while let Some(answer) = reviews.join_next().await {
        let answer = answer.expect("no panic");
        // On a busy machine even the first may be late.
        if !answer.status.is_success() {
            answer.is(503, "web-review-crowded");
            assert!(answer.headers.contains_key("retry-after"));
            late += 1;
        }
    }
    assert!(late > 0, "none was late");
    assert_eq!(running.counted(r#"limit="house.review-wait""#), late);
    running.stop().await;
}

#[tokio::test]
async fn a_few_addresses_do_not_keep_another_from_having_a_game_reviewed() {
    let mut settings = one_thinker();
    let often = Rate::new(10_000, 1_000, Duration::from_secs(1));
    settings.front.limits.address.reviews = often;
    settings.front.limits.house.reviews = often;
    let running = Running::start(settings).await;
    // They ask for as many as a house has waiting, again and again.
    let mut crowd = tokio::task::JoinSet::new();
    for address in 1..=6 {
        let visitor = stranger(&running, &format!("203.0.113.{address}")).await;
        for _ in 0..20 {
            let visitor = visitor.clone();
            crowd.spawn(async move {
                loop {
                    review(&visitor, "").await;
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            });
        }
    }
    until(|| running.counted(r#"thinking_waiting{lane="Reviews"}"#) >= 65).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let ada = stranger(&running, "198.51.100.1").await;
    review(&ada, "").await.done();
    crowd.shutdown().await;
    running.stop().await;
}

#[tokio::test]
async fn in_a_full_queue_whoever_has_most_waiting_gives_way() {
    let mut settings = one_thinker();
    settings.set_limit("house.reviews-waiting=8").expect("a limit");
    let running = Running::start(settings).await;
    let other = stranger(&running, "203.0.113.9").await;
    let mut reviews = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let other = other.clone();
        reviews.spawn(async move { review(&other, "").await });
    }
    until(|| running.counted(r#"thinking_waiting{lane="Reviews"}"#) >= 6).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let mine: Vec<_> = (0..2).map(|_| review(&ada, "")).collect();
    for answer in futures_util::future::join_all(mine).await {
        answer.done();
    }
    let mut gave_way = 0;
    while let Some(answer) = reviews.join_next().await {
        let answer = answer.expect("no panic");
        if !answer.status.is_success() {
            answer.is(503, "web-review-crowded");
            gave_way += 1;
        }
    }
    assert!((1..=2).contains(&gave_way), "{gave_way}");
    assert_eq!(running.counted(r#"limit="house.reviews-waiting""#), gave_way);
    running.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_reviews_waiting() {
    let mut settings = one_thinker();
    settings.set_limit("address.reviews-waiting=2").expect("a limit");
    let running = Running::start(settings).await;
    let ada = stranger(&running, "198.51.100.1").await;
    let answers = futures_util::future::join_all((0..6).map(|_| review(&ada, ""))).await;
    let (done, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status.is_success());
    assert!(done.len() >= 2 && !refused.is_empty(), "{refused:?}");
    refused.iter().for_each(|answer| answer.is(429, "web-too-much"));
    assert_eq!(running.counted(r#"limit="address.reviews-waiting""#), refused.len() as u64);
    running.stop().await;
}

#[tokio::test]
async fn a_name_that_is_used_again_keeps_the_place_of_the_later_review() {
    let running = Running::start(one_thinker()).await;
    let (ada, _crowd) = two(&running).await;
    let begin = |ada: &Visitor| {
        let ada = ada.clone();
        tokio::spawn(async move { review(&ada, "&id=mine").await })
    };
    let is_known = async || ada.get("/api/reviews/mine").await.status.is_success();
    let first = begin(&ada);
    crate::common::eventually(is_known).await;
    let waiting = || running.counted(r#"thinking_waiting{lane="Reviews"}"#);
    let before = waiting();
    let second = begin(&ada);
    until(|| waiting() > before || second.is_finished()).await;
    first.abort();
    until(|| waiting() <= before).await;
    if !second.is_finished() {
        let place = ada.get("/api/reviews/mine").await;
        assert!(place.status.is_success() || second.is_finished(), "{place:?}");
    }
    second.await.expect("no panic").done();
    ada.get("/api/reviews/mine").await.is(404, "web-not-found");
    running.stop().await;
}
