//! Names that a moderator took away.

use async_trait::async_trait;
use host::id::GuestId;
use host::time::Millis;

use crate::{NewAudit, StoreError, StoredGuest};

/// The names that guests cannot have for a while.
#[async_trait]
pub trait RefusedNames: Send + Sync + 'static {
    /// Refuses a guest the name they have, until this time. The name is not changed by that.
    async fn refuse_name(
        &self,
        former: StoredGuest,
        until: Millis,
        entry: NewAudit,
    ) -> Result<(), StoreError>;

    /// The names that are refused to a guest at this time.
    async fn refused_names(&self, guest: GuestId, now: Millis) -> Result<Vec<String>, StoreError>;
}
