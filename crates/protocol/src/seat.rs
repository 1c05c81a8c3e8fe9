//! A seat on the wire: its number, counted from 1.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// A seat's number, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(type = "number"))]
#[cfg_attr(feature = "schemas", schema(value_type = u8, minimum = 1, maximum = 6))]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatNumber(Seat);

impl SeatNumber {
    /// The seat with this number.
    pub fn seat(self) -> Seat {
        self.0
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> SeatNumber {
        SeatNumber(seat)
    }
}

impl From<SeatNumber> for u8 {
    fn from(number: SeatNumber) -> u8 {
        number.0.number()
    }
}

impl TryFrom<u8> for SeatNumber {
    type Error = String;
    fn try_from(number: u8) -> Result<SeatNumber, String> {
        let seat = number.checked_sub(1).and_then(|index| Seat::new(index.into()));
        seat.map(SeatNumber).ok_or_else(|| format!("a seat has a number from 1 to 6, not {number}"))
    }
}

/// A set of seats as a list, clockwise from the first seat.
pub(crate) fn numbers(seats: Seats) -> Vec<SeatNumber> {
    seats.iter().map(SeatNumber::from).collect()
}
