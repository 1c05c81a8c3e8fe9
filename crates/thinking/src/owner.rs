//! Whose work it is.

/// Whose share of the time a piece of work is taken from, from the largest group to the smallest.
/// They are numbers, because it does not matter here what they stand for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Owner {
    /// The address that it is done for.
    pub household: u64,
    /// The guest at that address.
    pub guest: u128,
    /// The table of that guest.
    pub table: u128,
}
