//! Signing in to the room, and who is kept out of it.

use reqwest::Method;
use serde_json::{Value, json};

use super::{actions, command_line, cookie, id_of, in_room, invite};
use crate::common::{Running, Visitor, eventually, settings};
use crate::identity::authenticator::Authenticator;
use crate::identity::scene::{secret_of, signed_in};

#[tokio::test]
async fn an_invite_is_used_once_and_gives_a_session_that_can_be_ended() {
    let running = Running::start(settings()).await;
    let secret = invite(&running, "moderator").await;
    let ada = Visitor::browser(&running).await;
    let body = json!({ "secret": secret });
    let answer = ada.post("/api/keeper/sign-in/link", body.clone()).await.done();
    let set = answer.headers.get("set-cookie").expect("a cookie").to_str().expect("text");
    for part in ["Path=/api/keeper;", "Max-Age=43200;", "HttpOnly", "SameSite=Strict"] {
        assert!(set.contains(part), "{set}");
    }
    assert_eq!(answer.json()["role"], "moderator");
    assert_eq!(answer.json()["you"]["id"], id_of(&ada).await, "the browser's own guest");
    let eve = Visitor::browser(&running).await;
    eve.post("/api/keeper/sign-in/link", body).await.is(404, "web-used-invite");
    let other = json!({ "secret": running.keeper.to_string() });
    eve.post("/api/keeper/sign-in/link", other).await.is(404, "web-used-invite");

    let room = ada.with("cookie", &cookie(&answer, "forno-keeper"));
    let sessions = room.get("/api/keeper/sessions").await.done().json();
    let session = &sessions.as_array().expect("sessions")[0];
    assert_eq!((&session["current"], &session["by"]), (&json!(true), &json!("link")));
    let path = format!("/api/keeper/sessions/{}", session["id"].as_str().expect("an id"));
    let keeper = command_line(&running);
    assert_eq!(keeper.delete(&path).await.status, 204);
    room.get("/api/keeper").await.is(401, "web-not-in-room");
    let log = actions(&keeper).await;
    assert_eq!(log, ["end-session", "sign-in", "set-role", "invite"]);
    running.stop().await;
}

#[tokio::test]
async fn without_a_session_there_is_nothing_to_see() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let described = serde_json::to_value(front::openapi()).expect("JSON");
    let forged = "forno-keeper=00000000000000000000000000";
    let own = ada.headers.get("cookie").expect("a cookie").to_str().expect("text");
    let own = own.replace("forno_guest", "forno-keeper");
    let paths = described["paths"].as_object().expect("paths").iter();
    let room = paths.filter(|(path, _)| {
        path.starts_with("/api/keeper") && !path.starts_with("/api/keeper/sign-in")
    });
    let mut asked = 0;
    for (path, operations) in room {
        let path = path.replace(['{', '}'], "");
        for method in operations.as_object().expect("operations").keys() {
            let method: Method = method.to_uppercase().parse().expect("a method");
            for cookie in [forged, &own] {
                let visitor = ada.with("cookie", cookie);
                let answer = visitor.send_text(method.clone(), &path, "application/json", "{}");
                answer.await.is(401, "web-not-in-room");
            }
            let program = Visitor::program(&running, "Eve").await;
            let answer = program.send_text(method, &path, "application/json", "{}").await;
            answer.is(401, "web-bad-token");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
    running.stop().await;
}

#[tokio::test]
async fn a_session_ends_by_itself_and_with_the_role() {
    let running = Running::start(settings()).await;
    let room = in_room(&running, "keeper", "127.0.0.1").await;
    let you = room.get("/api/keeper").await.done().json()["you"]["id"].clone();
    running.tamper("UPDATE keeper_sessions SET ends_at = added_at").await;
    room.get("/api/keeper").await.is(401, "web-not-in-room");
    let other = in_room(&running, "keeper", "127.0.0.1").await;
    other.get("/api/keeper").await.done();
    let me = other.get("/api/keeper").await.done().json()["you"]["id"].clone();
    let role =
        |guest: &Value| format!("/api/keeper/guests/{}/role", guest.as_str().expect("an id"));
    let keeper = command_line(&running);
    let take = |path: String| {
        let keeper = keeper.clone();
        async move {
            let none = json!({ "role": null }).to_string();
            keeper.send_text(Method::PUT, &path, "application/json", &none).await
        }
    };
    assert_eq!(take(role(&me)).await.status, 204);
    other.get("/api/keeper").await.is(401, "web-not-in-room");
    assert_eq!(take(role(&you)).await.status, 204);
    take("/api/keeper/guests/00000000000000000000000000/role".to_string())
        .await
        .is(404, "web-no-such-guest");
    running.stop().await;
}

#[tokio::test]
async fn another_site_cannot_act_with_the_cookie() {
    let running = Running::start(settings()).await;
    let room = in_room(&running, "keeper", "127.0.0.1").await;
    let banner = json!({ "banner": "Pwned" }).to_string();
    let send = |visitor: Visitor| {
        let banner = banner.clone();
        async move {
            let kind = "application/json";
            visitor.send_text(Method::PUT, "/api/keeper/banner", kind, &banner).await
        }
    };
    send(room.with("origin", "https://evil.example")).await.is(403, "web-foreign-origin");
    send(room.without("origin")).await.is(403, "web-foreign-origin");
    let alone = room.headers.get("cookie").expect("cookies").to_str().expect("text");
    let alone = alone.split("; ").nth(1).expect("the second");
    send(room.without("origin").with("cookie", alone)).await.is(403, "web-foreign-origin");
    assert_eq!(room.get("/api/house").await.done().json()["banner"], Value::Null);
    send(room).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_passkey_opens_the_room_for_those_who_have_a_role() {
    let running = Running::start(settings()).await;
    let origin = format!("http://localhost:{}", running.address.port());
    let host = format!("localhost:{}", running.address.port());
    let ada = Visitor::browser(&running).await.with("host", &host).with("origin", &origin);
    let mut passkey = Authenticator::new(&origin);
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = passkey.create(&begun["options"]);
    ada.post("/api/me/passkeys", json!({ "credential": credential })).await.done();
    let nobody = Visitor::nobody(&running).with("host", &host).with("origin", &origin);
    let sign_in = || async {
        let begun = nobody.post("/api/keeper/sign-in/passkey/start", json!({})).await.done();
        let credential = passkey.get(&begun.json()["options"]);
        let body = json!({ "credential": credential });
        (nobody.post("/api/keeper/sign-in/passkey", body.clone()).await, body)
    };
    let (answer, _) = sign_in().await;
    answer.is(403, "web-role-too-low");
    let path = format!("/api/keeper/guests/{}/role", id_of(&ada).await);
    let body = json!({ "role": "moderator" }).to_string();
    let keeper = command_line(&running);
    keeper.send_text(Method::PUT, &path, "application/json", &body).await.done();
    let (answer, body) = sign_in().await;
    let room = nobody.with("cookie", &cookie(&answer.done(), "forno-keeper"));
    assert_eq!(room.get("/api/keeper").await.done().json()["role"], "moderator");
    let again = nobody.post("/api/keeper/sign-in/passkey", body).await;
    again.is(409, "web-old-challenge");
    running.stop().await;
}

#[tokio::test]
async fn a_role_that_moves_or_goes_with_its_guest_is_in_the_log() {
    let mut settings = settings();
    settings.tables.retention.forget_after = std::time::Duration::ZERO;
    let running = Running::start(settings).await;
    let keeper = command_line(&running);
    let room = in_room(&running, "moderator", "127.0.0.1").await;
    let before = id_of(&room).await;
    let ada = Visitor::browser(&running).await;
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let merge = json!({ "code": made["codes"][0], "merge": true });
    let answer = room.post("/api/sign-in/code", merge).await.done();
    let merged = signed_in(&running, &answer);
    assert_eq!(merged.get("/api/me/standing").await.done().json()["role"], "moderator");
    let latest = |keeper: Visitor| async move {
        let log = keeper.get("/api/keeper/audit").await.done().json();
        log["items"][0].clone()
    };
    let entry = latest(keeper.clone()).await;
    assert_eq!((&entry["action"], &entry["detail"]), (&json!("set-role"), &json!("moderator")));
    assert_eq!(entry["guest"]["id"], id_of(&ada).await);
    assert_ne!(entry["guest"]["id"], before);
    ada.post("/api/me/forget", json!({})).await.done();
    eventually(async || {
        running.house.tables().ages().advance();
        running.house.tables().forget_guests().await.expect("no trouble");
        let entry = latest(keeper.clone()).await;
        entry["action"] == "set-role" && entry["detail"] == Value::Null
    })
    .await;
    running.stop().await;
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is_not_in_the_room_until_they_stay() {
    let running = Running::start(settings()).await;
    let origin = format!("http://localhost:{}", running.address.port());
    let host = format!("localhost:{}", running.address.port());
    let ada = Visitor::browser(&running).await.with("host", &host).with("origin", &origin);
    let mut passkey = Authenticator::new(&origin);
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = passkey.create(&begun["options"]);
    ada.post("/api/me/passkeys", json!({ "credential": credential })).await.done();
    let path = format!("/api/keeper/guests/{}/role", id_of(&ada).await);
    let body = json!({ "role": "keeper" }).to_string();
    let keeper = command_line(&running);
    keeper.send_text(Method::PUT, &path, "application/json", &body).await.done();
    let forgotten = ada.post("/api/me/forget", json!({})).await.done().json();
    let nobody = Visitor::nobody(&running).with("host", &host).with("origin", &origin);
    let sign_in = || async {
        let begun = nobody.post("/api/keeper/sign-in/passkey/start", json!({})).await.done();
        let credential = passkey.get(&begun.json()["options"]);
        nobody.post("/api/keeper/sign-in/passkey", json!({ "credential": credential })).await
    };
    sign_in().await.is(403, "web-role-too-low");
    let secret = json!({ "secret": secret_of(&forgotten) });
    let answer = nobody.post("/api/sign-in/link", secret).await.done();
    let ada = signed_in(&running, &answer).with("host", &host).with("origin", &origin);
    assert_eq!(ada.delete("/api/me/forget").await.status, 200);
    let room = nobody.with("cookie", &cookie(&sign_in().await.done(), "forno-keeper"));
    assert_eq!(room.get("/api/keeper").await.done().json()["role"], "keeper");
    running.stop().await;
}
