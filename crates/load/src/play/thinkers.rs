//! Tables where the strongest bots think, in addition to those that are measured.

use protocol::{NewTable, SeatNumber, WantedBot};
use tokio::task::JoinSet;

use super::games::Games;
use crate::client::{ClientError, Guest, gather};
use crate::doorways::Doorways;
use crate::player::Player;

/// The strongest bot.
const STRONGEST: &str = "professore";

/// Opens this many tables, each with one guest and the strongest bots, and plays there until
/// dropped.
pub(super) async fn invite(
    tables: usize,
    doorways: &Doorways,
    games: Games,
) -> Result<JoinSet<()>, ClientError> {
    let mut thinking = JoinSet::new();
    for number in 0..tables {
        let guest = Guest::through(doorways.next(1)?, &format!("Thinker {number}")).await?;
        thinking.spawn(play_on(guest, games, number));
    }
    Ok(thinking)
}

/// Plays game after game. Errors here are not measured; another game is started.
async fn play_on(guest: Guest, games: Games, number: usize) {
    for game in 0.. {
        let table = table(games, number);
        let Ok((id, mut connections)) = gather(std::slice::from_ref(&guest), &table).await else {
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            continue;
        };
        let seed = (number as u64) << 32 | game;
        let mut player = Player::new(guest.clone(), &id, seed);
        if let Some(connection) = connections.pop() {
            player = player.connected(connection);
        }
        let _ = player.play().await;
    }
}

/// A table of three, or as close as the game allows, with the guest in the first seat.
fn table(games: Games, number: usize) -> NewTable {
    let bot = |seat: u8| {
        let seat = SeatNumber::try_from(seat).ok()?;
        Some(WantedBot { seat, level: STRONGEST.to_string() })
    };
    // Tables with odd numbers are those with three seats.
    let table = games.table(2 * number + 1);
    NewTable { bots: (2..=table.seats).filter_map(bot).collect(), ..table }
}
