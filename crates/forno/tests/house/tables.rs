//! Tables with automated players, and checks that nothing was lost or done twice.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use load::client::{ClientError, Connection, Guest, gather};
use load::journal::Journal;
use load::player::{Ending, Player};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Clock, Move, NewTable, SeatNumber, Visibility, WantedBot, Wire};
use table::Seat;
use table::ledger::{Entry, Ledger, Verdict, game_of};

/// Every game with every number of players.
pub const GAMES: [(&str, std::ops::RangeInclusive<u8>); 3] =
    [("mamma-mia", 2..=5), ("mamma-mia-plus", 2..=6), ("pizza-theory", 2..=3)];

/// A table with this many seats, without bots.
pub fn new_table(game: &str, seats: u8) -> NewTable {
    NewTable {
        game: game.to_string(),
        seats,
        options: Vec::new(),
        visibility: Visibility::Private,
        clock: Clock::None,
        chat: true,
        seat: seat(1),
        bots: Vec::new(),
        language: None,
        request: None,
        webhook: None,
    }
}

/// The same with bots in all seats after the first `guests`.
pub fn with_bots(game: &str, seats: u8, guests: u8) -> NewTable {
    let bot = |number| seat(number).map(|seat| WantedBot { seat, level: "mimi".to_string() });
    NewTable { bots: (guests + 1..=seats).filter_map(bot).collect(), ..new_table(game, seats) }
}

/// A seat by its number.
pub fn seat(number: u8) -> Option<SeatNumber> {
    SeatNumber::try_from(number).ok()
}

/// Creates this many guests of a house.
pub async fn guests(url: &str, count: u8) -> Vec<Guest> {
    let mut guests = Vec::new();
    for number in 1..=count {
        let name = format!("Guest {number}");
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        guests.push(patiently(|| Guest::new(url, &name, from)).await);
    }
    guests
}

/// Retries something that may fail while the house is down, until it succeeds.
pub async fn patiently<T, F>(mut attempt: impl FnMut() -> F) -> T
where
    F: Future<Output = Result<T, ClientError>>,
{
    for _ in 0..300 {
        match attempt().await {
            Ok(done) => return done,
            Err(error) if error.may_pass() => {}
            Err(error) => panic!("the house refuses: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("the house stays away");
}

/// Gathers guests at a new table. A table that a crash left half gathered is abandoned.
pub async fn gathered(guests: &[Guest], table: &NewTable) -> (String, Vec<Connection>) {
    for _ in 0..100 {
        match gather(guests, table).await {
            Ok(gathered) => return gathered,
            Err(ClientError::NotDone(protocol::Outcome::Failed { .. })) => {}
            Err(error) if error.may_pass() => {}
            Err(error) => panic!("the house refuses: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("nobody gets a table");
}

/// Players in their seats, connected.
pub fn seated(guests: &[Guest], table: &str, connections: Vec<Connection>) -> Vec<Player> {
    let seat = |((number, guest), connection): ((u64, &Guest), Connection)| {
        Player::new(guest.clone(), table, number).connected(connection)
    };
    (1..).zip(guests).zip(connections).map(seat).collect()
}

/// Lets the guests play a game to its end, and checks everything that can be checked.
pub async fn play(guests: &[Guest], table: &NewTable) -> Ending {
    let (id, connections) = gathered(guests, table).await;
    let players = seated(guests, &id, connections);
    let playing = players.into_iter().map(|mut player| {
        tokio::spawn(async move {
            let ending = player.play().await.unwrap_or_else(|breach| panic!("{breach}"));
            (player, ending)
        })
    });
    let mut ended = Vec::new();
    for player in playing.collect::<Vec<_>>() {
        ended.push(player.await.expect("the player plays to the end"));
    }
    let ending = ended[0].1.clone();
    assert!(ended.iter().all(|(_, other)| *other == ending), "all see the same ending");
    let ledger = patiently(|| guests[0].ledger(&id)).await;
    let journals = ended.iter().map(|(player, _)| player.journal()).collect::<Vec<_>>();
    check(&ledger, &journals);
    ending
}

/// Checks that the ledger replays and verifies, and that it contains every move confirmed to a
/// player exactly once, in order, and nothing else.
pub fn check(ledger: &str, journals: &[&Journal]) {
    match game_of(ledger).expect("a ledger").name {
        "pizza-theory" => check_as::<PizzaTheory>(ledger, journals),
        _ => check_as::<MammaMia>(ledger, journals),
    }
}

/// A move as ledgers write it.
fn written<G: Wire>(mv: &Move) -> String {
    let wire = serde_json::to_value(mv).expect("a move can be written");
    let wire: G::WireMove = serde_json::from_value(wire).expect("a move of this game");
    let mv: G::Move = wire.try_into().expect("a move of this game");
    mv.to_string()
}

fn check_as<G: Wire>(text: &str, journals: &[&Journal]) {
    let ledger = Ledger::<G>::read(text).expect("the ledger is legal");
    assert_eq!(ledger.verify(), Ok(Verdict::Honest));
    for (seat, journal) in Seat::all(journals.len()).zip(journals) {
        let stored = ledger.entries.iter().filter_map(|entry| match entry {
            Entry::Move(by, mv) if *by == seat => Some(mv.to_string()),
            _ => None,
        });
        let done = journal.done().flat_map(|entry| &entry.moves).map(written::<G>);
        let (stored, done): (Vec<_>, Vec<_>) = (stored.collect(), done.collect());
        assert_eq!(stored, done, "what {seat:?} was answered is what is stored");
    }
}
