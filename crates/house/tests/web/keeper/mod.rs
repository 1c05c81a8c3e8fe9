//! The keeper's room, and what is decided there.

mod addresses;
mod bans;
mod blocks;
mod command_line;
mod lines;
mod mutes;
mod names;
mod reports;
mod roles;
mod seat_links;
mod sessions;
mod switches;

use serde_json::{Value, json};

use crate::common::{Answer, Running, Socket, Visitor};

pub use crate::strangers::{at_table, believing, guest_at, tries};

/// The keeper on the command line, who has the secret of the data folder.
pub fn command_line(running: &Running) -> Visitor {
    let mut keeper = Visitor::nobody(running);
    keeper.bear(&running.keeper.to_string());
    keeper
}

/// The secret of a new link into the room.
pub async fn invite(running: &Running, role: &str) -> String {
    let made = command_line(running).post("/api/keeper/invites", json!({ "role": role })).await;
    let made = made.done().json();
    assert_eq!(made["lasts"], 15 * 60);
    let link = made["link"].as_str().expect("a link");
    link.split_once("/keeper#invite=").expect("a secret").1.to_string()
}

/// The value of a cookie that an answer sets, as a browser sends it back.
pub fn cookie(answer: &Answer, name: &str) -> String {
    let set = answer.headers.get_all("set-cookie").iter();
    let mut set = set.map(|value| value.to_str().expect("text").to_string());
    let found = set.find(|text| text.starts_with(name)).expect("the cookie");
    found.split(';').next().expect("a pair").to_string()
}

/// A browser that is signed in to the room with this role, at this address.
pub async fn in_room(running: &Running, role: &str, address: &str) -> Visitor {
    let secret = invite(running, role).await;
    let browser = Visitor::nobody(running).with("x-forwarded-for", address);
    let browser = browser.with("origin", &running.origin());
    let answer = browser.post("/api/keeper/sign-in/link", json!({ "secret": secret })).await.done();
    let cookies = ["forno_guest", "forno-keeper"].map(|name| cookie(&answer, name));
    browser.with("cookie", &cookies.join("; "))
}

/// A public table that is gathering, where these guests sit.
pub async fn public_table(guests: &[&Visitor]) -> (String, Vec<Socket>) {
    let new = json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" });
    let table = guests[0].open(new).await;
    let mut sockets = Vec::new();
    for guest in guests {
        let mut socket = at_table(guest, &table).await;
        assert_eq!(tries(&mut socket, json!({ "kind": "sit" })).await, "done");
        sockets.push(socket);
    }
    (table, sockets)
}

pub async fn says(socket: &mut Socket, text: &str) -> String {
    tries(socket, json!({ "kind": "chat", "text": text })).await
}

pub async fn id_of(visitor: &Visitor) -> String {
    visitor.get("/api/me").await.done().json()["id"].as_str().expect("an id").to_string()
}

/// Takes a measure against a guest and returns its id.
pub async fn decide(room: &Visitor, kind: &str, guest: &str, hours: Option<u32>) -> String {
    let measure = json!({ "kind": kind, "guest": guest, "reason": "insults", "hours": hours });
    let taken = room.post("/api/keeper/measures", measure).await;
    assert_eq!(taken.status, 201, "{taken:?}");
    taken.json()["id"].as_str().expect("an id").to_string()
}

/// The actions in the audit log, the latest first.
pub async fn actions(room: &Visitor) -> Vec<String> {
    let log = room.get("/api/keeper/audit").await.done().json();
    let items = log["items"].as_array().expect("entries").clone();
    let action = |entry: &Value| entry["action"].as_str().expect("an action").to_string();
    items.iter().map(action).collect()
}
