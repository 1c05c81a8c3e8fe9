//! What a table holds about one of its guests, for the guest.

use protocol::News;
use serde::{Deserialize, Serialize};
use table::Eyes;

use super::{Host, Hosted};
use crate::id::GuestId;

/// What a table holds about a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The number of the seat in which the guest sits or sat at the end.
    pub seat: Option<u8>,
    /// Whether the guest opened the table.
    pub opened: bool,
    /// The ledger of a finished game that the guest played.
    pub ledger: Option<String>,
    /// Everything that was said to the guest's seat and what it sees, while the game goes on. What
    /// other seats alone know is not part of it.
    pub heard: Option<Box<News>>,
}

impl<G: Hosted> Host<G> {
    /// What this table holds about a guest.
    pub fn account_for(&self, guest: GuestId) -> Account {
        let seat = self.seat_of(guest);
        let play = self.play.as_ref().zip(seat);
        let ledger =
            |(play, _): (&super::Play<G>, _)| play.is_finished().then(|| play.ledger().to_string());
        let heard = play.filter(|(play, _)| !play.is_finished()).map(|(play, seat)| {
            let (seen, said) = play.seen_and_said_after(Eyes::Seat(seat), 0);
            Box::new(self.news(play, seen, &said))
        });
        Account {
            seat: seat.map(table::Seat::number),
            opened: self.is_opener(guest),
            ledger: play.and_then(ledger),
            heard,
        }
    }
}
