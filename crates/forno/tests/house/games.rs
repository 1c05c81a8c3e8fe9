//! Whole games over real sockets.

use load::player::Ending;
use protocol::{FromHouse, ReplayEyes, Saying, Stage};
use replay::replay;
use tempfile::TempDir;

use crate::process::Process;
use crate::tables::{GAMES, gathered, guests, new_table, play, seat, with_bots};

#[tokio::test(flavor = "multi_thread")]
async fn guests_play_every_game_with_every_number_of_players() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    for (game, counts) in GAMES {
        for seats in counts {
            let guests = guests(&house.url(), seats).await;
            let ending = play(&guests, &new_table(game, seats)).await;
            assert!(matches!(ending, Ending::Over(_)), "{game} for {seats}: {ending:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_every_game_against_bots() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    for (game, counts) in GAMES {
        for seats in counts {
            let guests = guests(&house.url(), 1).await;
            let ending = play(&guests, &with_bots(game, seats, 1)).await;
            assert!(matches!(ending, Ending::Over(_)), "{game} for {seats}: {ending:?}");
        }
    }
}

/// What is sent to a seat's socket is exactly what the ledger, read through that seat's eyes, says,
/// in the same order.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_carries_what_its_seat_may_hear_and_nothing_else() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    for (game, seats) in [("mamma-mia", 3), ("mamma-mia-plus", 4), ("pizza-theory", 3)] {
        let guests = guests(&house.url(), seats).await;
        let (table, connections) = gathered(&guests, &new_table(game, seats)).await;
        let listening = connections.into_iter().map(|mut connection| {
            tokio::spawn(async move {
                let (mut heard, mut whims) = (Vec::<Saying>::new(), table::Pcg::new(7));
                let mut is_over = false;
                let mut awaits = true;
                while !is_over || awaits {
                    match connection.next_frame().await.expect("a frame") {
                        FromHouse::News(news) => {
                            heard.extend(news.sayings);
                            awaits = !news.awaited.is_empty();
                            if !news.steps.is_empty() {
                                let moves = news.steps.iter().map(|offers| {
                                    let at = whims.pick(offers.len() as u32) as usize;
                                    offers[at].pick(&mut |bound| whims.pick(bound)).expect("one")
                                });
                                connection.ask(moves.collect()).await.expect("asked");
                            }
                        }
                        FromHouse::Table(state) => {
                            is_over = matches!(state.stage, Stage::Over(_));
                            let shown = state.fairness.seed.is_some();
                            assert_eq!(shown, is_over, "the seed is shown after the end");
                        }
                        _ => {}
                    }
                }
                heard
            })
        });
        let mut heard = Vec::new();
        for seat in listening.collect::<Vec<_>>() {
            heard.push(seat.await.expect("a player"));
        }
        let ledger = guests[0].ledger(&table).await.expect("the ledger");
        for (number, heard) in (1..).zip(heard) {
            let eyes = ReplayEyes::Seat(seat(number).expect("a seat"));
            let told = replay(&ledger, eyes).expect("it can be told");
            let told: Vec<Saying> = told.steps.into_iter().flat_map(|step| step.sayings).collect();
            assert_eq!(told, heard, "seat {number} of {game}");
        }
    }
}
