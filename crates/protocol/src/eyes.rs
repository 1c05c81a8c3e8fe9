//! Who a saying is addressed to.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// Who hears a saying: everyone, or one seat only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ear {
    /// All seats and the gallery.
    All,
    /// Only this seat.
    Seat(SeatNumber),
}
