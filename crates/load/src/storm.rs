//! Everyone reconnects at once, after the house went away and came back.

use std::fmt;
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::{Backoff, ClientError, Connection};
use crate::crowd::{Arrival, Member, Mix, Spot, gathered};
use crate::glimpse::{self, Kind};
use crate::latencies::{Latencies, Summary};
use crate::metrics::Loading;

/// How long to wait for the first frames; without them, a connection does not count.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many sockets, and where.
#[derive(Clone, Debug)]
pub struct Order {
    /// The house.
    pub url: String,
    /// The number of sockets.
    pub sockets: usize,
    /// The percentage of them that sit at a table with a game in progress.
    pub seated_percent: usize,
    /// The most watchers at one table; a house allows 250.
    pub per_table: usize,
    /// How long to wait for everyone, from the moment they are connected.
    pub within: Duration,
}

/// The results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Sockets that were open before.
    pub sockets: usize,
    /// Sockets that reconnected and continued where they had stopped.
    pub back: usize,
    /// Seats whose news did not continue exactly where they had stopped.
    pub gaps: usize,
    /// The time from the first broken connection to the last reconnection, in seconds.
    pub all_back_s: f64,
    /// The time from the first attempt that reached the house to the last reconnection, in seconds:
    /// without the time in which there was no house.
    pub since_reached_s: f64,
    /// How long each socket was disconnected.
    #[serde(flatten)]
    pub outages: Summary,
    /// The number of connection attempts.
    pub attempts: u64,
    /// Attempts that failed because nobody listened, or that broke.
    pub not_reached: u64,
    /// Attempts that the house asked to repeat later.
    pub put_off: u64,
    /// What the house reports about the tables it had to load for them.
    #[serde(flatten)]
    pub loading: Option<Loading>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { p50_ms, p99_ms, max_ms, .. } = self.outages;
        writeln!(f, "{} sockets lost their house", self.sockets)?;
        writeln!(f, "  {:>9} back, {} with gaps", self.back, self.gaps)?;
        writeln!(f, "  {:>9.2} s until all were back", self.all_back_s)?;
        writeln!(f, "  {:>9.2} s of these since the house was reached", self.since_reached_s)?;
        writeln!(
            f,
            "  {p50_ms:>9.0} ms without a connection, {p99_ms:.0} p99, {max_ms:.0} at most"
        )?;
        writeln!(
            f,
            "  {:>9} attempts, {} reached nobody, {} were put off",
            self.attempts, self.not_reached, self.put_off
        )?;
        if let Some(Loading { tables_loaded, load_mean_ms, slow_loads }) = self.loading {
            writeln!(
                f,
                "  {tables_loaded:>9} tables loaded in {load_mean_ms:.2} ms each, {slow_loads} in more than 51.2 ms"
            )?;
        }
        Ok(())
    }
}

/// How one member came back.
struct Return {
    broke_at: Instant,
    reached_at: Instant,
    back_at: Instant,
    is_whole: bool,
    attempts: u64,
    not_reached: u64,
    put_off: u64,
}

/// Connects, calls `ready`, and waits until the house went away and everyone is back.
pub async fn run(order: &Order, ready: impl FnOnce(usize)) -> Result<Figures, ClientError> {
    let mix = Mix::new(order.sockets, order.seated_percent, order.per_table);
    let (sender, mut returns) = mpsc::channel(mix.sockets.max(1));
    let mut members = JoinSet::new();
    let arrived = |(member, connection): Arrival| {
        let seed = members.len() as u64;
        members.spawn(stay(member, connection, seed, sender.clone()));
    };
    gathered(&order.url, mix, arrived).await?;
    drop(sender);
    let sockets = members.len();
    ready(sockets);
    let mut all = Vec::with_capacity(sockets);
    let everyone = async {
        while all.len() < sockets
            && let Some(back) = returns.recv().await
        {
            all.push(back);
        }
    };
    // Members who are not back by then are not counted.
    let _ = timeout(order.within, everyone).await;
    Ok(Figures { loading: Loading::of(&order.url).await, ..figures(sockets, &all) })
}

fn figures(sockets: usize, all: &[Return]) -> Figures {
    let mut outages = Latencies::default();
    all.iter().for_each(|back| outages.add(back.back_at - back.broke_at));
    let last = all.iter().map(|back| back.back_at).max();
    let since = |first: Option<Instant>| match (first, last) {
        (Some(first), Some(last)) => (last - first).as_secs_f64(),
        (_, _) => 0.0,
    };
    Figures {
        sockets,
        back: all.len(),
        gaps: all.iter().filter(|back| !back.is_whole).count(),
        all_back_s: since(all.iter().map(|back| back.broke_at).min()),
        since_reached_s: since(all.iter().map(|back| back.reached_at).min()),
        outages: outages.summary(),
        attempts: all.iter().map(|back| back.attempts).sum(),
        not_reached: all.iter().map(|back| back.not_reached).sum(),
        put_off: all.iter().map(|back| back.put_off).sum(),
        loading: None,
    }
}

/// Stays until the connection breaks, reconnects, reports it, and stays again.
async fn stay(member: Member, connection: Connection, seed: u64, told: mpsc::Sender<Return>) {
    let mut connection = connection;
    let mut heard = None;
    let error = loop {
        match connection.next_text().await {
            Ok(text) => heard = heard_in(&text).or(heard),
            Err(error) => break error,
        }
    };
    let (mut connection, back) = come_back(&member, heard, seed, error).await;
    // When the time is up, nobody is listening any more.
    let _ = told.send(back).await;
    while connection.next_text().await.is_ok() {}
}

async fn come_back(
    member: &Member,
    heard: Option<u32>,
    seed: u64,
    error: ClientError,
) -> (Connection, Return) {
    let broke_at = Instant::now();
    let (mut attempts, mut not_reached, mut put_off) = (0, 0, 0);
    let mut reached_at = None;
    let mut backoff = Backoff::new(seed);
    let mut wait = backoff.wait(error.again_in());
    loop {
        sleep(wait).await;
        attempts += 1;
        let attempt = async {
            let mut connection = member.connect(heard).await?;
            let is_whole = greeted(&mut connection, &member.spot, heard).await?;
            Ok((connection, is_whole))
        };
        let error = match timeout(PATIENCE, attempt).await {
            Ok(Ok((connection, is_whole))) => {
                let back_at = Instant::now();
                let reached_at = reached_at.unwrap_or(back_at);
                let back = Return {
                    broke_at,
                    reached_at,
                    back_at,
                    is_whole,
                    attempts,
                    not_reached,
                    put_off,
                };
                return (connection, back);
            }
            Ok(Err(error)) => Some(error),
            Err(_) => None,
        };
        match &error {
            Some(ClientError::Refused { .. } | ClientError::Closed { .. }) => {
                put_off += 1;
                reached_at.get_or_insert_with(Instant::now);
            }
            Some(_) | None => not_reached += 1,
        }
        wait = backoff.wait(error.and_then(|error| error.again_in()));
    }
}

/// Waits until a client has everything it needs to continue. Returns whether a seat's news continue
/// exactly where it had stopped.
async fn greeted(
    connection: &mut Connection,
    spot: &Spot,
    heard: Option<u32>,
) -> Result<bool, ClientError> {
    loop {
        let text = connection.next_text().await?;
        match (spot, Kind::of(&text)) {
            (_, Kind::Bye) => {}
            (Spot::Lobby, _) | (Spot::Gallery(_), Kind::Welcome) => return Ok(true),
            (Spot::Seat(_), Kind::News) => return Ok(heard_in(&text) == heard),
            (Spot::Gallery(_) | Spot::Seat(_), _) => {}
        }
    }
}

/// How many sayings were heard after this frame, if it says so.
fn heard_in(text: &str) -> Option<u32> {
    let is_news = Kind::of(text) == Kind::News;
    is_news.then(|| glimpse::read::<glimpse::Heard>(text).ok().map(|it| it.heard)).flatten()
}
