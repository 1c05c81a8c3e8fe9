//! Somebody has many games reviewed, and others want one reviewed too.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

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
    running.stop().await;
}
