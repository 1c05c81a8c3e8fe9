//! What an abuser can take from the others: bots' answers, asks and reviews are timed in calm, and
//! again while somebody at other addresses lets the house think as much as possible.

mod abuser;
mod figures;
mod opponents;

use std::time::{Duration, Instant};

use catalogue::GAMES;
use tokio::task::JoinSet;

pub use figures::Figures;

use crate::client::{ClientError, Guest, gather};
use crate::doorways::Doorways;
use crate::latencies::Summary;
use crate::play::{self, Games};
use crate::player::Player;
use abuser::Abuser;
use opponents::Opponents;

/// So long the abuser is at work before anything is timed.
const SETTLING: Duration = Duration::from_secs(5);

/// So many reviews are timed, one after the other.
const REVIEWS: usize = 3;

/// What is to be measured, and where.
#[derive(Clone, Debug)]
pub struct Order {
    /// The house.
    pub url: String,
    /// The house's process, to see what it uses.
    pub pid: Option<u32>,
    /// Tables where guests play among themselves.
    pub tables: usize,
    /// Asks due there in each second.
    pub rate: f64,
    /// Tables where a guest plays against a quick bot.
    pub opponents: usize,
    /// How long is measured, in calm and again beside the abuser.
    pub lasting: Duration,
    /// The abuser's tables of five searching bots each.
    pub searching: usize,
    /// The abuser's tables at which hints are asked for in a loop.
    pub hints: usize,
    /// The abuser's reviews that wait at any time.
    pub reviews: usize,
}

/// What was timed.
struct Timed {
    bots: Summary,
    asks: play::Figures,
    /// The longest review, in seconds.
    review: f64,
}

/// Measures in calm, and then beside the abuser.
pub async fn run(order: &Order) -> Result<Figures, ClientError> {
    let doorways = Doorways::of(&order.url)?;
    let ledger = ledger(&doorways).await?;
    let quiet = time(order, &doorways, &ledger).await?;
    let abuser = Abuser::begin(order, &doorways, &ledger).await?;
    tokio::time::sleep(SETTLING).await;
    let busy = time(order, &doorways, &ledger).await?;
    Ok(Figures::of(order, &quiet, &busy, abuser.hints()))
}

async fn time(order: &Order, doorways: &Doorways, ledger: &str) -> Result<Timed, ClientError> {
    let opponents = Opponents::invite(order.opponents, &order.url)?;
    let asks = play::Order {
        url: order.url.clone(),
        metrics: None,
        pid: order.pid,
        games: Games::Mixed,
        tables: order.tables,
        rate: order.rate,
        lasting: order.lasting,
        warm_up: Duration::from_secs(3),
        thinkers: 0,
    };
    let asks = play::run(&asks).await?;
    let bots = opponents.leave();
    let reader = Guest::through(doorways.next(80)?, "Reader").await?;
    let mut longest = Duration::ZERO;
    for _ in 0..REVIEWS {
        let began = Instant::now();
        reader.review(ledger).await?;
        longest = longest.max(began.elapsed());
    }
    Ok(Timed { bots, asks, review: longest.as_secs_f64() })
}

/// The ledger of a game that two guests play to its end.
async fn ledger(doorways: &Doorways) -> Result<String, ClientError> {
    let doorway = doorways.next(80)?;
    let mut guests = Vec::new();
    for name in ["Ada", "Bea"] {
        guests.push(Guest::through(doorway.clone(), name).await?);
    }
    let (table, connections) = gather(&guests, &Games::One(GAMES[0]).table(0)).await?;
    let mut playing = JoinSet::new();
    for (seed, (guest, connection)) in guests.iter().zip(connections).enumerate() {
        let mut player = Player::new(guest.clone(), &table, seed as u64).connected(connection);
        playing.spawn(async move {
            // Where it breaks off there is no ledger, and that is told below.
            let _ = player.play().await;
        });
    }
    playing.join_all().await;
    guests[0].ledger(&table).await
}
