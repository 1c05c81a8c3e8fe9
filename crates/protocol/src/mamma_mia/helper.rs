//! The seats that may be asked for help.

use mamma_mia::Public;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Unable;
use crate::SeatNumber;

/// A seat that may be asked for help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Helper {
    /// The seat.
    pub seat: SeatNumber,
    /// Why it will be passed over, as everyone can see; `null` if it will be asked.
    pub unable: Option<Unable>,
}

/// The seats that may be asked for these cards, in the order in which they are asked.
pub(crate) fn helpers(
    public: &Public,
    owner: Seat,
    request: mamma_mia::Ingredients,
) -> Vec<Helper> {
    let all = mamma_mia::helpers(public, owner, request.total());
    let helper = |(seat, unable): (Seat, Option<mamma_mia::Unable>)| Helper {
        seat: seat.into(),
        unable: unable.map(Unable::from),
    };
    all.into_iter().map(helper).collect()
}
