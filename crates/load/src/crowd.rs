//! Many guests who are merely present: in seats, in galleries and in the lobby.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{NewTable, Visibility};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::client::{Backoff, ClientError, Connection, Guest, gather};
use crate::doorways::{Doorways, SOCKETS};
use crate::play::Games;

/// How many connect at the same time.
const AT_ONCE: usize = 32;

/// How many watchers share one guest and one address; a house allows 20 at one table.
const WATCHERS: usize = 20;

/// How often connecting may fail before it is given up.
const ATTEMPTS: u32 = 10;

/// How the sockets of a crowd are distributed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mix {
    /// The total number of sockets.
    pub sockets: usize,
    /// Sockets of guests who sit at tables with a game in progress.
    pub seated: usize,
    /// Sockets of the lobby. The remaining ones watch.
    pub lobby: usize,
    /// The most watchers at one table.
    pub per_table: usize,
}

impl Mix {
    /// A mix of this many sockets, with this percentage seated and one in ten in the lobby.
    pub(crate) fn new(sockets: usize, seated_percent: usize, per_table: usize) -> Mix {
        let seated = sockets * seated_percent.min(90) / 100;
        // Guests sit down in threes.
        let seated = seated - seated % SEATS;
        Mix { sockets, seated, lobby: sockets / 10, per_table: per_table.max(1) }
    }

    fn watching(&self) -> usize {
        self.sockets - self.seated - self.lobby
    }
}

const SEATS: usize = 3;

/// Where a member is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// In the lobby.
    Lobby,
    /// In the gallery of a table.
    Gallery(String),
    /// In a seat of a table.
    Seat(String),
}

/// One member of a crowd.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub guest: Guest,
    pub spot: Spot,
}

impl Member {
    /// Connects; `heard` is how many sayings the member has already heard.
    pub(crate) async fn connect(&self, heard: Option<u32>) -> Result<Connection, ClientError> {
        match &self.spot {
            Spot::Lobby => self.guest.watch_lobby().await,
            Spot::Gallery(table) => self.guest.connect(table, None).await,
            Spot::Seat(table) => self.guest.connect(table, heard).await,
        }
    }
}

/// The task of one worker.
#[derive(Clone, Copy)]
enum Work {
    /// Fills a table with guests who play.
    Seats(usize),
    /// Fills part of a gallery; the first number is the index of the table.
    Gallery(usize, usize),
    /// Fills part of the lobby.
    Lobby(usize),
}

/// A member with a connection.
pub(crate) type Arrival = (Member, Connection);

/// Connects a crowd. Every member is passed on at once, because a connection has to be read from.
pub(crate) async fn gathered(
    url: &str,
    mix: Mix,
    mut arrived: impl FnMut(Arrival),
) -> Result<(), ClientError> {
    let doorways = Arc::new(Doorways::of(url)?);
    let galleries = Arc::new(galleries(&doorways, mix).await?);
    let work = Arc::new(Mutex::new(work(mix)));
    let (sender, mut arrivals) = mpsc::channel(AT_ONCE);
    let mut workers = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (doorways, galleries) = (Arc::clone(&doorways), Arc::clone(&galleries));
        let (work, sender) = (Arc::clone(&work), sender.clone());
        workers.spawn(async move {
            loop {
                let next = work.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                let Some(next) = next else { return Ok::<(), ClientError>(()) };
                fill(&doorways, &galleries, next, &sender).await?;
            }
        });
    }
    drop(sender);
    while let Some(arrival) = arrivals.recv().await {
        arrived(arrival);
    }
    while let Some(done) = workers.join_next().await {
        // A worker neither panics nor is cancelled.
        done.unwrap_or(Ok(()))?;
    }
    Ok(())
}

/// Opens public tables where nobody sits.
async fn galleries(doorways: &Doorways, mix: Mix) -> Result<Vec<String>, ClientError> {
    let mut tables = Vec::new();
    for number in 0..mix.watching().div_ceil(mix.per_table) {
        // Each takes much of its doorway, because an address has few tables in the lobby.
        let opener = Guest::through(doorways.next(8)?, "Opener").await?;
        let usual = Games::Mixed.table(number);
        let table = NewTable { visibility: Visibility::Public, seat: None, ..usual };
        tables.push(opener.open(&table).await?.table);
    }
    Ok(tables)
}

fn work(mix: Mix) -> VecDeque<Work> {
    let mut work = VecDeque::new();
    work.extend((0..mix.seated / SEATS).map(Work::Seats));
    let tables = mix.watching().div_ceil(mix.per_table);
    for table in 0..tables {
        let viewers = mix.per_table.min(mix.watching() - table * mix.per_table);
        work.extend(parts(viewers).map(|part| Work::Gallery(table, part)));
    }
    work.extend(parts(mix.lobby).map(Work::Lobby));
    work
}

/// Splits sockets into parts that are small enough for one doorway.
fn parts(sockets: usize) -> impl Iterator<Item = usize> {
    let whole = WATCHERS;
    (0..sockets.div_ceil(whole)).map(move |part| whole.min(sockets - part * whole))
}

async fn fill(
    doorways: &Doorways,
    galleries: &[String],
    work: Work,
    arrivals: &mpsc::Sender<Arrival>,
) -> Result<(), ClientError> {
    let (spot, count) = match work {
        Work::Seats(number) => return seats(doorways, number, arrivals).await,
        Work::Gallery(table, count) => (Spot::Gallery(galleries[table].clone()), count),
        Work::Lobby(count) => (Spot::Lobby, count),
    };
    // A doorway of their own, so that no others at the same table share it.
    let guest = Guest::through(doorways.next(SOCKETS)?, "Watcher").await?;
    for _ in 0..count {
        let member = Member { guest: guest.clone(), spot: spot.clone() };
        let connection = patiently(&member).await?;
        // They are received as long as any worker is running.
        let _ = arrivals.send((member, connection)).await;
    }
    Ok(())
}

async fn seats(
    doorways: &Doorways,
    number: usize,
    arrivals: &mpsc::Sender<Arrival>,
) -> Result<(), ClientError> {
    let doorway = doorways.next(SEATS as u32)?;
    let mut guests = Vec::new();
    for seat in 0..SEATS {
        guests.push(Guest::through(doorway.clone(), &format!("Idle {number}-{seat}")).await?);
    }
    let table = NewTable { seats: SEATS as u8, ..Games::Mixed.table(number) };
    let (table, connections) = gather(&guests, &table).await?;
    for (guest, connection) in guests.into_iter().zip(connections) {
        let member = Member { guest, spot: Spot::Seat(table.clone()) };
        let _ = arrivals.send((member, connection)).await;
    }
    Ok(())
}

/// Connects, and waits if the house asks for it.
async fn patiently(member: &Member) -> Result<Connection, ClientError> {
    let mut backoff = Backoff::new(0);
    for _ in 0..ATTEMPTS {
        match member.connect(None).await {
            Err(error) if error.may_pass() => {
                tokio::time::sleep(backoff.wait(error.again_in())).await;
            }
            done => return done,
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    member.connect(None).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_socket_has_its_place() {
        for sockets in [10, 250, 5_000, 10_000] {
            let mix = Mix::new(sockets, 20, 100);
            let places = work(mix).into_iter().map(|work| match work {
                Work::Seats(_) => SEATS,
                Work::Gallery(_, count) | Work::Lobby(count) => count,
            });
            assert_eq!(places.sum::<usize>(), sockets);
        }
    }

    #[test]
    fn no_part_needs_more_than_one_doorway() {
        assert_eq!(parts(70).collect::<Vec<_>>(), [20, 20, 20, 10]);
        assert_eq!(parts(0).count(), 0);
    }
}
