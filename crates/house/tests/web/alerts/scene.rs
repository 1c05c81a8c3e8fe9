//! A house, a service that it can call, and two guests who play over days.

use std::time::Duration;

use alerts::Presence;
use host::id::{GuestId, TableId};
use host::time::Millis;
use house::Settings;
use protocol::{Deed, FromHouse, Outcome};
use reqwest::Method;
use serde_json::{Value, json};
use store::StoreError;
use table::Seat;

use crate::common::{Answer, Running, Socket, Visitor, settings};
use crate::push_service::{Keys, Service};

/// Guests have this long to come back, so the house calls nobody unless a test says so.
pub const HOUR: Duration = Duration::from_secs(60 * 60);

/// Guests have no time to come back, so the house calls them at once.
pub const AT_ONCE: Duration = Duration::ZERO;

/// The house, the push service and the guests, before there is a table.
pub struct Scene {
    pub service: Service,
    pub running: Running,
    pub ada: Visitor,
    pub bea: Visitor,
}

impl Scene {
    /// Starts a house. `coming_back` is how long guests who lost the connection have to come back.
    pub async fn start(coming_back: Duration) -> Scene {
        let service = Service::start().await;
        let running = Running::start(reaching(&service, coming_back)).await;
        let (ada, bea) = (Visitor::browser(&running).await, Visitor::browser(&running).await);
        Scene { service, running, ada, bea }
    }

    /// Stops the house and starts it again.
    pub async fn reopen(self, coming_back: Duration) -> Scene {
        let Scene { service, running, ada, bea } = self;
        let folder = running.stop().await;
        let running = Running::start_in(folder, reaching(&service, coming_back)).await;
        let (ada, bea) = (ada.at(&running), bea.at(&running));
        Scene { service, running, ada, bea }
    }

    /// A table over days, for which Bea has one browser with these quiet hours.
    pub async fn play(&self, quiet: Value) -> Table {
        let browser = Keys::new().browser(&self.service.origin(), "en", quiet);
        subscribe(&self.bea, &browser).await.done();
        Table::start(self, slow()).await
    }

    /// A house that gives guests time, with a table that waits for Bea, who is elsewhere.
    pub async fn without_bea() -> Scene {
        let scene = Scene::start(HOUR).await;
        scene.play(Value::Null).await.turn_to_bea(&scene).await;
        scene
    }

    pub fn now(&self) -> Millis {
        self.running.house.now()
    }

    /// Makes the calls that are due at this time, by the house's clock and the wall clock alike.
    pub async fn call_at(&self, at: Millis) -> Result<Option<Millis>, StoreError> {
        self.call_due(at, at).await
    }

    /// The same when the house's clock and the wall clock show different times.
    pub async fn call_due(&self, now: Millis, clock: Millis) -> Result<Option<Millis>, StoreError> {
        let house = &self.running.house;
        house.alerts().call_due(&house.presence(), now, clock).await
    }

    /// Waits until no call is due.
    pub async fn settled(&self) {
        let now = self.now();
        while !self.running.house.store().calls(now, 10).await.expect("calls").is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // Calls that were read before may still be on their way.
        tokio::time::sleep(Duration::from_millis(300)).await;
    }

    /// Asserts that exactly this many calls have been made, and that no other is about to be.
    pub async fn stays_at(&self, count: usize, why: &str) {
        self.settled().await;
        assert_eq!(self.service.count(), count, "{why}");
    }

    /// The key by which push services recognise this house.
    pub async fn push_key(&self) -> String {
        let info = Visitor::nobody(&self.running).get("/api/push").await.done().json();
        info["key"].as_str().expect("a key").to_string()
    }
}

fn reaching(service: &Service, coming_back: Duration) -> Settings {
    let host = || vec![service.origin().parse().expect("a host")];
    let mut settings = settings();
    (settings.alerts.push_hosts, settings.alerts.webhook_hosts) = (host(), host());
    settings.alerts.coming_back = coming_back;
    settings
}

/// A table over days.
pub fn slow() -> Value {
    json!({
        "game": "mamma-mia", "seats": 2, "options": [["first", "1"]],
        "clock": { "kind": "correspondence", "per_move": 86_400 },
    })
}

/// The same with a webhook.
pub fn slow_told_at(url: &str) -> Value {
    let mut new = slow();
    new["webhook"] = json!({ "url": url, "language": "it" });
    new
}

/// A table where Ada goes first and Bea follows.
pub struct Table {
    pub id: TableId,
    pub ada: Socket,
    pub bea: Option<Socket>,
}

impl Table {
    pub async fn start(scene: &Scene, new: Value) -> Table {
        let Scene { ada, bea, .. } = scene;
        for (visitor, name) in [(ada, "Ada"), (bea, "Bea")] {
            visitor.patch("/api/me", json!({ "name": name })).await.done();
        }
        let id = ada.open(new).await;
        let state = ada.get(&format!("/api/tables/{id}")).await.done().json();
        let link = json!({ "secret": state["invite"] });
        bea.post(&format!("/api/tables/{id}/link"), link).await.done();
        let id = id.parse().expect("an id");
        let mut table = Table { id, ada: connect(ada, id).await, bea: None };
        table.return_of_bea(scene).await;
        let socket = table.bea.as_mut().expect("Bea");
        done(socket.act(Deed::Sit { seat: None }).await.outcome);
        done(socket.act(Deed::Ready { ready: true, nonce: None }).await.outcome);
        done(table.ada.act(Deed::Start).await.outcome);
        table
    }

    pub async fn return_of_ada(&mut self, scene: &Scene) {
        self.ada = connect(&scene.ada, self.id).await;
    }

    pub async fn return_of_bea(&mut self, scene: &Scene) {
        self.bea = Some(connect(&scene.bea, self.id).await);
    }

    /// Bea comes back and takes her turn.
    pub async fn turn_of_bea(&mut self, scene: &Scene) {
        self.return_of_bea(scene).await;
        play(self.bea.as_mut().expect("Bea")).await;
    }

    /// Bea's connection breaks off without a goodbye.
    pub async fn loss_of_bea(&mut self, scene: &Scene) {
        self.bea = None;
        self.absence_of_bea(scene).await;
    }

    /// Waits until the house knows that Bea is not there.
    pub async fn absence_of_bea(&self, scene: &Scene) {
        while scene.running.house.switchboard().is_here(self.id, Seat::at(1)).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Ada takes her turn; then it is Bea's.
    pub async fn turn_of_ada(&mut self) {
        play(&mut self.ada).await;
    }

    /// Bea loses her connection; then Ada takes her turn, and it is Bea's.
    pub async fn turn_to_bea(&mut self, scene: &Scene) {
        self.loss_of_bea(scene).await;
        self.turn_of_ada().await;
    }

    /// Bea takes her turn and loses her connection, and it is her turn again.
    pub async fn round(&mut self, scene: &Scene) {
        self.turn_of_bea(scene).await;
        self.turn_to_bea(scene).await;
    }

    /// Something else happens at the table.
    pub async fn chat(&mut self) {
        done(self.ada.act(Deed::Chat { text: "Well?".into() }).await.outcome);
    }
}

/// Connects with a large buffer: in a test with two players, each reads only now and then.
async fn connect(visitor: &Visitor, table: TableId) -> Socket {
    let path = format!("/api/tables/{table}/socket");
    let socket = Socket::connect_with(visitor, &path, protocol::SUBPROTOCOL, 256 * 1024).await;
    socket.expect("a socket")
}

fn done(outcome: Outcome) {
    assert_eq!(outcome, Outcome::Done);
}

/// Makes the first move offered, until none is offered any more.
async fn play(socket: &mut Socket) {
    let mut moved = false;
    loop {
        let news = socket.news().await;
        match news.steps.first().and_then(|offers| offers.first()) {
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

pub async fn subscribe(visitor: &Visitor, browser: &Value) -> Answer {
    let text = browser.to_string();
    visitor.send_text(Method::PUT, "/api/me/push", "application/json", &text).await
}

pub async fn unsubscribe(visitor: &Visitor, endpoint: &str) -> Answer {
    let text = json!({ "endpoint": endpoint }).to_string();
    visitor.send_text(Method::DELETE, "/api/me/push", "application/json", &text).await
}

pub async fn id_of(visitor: &Visitor) -> GuestId {
    let me = visitor.get("/api/me").await.done().json();
    me["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}
