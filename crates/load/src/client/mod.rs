//! A small well-behaved client: it keeps to the protocol, and reconnects when it is told to.

mod ask_id;
mod backoff;
mod connection;
mod doorway;
mod error;
mod gathering;
mod guest;

pub use ask_id::fresh_id;
pub use backoff::Backoff;
pub use connection::Connection;
pub use doorway::Doorway;
pub use error::ClientError;
pub use gathering::gather;
pub use guest::Guest;
