//! To whom something was said.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// Who heard a saying: everyone, or one seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ear {
    /// All seats and the gallery.
    All,
    /// This seat alone.
    Seat(SeatNumber),
}
