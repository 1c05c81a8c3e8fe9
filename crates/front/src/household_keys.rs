//! What addresses are called behind the front.

use std::hash::{BuildHasher, RandomState};

use host::id::HouseholdKey;

use super::Web;
use super::limits::Household;

/// Makes numbers of addresses, other ones at each start. So tables can tell addresses apart and may
/// store what they were told: nobody can make an address of it.
#[derive(Debug, Default)]
pub struct HouseholdKeys(RandomState);

impl Web {
    /// The number of an address.
    pub fn household_key(&self, who: Household) -> HouseholdKey {
        HouseholdKey(self.household_keys.0.hash_one(who))
    }
}
