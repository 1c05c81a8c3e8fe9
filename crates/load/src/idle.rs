//! The cost of many idle sockets.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::{ClientError, Connection};
use crate::crowd::{Arrival, Mix, gathered};
use crate::play::mebibytes;
use crate::process;

/// How long to wait for a sign of life.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many sockets, and where.
#[derive(Clone, Debug)]
pub struct Order {
    /// The house.
    pub url: String,
    /// The house's process, to measure its resource use.
    pub pid: Option<u32>,
    /// The number of sockets.
    pub sockets: usize,
    /// The percentage of them that sit at a table with a game in progress.
    pub seated_percent: usize,
    /// The most watchers at one table; a house allows 250.
    pub per_table: usize,
    /// How long to hold them.
    pub lasting: Duration,
}

/// What idle sockets cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Sockets that were opened.
    pub sockets: usize,
    /// Of these, sockets of seats.
    pub seated: usize,
    /// Of these, sockets of the lobby; the others watch.
    pub lobby: usize,
    /// How long it took to open them, in seconds.
    pub opening_s: f64,
    /// How long they were held, in seconds.
    pub held_s: f64,
    /// Sockets that still responded at the end.
    pub alive: usize,
    /// The total number of frames received.
    pub frames: u64,
    /// The house's memory before, in bytes.
    pub before_bytes: Option<u64>,
    /// The house's memory with all sockets open, in bytes.
    pub house_bytes: Option<u64>,
    /// The CPU time that the house used while they were held, in seconds per second.
    pub house_cpu: Option<f64>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let watching = self.sockets - self.seated - self.lobby;
        writeln!(
            f,
            "{} sockets: {} in seats, {watching} watching, {} in the lobby",
            self.sockets, self.seated, self.lobby
        )?;
        writeln!(f, "  {:>9.1} s to open them", self.opening_s)?;
        writeln!(f, "  {:>9} alive after {:.0} s", self.alive, self.held_s)?;
        if let (Some(before), Some(bytes)) = (self.before_bytes, self.house_bytes) {
            let each = bytes.saturating_sub(before) as f64 / self.sockets.max(1) as f64 / 1_024.0;
            writeln!(
                f,
                "  {:>9.0} MiB of memory in the house, {:.0} before; {each:.1} KiB a socket",
                mebibytes(bytes),
                mebibytes(before)
            )?;
        }
        match self.house_cpu {
            Some(cores) => writeln!(f, "  {cores:>9.3} cores used by the house meanwhile"),
            None => Ok(()),
        }
    }
}

/// Opens the sockets, holds them, and counts those that are still alive.
pub async fn run(order: &Order) -> Result<Figures, ClientError> {
    let mix = Mix::new(order.sockets, order.seated_percent, order.per_table);
    let before_bytes = order.pid.and_then(process::resident);
    let began = Instant::now();
    let (ending, end) = watch::channel(false);
    let frames = Arc::new(AtomicU64::new(0));
    let mut idlers = JoinSet::new();
    let arrived = |(_, connection): Arrival| {
        idlers.spawn(idle(connection, end.clone(), Arc::clone(&frames)));
    };
    gathered(&order.url, mix, arrived).await?;
    let opening_s = began.elapsed().as_secs_f64();
    let sockets = idlers.len();
    let (held, busy) = (Instant::now(), order.pid.and_then(process::busy));
    tokio::time::sleep(order.lasting).await;
    let held_s = held.elapsed().as_secs_f64();
    let used = || Some(order.pid.and_then(process::busy)? - busy?);
    let house_cpu = used().map(|used| used / held_s);
    let house_bytes = order.pid.and_then(process::resident);
    ending.send_replace(true);
    let mut alive = 0;
    while let Some(done) = idlers.join_next().await {
        alive += usize::from(done.unwrap_or(false));
    }
    Ok(Figures {
        sockets,
        seated: mix.seated,
        lobby: mix.lobby,
        opening_s,
        held_s,
        alive,
        frames: frames.load(Ordering::Relaxed),
        before_bytes,
        house_bytes,
        house_cpu,
    })
}

/// Reads and discards frames until the end; returns whether the other side still responds then.
async fn idle(
    mut connection: Connection,
    mut end: watch::Receiver<bool>,
    frames: Arc<AtomicU64>,
) -> bool {
    loop {
        tokio::select! {
            came = connection.next_text() => match came {
                Ok(_) => {
                    frames.fetch_add(1, Ordering::Relaxed);
                }
                Err(_) => return false,
            },
            _ = end.changed() => break,
        }
    }
    let alive = tokio::time::timeout(PATIENCE, connection.is_alive()).await;
    let is_alive = matches!(alive, Ok(Ok(())));
    connection.close().await;
    is_alive
}
