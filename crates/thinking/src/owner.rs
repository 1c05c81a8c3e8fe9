//! The owner of a piece of work.

/// Whose share of the time a piece of work uses, from the largest group to the smallest. These are
/// plain numbers because what they stand for does not matter here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Owner {
    /// The address it is done for.
    pub household: u64,
    /// The guest at that address.
    pub guest: u128,
    /// The table at which the work is done.
    pub table: u128,
}
