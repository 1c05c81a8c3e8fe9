//! Signing in to the room, and who is kept out of it.

use reqwest::Method;
use serde_json::{Value, json};

use super::{actions, command_line, cookie, id_of, in_room, invite};
use crate::common::{Running, Visitor, eventually, settings};
use crate::identity::authenticator::Authenticator;
use crate::identity::scene::{other_device, secret_of, session_of, signed_in};

#[tokio::test]
async fn an_invite_is_used_once_and_gives_a_session_that_can_be_ended() {
    let running = Running::start(settings()).await;
    let secret = invite(&running, "moderator").await;
    let ada = Visitor::browser(&running).await;
    let body = json!({ "secret": secret });
    let answer = ada.post("/api/keeper/sign-in/link", body.clone()).await.done();
    let set = answer.headers.get("set-cookie").expect("a cookie").to_str().expect("text");
    for part in ["Path=/api;", "Max-Age=43200;", "HttpOnly", "SameSite=Strict"] {
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
async fn signing_out_as_a_guest_leaves_the_room_too() {
    let running = Running::start(settings()).await;
    let log = command_line(&running);
    for (path, stays) in [
        ("/api/me/sessions/current", false),
        ("/api/me/sessions?here=true", false),
        ("/api/me/sessions", true),
    ] {
        let here = in_room(&running, "moderator", "127.0.0.1").await;
        let link = here.post("/api/me/sign-in-link", json!({})).await.done().json();
        let nobody = Visitor::nobody(&running).with("origin", &running.origin());
        let body = json!({ "secret": secret_of(&link) });
        let guest = cookie(&nobody.post("/api/sign-in/link", body).await.done(), "forno_guest");
        let there = nobody.with("cookie", &guest);
        let body = json!({ "secret": invite(&running, "moderator").await });
        let answer = there.post("/api/keeper/sign-in/link", body).await.done();
        let there = nobody.with("cookie", &format!("{guest}; {}", cookie(&answer, "forno-keeper")));
        there.get("/api/keeper").await.done();
        let answer = here.delete(path).await.done();
        if stays {
            here.get("/api/keeper").await.done();
        } else {
            here.get("/api/keeper").await.is(401, "web-not-in-room");
            assert_eq!(cookie(&answer, "forno-keeper"), "forno-keeper=");
        }
        match path {
            // Only this device is signed out.
            "/api/me/sessions/current" => drop(there.get("/api/keeper").await.done()),
            _ => there.get("/api/keeper").await.is(401, "web-not-in-room"),
        }
        assert_eq!(actions(&log).await[0], "end-session");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_role_that_goes_with_its_guest_is_in_the_log() {
    let mut settings = settings();
    settings.tables.retention.forget_after = std::time::Duration::ZERO;
    let running = Running::start(settings).await;
    let keeper = command_line(&running);
    let room = in_room(&running, "moderator", "127.0.0.1").await;
    // It does not move to another guest.
    let ada = Visitor::browser(&running).await;
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let merge = json!({ "code": made["codes"][0], "merge": true });
    assert_eq!(room.post("/api/sign-in/code", merge).await.status, 409);
    assert_eq!(room.get("/api/me/standing").await.done().json()["role"], "moderator");
    room.post("/api/me/forget", json!({})).await.done();
    eventually(async || {
        running.house.tables().advance_ages();
        running.house.tables().forget_guests().await.expect("no trouble");
        let log = keeper.get("/api/keeper/audit").await.done().json();
        let entry = &log["items"][0];
        entry["action"] == "set-role" && entry["detail"] == Value::Null
    })
    .await;
    running.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_from_another_leaves_the_room_too() {
    let running = Running::start(settings()).await;
    let lost = in_room(&running, "keeper", "127.0.0.1").await;
    let phone = other_device(&running, &lost).await;
    let session = session_of(&lost).await;
    // A program's token has nothing to do with the room.
    let made = phone.post("/api/tokens", json!({ "name": "Robota" })).await.done().json();
    let token = made["session"].as_str().expect("an id");
    phone.delete(&format!("/api/me/sessions/{token}")).await.done();
    lost.get("/api/keeper").await.done();
    phone.delete(&format!("/api/me/sessions/{session}")).await.done();
    lost.get("/api/keeper").await.is(401, "web-not-in-room");
    running.stop().await;
}

#[tokio::test]
async fn a_stolen_cookie_of_a_keeper_does_not_open_the_room() {
    let running = Running::start(settings()).await;
    let origin = format!("http://localhost:{}", running.address.port());
    let host = format!("localhost:{}", running.address.port());
    let room = in_room(&running, "keeper", "127.0.0.1").await;
    let room = room.with("host", &host).with("origin", &origin);
    let cookies = room.headers["cookie"].to_str().expect("text").to_string();
    let (guest, key) = cookies.split_once("; ").expect("two cookies");
    let thief = room.with("cookie", guest);
    let start = thief.post("/api/me/passkeys/start", json!({})).await;
    start.is(403, "web-room-first");
    let mut passkey = Authenticator::new(&origin);
    let begun = room.post("/api/me/passkeys/start", json!({})).await.done().json();
    let body = json!({ "credential": passkey.create(&begun["options"]) });
    thief.post("/api/me/passkeys", body.clone()).await.is(403, "web-room-first");
    // Nor does the session of another moderator.
    let other = in_room(&running, "moderator", "127.0.0.1").await;
    let others = other.headers["cookie"].to_str().expect("text").to_string();
    let (_, others) = others.split_once("; ").expect("two cookies");
    let mixed = room.with("cookie", &format!("{guest}; {others}"));
    mixed.post("/api/me/passkeys/start", json!({})).await.is(403, "web-room-first");
    // A keeper who is in the room adds one.
    let both = room.with("cookie", &format!("{guest}; {key}"));
    both.post("/api/me/passkeys", body).await.done();
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
