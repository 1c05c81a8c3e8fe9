//! A guest who wants to be forgotten is hidden at once, may change their mind, and is then in no
//! file of the house.

use std::time::Duration;

use house::Settings;
use pizza_theory::PizzaTheory;
use protocol::{Deed, Stage, Who};
use serde_json::{Value, json};
use store::DAY;
use table::ledger::{Ledger, Verdict};

use super::scene::{at_table, does, is_found, named, play_on, says};
use crate::common::{Running, Socket, Visitor, eventually, settings};
use crate::identity::scene::{id_of, other_device, secret_of, signed_in};

const NAME: &str = "Ada Lovelace";
const CHAT: &str = "my number is 0123";

/// Ada's tables: one where the game is over, one where it goes on, one where it has not begun.
struct Tables {
    finished: String,
    playing: String,
    gathering: String,
}

impl Tables {
    fn all(&self) -> [&String; 3] {
        [&self.finished, &self.playing, &self.gathering]
    }
}

fn with_bot() -> Value {
    let bots = json!([{ "seat": 3, "level": "mimi" }]);
    json!({ "game": "pizza-theory", "seats": 3, "visibility": "public", "bots": bots })
}

async fn sit_and_talk(visitor: &Visitor, table: &str, text: &str) -> Socket {
    let mut socket = at_table(visitor, table).await;
    does(&mut socket, Deed::Sit { seat: None }).await;
    does(&mut socket, Deed::Ready { ready: true, nonce: Some("0badcafe".to_string()) }).await;
    says(&mut socket, text).await;
    socket
}

async fn begin(ada: &Visitor, bea: &Visitor) -> (String, Socket, Socket) {
    let table = bea.open(with_bot()).await;
    let mut beas = sit_and_talk(bea, &table, "Bea was here").await;
    let adas = sit_and_talk(ada, &table, CHAT).await;
    does(&mut beas, Deed::Start).await;
    (table, adas, beas)
}

async fn prepare(ada: &Visitor, bea: &Visitor) -> Tables {
    let (finished, mut adas, mut beas) = begin(ada, bea).await;
    tokio::join!(play_on(&mut adas), play_on(&mut beas));
    says(&mut adas, CHAT).await;
    let (playing, ..) = begin(ada, bea).await;
    let gathering = bea.open(with_bot()).await;
    sit_and_talk(ada, &gathering, CHAT).await;
    Tables { finished, playing, gathering }
}

/// Everything that a visitor can see of these tables.
async fn seen(visitor: &Visitor, tables: &Tables) -> String {
    let mut seen = visitor.get("/api/tables").await.done().text;
    seen += &visitor.get("/api/me/tables").await.done().text;
    for table in tables.all() {
        seen += &visitor.get(&format!("/api/tables/{table}")).await.done().text;
        seen += &visitor.get(&format!("/t/{table}")).await.done().text;
        let mut socket = at_table(visitor, table).await;
        loop {
            let frame: Value = socket.next().await.expect("a frame");
            seen += &frame.to_string();
            if frame["kind"] == "presence" {
                break;
            }
        }
    }
    seen += &visitor.get(&format!("/api/tables/{}/ledger", tables.finished)).await.done().text;
    seen + &visitor.get(&format!("/api/tables/{}/replay", tables.finished)).await.done().text
}

/// How the second seat of a table is taken.
async fn second_seat(visitor: &Visitor, table: &str) -> Who {
    let state = visitor.get(&format!("/api/tables/{table}")).await.done().json();
    serde_json::from_value(state["places"][1]["who"].clone()).expect("a place")
}

async fn forgets(visitor: &Visitor) -> Value {
    visitor.post("/api/me/forget", json!({})).await.done().json()
}

#[tokio::test]
async fn a_guest_is_hidden_at_once_and_may_change_their_mind() {
    let running = Running::start(settings()).await;
    let (ada, bea) = (named(&running, NAME).await, named(&running, "Bea").await);
    let phone = other_device(&running, &ada).await;
    let made = ada.post("/api/tokens", json!({ "name": "A bot" })).await.done().json();
    let (id, tables) = (id_of(&ada).await, prepare(&ada, &bea).await);
    assert!(seen(&bea, &tables).await.contains(NAME));

    let mut socket = at_table(&phone, &tables.playing).await;
    let mut lobby = bea.connect("/api/lobby/socket").await;
    let forgetting = forgets(&ada).await;
    let days = forgetting["on"].as_u64().expect("a time") / 1_000 - running.house.now().0 / 1_000;
    assert!((2 * 86_400..=3 * 86_400).contains(&days), "{days}");
    // Signed out everywhere.
    socket.rest().await;
    ada.get("/api/me/identity").await.is(401, "web-nobody");
    phone.get("/api/me/identity").await.is(401, "web-nobody");
    let mut bot = Visitor::nobody(&running);
    bot.bear(made["token"].as_str().expect("a token"));
    bot.get("/api/me").await.is(401, "web-bad-token");
    // Without a name, and without a seat where others wait.
    let now = seen(&bea, &tables).await;
    assert!(!now.contains(NAME), "{now}");
    assert!(now.contains("Bea was here"));
    let Who::Guest { name, played_by, .. } = second_seat(&bea, &tables.playing).await else {
        panic!("the guest may come back")
    };
    assert!(name.is_empty() && played_by.is_some());
    assert_eq!(second_seat(&bea, &tables.gathering).await, Who::Nobody);
    let first: Value = lobby.next().await.expect("a list");
    assert!(first.to_string().contains(NAME));
    // Other changes may come before it: somebody came or went.
    while lobby.next::<Value>().await.expect("a change").to_string().contains(NAME) {}

    // After a restart it is the same.
    let running = Running::start_in(running.stop().await, settings()).await;
    let bea = bea.at(&running);
    assert!(!seen(&bea, &tables).await.contains(NAME));

    // The link brings Ada back, who can look around and nothing else.
    let nobody = Visitor::nobody(&running).with("origin", &running.origin());
    let link = json!({ "secret": secret_of(&forgetting) });
    let ada = signed_in(&running, &nobody.post("/api/sign-in/link", link.clone()).await.done());
    let me = ada.get("/api/me").await.done().json();
    assert_eq!((&me["id"], &me["name"]), (&json!(id), &json!("")));
    assert_eq!(me["forgotten_at"], forgetting["on"]);
    ada.post("/api/tables", with_bot()).await.is(409, "web-hidden");
    ada.patch("/api/me", json!({ "name": "Another" })).await.is(409, "web-hidden");
    let path = format!("/api/tables/{}/socket", tables.playing);
    assert_eq!(Socket::connect(&ada, &path, protocol::SUBPROTOCOL).await.err(), Some(409));
    ada.get("/api/me/export").await.done();
    // Nobody else becomes one with a guest who is about to be forgotten.
    let cleo = named(&running, "Cleo").await;
    let merge = json!({ "secret": secret_of(&forgetting), "merge": true });
    cleo.post("/api/sign-in/link", merge).await.is(409, "web-hidden");

    let me = ada.delete("/api/me/forget").await.done().json();
    assert_eq!((&me["name"], &me["forgotten_at"]), (&json!(NAME), &Value::Null));
    ada.delete("/api/me/forget").await.done();
    nobody.post("/api/sign-in/link", link).await.is(404, "web-used-link");
    let now = seen(&bea, &tables).await;
    assert!(now.contains(NAME), "{now}");
    let Who::Guest { name, .. } = second_seat(&bea, &tables.playing).await else { panic!("Ada") };
    assert_eq!(name, NAME);
    let mut socket = at_table(&ada, &tables.playing).await;
    does(&mut socket, Deed::TakeBack).await;
    running.stop().await;
}

/// Settings of a house that forgets without waiting.
fn soon() -> Settings {
    let mut settings = settings();
    settings.tables.retention.forget_after = Duration::ZERO;
    settings
}

/// Waits until the house has forgotten a guest.
async fn is_forgotten(running: &Running, id: &str) {
    let guest = id.parse().expect("an id");
    eventually(async || {
        running.house.tables().advance_ages();
        running.house.tables().forget_guests().await.expect("no trouble");
        running.house.store().guest(guest).await.expect("guests").is_none()
    })
    .await;
}

/// Checks that no file of the house says anything about Ada, and that her games are whole.
async fn check(running: &Running, id: &str, tables: &Tables, bea: &Visitor) {
    for private in [NAME, CHAT, id] {
        eventually(async || {
            // The log is emptied when something is written and nobody reads.
            running.house.store().probe(None).await.expect("a probe");
            !is_found(running.folder(), private)
        })
        .await;
    }
    let ledger = bea.get(&format!("/api/tables/{}/ledger", tables.finished)).await.done().text;
    let read = Ledger::<PizzaTheory>::read(&ledger).expect("a ledger");
    assert!(matches!(read.verify(), Ok(Verdict::Honest)), "{ledger}");
    assert!(ledger.contains("0badcafe") && ledger.contains("Bea"), "{ledger}");
    let table = tables.finished.parse().expect("an id");
    let outcome = running.house.store().outcome(table).await.expect("outcomes");
    assert_eq!(outcome.expect("an outcome").seats.len(), 3);
    let text = seen(bea, tables).await;
    assert!(text.contains("Bea was here"), "{text}");
}

#[tokio::test]
async fn a_forgotten_guest_is_in_no_file_and_the_games_go_on() {
    let running = Running::start(soon()).await;
    let (ada, bea) = (named(&running, NAME).await, named(&running, "Bea").await);
    let phone = named(&running, NAME).await;
    // Ada was two guests once.
    let (alias, tables) = (id_of(&phone).await, prepare(&phone, &bea).await);
    let made = ada.post("/api/me/recovery-codes", json!({})).await.done().json();
    let merge = json!({ "code": made["codes"][0], "merge": true });
    phone.post("/api/sign-in/code", merge).await.done();
    let id = id_of(&ada).await;
    assert!([NAME, CHAT, &id, &alias].iter().all(|text| is_found(running.folder(), text)));
    let forgetting = forgets(&ada).await;
    is_forgotten(&running, &id).await;
    check(&running, &id, &tables, &bea).await;
    assert!(!is_found(running.folder(), &alias));
    let code = json!({ "code": made["codes"][1] });
    let nobody = Visitor::nobody(&running).with("origin", &running.origin());
    nobody.post("/api/sign-in/code", code).await.is(404, "web-bad-code");
    let link = json!({ "secret": secret_of(&forgetting) });
    nobody.post("/api/sign-in/link", link).await.is(404, "web-used-link");

    // After a restart everything is as it was, and Bea plays to the end.
    let running = Running::start_in(running.stop().await, soon()).await;
    let bea = bea.at(&running);
    check(&running, &id, &tables, &bea).await;
    let mut socket = at_table(&bea, &tables.playing).await;
    play_on(&mut socket).await;
    let state = bea.get(&format!("/api/tables/{}", tables.playing)).await.done().json();
    let stage: Stage = serde_json::from_value(state["stage"].clone()).expect("a stage");
    assert!(matches!(stage, Stage::Over(_)), "{state}");
    running.stop().await;
}

#[tokio::test]
async fn a_house_that_was_stopped_in_the_middle_goes_on_forgetting() {
    let running = Running::start(settings()).await;
    let (ada, bea) = (named(&running, NAME).await, named(&running, "Bea").await);
    let (id, tables) = (id_of(&ada).await, prepare(&ada, &bea).await);
    forgets(&ada).await;
    // One table is done, the others are not.
    let (store, guest) = (running.house.store(), id.parse().expect("an id"));
    let table = tables.finished.parse().expect("an id");
    store.begin_forgetting(guest, host::time::Millis(u64::MAX)).await.expect("begun");
    store.forget_at(table, guest).await.expect("forgotten");
    let running = Running::start_in(running.stop().await, soon()).await;
    is_forgotten(&running, &id).await;
    check(&running, &id, &tables, &bea.at(&running)).await;
    running.stop().await;
}

#[tokio::test]
async fn nobody_is_forgotten_before_the_time() {
    let running = Running::start(settings()).await;
    assert_eq!(settings().tables.retention.forget_after, 3 * DAY);
    let ada = named(&running, NAME).await;
    let id = id_of(&ada).await;
    forgets(&ada).await;
    running.house.tables().forget_guests().await.expect("no trouble");
    let guest = running.house.store().guest(id.parse().expect("an id")).await.expect("guests");
    assert!(guest.is_some());
    // A page of another site cannot ask for it.
    let bea = named(&running, "Bea").await;
    let foreign = bea.with("origin", "https://elsewhere.example");
    foreign.post("/api/me/forget", json!({})).await.is(403, "web-foreign-origin");
    bea.get("/api/me/identity").await.done();
    running.stop().await;
}

#[tokio::test]
async fn the_bots_of_a_guest_are_hidden_and_forgotten_too() {
    let running = Running::start(soon()).await;
    let (ada, bea) = (named(&running, "Ada").await, named(&running, "Bea").await);
    let made = ada.post("/api/tokens", json!({ "name": NAME })).await.done().json();
    let mut bot = Visitor::nobody(&running);
    bot.bear(made["token"].as_str().expect("a token"));
    bot.patch("/api/me", json!({ "name": NAME })).await.done();
    let (id, table) = (id_of(&bot).await, bea.open(with_bot()).await);
    sit_and_talk(&bot, &table, CHAT).await;
    // The token was revoked, so that no session leads from Ada to the bot.
    let identity = ada.get("/api/me/identity").await.done().json();
    let sessions = identity["sessions"].as_array().expect("sessions");
    let token = sessions.iter().find(|session| session["kind"] == "program").expect("a token");
    let token = token["id"].as_str().expect("an id");
    ada.delete(&format!("/api/me/sessions/{token}")).await.done();
    let state = bea.get(&format!("/api/tables/{table}")).await.done().text;
    assert!(state.contains(NAME), "{state}");
    forgets(&ada).await;
    let state = bea.get(&format!("/api/tables/{table}")).await.done().text;
    assert!(!state.contains(NAME), "{state}");
    is_forgotten(&running, &id).await;
    for private in [NAME, CHAT, &id] {
        eventually(async || {
            running.house.store().probe(None).await.expect("a probe");
            !is_found(running.folder(), private)
        })
        .await;
    }
    running.stop().await;
}

#[tokio::test]
async fn it_is_too_late_to_stay_once_the_house_forgets() {
    let running = Running::start(settings()).await;
    let ada = named(&running, NAME).await;
    let guest = id_of(&ada).await.parse().expect("an id");
    let forgetting = forgets(&ada).await;
    let nobody = Visitor::nobody(&running).with("origin", &running.origin());
    let link = json!({ "secret": secret_of(&forgetting) });
    let back = signed_in(&running, &nobody.post("/api/sign-in/link", link.clone()).await.done());
    let store = running.house.store();
    store.begin_forgetting(guest, host::time::Millis(u64::MAX)).await.expect("begun");
    back.delete("/api/me/forget").await.is(401, "web-nobody");
    nobody.post("/api/sign-in/link", link).await.is(404, "web-used-link");
    assert_eq!(store.guest(guest).await.expect("guests").map(|it| it.name), Some(String::new()));
    running.house.tables().forget_guests().await.expect("no trouble");
    assert_eq!(store.guest(guest).await, Ok(None));
    running.stop().await;
}

#[tokio::test]
async fn one_guest_who_cannot_be_forgotten_keeps_no_other_from_it() {
    let running = Running::start(soon()).await;
    let (ada, bea) = (named(&running, NAME).await, named(&running, "Bea").await);
    let cleo = named(&running, "Cleo").await;
    let tables = prepare(&ada, &bea).await;
    let (stuck, other) = (id_of(&ada).await, id_of(&cleo).await);
    running
        .tamper("UPDATE records SET body = body || ' and nonsense' WHERE body LIKE '%0123%'")
        .await;
    forgets(&ada).await;
    assert!(!seen_in_lists(&bea).await.contains(NAME));
    forgets(&cleo).await;
    is_forgotten(&running, &other).await;
    let store = running.house.store();
    let guest = store.guest(stuck.parse().expect("an id")).await.expect("guests");
    assert!(guest.is_some(), "{:?} still name the guest", tables.all());
    running.stop().await;
}

async fn seen_in_lists(visitor: &Visitor) -> String {
    let open = visitor.get("/api/tables").await.done().text;
    open + &visitor.get("/api/me/tables").await.done().text
}
