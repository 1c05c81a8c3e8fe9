//! The secret keys of a house.

use std::fmt;

use async_trait::async_trait;

use crate::StoreError;

/// A secret key with which the house authenticates itself. Never printed by `Debug`.
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
    /// The key of this name.
    async fn key(&self, name: &str) -> Result<Option<Key>, StoreError>;

    /// Stores a key. If there already is one of this name, it stays.
    async fn add_key(&self, name: &str, key: Key) -> Result<(), StoreError>;
}
