//! Opening, finding, keeping and ending tables.

use host::id::TableId;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Running, Visitor, settings};

fn pizza_theory() -> Value {
    json!({
        "game": "pizza-theory", "seats": 3,
        "bots": [{ "seat": 2, "level": "dado" }, { "seat": 3, "level": "dado" }],
    })
}

#[tokio::test]
async fn games_and_bots_are_told_to_anyone() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    let games = nobody.get("/api/games").await.done().json();
    let names: Vec<&str> =
        games.as_array().expect("a list").iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(names, ["mamma-mia", "mamma-mia-plus", "pizza-theory"]);
    let bots = nobody.get("/api/bots").await.done().json();
    let bots = bots.as_array().expect("a list");
    assert_eq!(bots[0]["level"], "dado");
    assert_eq!(bots.iter().filter(|bot| bot["for_newcomers"] == true).count(), 1);
    running.stop().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let open = |change: fn(&mut Value)| {
        let (ada, mut new) = (ada.clone(), pizza_theory());
        change(&mut new);
        async move { ada.post("/api/tables", new).await }
    };
    let status = |answer: crate::common::Answer| (answer.status.as_u16(), answer.why());
    assert_eq!(status(open(|new| new["game"] = json!("chess")).await).0, 422);
    assert_eq!(status(open(|new| new["seats"] = json!(2)).await).0, 422);
    let answer = open(|new| new["options"] = json!([["memory", "elephant"]])).await;
    assert_eq!(status(answer).0, 422);
    let answer = open(|new| new["bots"] = json!([{ "seat": 2, "level": "hal" }])).await;
    answer.is(422, "house-no-such-bot");
    let answer = open(|new| new["bots"] = json!([{ "seat": 1, "level": "dado" }])).await;
    answer.is(422, "house-taken");
    let answer = open(|new| new["clock"] = json!({ "kind": "live", "base": 1, "increment": 0 }));
    answer.await.is(422, "house-bad-clock");
    open(|new| new["seats"] = json!(-1)).await.is(400, "web-bad-json");
    open(|new| new["seats"] = json!("3")).await.is(400, "web-bad-json");
    open(|new| new["bots"] = json!([{ "seat": 9, "level": "dado" }])).await.is(400, "web-bad-json");
    open(|new| new["colour"] = json!("red")).await.is(400, "web-bad-json");
    let nobody = Visitor::nobody(&running);
    nobody.post("/api/tables", pizza_theory()).await.is(401, "web-nobody");
    open(|_| {}).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_private_table_is_not_there_for_strangers() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let eve = Visitor::browser(&running).await;
    let table = ada.open(pizza_theory()).await;
    let unknown = TableId::random().expect("randomness");
    ada.get(&format!("/api/tables/{table}")).await.done();
    for stranger in [&eve, &Visitor::nobody(&running)] {
        for rest in ["", "/ledger", "/replay", "/replay?eyes=all"] {
            let hidden = stranger.get(&format!("/api/tables/{table}{rest}")).await;
            let absent = stranger.get(&format!("/api/tables/{unknown}{rest}")).await;
            hidden.is(404, "house-no-such-table");
            assert_eq!(hidden.text, absent.text);
            let names = |answer: &crate::common::Answer| -> Vec<String> {
                answer.headers.keys().map(ToString::to_string).collect()
            };
            assert_eq!(names(&hidden), names(&absent));
        }
    }
    for table in [table, unknown.to_string()] {
        let path = format!("/api/tables/{table}/socket");
        let refused = crate::common::Socket::connect(&eve, &path, "forno.v1").await;
        assert_eq!(refused.err(), Some(404));
    }
    assert_eq!(eve.get("/api/tables").await.json(), json!([]));
    assert_eq!(eve.get("/api/me/tables").await.json(), json!([]));
    running.stop().await;
}

#[tokio::test]
async fn a_public_table_is_seen_by_all_but_its_links_by_those_who_sit_there() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let mut new = pizza_theory();
    new["visibility"] = json!("public");
    let table = ada.open(new).await;
    let path = format!("/api/tables/{table}");
    let own = ada.get(&path).await.done().json();
    for link in ["invite", "watch", "seat_secret"] {
        assert!(own[link].is_string(), "{own}");
    }
    for stranger in [Visitor::browser(&running).await, Visitor::nobody(&running)] {
        let seen = stranger.get(&path).await.done();
        for link in ["invite", "watch", "seat_secret"] {
            assert!(seen.json()[link].is_null());
            assert!(!seen.text.contains(own[link].as_str().expect("a secret")));
        }
        assert_eq!(stranger.get("/api/tables").await.json()[0]["id"], table.as_str());
    }
    running.stop().await;
}

#[tokio::test]
async fn the_keeper_ends_and_removes_tables_and_nobody_else_does() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let (closed, table) = (ada.open(pizza_theory()).await, ada.open(pizza_theory()).await);
    let (close, path) =
        (format!("/api/keeper/tables/{closed}/close"), format!("/api/keeper/tables/{table}"));
    ada.post(&close, json!({})).await.is(401, "web-not-in-room");
    ada.delete(&path).await.is(401, "web-not-in-room");
    let bot = Visitor::program(&running, "Robota").await;
    bot.post(&close, json!({})).await.is(401, "web-bad-token");

    let mut keeper = Visitor::nobody(&running);
    keeper.bear(&running.keeper.to_string());
    assert_eq!(keeper.post(&close, json!({})).await.status, 204);
    assert_eq!(keeper.delete(&path).await.status, 204);
    keeper.delete(&path).await.is(404, "house-no-such-table");
    // No game had begun at the table that was closed.
    for gone in [closed, table] {
        ada.get(&format!("/api/tables/{gone}")).await.is(404, "house-no-such-table");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_finished_table_is_kept_as_a_ledger_and_told_again() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let table = ada.open(pizza_theory()).await;
    let path = format!("/api/tables/{table}");
    ada.get(&format!("{path}/ledger")).await.is(409, "house-not-finished");
    ada.get(&format!("{path}/replay")).await.is(409, "house-not-finished");
    crate::sockets::play_to_the_end(&ada, &table).await;

    let ledger = ada.get(&format!("{path}/ledger")).await.done();
    assert_eq!(ledger.headers["content-type"], "text/plain; charset=utf-8");
    let disposition = ledger.headers["content-disposition"].to_str().expect("text");
    assert_eq!(disposition, format!("attachment; filename=\"forno-{table}.txt\""));
    for eyes in ["gallery", "all", "1", "3"] {
        let told = ada.get(&format!("{path}/replay?eyes={eyes}")).await.done().json();
        let sent = format!("/api/replays?eyes={eyes}");
        let nobody = Visitor::nobody(&running);
        let sent = nobody.send_text(Method::POST, &sent, "text/plain", &ledger.text).await.done();
        assert_eq!(told, sent.json());
        assert_eq!(told["verdict"]["kind"], "honest");
    }
    ada.get(&format!("{path}/replay?eyes=4")).await.is(422, "house-no-such-seat");

    let review = |seat: u8| {
        let (ada, ledger) = (ada.clone(), ledger.text.clone());
        let path = format!("/api/reviews?seat={seat}");
        async move { ada.send_text(Method::POST, &path, "text/plain", &ledger).await }
    };
    let judged = review(1).await.done().json();
    let moments = judged["moments"].as_array().expect("a list");
    assert!(
        !moments.is_empty()
            && moments.iter().all(|it| it["shares"].as_array().map(Vec::len) == Some(3))
    );
    review(4).await.is(422, "house-no-such-seat");
    review(7).await.is(400, "web-bad-query");
    let long = "x".repeat(1024 * 1024 + 1);
    let upload = |text: String| {
        let ada = ada.clone();
        async move { ada.send_text(Method::POST, "/api/replays", "text/plain", &text).await }
    };
    upload(long).await.is(413, "web-too-long");
    assert_eq!(upload("no ledger".into()).await.status, 422);
    Visitor::browser(&running)
        .await
        .get(&format!("{path}/ledger"))
        .await
        .is(404, "house-no-such-table");
    running.stop().await;
}
