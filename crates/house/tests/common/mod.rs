//! A real house on a real port, with a SQLite store in its own folder, and the clients that visit
//! it.

#![allow(dead_code, unused_imports, reason = "every test uses another part of it")]

mod log;
mod socket;
mod visitor;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bus::Medium;
use host::id::Secret;
use house::{House, Settings};
use metrics::Metrics;
use sqlx::{ConnectOptions, Connection};
use store::{Sqlite, SqliteOptions};
use tables::Pace;
use tempfile::TempDir;
use tokio::net::TcpSocket;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use log::Log;
pub use socket::{Closed, Socket};
pub use visitor::{Answer, Visitor};

/// Longer than anything here takes.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A running house.
pub struct Running {
    pub house: Arc<House>,
    pub address: SocketAddr,
    pub keeper: Secret,
    store: Arc<Sqlite>,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Settings for tests: neither bots nor calls wait.
pub fn settings() -> Settings {
    let mut settings = Settings { medium: medium(), ..Settings::default() };
    settings.tables.pace = Pace::AtOnce;
    settings.alerts.coming_back = Duration::ZERO;
    settings
}

/// The same for a house with these public URLs.
pub fn at(public_urls: Vec<String>) -> Settings {
    let mut settings = settings();
    settings.front.public_urls = public_urls;
    settings
}

/// With `FORNO_BUS=bytes`, everything the front and the tables say to each other is serialised, as
/// it would be between machines.
pub fn medium() -> Medium {
    match std::env::var("FORNO_BUS").as_deref() {
        Err(_) => Medium::Memory,
        Ok("bytes") => Medium::Bytes,
        Ok(other) => panic!("FORNO_BUS={other}: there is only FORNO_BUS=bytes"),
    }
}

impl Running {
    /// Starts a house with an empty store.
    pub async fn start(settings: Settings) -> Running {
        Running::start_in(tempfile::tempdir().expect("a folder"), settings).await
    }

    /// Starts a house with the store in this folder.
    pub async fn start_in(folder: TempDir, settings: Settings) -> Running {
        let path = folder.path().join("forno.db");
        let store = Sqlite::open(&path, SqliteOptions::default()).await.expect("a store");
        let store = Arc::new(store);
        let house = House::new(store.clone(), settings, Arc::new(Metrics::default()));
        let keeper = Secret::random().expect("randomness");
        let socket = TcpSocket::new_v4().expect("a socket");
        // Small, so that it is soon noticed when a client reads nothing.
        socket.set_send_buffer_size(4 * 1024).expect("a buffer");
        socket.bind(([127, 0, 0, 1], 0).into()).expect("a port");
        let listener = socket.listen(1024).expect("a listener");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let serving = tokio::spawn(house::serve(vec![listener], house.clone(), keeper, shutdown));
        Running { house, address, keeper, store, folder, stop, serving }
    }

    /// Stops the house as a signal would. Returns its folder, for another house to start in.
    pub async fn stop(self) -> TempDir {
        let Running { store, folder, stop, serving, .. } = self;
        stop.send(()).expect("it runs");
        let served = tokio::time::timeout(PATIENCE, serving).await.expect("it stops in time");
        served.expect("no panic").expect("no trouble");
        store.close().await.expect("the store closes");
        folder
    }

    /// The folder with everything that is stored.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Changes the database behind the house's back.
    pub async fn tamper(&self, statement: &'static str) {
        tamper(self.folder.path(), statement).await;
    }

    /// Limits the database to this many pages, or to its current size if that is larger.
    pub async fn limit_pages(&self, pages: u32) {
        self.store.set_page_limit(pages).await.expect("a limit");
    }

    /// The house's own origin.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The value of the first metric whose line contains this text, or 0.
    pub fn counted(&self, label: &str) -> u64 {
        let text = self.house.metrics().text();
        let line = text.lines().find(|line| !line.starts_with('#') && line.contains(label));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
    }
}

/// Changes the database of a house that may run or not.
pub async fn tamper(folder: &std::path::Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("forno.db"));
    let mut connection = options.connect().await.expect("a connection");
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a statement");
    connection.close().await.expect("closed");
}

/// Waits until this holds.
pub async fn until(what: impl Fn() -> bool) {
    let waiting = async {
        while !what() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it becomes so in time");
}

/// Waits until this asynchronous check holds.
pub async fn eventually<F: Future<Output = bool>>(what: impl Fn() -> F) {
    let waiting = async {
        while !what().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it becomes so in time");
}
