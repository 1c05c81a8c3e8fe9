//! On whose behalf a bot thinks.

use crate::id::{GuestId, HouseholdKey};
use crate::{Host, Hosted};

/// The guest on whose behalf a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The guest.
    pub guest: GuestId,
    /// The address that the guest comes from, if it is known.
    pub household: Option<HouseholdKey>,
}

impl<G: Hosted> Host<G> {
    /// On whose behalf its bots think: the opener, from the address where the table was opened.
    pub fn opener(&self) -> Asker {
        Asker { guest: self.opening.opener, household: self.opening.household }
    }
}
