//! Chaos on the wire: requests are dropped, repeated, delayed and reordered, and connections break.

use load::client::Guest;
use load::player::Player;
use protocol::{FromClient, Outcome};
use table::Pcg;
use tempfile::TempDir;

use crate::process::Process;
use crate::tables::{GAMES, check, gathered, guests, new_table, patiently, seated};

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_on_the_wire_all_play_the_same_legal_game() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    for (round, (game, counts)) in (1..).zip(GAMES) {
        let seats = (*counts.end()).min(4);
        let guests = guests(&house.url(), seats).await;
        let (table, connections) = gathered(&guests, &new_table(game, seats)).await;
        let players = seated(&guests, &table, connections).into_iter().zip(1..);
        let playing = players.map(|(player, number)| {
            tokio::spawn(stumble(player, table.clone(), Pcg::new(round * 100 + number)))
        });
        let mut players = Vec::new();
        for player in playing.collect::<Vec<_>>() {
            players.push(player.await.expect("a player"));
        }
        assert!(players.iter().any(|player| player.reconnections() > 0), "something went wrong");
        let ledger = patiently(|| guests[0].ledger(&table)).await;
        check(&ledger, &players.iter().map(|player| player.journal()).collect::<Vec<_>>());
    }
}

/// Plays to the end while connections break and old requests turn up again.
async fn stumble(mut player: Player, table: String, mut whims: Pcg) -> Player {
    loop {
        if player.step().await.unwrap_or_else(|breach| panic!("{breach}")).is_some() {
            return player;
        }
        // If a request is in flight, this loses the request or its answer; the player repeats it.
        if whims.pick(8) == 0 {
            player.hang_up();
        }
        if whims.pick(12) == 0 {
            haunt(&player, &table, &mut whims).await;
        }
    }
}

/// Another connection of the same guest repeats requests that were answered long ago, in any order;
/// each gets the same answer as before.
async fn haunt(player: &Player, table: &str, whims: &mut Pcg) {
    let guest: &Guest = player.guest();
    let old: Vec<_> = player.journal().done().cloned().collect();
    if old.is_empty() {
        return;
    }
    let mut ghost = patiently(|| guest.connect(table, Some(player.heard()))).await;
    for _ in 0..3 {
        let entry = &old[whims.pick(old.len() as u32) as usize];
        let (id, moves) = (entry.id.clone(), entry.moves.clone());
        let again = FromClient::Ask { id: id.clone(), moves, heard: None };
        ghost.send(&again).await.expect("sent");
        let answer = ghost.answer(&id).await.expect("an answer");
        assert_eq!(answer, Outcome::Done, "a repeated ask is answered the same way");
    }
    ghost.close().await;
}
