//! Somebody who lets a house think as much as it can.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use catalogue::GAMES;
use protocol::{Deed, FromHouse, NewTable, SeatNumber, WantedBot};
use tokio::task::JoinSet;

use super::Order;
use crate::client::{ClientError, Connection, Guest, gather};
use crate::doorways::Doorways;
use crate::play::Games;

/// The strongest bot, which searches.
const SEARCHING: &str = "professore";

/// So many of them sit at a table.
const SEATS: u8 = 5;

/// Tables and loops that go on until they are dropped.
pub(super) struct Abuser {
    hints: Arc<AtomicU64>,
    _asking: JoinSet<()>,
}

impl Abuser {
    /// Opens all tables, and begins to ask. The limits of the house are kept to: an address has as
    /// many tables as it may.
    pub(super) async fn begin(
        order: &Order,
        doorways: &Doorways,
        ledger: &str,
    ) -> Result<Abuser, ClientError> {
        let mut asking = JoinSet::new();
        let hints = Arc::new(AtomicU64::new(0));
        let guest = Guest::through(doorways.next(80)?, "Abuser").await?;
        for _ in 0..order.searching {
            let (_, connections) = gather(std::slice::from_ref(&guest), &searching()).await?;
            for connection in connections {
                connection.close().await;
            }
        }
        for _ in 0..order.reviews {
            let (guest, ledger) = (guest.clone(), ledger.to_string());
            asking.spawn(async move {
                loop {
                    if guest.review(&ledger).await.is_err() {
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            });
        }
        let guest = Guest::through(doorways.next(80)?, "Abuser").await?;
        for _ in 0..order.hints {
            let (_, connections) = gather(std::slice::from_ref(&guest), &with_guest()).await?;
            for connection in connections {
                asking.spawn(ask_on(connection, Arc::clone(&hints)));
            }
        }
        Ok(Abuser { hints, _asking: asking })
    }

    /// How many hints came.
    pub(super) fn hints(&self) -> u64 {
        self.hints.load(Ordering::Relaxed)
    }
}

/// Asks for a hint whenever the last one came, or did not.
async fn ask_on(mut connection: Connection, hints: Arc<AtomicU64>) {
    loop {
        let Ok(frame) = connection.next_frame().await else { return };
        let asks = match frame {
            FromHouse::News(news) => !news.steps.is_empty(),
            FromHouse::Hint(_) => {
                hints.fetch_add(1, Ordering::Relaxed);
                true
            }
            FromHouse::NoHint { .. } => true,
            _ => false,
        };
        if asks && connection.deed(Deed::Hint).await.is_err() {
            return;
        }
    }
}

fn bots(seats: std::ops::RangeInclusive<u8>, level: &str) -> Vec<WantedBot> {
    let seats = seats.filter_map(|seat| SeatNumber::try_from(seat).ok());
    seats.map(|seat| WantedBot { seat, level: level.to_string() }).collect()
}

/// A table at which only searching bots sit.
fn searching() -> NewTable {
    let table = Games::One(GAMES[0]).table(0);
    NewTable { seats: SEATS, seat: None, bots: bots(1..=SEATS, SEARCHING), ..table }
}

/// A table at which a guest plays against a searching bot.
fn with_guest() -> NewTable {
    let table = Games::One(GAMES[0]).table(0);
    NewTable { bots: bots(2..=2, SEARCHING), ..table }
}
