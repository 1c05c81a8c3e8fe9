//! Why a table cannot be opened.

use bus::TableError;
use host::Fault;
use store::StoreError;
use table::SetupRefusal;

/// Why a table cannot be opened, though the guest is allowed to open it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The store fails.
    Store(StoreError),
    /// The house has no such game.
    UnknownGame(SetupRefusal),
    /// The table does not follow from its own records.
    Fault(Fault),
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> OpenError {
        OpenError::Store(error)
    }
}

impl From<SetupRefusal> for OpenError {
    fn from(refusal: SetupRefusal) -> OpenError {
        OpenError::UnknownGame(refusal)
    }
}

impl From<Fault> for OpenError {
    fn from(fault: Fault) -> OpenError {
        OpenError::Fault(fault)
    }
}

impl From<OpenError> for TableError {
    fn from(error: OpenError) -> TableError {
        match error {
            OpenError::Store(error) => TableError::Store(error),
            OpenError::UnknownGame(_) | OpenError::Fault(_) => TableError::Fault,
        }
    }
}
