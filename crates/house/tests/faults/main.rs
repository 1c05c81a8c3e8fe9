//! A panic at one table stops only that table. If a bot panics, any legal move is made for it; if
//! an adviser panics, the asker is told that there will be no hint.

mod cursed;

use std::sync::Arc;
use std::time::Duration;

use bus::{Connection, Letter, Medium, Parting, TableError};
use host::id::{GuestId, Secret, TableId};
use host::record::{Opening, Place, Who};
use host::{Newcomer, sitter};
use house::{House, Settings};
use protocol::{AskId, Clock, Deed, FromClient, FromHouse, Stage, Visibility};
use store::{Sqlite, SqliteOptions, TableOpening};
use table::{Pcg, Seed};
use tables::Pace;
use tempfile::TempDir;

use cursed::{CURSED_LINE, Cursed};

struct Guest {
    id: GuestId,
    connection: Connection,
}

impl Guest {
    async fn join(house: &Arc<House>, table: TableId, id: GuestId) -> Guest {
        let newcomer = Newcomer {
            guest: id,
            name: "Ada".into(),
            may_sit: true,
            cursor: None,
            household: None,
            address: None,
            since: None,
            blocked: Default::default(),
        };
        let connection = house.switchboard().join(table, newcomer).await.expect("let in");
        Guest { id, connection }
    }

    async fn send(&self, frame: FromClient) {
        // A table that has stopped accepts no more frames.
        self.connection.send(frame).await;
    }

    async fn next(&mut self) -> Option<FromHouse> {
        loop {
            let letter = tokio::time::timeout(Duration::from_secs(20), self.connection.next());
            match letter.await.expect("a frame in time")? {
                Letter::Frame(text) | Letter::Last(text) => {
                    return Some(serde_json::from_str(&text).expect("a frame"));
                }
                Letter::Seated(_) => {}
                Letter::Ended => return None,
            }
        }
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
    house_with(folder, Settings::default()).await
}

async fn house_with(folder: &TempDir, mut settings: Settings) -> Arc<House> {
    let store = Sqlite::open(&folder.path().join("forno.db"), SqliteOptions::default()).await;
    settings.tables.pace = Pace::AtOnce;
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
        rules: 1,
        options: Vec::new(),
        visibility: Visibility::Private,
        clock: Clock::None,
        language: None,
        chat: false,
        opener: guest,
        household: None,
        invite: secret(),
        watch: secret(),
        seed: Seed::new([9; 32]).to_string(),
    };
    let table = TableId::random().expect("randomness");
    let (request, address, key) = (None, None, None);
    let opened = TableOpening { table, opener: guest, request, address, key };
    let tables = house.tables().clone();
    let opened = tables.begin::<Cursed>(opening, places.to_vec(), None, opened).await;
    opened.expect("the table opens");
    table
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
    // The table's records are still there, and lead to the position before the panic.
    let again = Guest::join(&house, table, ada.id).await;
    drop(again);
    // Another table of the same house is not affected, though its bot may trigger the curse too.
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
    // Two toppings are placed for bots that panic every time.
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

#[tokio::test]
async fn a_table_that_leaves_memory_all_the_time_answers_everyone() {
    for medium in [Medium::Memory, Medium::Bytes] {
        let folder = TempDir::new().expect("a folder");
        let mut settings = Settings { medium, ..Settings::default() };
        settings.tables.idle = Duration::from_millis(5);
        let house = house_with(&folder, settings).await;
        let id = GuestId::random().expect("randomness");
        let table = cursed_table(&house, id, [ada(id), bot()]).await;
        for number in 0..100 {
            // Sometimes before, sometimes after the table has left memory.
            tokio::time::sleep(Duration::from_micros(3_000 + 50 * number)).await;
            let state = house.switchboard().state(table, id).await;
            assert!(state.is_ok_and(|state| state.you_opened), "{number}");
            if number % 10 == 0 {
                let mut guest = Guest::join(&house, table, id).await;
                assert!(matches!(guest.next().await, Some(FromHouse::Welcome { .. })));
                guest.connection.leave(Parting::HungUp).await;
            }
        }
        house.stop().await;
    }
}

#[tokio::test]
async fn whoever_is_connected_to_a_table_that_is_gone_is_told() {
    let folder = TempDir::new().expect("a folder");
    let house = house(&folder).await;
    let id = GuestId::random().expect("randomness");
    let table = cursed_table(&house, id, [ada(id), bot()]).await;
    let mut guest = Guest::join(&house, table, id).await;
    assert_eq!(house.switchboard().delete(table).await, Ok(()));
    while !matches!(guest.next().await, Some(FromHouse::Bye { .. })) {}
    guest.send(FromClient::Heard { heard: 1 }).await;
    assert_eq!(guest.next().await, None);
    assert_eq!(house.switchboard().state(table, id).await, Err(TableError::NoSuchTable));
    house.stop().await;
}
