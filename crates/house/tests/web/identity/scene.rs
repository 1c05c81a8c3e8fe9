//! Helpers for the tests of identity.

use serde_json::{Value, json};

use crate::common::{Answer, Running, Visitor};

/// The cookie that an answer sets, as a browser sends it back.
pub fn cookie_of(answer: &Answer) -> String {
    let cookie = answer.headers.get("set-cookie").expect("a cookie").to_str().expect("text");
    cookie.split(';').next().expect("a pair").to_string()
}

/// A browser that has just been signed in by this answer.
pub fn signed_in(running: &Running, answer: &Answer) -> Visitor {
    let nobody = Visitor::nobody(running).with("origin", &running.origin());
    nobody.with("cookie", &cookie_of(answer))
}

/// Another device of the same guest, signed in by a link.
pub async fn other_device(running: &Running, guest: &Visitor) -> Visitor {
    let made = guest.post("/api/me/sign-in-link", json!({})).await.done().json();
    let nobody = Visitor::nobody(running).with("origin", &running.origin());
    let answer = nobody.post("/api/sign-in/link", json!({ "secret": secret_of(&made) })).await;
    signed_in(running, &answer.done())
}

/// The secret in a sign-in link.
pub fn secret_of(made: &Value) -> String {
    let link = made["link"].as_str().expect("a link");
    link.split_once("/sign-in#link=").expect("a secret").1.to_string()
}

/// The guest id of a visitor.
pub async fn id_of(visitor: &Visitor) -> String {
    visitor.get("/api/me").await.done().json()["id"].as_str().expect("an id").to_string()
}

/// The sessions that a visitor sees.
pub async fn sessions(visitor: &Visitor) -> Vec<Value> {
    let identity = visitor.get("/api/me/identity").await.done().json();
    identity["sessions"].as_array().expect("sessions").clone()
}

/// The id of a visitor's own session.
pub async fn session_of(visitor: &Visitor) -> String {
    let sessions = sessions(visitor).await;
    let mine = sessions.iter().find(|session| session["current"] == true).expect("a session");
    mine["id"].as_str().expect("an id").to_string()
}
