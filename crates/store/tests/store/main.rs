//! The SQLite store: it conforms, survives what can happen to a file, and says what is wrong.

mod erased;
mod versions;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use host::id::{AddressKey, GuestId, MeasureId, SecretHash, SessionId, TableId};
use host::time::Millis;
use protocol::{AuditAction, Clock, MeasureKind, QuietHours, Role, SignedInBy, ZoneOffset};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use store::conformance::conforms;
use store::{
    Addresses, Admission, Append, Audit, Batch, Browser, CallOutcome, Called, Calls, Ending,
    Erasures, GameOutcome, Guests, Health, Key, KeyState, Keys, Listed, ListedStage, Listing,
    MeasureQuery, Measures, NewAudit, NewKeeperSession, NewSession, Openings, Outcomes, Player,
    Records, Roles, SeatOutcome, SessionKind, Sessions, Sqlite, SqliteError, SqliteOptions,
    StoreError, Stored, StoredAgainst, StoredGuest, StoredMeasure, TableOpening, TableQuery, Turn,
    Webhook, backup, restore,
};
use table::Seat;
use tempfile::TempDir;
use tokio::task::JoinSet;
use words::Language;

use versions::known_version;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, SqliteOptions::default()).await.expect("a database")
}

async fn refusal(path: &Path, options: SqliteOptions) -> SqliteError {
    match Sqlite::open(path, options).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => error,
    }
}

fn table(number: u32) -> TableId {
    format!("{number:026}").parse().expect("26 digits")
}

fn guest(number: u32) -> GuestId {
    format!("{number:026}").parse().expect("26 digits")
}

fn session(number: u32) -> SessionId {
    format!("{number:026}").parse().expect("26 digits")
}

/// The session of the first guest.
fn laptop() -> NewSession {
    let (id, key, kind) = (session(1), SecretHash([7; 32]), SessionKind::Device);
    NewSession { id, key, kind, name: String::new(), maker: None, at: Millis(999) }
}

/// The guest who signs in with this key.
async fn guest_by_key(store: &Sqlite, key: SecretHash) -> Option<StoredGuest> {
    let found = store.session_by_key(key).await.expect("sessions");
    found.filter(|(_, state)| *state == KeyState::Current).map(|(session, _)| session.guest)
}

fn record(table: TableId, seq: u32) -> Append {
    let at = Millis(1_000 + u64::from(seq));
    let body = format!("{{\"record\":{seq}}}");
    Append { table, seq, at, body, told: true, listing: None, outcome: None }
}

fn listing() -> Listing {
    Listing {
        game: "mamma-mia".to_owned(),
        stage: ListedStage::Playing,
        public: true,
        wake_at: Some(Millis(5_000)),
        guests: vec![guest(2), guest(1)],
        card: "{\"card\":1}".to_owned(),
        turns: vec![],
    }
}

/// Writes one of everything.
async fn furnish(store: &Sqlite) {
    let ada = StoredGuest { id: guest(1), name: "Ada".to_owned() };
    store.add_guest(ada, laptop()).await.expect("a guest");
    let opening = Batch {
        appends: vec![Append { listing: Some(listing()), ..record(table(1), 1) }],
        admissions: vec![admission(table(1))],
        opening: Some(Box::new(opening())),
        ..Batch::default()
    };
    store.write(opening).await.expect("a record");
    store.append(record(table(1), 2)).await.expect("a record");
    store.add_key("vapid", Key(vec![1, 2, 3])).await.expect("a key");
    store.add_browser(guest(1), session(1), browser(), Millis(1_000), 8).await.expect("a browser");
    let awaiting = Batch {
        appends: vec![Append { listing: Some(awaiting()), ..record(table(2), 1) }],
        webhook: Some((table(2), webhook())),
        ..Batch::default()
    };
    store.write(awaiting).await.expect("a record");
    let last = Append {
        listing: Some(finished()),
        outcome: Some(Box::new(outcome())),
        ..record(table(3), 1)
    };
    store.append(last).await.expect("a record");
    let calls = store.calls(Millis(2_000), 10).await.expect("calls");
    let call = calls.into_iter().find(|call| matches!(call.called, Called::Browser(_)));
    store.settle(call.expect("a call"), CallOutcome::Done).await.expect("a call");
}

/// How the first table was opened. Its game has begun, so its key is forgotten.
fn opening() -> TableOpening {
    let address = Some(AddressKey([5; 32]).hash([6; 16]));
    let request = Some("a request".to_owned().try_into().expect("a name"));
    TableOpening { table: table(1), opener: guest(1), request, address, key: None }
}

/// An admission that lets the first guest sit down at a table.
fn admission(table: TableId) -> Admission {
    Admission { table, guest: guest(1), may_sit: true }
}

/// A table that waits for a guest.
fn awaiting() -> Listing {
    let turn = Turn { seat: Seat::at(2), since: 1, guests: vec![guest(1), guest(7)] };
    let (guests, wake_at) = (vec![guest(1)], None);
    Listing { turns: vec![turn], guests, wake_at, public: false, ..listing() }
}

/// A table that waits for nobody any more.
fn finished() -> Listing {
    let (stage, guests) = (ListedStage::Finished, vec![]);
    Listing { stage, guests, wake_at: None, public: false, ..listing() }
}

/// How its game ended.
fn outcome() -> GameOutcome {
    let seat = |player, share| SeatOutcome {
        player,
        stand_ins: vec!["dado".to_owned()],
        hints: true,
        score: Some(6),
        share: Some(share),
    };
    let bot = Player::Bot { name: "nonna".to_owned(), level: Some(2) };
    GameOutcome {
        game: "mamma-mia".to_owned(),
        rules: 1,
        options: vec![("practice".to_owned(), "on".to_owned())],
        clock: Clock::Live { base: 600, increment: 5 },
        ending: Ending::Over,
        ended_at: Millis(1_001),
        seats: vec![seat(Player::Guest(guest(1)), 1.0), seat(bot, 0.0)],
    }
}

fn browser() -> Browser {
    Browser {
        endpoint: "https://push.example/abc".to_owned(),
        p256dh: vec![4; 65],
        auth: vec![7; 16],
        language: Language::Italian,
        quiet: Some(QuietHours {
            from: 1320,
            until: 480,
            zone: vec![ZoneOffset { since: 0, minutes: 60 }],
        }),
    }
}

fn webhook() -> Webhook {
    Webhook {
        opener: guest(1),
        url: "https://hooks.example/abc".to_owned(),
        base: "https://forno.example".to_owned(),
        language: Language::French,
    }
}

/// Checks that everything about calls that `furnish` wrote is there.
async fn check_alerts(store: &Sqlite) {
    assert_eq!(store.key("vapid").await, Ok(Some(Key(vec![1, 2, 3]))));
    assert_eq!(store.browsers(guest(1)).await, Ok(vec![browser()]));
    assert_eq!(store.webhook(table(2)).await, Ok(Some(webhook())));
    let listed = store.listed(table(2)).await.expect("a list").expect("a table");
    assert_eq!(listed.listing, awaiting());
    let calls = store.calls(Millis(2_000), 10).await.expect("calls");
    let due: Vec<_> = calls.iter().map(|call| (call.table, &call.called)).collect();
    assert_eq!(due, [(table(2), &Called::Webhook(webhook()))], "the browser was called");
}

/// Checks that everything that `furnish` wrote is there.
async fn check_furniture(store: &Sqlite) {
    let stored = |seq: u32| {
        let Append { seq, at, body, .. } = record(table(1), seq);
        Stored { seq, at, body }
    };
    let listed = Listed {
        table: table(1),
        opened_at: Millis(1_001),
        touched_at: Millis(1_002),
        told_at: Millis(1_002),
        seq: 2,
        listing: listing(),
    };
    let ada = StoredGuest { id: guest(1), name: "Ada".to_owned() };
    assert_eq!(store.load(table(1)).await, Ok(vec![stored(1), stored(2)]));
    assert_eq!(store.listed(table(1)).await, Ok(Some(listed.clone())));
    assert_eq!(store.list(TableQuery::Of(guest(2)), 10).await, Ok(vec![listed]));
    assert_eq!(store.next_wake().await, Ok(Some(Millis(5_000))));
    assert_eq!(guest_by_key(store, SecretHash([7; 32])).await, Some(ada));
    let sessions = store.sessions(guest(1), 10).await.expect("sessions");
    assert_eq!(sessions.iter().map(|found| found.id).collect::<Vec<_>>(), [session(1)]);
    assert_eq!(store.admitted(table(1), guest(1)).await, Ok(Some(true)));
}

/// Changes a database behind the store's back.
async fn tamper(path: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.expect("a connection");
    let statement = AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a statement");
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let folder = folder();
    let count = AtomicUsize::new(0);
    conforms(|| {
        let number = count.fetch_add(1, Ordering::Relaxed);
        let path = folder.path().join(format!("{number}.db"));
        async move { open(&path).await }
    })
    .await;
}

#[tokio::test]
async fn a_database_that_is_opened_again_has_everything() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    furnish(&store).await;
    store.close().await.expect("closed");
    let files: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(files.len(), 1, "the log is gone: {files:?}");

    let store = open(&path).await;
    check_furniture(&store).await;
    assert_eq!(store.append(record(table(1), 2)).await, Err(StoreError::Conflict));
    assert_eq!(store.append(record(table(1), 3)).await, Ok(()));
}

#[tokio::test]
async fn a_house_that_was_killed_has_everything_that_was_answered() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    furnish(&store).await;
    // What a killed process leaves behind: the files as they are, not tidied up.
    let copy = folder.path().join("copy.db");
    for end in ["", "-wal"] {
        let from = format!("{}{end}", path.display());
        fs::copy(from, format!("{}{end}", copy.display())).expect("a copy");
    }
    check_furniture(&open(&copy).await).await;
}

#[tokio::test]
async fn what_waits_is_written_before_the_store_closes_and_nothing_after() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = Arc::new(open(&path).await);
    let mut hosts = JoinSet::new();
    for number in 0..200 {
        let store = Arc::clone(&store);
        hosts.spawn(async move { (number, store.append(record(table(number), 1)).await) });
    }
    tokio::task::yield_now().await;
    store.close().await.expect("closed");
    let outcomes = hosts.join_all().await;
    let closed = StoreError::Broken("the store is closed".to_owned());
    assert_eq!(store.append(record(table(1_000), 1)).await, Err(closed.clone()));
    assert!(store.load(table(1)).await.is_err());
    assert_eq!(store.close().await, Err(closed.clone()));

    let store = open(&path).await;
    for (number, outcome) in outcomes {
        let kept = store.load(table(number)).await.expect("records").len();
        match outcome {
            Ok(()) => assert_eq!(kept, 1),
            Err(error) => assert_eq!((error, kept), (closed.clone(), 0)),
        }
    }
}

#[tokio::test]
async fn a_store_that_is_dropped_writes_what_it_was_given() {
    let folder = folder();
    let path = folder.path().join("house.db");
    furnish(&open(&path).await).await;
    check_furniture(&open(&path).await).await;
}

#[tokio::test]
async fn the_audit_log_cannot_be_changed_by_any_statement() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    let entry = NewAudit {
        at: Millis(1),
        by: None,
        action: protocol::AuditAction::Invite,
        guest: None,
        table: None,
        detail: None,
    };
    store.note(entry).await.expect("an entry");
    store.close().await.expect("closed");
    for statement in ["UPDATE audit SET action = 'warn'", "DELETE FROM audit"] {
        let options = SqliteConnectOptions::new().filename(&path);
        let mut connection = options.connect().await.expect("a connection");
        let changed = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection);
        let error = changed.await.expect_err("refused").to_string();
        assert!(error.contains("the audit log is not"), "{error}");
        connection.close().await.expect("closed");
    }
    let entries = open(&path).await.audit(None, 10).await.expect("entries");
    assert_eq!(entries.len(), 1);
}

#[tokio::test]
async fn a_thousand_appends_need_few_commits() {
    let folder = folder();
    let commits = Arc::new(AtomicUsize::new(0));
    let records = Arc::new(AtomicUsize::new(0));
    let (count, sum) = (Arc::clone(&commits), Arc::clone(&records));
    let options = SqliteOptions {
        observer: Some(Box::new(move |commit| {
            count.fetch_add(1, Ordering::Relaxed);
            sum.fetch_add(commit.records, Ordering::Relaxed);
        })),
        ..SqliteOptions::default()
    };
    let store = Sqlite::open(&folder.path().join("house.db"), options).await.expect("a database");
    let store = Arc::new(store);
    let mut hosts = JoinSet::new();
    for number in 0..100 {
        let store = Arc::clone(&store);
        hosts.spawn(async move {
            for seq in 1..=10 {
                store.append(record(table(number), seq)).await.expect("a record");
            }
        });
    }
    hosts.join_all().await;
    let commits = commits.load(Ordering::Relaxed);
    assert_eq!(records.load(Ordering::Relaxed), 1_000);
    println!("1,000 records in {commits} commits");
    assert!((10..=200).contains(&commits), "{commits} commits");
}

#[tokio::test]
async fn a_full_disk_is_told_and_overcome() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    furnish(&store).await;
    store.set_page_limit(1).await.expect("a limit");
    let large = Append { body: "x".repeat(1_000_000), ..record(table(1), 3) };
    for _ in 0..3 {
        assert_eq!(store.append(large.clone()).await, Err(StoreError::Full));
    }
    check_furniture(&store).await;
    store.set_page_limit(1_000_000).await.expect("a limit");
    assert_eq!(store.append(large).await, Ok(()));
    assert_eq!(store.append(record(table(1), 4)).await, Ok(()));
}

#[tokio::test]
async fn a_full_disk_fails_all_that_is_written_together() {
    let folder = folder();
    let store = Arc::new(open(&folder.path().join("house.db")).await);
    store.set_page_limit(1).await.expect("a limit");
    // On a single thread all of them are waiting before the writer wakes up, so they form one
    // batch.
    let mut hosts = JoinSet::new();
    for number in 0..20 {
        let store = Arc::clone(&store);
        let body = "x".repeat(if number == 10 { 1_000_000 } else { 1 });
        let append = Append { body, ..record(table(number), 1) };
        hosts.spawn(async move { store.append(append).await });
    }
    for outcome in hosts.join_all().await {
        assert_eq!(outcome, Err(StoreError::Full));
    }
    for number in 0..20 {
        assert_eq!(store.load(table(number)).await, Ok(vec![]));
    }
    assert_eq!(store.append(record(table(1), 1)).await, Ok(()));
}

#[tokio::test]
async fn another_program_that_keeps_writing_is_an_error_and_no_end() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = options.connect().await.expect("a connection");
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.expect("the lock");
    let outcome = store.append(record(table(1), 1)).await;
    assert!(matches!(outcome, Err(StoreError::Broken(_))), "{outcome:?}");
    assert_eq!(store.load(table(1)).await, Ok(vec![]), "reading goes on meanwhile");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.expect("the lock is free");
    assert_eq!(store.append(record(table(1), 1)).await, Ok(()));
}

#[tokio::test]
async fn a_database_for_reading_is_read_and_not_written() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let reading = || SqliteOptions { read_only: true, ..SqliteOptions::default() };
    assert_eq!(refusal(&path, reading()).await, SqliteError::Missing(path.clone()));
    let store = open(&path).await;
    furnish(&store).await;
    store.close().await.expect("closed");

    let store = Sqlite::open(&path, reading()).await.expect("a database");
    for append in [record(table(1), 3), record(table(1), 1)] {
        assert_eq!(store.append(append).await, Err(StoreError::ReadOnly));
    }
    assert_eq!(store.delete(table(1)).await, Err(StoreError::ReadOnly));
    assert_eq!(store.admit(admission(table(2))).await, Err(StoreError::ReadOnly));
    check_furniture(&store).await;
    store.close().await.expect("closed");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_folder_and_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let inner = folder.path().join("not/yet/there");
    let store = open(&inner.join("house.db")).await;
    furnish(&store).await;
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(&inner), 0o700);
    for name in ["house.db", "house.db-wal", "house.db-shm"] {
        assert_eq!(mode(&inner.join(name)), 0o600, "{name}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_may_not_be_written_is_refused_when_it_is_opened() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("house.db");
    open(&path).await.close().await.expect("closed");
    let permit = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    permit(&path, 0o400);
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        return; // Root may write everywhere.
    }
    let options = SqliteOptions::default;
    assert_eq!(refusal(&path, options()).await, SqliteError::NotWritable(path.clone()));
    permit(&path, 0o600);
    permit(folder.path(), 0o500);
    let new = folder.path().join("new.db");
    assert_eq!(refusal(&new, options()).await, SqliteError::NotWritable(new));
    assert_eq!(refusal(&path, options()).await, SqliteError::NotWritable(path));
    let deeper = folder.path().join("deeper/house.db");
    let refused = refusal(&deeper, options()).await;
    assert!(matches!(refused, SqliteError::NoFolder { .. }), "{refused:?}");
    permit(folder.path(), 0o700);
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let refused = refusal(&file.join("house.db"), SqliteOptions::default()).await;
    assert!(matches!(&refused, SqliteError::NoFolder { folder, .. } if *folder == file));
    assert!(refused.to_string().contains(&file.display().to_string()), "{refused}");
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused_and_left_alone() {
    let folder = folder();
    let garbage = folder.path().join("garbage");
    fs::write(&garbage, "Not a database, but a shopping list.\n".repeat(100)).expect("a file");
    let foreign = folder.path().join("foreign.db");
    tamper(&foreign, "CREATE TABLE cheese (name TEXT)").await;
    let cases = [
        (garbage.clone(), SqliteError::NotADatabase(garbage)),
        (foreign.clone(), SqliteError::Foreign(foreign)),
        (folder.path().to_owned(), SqliteError::NotADatabase(folder.path().to_owned())),
    ];
    for (path, expected) in cases {
        let before = fs::read(&path).ok();
        assert_eq!(refusal(&path, SqliteOptions::default()).await, expected);
        assert_eq!(fs::read(&path).ok(), before);
    }
}

#[tokio::test]
async fn a_database_of_a_newer_forno_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("house.db");
    open(&path).await.close().await.expect("closed");
    tamper(&path, "PRAGMA user_version = 1000").await;
    let before = fs::read(&path).expect("a file");
    let known = known_version();
    let refused = refusal(&path, SqliteOptions::default()).await;
    assert_eq!(refused, SqliteError::Newer { found: 1_000, known });
    assert!(refused.to_string().contains("newer Forno"));
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[tokio::test]
async fn an_empty_database_is_not_brought_up_to_date_by_a_reader() {
    let folder = folder();
    let path = folder.path().join("house.db");
    fs::write(&path, "").expect("a file");
    let reading = SqliteOptions { read_only: true, ..SqliteOptions::default() };
    let older = SqliteError::Older { found: 0, known: known_version() };
    assert_eq!(refusal(&path, reading).await, older);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_the_house_is_writing_is_whole() {
    const TABLES: u32 = 20;
    let folder = folder();
    let (from, to) = (folder.path().join("house.db"), folder.path().join("backup.db"));
    let store = Arc::new(open(&from).await);
    furnish(&store).await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut hosts = JoinSet::new();
    for number in 100..100 + TABLES {
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        hosts.spawn(async move {
            for seq in 1.. {
                let append = Append { listing: Some(listing()), ..record(table(number), seq) };
                store.append(append).await.expect("a record");
                if stop.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
    }
    while store.load(table(100)).await.expect("records").len() < 10 {
        tokio::task::yield_now().await;
    }
    backup(&from, &to).await.expect("a backup");
    stop.store(true, Ordering::Relaxed);
    hosts.join_all().await;

    let copy = open(&to).await;
    check_furniture_of_backup(&copy).await;
    for number in 100..100 + TABLES {
        let records = copy.load(table(number)).await.expect("records");
        assert!(store.load(table(number)).await.expect("records").starts_with(&records));
        assert!(records.iter().map(|record| record.seq).eq(1..=records.len() as u32));
        let listed = copy.listed(table(number)).await.expect("a list");
        assert_eq!(listed.map_or(0, |listed| listed.seq as usize), records.len());
    }
    let next = copy.load(table(100)).await.expect("records").len() as u32 + 1;
    assert_eq!(copy.append(record(table(100), next)).await, Ok(()));

    assert_eq!(backup(&from, &to).await, Err(SqliteError::Exists(to.clone())));
    let missing = folder.path().join("missing.db");
    let other = folder.path().join("other.db");
    assert_eq!(backup(&missing, &other).await, Err(SqliteError::Missing(missing)));
    let garbage = folder.path().join("garbage");
    fs::write(&garbage, "Not a database, but a shopping list.\n".repeat(100)).expect("a file");
    assert_eq!(backup(&garbage, &other).await, Err(SqliteError::NotADatabase(garbage)));
    assert!(!other.exists());
    let names = fs::read_dir(folder.path()).expect("a folder");
    let left = names.flatten().find(|name| name.path().display().to_string().contains("part"));
    assert!(left.is_none(), "{left:?}");
}

async fn check_furniture_of_backup(copy: &Sqlite) {
    assert_eq!(copy.load(table(1)).await.expect("records").len(), 2);
    let ada = guest_by_key(copy, SecretHash([7; 32])).await;
    assert_eq!(ada.map(|ada| ada.name), Some("Ada".to_owned()));
}
