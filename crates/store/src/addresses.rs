//! The addresses that guests came from of late, for bans.

use async_trait::async_trait;
use host::id::GuestId;
use host::time::Millis;

use crate::StoreError;

/// The addresses of guests.
#[async_trait]
pub trait Addresses: Send + Sync + 'static {
    /// Notes that a guest came from a range: an IPv4 address or the /64 network of an IPv6 address.
    async fn note_address(&self, guest: GuestId, range: &str, at: Millis)
    -> Result<(), StoreError>;

    /// Where a guest came from, the latest first.
    async fn addresses(&self, guest: GuestId) -> Result<Vec<(String, Millis)>, StoreError>;

    /// Forgets addresses that were last used before this time, and what ended before it: bans of
    /// addresses, and names that were refused.
    async fn forget_addresses(&self, before: Millis) -> Result<(), StoreError>;
}
