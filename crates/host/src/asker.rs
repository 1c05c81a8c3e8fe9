//! On whose behalf a bot thinks.

use crate::id::{GuestId, HouseholdKey};
use crate::{Host, Hosted};

/// Who wants something to be thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The guest.
    pub guest: GuestId,
    /// The address that the guest comes from, where it is known.
    pub household: Option<HouseholdKey>,
}

impl<G: Hosted> Host<G> {
    /// On whose behalf the bots of this table think: whoever opened it, from where it was opened.
    pub fn opener(&self) -> Asker {
        Asker { guest: self.opening.opener, household: self.opening.household }
    }
}
