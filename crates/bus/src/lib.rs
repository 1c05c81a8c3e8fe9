//! The messages between the front and the tables, and how they are delivered.
//!
//! The front knows tables only by their ids: it sends [`ToTable`] and receives [`FromTable`]. Both
//! are plain, serializable values, so a table may be in another process or on another machine. They
//! contain no channel, clock or socket: connections and questions have ids, and the [`Switchboard`]
//! on the front's side knows who waits behind each id. A [`Carrier`] delivers the messages.

mod carrier;
mod error;
mod from_table;
mod lobby;
mod switchboard;
mod to_table;

pub use carrier::{Carrier, InProcess, Medium, TablesEnd};
pub use error::TableError;
pub use from_table::{FromTable, Reply, TableContext};
pub use lobby::{Lobby, LobbyNews, MostListed, Opened, Shown};
pub use switchboard::{Connection, Letter, Switchboard};
pub use to_table::{Parting, Question, ReplyId, ToAllTables, ToTable};
