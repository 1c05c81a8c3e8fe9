//! How messages are delivered between the front and the tables.

use std::sync::{Arc, OnceLock, Weak};

use async_trait::async_trait;
use host::id::TableId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TableError;
use crate::from_table::FromTable;
use crate::switchboard::Switchboard;
use crate::to_table::{ToAllTables, ToTable};

/// Delivers messages from the front to tables, and back.
#[async_trait]
pub trait Carrier: Send + Sync + 'static {
    /// Delivers a message to a table. It waits while the table is too busy. Messages from one
    /// sender to one table arrive in order.
    async fn send(&self, table: TableId, message: ToTable) -> Result<(), TableError>;

    /// Delivers a message to all tables, in memory or not.
    fn send_to_all(&self, message: ToAllTables);

    /// Delivers a message to the front. It never makes a table wait.
    fn tell(&self, message: FromTable);
}

/// The receiving end for messages to tables.
#[async_trait]
pub trait TablesEnd: Send + Sync + 'static {
    /// Takes a message to a table. Every question is answered, whatever happens to the table.
    async fn take(self: Arc<Self>, table: TableId, message: ToTable);

    /// Takes a message to all tables.
    fn take_for_all(&self, message: ToAllTables);
}

/// The form in which messages are passed inside one process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Medium {
    /// As values in memory.
    #[default]
    Memory,
    /// Serialized to bytes, as over a network. Tests use it to check that messages survive that.
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
/// It holds weak references, so the caller has to keep both sides alive.
pub struct InProcess {
    medium: Medium,
    front: OnceLock<Weak<Switchboard>>,
    tables: OnceLock<Weak<dyn TablesEnd>>,
}

impl InProcess {
    /// Makes a carrier with neither side connected.
    pub fn new(medium: Medium) -> Arc<InProcess> {
        Arc::new(InProcess { medium, front: OnceLock::new(), tables: OnceLock::new() })
    }

    /// Connects both sides. Once a side is connected, later calls do not replace it.
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

    fn send_to_all(&self, message: ToAllTables) {
        if let Some(tables) = self.tables.get().and_then(Weak::upgrade)
            && let Some(message) = self.medium.pass(message)
        {
            tables.take_for_all(message);
        }
    }

    fn tell(&self, message: FromTable) {
        // If the front is gone, the message is dropped.
        if let Some(front) = self.front.get().and_then(Weak::upgrade)
            && let Some(message) = self.medium.pass(message)
        {
            front.hear(message);
        }
    }
}
