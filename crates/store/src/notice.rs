//! The banner and the switches of a house.

use async_trait::async_trait;
use protocol::Notice;

use crate::{NewAudit, StoreError};

/// What the keeper tells everyone.
#[async_trait]
pub trait Notices: Send + Sync + 'static {
    /// The banner and the switches.
    async fn notice(&self) -> Result<Notice, StoreError>;

    /// Changes them.
    async fn set_notice(&self, notice: Notice, entry: NewAudit) -> Result<(), StoreError>;
}
