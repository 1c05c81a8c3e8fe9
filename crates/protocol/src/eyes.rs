//! To whom something was said.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::SeatNumber;

/// Who heard a saying: everyone, or one seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ear {
    /// All seats and the gallery.
    All,
    /// This seat alone.
    Seat(SeatNumber),
}
