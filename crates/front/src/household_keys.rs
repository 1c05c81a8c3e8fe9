//! Addresses as the tables behind the front know them.

use std::hash::{BuildHasher, RandomState};

use host::id::HouseholdKey;

use super::Web;
use super::limits::Household;

/// Turns addresses into numbers, with a new random key at each start. Tables can tell addresses
/// apart and may store the numbers: nobody can turn them back into addresses.
#[derive(Debug, Default)]
pub struct HouseholdKeys(RandomState);

impl Web {
    /// The number of an address.
    pub fn household_key(&self, who: Household) -> HouseholdKey {
        HouseholdKey(self.household_keys.0.hash_one(who))
    }
}
