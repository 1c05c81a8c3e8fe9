//! What a house proves itself with.

use std::fmt;

use async_trait::async_trait;

use crate::StoreError;

/// What a house proves itself with. Never printed by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(pub Vec<u8>);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// The keys of a house.
#[async_trait]
pub trait Keys: Send + Sync + 'static {
    /// What the house proves itself with under this name.
    async fn key(&self, name: &str) -> Result<Option<Key>, StoreError>;

    /// Keeps what the house proves itself with. One that is there already stays.
    async fn add_key(&self, name: &str, key: Key) -> Result<(), StoreError>;
}
