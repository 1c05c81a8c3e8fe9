//! Who sits where.

use table::ledger::{Entry, Guest, Ledger};
use table::{Game, Nonce, Seat};

use crate::failure::Failure;

/// The names the bots take, in this order.
const FRIENDS: [&str; 7] = ["Bea", "Carlo", "Dina", "Enzo", "Fia", "Gino", "Ada"];

/// The default name of the human: ledgers contain it, and it is the same word in all our languages.
const NAMELESS: &str = "Chef";

/// The seat with this number, counted from 1.
pub fn seat(asked: Option<usize>, seats: usize) -> Result<Option<Seat>, Failure> {
    let Some(number) = asked else { return Ok(None) };
    match number.checked_sub(1).and_then(Seat::new) {
        Some(seat) if seat.index() < seats => Ok(Some(seat)),
        Some(_) | None => Err(Failure::NoSuchSeat { asked: number.to_string(), seats }),
    }
}

/// Everyone at the table: the human in this seat, bots in the others.
pub fn guests(seats: usize, human: Seat, name: Option<&str>) -> Vec<Guest> {
    let user = std::env::var("USER").unwrap_or_default();
    let own = [name.unwrap_or_default(), &user, NAMELESS]
        .into_iter()
        .find(|name| !name.trim().is_empty());
    let own = Guest::new(own.unwrap_or_default(), Nonce::default());
    let mut friends = FRIENDS.into_iter().filter(|friend| !friend.eq_ignore_ascii_case(own.name()));
    let guest = |seat| match seat == human {
        true => own.clone(),
        false => Guest::new(friends.next().unwrap_or_default(), Nonce::default()),
    };
    Seat::all(seats).map(guest).collect()
}

const NOTE: &str = "played from seat ";

/// The ledger note that says where the human sits, so that the game can be continued later.
pub fn note(human: Seat) -> String {
    format!("{NOTE}{human}")
}

/// Where the human sits, if the ledger says so.
pub fn noted<G: Game>(ledger: &Ledger<G>) -> Option<Seat> {
    let seats = ledger.guests.len();
    let seat = ledger.entries.iter().find_map(|entry| match entry {
        Entry::Note(note) => note.strip_prefix(NOTE)?.parse::<Seat>().ok(),
        Entry::Deal(_) | Entry::Move(..) => None,
    });
    seat.filter(|seat| seat.index() < seats)
}
