//! Guests who are elsewhere are called: once for each turn, and only if they are still awaited.

use std::time::Duration;

use house::host::record::{Opening, Place};
use house::id::{GuestId, Secret, TableId};
use house::time::Millis;
use house::{Settings, Trouble};
use protocol::{Clock, Deed, FromHouse, Outcome, Visibility};
use reqwest::Method;
use serde_json::{Value, json};
use table::{Seat, Seed};

use crate::common::{Answer, Running, Socket, Visitor, settings, until};
use crate::push_service::{Keys, Service};

const HOUR: Duration = Duration::from_secs(60 * 60);

fn reaching(service: &Service) -> Settings {
    let host = || vec![service.origin().parse().expect("a host")];
    Settings { push_hosts: host(), webhook_hosts: host(), ..settings() }
}

/// A house that calls nobody unless a test says so.
fn patient(service: &Service) -> Settings {
    Settings { coming_back: HOUR, ..reaching(service) }
}

fn slow() -> Value {
    json!({
        "game": "mamma-mia", "seats": 2, "options": [["first", "1"]],
        "clock": { "kind": "correspondence", "per_move": 86_400 },
    })
}

/// A table where Ada begins and Bea follows.
struct Table {
    id: TableId,
    ada: Socket,
    bea: Option<Socket>,
}

impl Table {
    async fn start(ada: &Visitor, bea: &Visitor, new: Value) -> Table {
        for (visitor, name) in [(ada, "Ada"), (bea, "Bea")] {
            visitor.patch("/api/me", json!({ "name": name })).await.done();
        }
        let id = ada.open(new).await;
        let state = ada.get(&format!("/api/tables/{id}")).await.done().json();
        let link = json!({ "secret": state["invite"] });
        bea.post(&format!("/api/tables/{id}/link"), link).await.done();
        let id = id.parse().expect("an id");
        let mut table = Table { id, ada: connect(ada, id).await, bea: None };
        table.return_of(bea).await;
        let socket = table.bea.as_mut().expect("Bea");
        done(socket.act(Deed::Sit { seat: None }).await.outcome);
        done(socket.act(Deed::Ready { ready: true, nonce: None }).await.outcome);
        done(table.ada.act(Deed::Start).await.outcome);
        table
    }

    async fn return_of(&mut self, bea: &Visitor) {
        self.bea = Some(connect(bea, self.id).await);
    }

    /// Bea comes back, and has her turn.
    async fn turn_of(&mut self, bea: &Visitor) {
        self.return_of(bea).await;
        play(self.bea.as_mut().expect("Bea")).await;
    }

    /// Bea leaves; then Ada has her turn, and it is Bea's.
    async fn turn_to_bea(&mut self, running: &Running) {
        self.bea = None;
        while running.house.is_here(self.id, Seat::at(1)).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        play(&mut self.ada).await;
    }
}

/// One of two who take turns reads now and then, and needs room for what comes meanwhile.
async fn connect(visitor: &Visitor, table: TableId) -> Socket {
    let path = format!("/api/tables/{table}/socket");
    let socket = Socket::connect_with(visitor, &path, protocol::SUBPROTOCOL, 256 * 1024).await;
    socket.expect("a socket")
}

fn done(outcome: Outcome) {
    assert_eq!(outcome, Outcome::Done);
}

/// Makes the first move that is offered, until nothing is offered any more.
async fn play(socket: &mut Socket) {
    let mut moved = false;
    loop {
        let hearing = socket.news().await;
        match hearing.steps.first().and_then(|offers| offers.first()) {
            Some(offer) => {
                socket.ask(offer.pick(&mut |_| 0).expect("an offer stands for a move")).await;
                let answer = |frame| match frame {
                    FromHouse::Answer(answer) => Some(answer.outcome),
                    _ => None,
                };
                done(socket.find(answer).await);
                moved = true;
            }
            None if moved => return,
            None => {}
        }
    }
}

async fn subscribe(visitor: &Visitor, browser: &Value) -> Answer {
    let text = browser.to_string();
    visitor.send_text(Method::PUT, "/api/me/push", "application/json", &text).await
}

async fn unsubscribe(visitor: &Visitor, endpoint: &str) -> Answer {
    let text = json!({ "endpoint": endpoint }).to_string();
    visitor.send_text(Method::DELETE, "/api/me/push", "application/json", &text).await
}

async fn id_of(visitor: &Visitor) -> GuestId {
    let me = visitor.get("/api/me").await.done().json();
    me["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

/// Waits until nobody has to be called at this time.
async fn settled(running: &Running, now: Millis) {
    while !running.house.store().calls(now, 10).await.expect("calls").is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // What was read before that may still be on its way.
    tokio::time::sleep(Duration::from_millis(300)).await;
}

/// Calls whoever has to be called at this time, which is the same for the house and the world.
async fn call_at(running: &Running, at: Millis) -> Result<Option<Millis>, Trouble> {
    running.house.call_due(at, at).await
}

/// Quiet hours that hold now and end in an hour, at a place whose clocks show noon.
fn quiet(now: Millis) -> Value {
    let minute = i64::try_from(now.0 / 60_000).expect("a time") % 1_440;
    let ahead = (720 - minute + 720).rem_euclid(1_440) - 720;
    json!({ "from": 11 * 60, "until": 13 * 60, "zone": [{ "since": 0, "minutes": ahead }] })
}

#[tokio::test]
async fn whoever_is_elsewhere_is_called_once_for_each_turn_and_in_his_language() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let info = Visitor::nobody(&running).get("/api/push").await.done().json();
    let key = info["key"].as_str().expect("a key").to_string();
    let keys = Keys::new();
    let endpoint = format!("{}/send/bea", service.origin());
    subscribe(&bea, &keys.browser(&endpoint, "fr", Value::Null)).await.done();
    let adas = Keys::new().browser(&format!("{}/send/ada", service.origin()), "it", Value::Null);
    subscribe(&ada, &adas).await.done();

    let mut table = Table::start(&ada, &bea, slow()).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 0, "both are at the table");
    table.turn_to_bea(&running).await;
    until(|| service.count() == 1).await;
    settled(&running, running.house.now()).await;
    let posted = service.posted().pop().expect("a message");
    assert_eq!(posted.path, "/send/bea");
    let claims = posted.proven(&key);
    assert_eq!(claims["aud"], service.origin());
    let expires = claims["exp"].as_u64().expect("a time");
    let now = running.house.now().0 / 1_000;
    assert!((now + 3_600..=now + 86_400).contains(&expires), "{claims}");
    assert!(claims["sub"].as_str().is_some_and(|contact| contact.starts_with("mailto:")));
    assert_eq!(posted.header("content-encoding"), "aes128gcm");
    assert_eq!(posted.header("urgency"), "normal");
    let ttl: u32 = posted.header("ttl").parse().expect("seconds");
    assert!((86_000..=86_400).contains(&ttl), "{ttl}");
    assert_eq!(posted.header("topic").len(), 32);
    assert_eq!(
        keys.open(&posted.body),
        json!({
            "kind": "turn", "table": table.id.to_string(), "game": "mamma-mia",
            "text": "C’est à vous\u{a0}: Mamma Mia\u{a0}! (1998), avec Ada.",
        })
    );

    // Something else happens at the table, the house is closed and opened, Bea looks in and goes.
    done(table.ada.act(Deed::Chat { text: "Well?".into() }).await.outcome);
    let folder = running.stop().await;
    let running = Running::start_in(folder, reaching(&service)).await;
    let (ada, bea) = (ada.at(&running), bea.at(&running));
    let same = Visitor::nobody(&running).get("/api/push").await.done().json();
    assert_eq!(same["key"], key);
    table.return_of(&bea).await;
    table.bea = None;
    let mut talking = connect(&ada, table.id).await;
    done(talking.act(Deed::Chat { text: "Well?".into() }).await.outcome);
    table.ada = connect(&ada, table.id).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 1, "it is the same turn");

    table.turn_of(&bea).await;
    table.turn_to_bea(&running).await;
    until(|| service.count() == 2).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 2, "it is another turn");
    assert_eq!(service.posted()[1].header("topic"), posted.header("topic"));
    assert_eq!(running.counted("Sent"), 1, "since the house was opened");

    unsubscribe(&bea, &endpoint).await.done();
    table.turn_of(&bea).await;
    table.turn_to_bea(&running).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 2, "nobody wants to be called");
    running.stop().await;
}

#[tokio::test]
async fn in_quiet_hours_a_call_waits_until_they_end() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let now = running.house.now();
    let browser = Keys::new().browser(&service.origin(), "en", quiet(now));
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    table.turn_to_bea(&running).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 0, "it is quiet");
    let end = running.house.store().next_call().await.expect("a time").expect("a call");
    assert!(end > now && end <= now.after(HOUR), "{now:?} {end:?}");

    // In between the house is closed and opened.
    let folder = running.stop().await;
    let running = Running::start_in(folder, reaching(&service)).await;
    let call = |at: Millis| running.house.call_due(at, at);
    call(Millis(end.0 - 1)).await.expect("calls");
    assert_eq!(service.count(), 0, "it is still quiet");
    call(end).await.expect("calls");
    call(end.after(HOUR)).await.expect("calls");
    assert_eq!(service.count(), 1);
    running.stop().await;
}

#[tokio::test]
async fn whoever_acts_before_the_call_is_not_called() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let now = running.house.now();
    let browser = Keys::new().browser(&service.origin(), "en", quiet(now));
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    table.turn_to_bea(&running).await;
    settled(&running, running.house.now()).await;
    table.turn_of(&bea).await;
    call_at(&running, now.after(2 * HOUR)).await.expect("calls");
    assert_eq!(service.count(), 0, "it is not her turn any more");
    // Who sits at the table when the hours end sees it there.
    play(&mut table.ada).await;
    call_at(&running, now.after(2 * HOUR)).await.expect("calls");
    assert_eq!(service.count(), 0, "she is there");
    running.stop().await;
}

#[tokio::test]
async fn quiet_hours_go_by_the_clocks_of_the_world() {
    let service = Service::start().await;
    let running = Running::start(patient(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    // The machine slept for five hours, which the house did not count.
    let clock = Millis(20_000 * 86_400_000);
    let browser = Keys::new().browser(&service.origin(), "en", quiet(clock));
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    table.turn_to_bea(&running).await;
    let now = running.house.now();
    let next = running.house.call_due(now, clock).await.expect("calls");
    assert_eq!((next, service.count()), (Some(now.after(HOUR)), 0), "peace ends in an hour");
    let (now, clock) = (now.after(HOUR), clock.after(HOUR));
    running.house.call_due(now, clock).await.expect("calls");
    assert_eq!(service.count(), 1);
    let key = Visitor::nobody(&running).get("/api/push").await.done().json();
    let claims = service.posted()[0].proven(key["key"].as_str().expect("a key"));
    let expires = claims["exp"].as_u64().expect("a time");
    assert!((clock.0 / 1_000..=clock.0 / 1_000 + 86_400).contains(&expires), "{claims}");
    running.stop().await;
}

#[tokio::test]
async fn only_who_hangs_up_has_seen_what_was_there() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let browser = Keys::new().browser(&service.origin(), "en", Value::Null);
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    play(&mut table.ada).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 0, "she is there");
    table.bea.take().expect("Bea").hang_up().await;
    while running.house.is_here(table.id, Seat::at(1)).await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 0, "whoever hangs up has seen it");

    // The connection breaks off without a word.
    table.return_of(&bea).await;
    table.bea = None;
    until(|| service.count() == 1).await;
    table.return_of(&bea).await;
    table.bea = None;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 1, "it is the same turn");
    running.stop().await;
}

#[tokio::test]
async fn a_call_that_cannot_be_remembered_is_not_made() {
    let service = Service::start().await;
    let running = Running::start(patient(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    for name in ["broken", "whole"] {
        let endpoint = format!("{}/{name}", service.origin());
        subscribe(&bea, &Keys::new().browser(&endpoint, "en", Value::Null)).await.done();
    }
    let mut table = Table::start(&ada, &bea, slow()).await;
    table.turn_to_bea(&running).await;
    let now = running.house.now();
    running
        .tamper("CREATE TRIGGER full BEFORE INSERT ON calls BEGIN SELECT RAISE(FAIL, 'full'); END")
        .await;
    for _ in 0..3 {
        call_at(&running, now).await.expect_err("nothing can be stored");
    }
    assert_eq!(service.count(), 0);

    // Now they can be begun, and what became of one of them cannot be stored.
    running.tamper("DROP TRIGGER full").await;
    running
        .tamper(
            "CREATE TRIGGER full BEFORE UPDATE ON calls WHEN NEW.endpoint LIKE '%/broken'
         BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        .await;
    // Both are written together where both are answered at once.
    service.slow_down("/whole", Duration::from_millis(500));
    call_at(&running, now).await.expect_err("one cannot be stored");
    assert_eq!(service.count(), 2, "the other one is not given up for it");
    for _ in 0..3 {
        call_at(&running, now).await.expect("nothing is due");
    }
    assert_eq!(service.count(), 2);
    running.tamper("DROP TRIGGER full").await;
    call_at(&running, now.after(HOUR)).await.expect("calls");
    let last = service.posted().pop().expect("a message");
    assert_eq!((service.count(), last.path.as_str()), (3, "/broken"), "once more, after a pause");
    running.stop().await;
}

#[tokio::test]
async fn a_house_waits_for_its_guests_before_it_calls_them() {
    let service = Service::start().await;
    let running = Running::start(patient(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let browser = Keys::new().browser(&service.origin(), "en", Value::Null);
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    table.turn_to_bea(&running).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(service.count(), 0, "it was opened just now");

    // When the tables have stopped, nobody is there any more: that says nothing.
    let now = running.house.now();
    running.house.stop().await;
    call_at(&running, now).await.expect("calls");
    assert_eq!(service.count(), 0);
    assert_eq!(running.house.store().calls(now, 10).await.map(|calls| calls.len()), Ok(1));
    running.stop().await;
}

#[tokio::test]
async fn a_call_that_is_being_made_when_the_house_stops_is_made_to_its_end() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let browser = Keys::new().browser(&service.origin(), "en", Value::Null);
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    service.slow_down("/", Duration::from_secs(6));
    table.turn_to_bea(&running).await;
    until(|| service.count() == 1).await;
    let folder = running.stop().await;
    let running = Running::start_in(folder, patient(&service)).await;
    let later = running.house.now().after(24 * HOUR);
    assert_eq!(running.house.store().calls(later, 10).await, Ok(vec![]));
    running.stop().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_service_that_fails_is_called_again() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    let browser = Keys::new().browser(&service.origin(), "en", Value::Null);
    subscribe(&bea, &browser).await.done();
    let mut table = Table::start(&ada, &bea, slow()).await;
    service.answer_with(503);
    table.turn_to_bea(&running).await;
    until(|| running.counted("Postponed") == 1).await;
    settled(&running, running.house.now()).await;
    let mut now = running.house.now();
    for tries in 2..=5 {
        assert_eq!(service.count(), tries - 1);
        now = now.after(2 * HOUR);
        call_at(&running, now).await.expect("calls");
        assert_eq!(service.count(), tries);
    }
    assert_eq!(running.counted("Dropped"), 1);
    call_at(&running, now.after(24 * HOUR)).await.expect("calls");
    assert_eq!(service.count(), 5, "it is given up");

    // Nobody is led elsewhere.
    service.answer_with(307);
    table.turn_of(&bea).await;
    table.turn_to_bea(&running).await;
    until(|| running.counted("Refused") == 1).await;
    assert_eq!(service.posted()[5].path, "/");
    assert_eq!(service.count(), 6);

    service.answer_with(410);
    table.turn_of(&bea).await;
    table.turn_to_bea(&running).await;
    until(|| running.counted("Gone") == 1).await;
    let bea = id_of(&bea).await;
    assert_eq!(running.house.store().browsers(bea).await, Ok(vec![]));
    running.stop().await;
}

#[tokio::test]
async fn what_cannot_be_called_is_refused_with_the_reason() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let ada = Visitor::browser(&running).await;
    let good = || Keys::new().browser(&service.origin(), "en", Value::Null);
    let check = |name: &'static str, value: Value, status: u16, why: &'static str| {
        let (ada, mut browser) = (ada.clone(), good());
        browser[name] = value;
        async move { subscribe(&ada, &browser).await.is(status, why) }
    };
    check("endpoint", json!("push"), 422, "house-bad-browser").await;
    check("endpoint", json!("https://127.0.0.1/"), 422, "house-foreign-push-service").await;
    check("endpoint", json!("http://127.0.0.1:1/"), 422, "house-foreign-push-service").await;
    let long = format!("{}/{}", service.origin(), "x".repeat(2_048));
    check("endpoint", json!(long), 422, "house-bad-browser").await;
    check("p256dh", json!("BAAA"), 422, "house-bad-browser").await;
    check("p256dh", json!("A".repeat(87)), 422, "house-bad-browser").await;
    check("auth", json!("!"), 422, "house-bad-browser").await;
    check("language", json!("de"), 422, "house-bad-language").await;
    let never = json!({ "from": 60, "until": 60, "zone": [{ "since": 0, "minutes": 0 }] });
    check("quiet", never, 422, "house-bad-quiet-hours").await;
    check("quiet", json!("night"), 400, "web-bad-json").await;
    check("seat", json!(1), 400, "web-bad-json").await;
    subscribe(&Visitor::nobody(&running), &good()).await.is(401, "web-nobody");
    unsubscribe(&Visitor::nobody(&running), "x").await.is(401, "web-nobody");
    let id = id_of(&ada).await;
    assert_eq!(running.house.store().browsers(id).await, Ok(vec![]));
    for _ in 0..10 {
        let endpoint = format!("{}/{}", service.origin(), running.house.whim());
        subscribe(&ada, &Keys::new().browser(&endpoint, "it", Value::Null)).await.done();
    }
    let browsers = running.house.store().browsers(id).await.expect("browsers");
    assert_eq!(browsers.len(), 8);
    // A stranger cannot unsubscribe them.
    let eve = Visitor::browser(&running).await;
    unsubscribe(&eve, &browsers[0].endpoint).await.done();
    assert_eq!(running.house.store().browsers(id).await.map(|all| all.len()), Ok(8));
    unsubscribe(&ada, &browsers[0].endpoint).await.done();
    assert_eq!(running.house.store().browsers(id).await.map(|all| all.len()), Ok(7));
    let printed = format!("{browsers:?}");
    assert!(!printed.contains(&service.origin()), "{printed}");
    running.stop().await;
}

#[tokio::test]
async fn a_webhook_is_told_of_each_turn_once_and_known_to_the_opener_alone() {
    let service = Service::start().await;
    let running = Running::start(reaching(&service)).await;
    let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
    assert_eq!(ada.get("/api/push").await.done().json()["webhooks"], true);
    let url = format!("{}/hook/secret", service.origin());
    let mut new = slow();
    new["webhook"] = json!({ "url": url, "language": "it" });
    let mut table = Table::start(&ada, &bea, new).await;
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 0, "all are at the table");
    table.turn_to_bea(&running).await;
    until(|| service.count() == 1).await;
    done(table.ada.act(Deed::Chat { text: "Well?".into() }).await.outcome);
    settled(&running, running.house.now()).await;
    assert_eq!(service.count(), 1);
    let posted = service.posted().pop().expect("a message");
    assert_eq!(posted.path, "/hook/secret");
    assert_eq!(posted.header("content-type"), "application/json");
    let link = format!("{}/t/{}", running.origin(), table.id);
    let told: Value = serde_json::from_slice(&posted.body).expect("JSON");
    assert_eq!(
        told,
        json!({
            "kind": "turn", "table": table.id.to_string(), "link": link, "game": "mamma-mia",
            "players": ["Bea"],
            "text": format!("Si aspetta Bea: Mamma Mia! (1998). {link}"),
        })
    );

    let address = format!("/api/tables/{}/webhook", table.id);
    assert_eq!(ada.get(&address).await.done().json()["url"], url);
    assert_eq!(bea.get(&address).await.done().json()["url"], Value::Null);
    let eve = Visitor::browser(&running).await;
    eve.get(&address).await.is(404, "house-no-such-table");
    for visitor in [&ada, &bea] {
        let state = visitor.get(&format!("/api/tables/{}", table.id)).await.done().text;
        assert!(!state.contains("hook"), "{state}");
    }
    for stored in running.house.store().load(table.id).await.expect("records") {
        assert!(!stored.body.contains("hook"), "{}", stored.body);
    }
    running.stop().await;
}

#[tokio::test]
async fn a_webhook_is_only_where_the_keeper_allows_one() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    assert_eq!(ada.get("/api/push").await.done().json()["webhooks"], false);
    let open = |ada: &Visitor, url: &str, change: fn(&mut Value)| {
        let (ada, mut new) = (ada.clone(), slow());
        new["webhook"] = json!({ "url": url, "language": "en" });
        change(&mut new);
        async move { ada.post("/api/tables", new).await }
    };
    let answer = open(&ada, "https://hooks.example/abc", |_| {}).await;
    answer.is(422, "house-foreign-webhook");
    running.stop().await;

    let webhook_hosts = vec!["hooks.example".parse().expect("a host")];
    let running = Running::start(Settings { webhook_hosts, ..settings() }).await;
    let ada = Visitor::browser(&running).await;
    for url in ["http://hooks.example/", "https://hooks.example:8443/", "https://example/", "hooks"]
    {
        open(&ada, url, |_| {}).await.is(422, "house-foreign-webhook");
    }
    let quick = |new: &mut Value| new["clock"] = json!({ "kind": "none" });
    let answer = open(&ada, "https://hooks.example/abc", quick).await;
    answer.is(422, "house-webhook-clock");
    let foreign = |new: &mut Value| new["webhook"]["language"] = json!("de");
    let answer = open(&ada, "https://hooks.example/abc", foreign).await;
    answer.is(422, "house-bad-language");
    open(&ada, "https://hooks.example/abc", |_| {}).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_table_is_opened_even_if_its_webhook_cannot_be_stored() {
    let service = Service::start().await;
    let running = Running::start(patient(&service)).await;
    let ada = Visitor::browser(&running).await;
    let mut new = slow();
    new["webhook"] = json!({ "url": service.origin(), "language": "it" });
    let first: TableId = ada.open(new.clone()).await.parse().expect("an id");
    let store = running.house.store();
    assert!(store.webhook(first).await.expect("a webhook").is_some());
    running
        .tamper(
            "CREATE TRIGGER full BEFORE INSERT ON webhooks BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        .await;
    let second: TableId = ada.open(new).await.parse().expect("an id");
    assert_eq!(store.webhook(second).await, Ok(None));

    let secret = || Secret::random().expect("randomness");
    let opening = Opening {
        game: "pizza-theory".to_string(),
        options: Vec::new(),
        visibility: Visibility::Private,
        clock: Clock::Correspondence { per_move: 86_400 },
        chat: false,
        opener: id_of(&ada).await,
        invite: secret(),
        watch: secret(),
        seed: Seed::new([9; 32]).to_string(),
    };
    let open_next = |running: &Running| {
        running.house.clone().open_next(first, opening.clone(), vec![Place::default(); 2])
    };
    let (third, _) = open_next(&running).await.expect("a table");
    assert_eq!(store.webhook(third).await, Ok(None));
    running.tamper("DROP TRIGGER full").await;
    let (fourth, _) = open_next(&running).await.expect("a table");
    assert!(store.webhook(fourth).await.expect("a webhook").is_some(), "a rematch keeps it");
    running.stop().await;
}
