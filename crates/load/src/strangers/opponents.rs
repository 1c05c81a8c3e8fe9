//! Guests who play against a quick bot, and time its answers.

use std::collections::BTreeMap;
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

/// How long the bots took, and since when those have been thinking that are not done.
#[derive(Default)]
struct Times {
    done: Latencies,
    pending: BTreeMap<u64, Instant>,
}

/// Guests who play until they are asked to leave.
pub(super) struct Opponents {
    bots: Arc<Mutex<Times>>,
    /// They stop when they are dropped.
    _playing: JoinSet<()>,
}

impl Opponents {
    /// So many tables of a guest and a quick bot.
    pub(super) fn invite(tables: usize, url: &str) -> Result<Opponents, ClientError> {
        let bots = Arc::new(Mutex::new(Times::default()));
        let mut playing = JoinSet::new();
        for number in 0..tables {
            playing.spawn(play_on(Doorways::of(url)?, number as u64, Arc::clone(&bots)));
        }
        Ok(Opponents { bots, _playing: playing })
    }

    /// How long the bots took: from the news that one has to move to the news of its move, or until
    /// now.
    pub(super) fn leave(self) -> Summary {
        let mut bots = self.bots.lock().unwrap_or_else(PoisonError::into_inner);
        let Times { done, pending } = &mut *bots;
        std::mem::take(pending).into_values().for_each(|since| done.add(since.elapsed()));
        done.summary()
    }
}

/// Game after game. What goes wrong here is not what is measured; another game is begun.
async fn play_on(doorways: Doorways, number: u64, bots: Arc<Mutex<Times>>) {
    for game in 0.. {
        if play(&doorways, number, game, &bots).await.is_err() {
            bots.lock().unwrap_or_else(PoisonError::into_inner).pending.remove(&number);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

async fn play(
    doorways: &Doorways,
    number: u64,
    game: u64,
    bots: &Mutex<Times>,
) -> Result<(), ClientError> {
    let guest = Guest::through(doorways.next(2)?, "Opponent").await?;
    let bot = SeatNumber::try_from(2).ok();
    let bot = bot.map(|seat| WantedBot { seat, level: QUICK.to_string() });
    let table = NewTable { bots: bot.into_iter().collect(), ..Games::One(GAMES[0]).table(0) };
    let (_, mut connections) = gather(&[guest], &table).await?;
    let Some(mut connection) = connections.pop() else { return Ok(()) };
    let mut chance = Pcg::new(number << 32 | game);
    loop {
        let text = connection.next_text().await?;
        if Kind::of(&text) != Kind::News {
            continue;
        }
        let at = Instant::now();
        let news: News = glimpse::read(&text)
            .map_err(|error: serde_json::Error| ClientError::BadFrame(error.to_string()))?;
        {
            let mut bots = bots.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(since) = bots.pending.remove(&number) {
                bots.done.add(at - since);
            }
            if news.steps.is_empty() && !news.awaited.is_empty() {
                bots.pending.insert(number, at);
            }
        }
        if news.awaited.is_empty() {
            connection.close().await;
            return Ok(());
        }
        if !news.steps.is_empty() {
            tokio::time::sleep(TURN).await;
            connection.ask(pick(&news.steps, &mut chance)).await?;
        }
    }
}
