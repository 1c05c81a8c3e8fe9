//! A panic at one table stops that table alone; a bot that panics makes any legal move, and an
//! adviser that panics says that no hint comes.

mod cursed;

use std::sync::Arc;
use std::time::{Duration, Instant};

use house::host::record::{Opening, Place, Who};
use house::host::{ConnectionId, Newcomer, sitter};
use house::id::{GuestId, Secret, TableId};
use house::message::{Letter, Message, OUTBOX};
use house::settings::Pace;
use house::store::{Sqlite, SqliteOptions};
use house::{House, Settings};
use protocol::{AskId, Clock, Deed, FromClient, FromHouse, Stage, Visibility};
use table::{Pcg, Seed};
use tempfile::TempDir;
use tokio::sync::mpsc;

use cursed::{CURSED_LINE, Cursed};

struct Guest {
    id: GuestId,
    connection: ConnectionId,
    table: mpsc::Sender<Message>,
    frames: mpsc::Receiver<Letter>,
}

impl Guest {
    async fn join(house: &Arc<House>, table: TableId, id: GuestId) -> Guest {
        let (outbox, frames) = mpsc::channel(OUTBOX);
        let connection = house.connection();
        let newcomer = Newcomer { guest: id, name: "Ada".into(), may_sit: true, heard: None };
        let table = house.join(table, connection, newcomer, outbox).await.expect("let in");
        Guest { id, connection, table, frames }
    }

    async fn send(&self, frame: FromClient) {
        // A table that has stopped takes no more frames.
        let _ = self.table.send(Message::Frame(self.connection, frame, Instant::now())).await;
    }

    async fn next(&mut self) -> Option<FromHouse> {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.frames.recv());
        let (Letter::Frame(text) | Letter::Last(text)) = frame.await.expect("a frame in time")?;
        Some(serde_json::from_str(text.as_str()).expect("a frame"))
    }

    /// Plays whatever is offered until the game is over or the house says goodbye.
    async fn play(&mut self, avoid: Option<u8>) -> FromHouse {
        let mut whims = Pcg::new(3);
        for number in 0.. {
            let frame = self.next().await.expect("the house says how it ends");
            match frame {
                FromHouse::Table(state) if matches!(state.stage, Stage::Over(_)) => {
                    return FromHouse::Table(state);
                }
                FromHouse::Bye { .. } => return frame,
                FromHouse::News(news) if !news.steps.is_empty() => {
                    let mv = loop {
                        let mv = news.steps[0][0].pick(&mut |bound| whims.pick(bound));
                        let mv = serde_json::to_value(mv.expect("a move")).expect("a move");
                        if avoid.is_none_or(|line| mv["line"] != line) {
                            break mv;
                        }
                    };
                    let id: AskId = format!("{number}").try_into().expect("an id");
                    self.send(FromClient::Ask { id, moves: vec![mv], heard: None }).await;
                }
                _ => {}
            }
        }
        unreachable!("numbers do not end")
    }
}

async fn house(folder: &TempDir) -> Arc<House> {
    let store = Sqlite::open(&folder.path().join("forno.db"), SqliteOptions::default()).await;
    let settings = Settings { pace: Pace::AtOnce, ..Settings::default() };
    House::new(Arc::new(store.expect("a store")), settings, Arc::default())
}

fn ada(guest: GuestId) -> Place {
    let secret = Secret::random().expect("randomness");
    Place { colour: None, who: Who::Guest(sitter(guest, "Ada", secret)) }
}

fn bot() -> Place {
    Place { colour: None, who: Who::Bot("mimi".to_string()) }
}

/// A table of the cursed game.
async fn cursed_table(house: &Arc<House>, guest: GuestId, places: [Place; 2]) -> TableId {
    let secret = || Secret::random().expect("randomness");
    let opening = Opening {
        game: "pizza-theory".to_string(),
        options: Vec::new(),
        visibility: Visibility::Private,
        clock: Clock::None,
        chat: false,
        opener: guest,
        invite: secret(),
        watch: secret(),
        seed: Seed::new([9; 32]).to_string(),
    };
    let opened = Arc::clone(house).begin::<Cursed>(opening, places.to_vec()).await;
    opened.expect("the table opens").0
}

async fn start(guest: &Guest) {
    let id: AskId = "start".to_string().try_into().expect("an id");
    guest.send(FromClient::Do { id, deed: Deed::Start, heard: None }).await;
}

#[tokio::test]
async fn a_panic_stops_one_table_and_the_house_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let house = house(&folder).await;
    let id = GuestId::random().expect("randomness");
    let table = cursed_table(&house, id, [ada(id), bot()]).await;
    let other_id = GuestId::random().expect("randomness");
    let other = cursed_table(&house, other_id, [ada(other_id), bot()]).await;
    let mut ada = Guest::join(&house, table, id).await;
    let mut bea = Guest::join(&house, other, other_id).await;
    start(&ada).await;
    start(&bea).await;
    // Sooner or later somebody at Ada's table cuts along the cursed line.
    let ending = ada.play(None).await;
    assert!(matches!(ending, FromHouse::Bye { again_in: None, .. }), "{ending:?}");
    assert_eq!(house.metrics().faults.get(), 1);
    // The table's records are there, and lead to the position before the panic.
    let again = Guest::join(&house, table, ada.id).await;
    drop(again);
    // Another table of the same house is not concerned, though its bot may meet the curse too.
    let ending = bea.play(Some(CURSED_LINE)).await;
    assert!(matches!(ending, FromHouse::Table(_) | FromHouse::Bye { .. }), "{ending:?}");
    house.stop().await;
}

#[tokio::test]
async fn a_bot_that_panics_makes_a_legal_move_and_is_counted() {
    let folder = TempDir::new().expect("a folder");
    let house = house(&folder).await;
    let id = GuestId::random().expect("randomness");
    let table = cursed_table(&house, id, [bot(), bot()]).await;
    let mut watcher = Guest::join(&house, table, id).await;
    start(&watcher).await;
    // Two toppings are added, by bots that panic each time.
    let mut placed = 0;
    while placed < 2 {
        if let FromHouse::News(news) = watcher.next().await.expect("the game goes on") {
            let said = serde_json::to_string(&news.sayings).expect("sayings");
            placed += said.matches(r#""kind":"placed""#).count();
        }
    }
    assert!(house.metrics().bot_failures.get() >= 2);
    house.stop().await;
}

#[tokio::test]
async fn an_adviser_that_panics_is_told_and_counted() {
    let folder = TempDir::new().expect("a folder");
    let house = house(&folder).await;
    let id = GuestId::random().expect("randomness");
    let table = cursed_table(&house, id, [ada(id), bot()]).await;
    let mut ada = Guest::join(&house, table, id).await;
    start(&ada).await;
    loop {
        match ada.next().await.expect("the game goes on") {
            FromHouse::News(news) if !news.steps.is_empty() => break,
            _ => {}
        }
    }
    let id: AskId = "hint".to_string().try_into().expect("an id");
    ada.send(FromClient::Do { id, deed: Deed::Hint, heard: None }).await;
    let why = loop {
        match ada.next().await.expect("the game goes on") {
            FromHouse::NoHint { why } => break why.id,
            FromHouse::Hint(_) => panic!("a hint from an adviser that panics"),
            _ => {}
        }
    };
    assert_eq!(why, "house-hint-failed");
    assert!(house.metrics().bot_failures.get() >= 1);
    house.stop().await;
}
