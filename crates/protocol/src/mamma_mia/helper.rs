//! Who may be asked for help.

use mamma_mia::Public;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Unable;
use crate::SeatNumber;

/// Somebody who may be asked for help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Helper {
    /// Who.
    pub seat: SeatNumber,
    /// Why they will be passed over, as all can see; none where they will be asked.
    pub unable: Option<Unable>,
}

/// Everyone who may be asked for these cards, in sequence.
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
