//! Guests who play against a quick bot, and time its answers.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalogue::GAMES;
use protocol::{NewTable, SeatNumber, WantedBot};
use table::Pcg;
use tokio::task::JoinSet;

use crate::client::{ClientError, Guest, gather};
use crate::doorways::Doorways;
use crate::glimpse::{self, Kind, News};
use crate::latencies::{Latencies, Summary};
use crate::play::{Games, pick};

/// A bot that does not search.
const QUICK: &str = "mimi";

/// So long a guest takes for a turn.
const TURN: Duration = Duration::from_millis(50);

/// Guests who play until they are asked to leave.
pub(super) struct Opponents {
    bots: Arc<Mutex<Latencies>>,
    /// They stop when they are dropped.
    _playing: JoinSet<()>,
}

impl Opponents {
    /// So many tables of a guest and a quick bot.
    pub(super) fn invite(tables: usize, url: &str) -> Result<Opponents, ClientError> {
        let bots = Arc::new(Mutex::new(Latencies::default()));
        let mut playing = JoinSet::new();
        for number in 0..tables {
            playing.spawn(play_on(Doorways::of(url)?, number as u64, Arc::clone(&bots)));
        }
        Ok(Opponents { bots, _playing: playing })
    }

    /// How long the bots took: from the news that one has to move to the news of its move.
    pub(super) fn leave(self) -> Summary {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner).summary()
    }
}

/// Game after game. What goes wrong here is not what is measured; another game is begun.
async fn play_on(doorways: Doorways, number: u64, bots: Arc<Mutex<Latencies>>) {
    for game in 0.. {
        if play(&doorways, number << 32 | game, &bots).await.is_err() {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

async fn play(doorways: &Doorways, seed: u64, bots: &Mutex<Latencies>) -> Result<(), ClientError> {
    let guest = Guest::through(doorways.next(2)?, "Opponent").await?;
    let bot = SeatNumber::try_from(2).ok();
    let bot = bot.map(|seat| WantedBot { seat, level: QUICK.to_string() });
    let table = NewTable { bots: bot.into_iter().collect(), ..Games::One(GAMES[0]).table(0) };
    let (_, mut connections) = gather(&[guest], &table).await?;
    let Some(mut connection) = connections.pop() else { return Ok(()) };
    let mut chance = Pcg::new(seed);
    let mut since: Option<Instant> = None;
    loop {
        let text = connection.next_text().await?;
        if Kind::of(&text) != Kind::News {
            continue;
        }
        let at = Instant::now();
        let news: News = glimpse::read(&text)
            .map_err(|error: serde_json::Error| ClientError::BadFrame(error.to_string()))?;
        if let Some(since) = since.take() {
            bots.lock().unwrap_or_else(PoisonError::into_inner).add(at - since);
        }
        if news.awaited.is_empty() {
            connection.close().await;
            return Ok(());
        }
        if news.steps.is_empty() {
            since = Some(at);
        } else {
            tokio::time::sleep(TURN).await;
            connection.ask(pick(&news.steps, &mut chance)).await?;
        }
    }
}
