//! Those who cannot see a secret find no trace of it either, in any answer or frame.
//!
//! Houses are started from copies of one database. In each of them something secret happens, or
//! nothing does; then everyone who may not know of it asks for everything there is.

use std::fs;

use house::Settings;
use protocol::{Deed, FromHouse, News, Offer};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{at_table, believing, tries};
use crate::common::{Running, Socket, Visitor};

/// The name of all these houses, so that they cannot be told apart by their ports.
const HOUSE: &str = "forno.example";

fn named() -> Settings {
    let mut settings = believing();
    settings.front.public_urls = vec![format!("http://{HOUSE}")];
    settings
}

/// A visitor who addresses this house by the common name.
fn calling(visitor: &Visitor, running: &Running) -> Visitor {
    visitor.at(running).with("host", HOUSE).with("origin", &format!("http://{HOUSE}"))
}

/// What happens in one of the worlds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Secret {
    Nothing,
    /// Ada chooses another cut.
    AnotherCut,
    /// Bea, who still has to choose, is given a hint.
    Hint,
    /// Ada mutes Cleo.
    Mute,
    /// Ada reports how much she has heard.
    Cursor,
    /// Ada blocks Cleo.
    Block,
    /// Ada replaces the link to her seat.
    SeatLink,
    /// Ada takes her seat to another device.
    Carried,
}

impl Secret {
    const ALL: [Secret; 8] = [
        Secret::Nothing,
        Secret::AnotherCut,
        Secret::Hint,
        Secret::Mute,
        Secret::Cursor,
        Secret::Block,
        Secret::SeatLink,
        Secret::Carried,
    ];
}

/// The people of these worlds, and their tables.
pub struct World {
    /// Ada, Bea and Cleo, who play, Dan, who does not, and another device of Ada's.
    pub guests: [Visitor; 5],
    pub playing: String,
    /// A table that was touched after the other one.
    gathering: String,
    /// The secret of Ada's seat.
    link: String,
    /// The guest on Ada's other device.
    device: String,
}

pub fn nth(offers: &[Offer], number: u32) -> protocol::Move {
    offers[0].pick(&mut |most| number.min(most - 1)).expect("a move")
}

async fn news(socket: &mut Socket, wanted: impl Fn(&News) -> bool) -> News {
    loop {
        let news = socket.news().await;
        if wanted(&news) {
            return news;
        }
    }
}

/// A guest in a browser at this address. Programs may not ask for everything.
async fn browser_at(running: &Running, address: &str, name: &str) -> Visitor {
    let visitor = Visitor::browser(running).await.with("x-forwarded-for", address);
    visitor.patch("/api/me", json!({ "name": name })).await.done();
    visitor
}

/// Three guests are choosing their cuts, and Ada has chosen hers.
pub async fn prepare(running: &Running, clock: Value) -> World {
    let mut guests = Vec::new();
    for (name, address) in [("Ada", 1), ("Bea", 2), ("Cleo", 3), ("Dan", 4), ("Ada", 5)] {
        guests.push(browser_at(running, &format!("192.0.2.{address}"), name).await);
    }
    let guests: [Visitor; 5] = guests.try_into().unwrap_or_else(|_| panic!("five guests"));
    let new = json!({ "game": "pizza-theory", "seats": 3, "visibility": "public", "clock": clock });
    let playing = guests[0].open(new).await;
    let mut sockets = Vec::new();
    for guest in &guests[..3] {
        let mut socket = at_table(guest, &playing).await;
        for deed in [
            json!({ "kind": "sit" }),
            json!({ "kind": "hints", "on": true }),
            json!({ "kind": "ready", "ready": true }),
        ] {
            assert_eq!(tries(&mut socket, deed).await, "done");
        }
        sockets.push(socket);
    }
    assert_eq!(tries(&mut sockets[0], json!({ "kind": "start" })).await, "done");
    // Toppings are placed first; then all choose at once.
    let mut chosen = false;
    while !chosen {
        for socket in &mut sockets {
            let state = news(socket, |_| true).await;
            if state.awaited.len() == 3 {
                chosen = true;
                break;
            }
            if let Some(offers) = state.steps.first() {
                socket.ask(nth(offers, 0)).await;
            }
        }
    }
    let mut ada = at_table(&guests[0], &playing).await;
    let state = ada.news().await;
    ada.ask(nth(&state.steps[0], 0)).await;
    news(&mut ada, |news| !news.may_also.is_empty()).await;
    // Create the key now: created on first use, it would differ in each house.
    guests[0].get("/api/push").await.done();
    let new = json!({ "game": "mamma-mia", "seats": 3, "visibility": "public" });
    let gathering = guests[1].open(new).await;
    let state = guests[0].get(&format!("/api/tables/{playing}")).await.done().json();
    let link = state["seat_secret"].as_str().expect("a link").to_string();
    let me = guests[4].get("/api/me").await.done().json();
    let device = me["id"].as_str().expect("an id").to_string();
    World { guests, playing, gathering, link, device }
}

/// Makes the secret happen. `state` is the last news that Ada received.
async fn happen(
    visitor: &Visitor,
    ada: &mut Socket,
    state: &News,
    bea: &mut Socket,
    device: &Visitor,
    world: &World,
    secret: Secret,
) {
    match secret {
        Secret::Nothing => {}
        Secret::AnotherCut => {
            ada.ask(nth(&state.may_also, 3)).await;
            news(ada, |news| news.heard > state.heard).await;
        }
        Secret::Hint => {
            assert_eq!(tries(bea, json!({ "kind": "hint" })).await, "done");
            bea.find(|frame| matches!(frame, FromHouse::Hint(_)).then_some(())).await;
        }
        Secret::Mute => {
            let mute = json!({ "kind": "mute", "seat": 3, "on": true });
            assert_eq!(tries(ada, mute).await, "done");
        }
        Secret::Cursor => {
            ada.send_text(json!({ "kind": "heard", "heard": state.heard }).to_string()).await;
        }
        Secret::Block => {
            let cleo = json!({ "kind": "seat", "table": world.playing, "seat": 3 });
            visitor.post("/api/me/blocks", cleo).await.done();
        }
        Secret::SeatLink => {
            assert_eq!(tries(ada, json!({ "kind": "seat-link", "on": true })).await, "done");
        }
        Secret::Carried => {
            let link = json!({ "secret": world.link });
            device.post(&format!("/api/tables/{}/link", world.playing), link).await.done();
        }
    }
}

/// The paths that can be read, as the description of the API has them.
fn described() -> Vec<String> {
    let described = serde_json::to_value(front::openapi()).expect("JSON");
    let paths = described["paths"].as_object().expect("paths").iter();
    let read = paths.filter(|(_, operations)| operations["get"].is_object());
    let read: Vec<String> = read.map(|(path, _)| path.clone()).collect();
    assert!(read.len() > 25, "{read:?}");
    read
}

/// A path with each of these in the place of a name in braces.
fn filled(path: &str, name: &str, with: &[&str]) -> Vec<String> {
    let name = format!("{{{name}}}");
    match path.contains(&name) {
        true => with.iter().map(|with| path.replace(&name, with)).collect(),
        false => vec![path.to_string()],
    }
}

/// Every answer that this visitor gets over HTTP.
async fn answers(visitor: &Visitor, world: &World) -> Vec<String> {
    let World { playing, gathering, .. } = world;
    let is_anonymous = !visitor.headers.contains_key("cookie");
    let mut paths = Vec::new();
    for path in described() {
        // The keeper's room is asked below, by somebody who is let in.
        if path.starts_with("/api/keeper") {
            continue;
        }
        // An anonymous visitor would become a new guest by asking who they are.
        if path == "/api/me" && is_anonymous {
            continue;
        }
        for path in filled(&path, "id", &[playing, gathering]) {
            paths.extend(filled(&path, "game", &["pizza-theory", "mamma-mia"]));
        }
    }
    // What queries add, and the pages.
    for query in ["game=pizza-theory", "clock=none", "bots=no", "free=1", "language=en"] {
        paths.push(format!("/api/tables?{query}"));
    }
    paths.push("/".to_string());
    for table in [playing, gathering] {
        for rest in ["/replay?eyes=all", "/qr.svg?for=watch"] {
            paths.push(format!("/api/tables/{table}{rest}"));
        }
        paths.extend([format!("/t/{table}"), format!("/replay/{table}")]);
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = visitor.get(&path).await;
        let mut headers: Vec<String> = answer
            .headers
            .iter()
            .filter(|(name, _)| *name != "date" && *name != "set-cookie")
            .map(|(name, value)| format!("{name}: {value:?}"))
            .collect();
        headers.sort();
        answers.push(format!("{path} {} {headers:?} {}", answer.status, answer.text));
    }
    answers
}

/// Every answer that the keeper's room gives about guests and tables. Moderators see no hand.
async fn in_room(running: &Running, world: &World) -> Vec<String> {
    let mut room = calling(&Visitor::nobody(running), running);
    room.bear(&running.keeper.to_string());
    let listed = room.get("/api/keeper/guests").await.done().json();
    let guests = listed["items"].as_array().expect("guests").iter();
    let guests = guests.map(|guest| guest["guest"]["id"].as_str().expect("an id"));
    // At which tables a guest sits is no secret to moderators.
    let guests: Vec<&str> = guests.filter(|id| *id != world.device).collect();
    let tables = [world.playing.as_str(), world.gathering.as_str()];
    let mut paths = vec!["/api/keeper/tables?stage=playing".to_string()];
    // How busy the house is follows below.
    let of_room = |path: &String| path.starts_with("/api/keeper/");
    for path in described().into_iter().filter(of_room) {
        for path in filled(&path, "id", &tables) {
            paths.extend(filled(&path, "guest", &guests));
        }
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = room.get(&path).await.done();
        answers.push(format!("{path} {}", answer.text));
    }
    // How busy the machine is differs in each house, whatever happens.
    let mut overview = room.get("/api/keeper").await.done().json();
    for load in ["started_at", "connections", "tables_awake", "thinking_waits", "free_bytes"] {
        overview[load] = Value::Null;
    }
    answers.push(overview.to_string());
    answers
}

/// All frames up to the given one, as they came.
async fn frames(socket: &mut Socket, last: impl Fn(&Value) -> bool) -> Vec<String> {
    let mut frames = Vec::new();
    loop {
        let frame: Value = socket.next().await.expect("a frame");
        if last(&frame) {
            return frames;
        }
        // Clocks show the time, which differs in each house.
        let frame = match frame["kind"].as_str() {
            Some("clock") => json!({ "kind": "clock", "running": frame["running"] }),
            _ => frame,
        };
        frames.push(frame.to_string());
    }
}

/// Everything that those who may not know are told in a world where this happens.
async fn told(folder: TempDir, world: &World, secret: Secret) -> Vec<String> {
    let running = Running::start_in(folder, named()).await;
    let [ada, bea, cleo, dan, device] =
        world.guests.each_ref().map(|guest| calling(guest, &running));
    let nobody = Visitor::nobody(&running).with("x-forwarded-for", "192.0.2.9");
    let nobody = calling(&nobody, &running);
    let mut lobby = nobody.connect("/api/lobby/socket").await;
    let mut first = vec![lobby.next::<Value>().await.expect("a list").to_string()];
    let (mut one, mut other) =
        (at_table(&ada, &world.playing).await, at_table(&bea, &world.playing).await);
    let state = one.news().await;
    other.news().await;
    // The lobby sends changes in batches; wait until this one has been sent before anything
    // happens.
    let is_here = |frame: &Value| {
        frame["table"]["id"] == world.playing.as_str() && frame["table"]["here"] == true
    };
    first.extend(frames(&mut lobby, is_here).await);
    let mut opponent = at_table(&cleo, &world.playing).await;
    let mut watcher = at_table(&dan, &world.playing).await;
    for socket in [&mut opponent, &mut watcher] {
        socket.news().await;
    }
    happen(&ada, &mut one, &state, &mut other, &device, world, secret).await;
    let mut all = Vec::new();
    for visitor in [&cleo, &dan, &nobody] {
        all.extend(answers(visitor, world).await);
    }
    all.extend(in_room(&running, world).await);
    // A message that everybody hears marks the end of what is compared.
    assert!(matches!(
        one.act(Deed::Chat { text: "Now!".into() }).await.outcome,
        protocol::Outcome::Done
    ));
    for socket in [&mut opponent, &mut watcher] {
        all.extend(frames(socket, |frame| frame["kind"] == "chat").await);
    }
    let mut sits = at_table(&dan, &world.gathering).await;
    assert_eq!(tries(&mut sits, json!({ "kind": "sit" })).await, "done");
    let changed = |frame: &Value| frame["table"]["id"] == world.gathering.as_str();
    first.extend(frames(&mut lobby, changed).await);
    all.extend(first);
    running.stop().await;
    all
}

async fn look_alike(clock: Value) {
    let running = Running::start(believing()).await;
    let world = prepare(&running, clock).await;
    let folder = running.stop().await;
    let mut nothing = None;
    for secret in Secret::ALL {
        let copy = tempfile::tempdir().expect("a folder");
        fs::copy(folder.path().join("forno.db"), copy.path().join("forno.db")).expect("a copy");
        let told = told(copy, &world, secret).await;
        let expected = nothing.get_or_insert_with(|| told.clone());
        for (one, other) in told.iter().zip(expected.iter()) {
            assert_eq!(one, other, "{secret:?} can be seen");
        }
        assert_eq!(told.len(), expected.len(), "{secret:?}");
    }
}

#[tokio::test]
async fn a_secret_choice_shows_in_no_answer_and_no_frame() {
    look_alike(json!({ "kind": "none" })).await;
}

#[tokio::test]
async fn a_secret_choice_at_a_table_over_days_shows_nowhere_either() {
    look_alike(json!({ "kind": "correspondence", "per_move": 86_400 })).await;
}

#[tokio::test]
async fn a_secret_choice_at_a_table_with_a_clock_shows_nowhere_either() {
    look_alike(json!({ "kind": "live", "base": 600, "increment": 0 })).await;
}
