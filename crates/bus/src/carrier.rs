//! What brings messages from one side to the other.

use std::sync::{Arc, OnceLock, Weak};

use async_trait::async_trait;
use host::id::TableId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TableError;
use crate::from_table::FromTable;
use crate::switchboard::Switchboard;
use crate::to_table::ToTable;

/// Brings messages from the front to tables, and back.
#[async_trait]
pub trait Carrier: Send + Sync + 'static {
    /// Brings a message to a table. It waits while the table has too much to do; what one sender
    /// sends to one table arrives in its sequence.
    async fn send(&self, table: TableId, message: ToTable) -> Result<(), TableError>;

    /// Brings a message to the front. No table ever waits for that.
    fn tell(&self, message: FromTable);
}

/// Where messages to tables arrive.
#[async_trait]
pub trait TablesEnd: Send + Sync + 'static {
    /// Takes a message to a table. What is asked is answered, whatever becomes of the table.
    async fn take(self: Arc<Self>, table: TableId, message: ToTable);
}

/// In what form messages pass inside one process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Medium {
    /// As they are.
    #[default]
    Memory,
    /// As bytes, as over a network: for tests, so that nothing is said that could not be.
    Bytes,
}

impl Medium {
    fn pass<T: Serialize + DeserializeOwned>(self, message: T) -> Option<T> {
        match self {
            Medium::Memory => Some(message),
            Medium::Bytes => {
                let bytes = serde_json::to_vec(&message);
                let read = bytes.and_then(|bytes| serde_json::from_slice(&bytes));
                read.map_err(|error| tracing::error!(%error, "a message cannot be carried")).ok()
            }
        }
    }
}

/// Carries messages inside one process.
///
/// It keeps neither side alive: whoever made both does.
pub struct InProcess {
    medium: Medium,
    front: OnceLock<Weak<Switchboard>>,
    tables: OnceLock<Weak<dyn TablesEnd>>,
}

impl InProcess {
    /// Connects nobody yet.
    pub fn new(medium: Medium) -> Arc<InProcess> {
        Arc::new(InProcess { medium, front: OnceLock::new(), tables: OnceLock::new() })
    }

    /// Connects both sides. Whoever was connected first stays.
    pub fn connect(&self, front: &Arc<Switchboard>, tables: Weak<dyn TablesEnd>) {
        let _ = self.front.set(Arc::downgrade(front));
        let _ = self.tables.set(tables);
    }
}

#[async_trait]
impl Carrier for InProcess {
    async fn send(&self, table: TableId, message: ToTable) -> Result<(), TableError> {
        let tables = self.tables.get().and_then(Weak::upgrade).ok_or(TableError::Stopping)?;
        let (table, message) = self.medium.pass((table, message)).ok_or(TableError::Fault)?;
        tables.take(table, message).await;
        Ok(())
    }

    fn tell(&self, message: FromTable) {
        // Where no front is left, nobody hears it.
        if let Some(front) = self.front.get().and_then(Weak::upgrade)
            && let Some(message) = self.medium.pass(message)
        {
            front.hear(message);
        }
    }
}
