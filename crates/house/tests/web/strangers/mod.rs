//! What strangers try at a house that anyone can reach, one attack per file.

mod choices;
mod connections;
mod damage;
mod fixation;
mod forwarded;
mod full_disk;
mod gallery;
mod hints;
mod hosts;
mod lobby_spam;
mod metadata;
mod mutes;
mod names;
mod repeated;
mod resting;
mod retries;
mod reviews;
mod sign_ins;
mod takeover;
mod thinking;

use std::net::Ipv4Addr;

use house::Settings;
use protocol::{FromHouse, Outcome};
use serde_json::{Value, json};

use crate::common::{Running, Socket, Visitor, settings};

/// Settings of a house that believes a test's `x-forwarded-for`.
pub fn believing() -> Settings {
    let mut settings = settings();
    settings.front.trusted_proxies = vec![Ipv4Addr::LOCALHOST.into()];
    settings
}

/// A program that calls from this address.
pub async fn guest_at(running: &Running, address: &str, name: &str) -> Visitor {
    let mut visitor = Visitor::nobody(running).with("x-forwarded-for", address);
    let answer = visitor.post("/api/tokens", json!({ "name": name })).await.done();
    visitor.bear(answer.json()["token"].as_str().expect("a token"));
    visitor
}

pub async fn at_table(visitor: &Visitor, table: &str) -> Socket {
    visitor.connect(&format!("/api/tables/{table}/socket")).await
}

/// Tries a deed at a table. Returns why it is refused, or "done".
pub async fn tries(socket: &mut Socket, deed: Value) -> String {
    let id = format!("{:?}", std::time::Instant::now());
    socket.send_text(json!({ "kind": "do", "id": id, "deed": deed }).to_string()).await;
    let outcome = socket
        .find(|frame| match frame {
            FromHouse::Answer(answer) if answer.id.as_str() == id => Some(answer.outcome),
            _ => None,
        })
        .await;
    match outcome {
        Outcome::Done => "done".to_string(),
        Outcome::Refused { why, .. } | Outcome::Failed { why } => why.id,
    }
}
