//! Opening tables ahead of time, so that a finished one is replaced at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::floor::{Floor, Number};
use super::games::Games;
use super::table::Sitter;
use crate::client::{ClientError, Connection, Guest, gather};
use crate::doorways::Doorways;
use crate::glimpse::{self, Answered, Kind, News};

/// Opens tables and seats guests.
#[derive(Debug)]
pub(super) struct Opener {
    floor: Arc<Floor>,
    doorways: Doorways,
    games: Games,
    opened: AtomicUsize,
    /// Guests whose game is over.
    free: Mutex<Vec<Guest>>,
    /// How often opening failed in a row, and the last error.
    trouble: Mutex<(u32, Option<ClientError>)>,
}

impl Opener {
    pub(super) fn new(floor: Arc<Floor>, doorways: Doorways, games: Games) -> Arc<Opener> {
        Arc::new(Opener {
            floor,
            doorways,
            games,
            opened: AtomicUsize::new(0),
            free: Mutex::default(),
            trouble: Mutex::default(),
        })
    }

    /// Opens a table whenever one is wanted.
    pub(super) async fn work(self: Arc<Opener>) {
        while let Ok(wanted) = self.floor.wanted.acquire().await {
            wanted.forget();
            match self.open().await {
                Ok(()) => self.trouble().0 = 0,
                Err(error) => {
                    let wait = error.again_in().unwrap_or(Duration::from_millis(200));
                    {
                        let mut trouble = self.trouble();
                        *trouble = (trouble.0 + 1, Some(error));
                    }
                    tokio::time::sleep(wait).await;
                    self.floor.wanted.add_permits(1);
                }
            }
        }
    }

    fn trouble(&self) -> MutexGuard<'_, (u32, Option<ClientError>)> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last error, if opening failed this often in a row.
    pub(super) fn stuck(&self, after: u32) -> Option<ClientError> {
        let mut trouble = self.trouble();
        if trouble.0 < after { None } else { trouble.1.take() }
    }

    async fn open(self: &Arc<Opener>) -> Result<(), ClientError> {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        let table = self.games.table(number);
        let doorway = self.doorways.next(table.seats.into())?;
        let mut guests = Vec::new();
        for seat in 1..=table.seats {
            let free = self.free().pop();
            guests.push(match free {
                Some(guest) => guest.moved(doorway.clone()),
                None => Guest::through(doorway.clone(), &format!("Load {number}-{seat}")).await?,
            });
        }
        let gathered = gather(&guests, &table).await;
        let connections = match gathered {
            Ok((_, connections)) => connections,
            Err(error) => {
                self.free().extend(guests);
                return Err(error);
            }
        };
        let (sitters, frames): (Vec<_>, Vec<_>) = (0..connections.len())
            .map(|_| {
                let (sender, frames) = mpsc::channel(1);
                (Sitter::new(sender), frames)
            })
            .unzip();
        let number = self.floor.add(sitters);
        let seats = connections.into_iter().zip(frames).zip(guests).enumerate();
        for (seat, ((connection, frames), guest)) in seats {
            let opener = Arc::clone(self);
            tokio::spawn(async move {
                sit(&opener.floor, number, seat, connection, frames).await;
                opener.free().push(guest);
            });
        }
        Ok(())
    }

    fn free(&self) -> MutexGuard<'_, Vec<Guest>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds a seat until the table is no longer needed: passes on what comes in, and sends what is to
/// be sent.
async fn sit(
    floor: &Floor,
    table: Number,
    seat: usize,
    mut connection: Connection,
    mut frames: mpsc::Receiver<String>,
) {
    loop {
        let went = tokio::select! {
            came = connection.next_text() => came.and_then(|text| take(floor, table, seat, &text)),
            frame = frames.recv() => match frame {
                Some(frame) => connection.send_text(frame).await,
                None => return connection.close().await,
            },
        };
        if went.is_err() {
            return floor.lost(table);
        }
    }
}

fn take(floor: &Floor, table: Number, seat: usize, text: &str) -> Result<(), ClientError> {
    let at = Instant::now();
    let bad_frame = |error: serde_json::Error| ClientError::BadFrame(error.to_string());
    match Kind::of(text) {
        Kind::News => {
            let news: News = glimpse::read(text).map_err(bad_frame)?;
            floor.news(table, seat, news);
        }
        Kind::Answer => {
            let Answered { id, outcome } = glimpse::read(text).map_err(bad_frame)?;
            floor.answer(table, &id, outcome, at);
        }
        Kind::Welcome | Kind::Bye | Kind::Other => {}
    }
    Ok(())
}
