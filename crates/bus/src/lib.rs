//! What the front and the tables say to each other, and what carries it.
//!
//! The front knows tables by their names alone: it sends [`ToTable`] and hears [`FromTable`].
//! Both are plain values, which can be written down and read again, so that a table may be in
//! another process or on another machine. Nothing in them is a channel, a clock or a socket:
//! connections and questions have ids, and the [`Switchboard`] on the front's side knows who waits
//! behind each id. A [`Carrier`] brings messages from one side to the other.

mod carrier;
mod error;
mod from_table;
mod lobby;
mod switchboard;
mod to_table;

pub use carrier::{Carrier, InProcess, Medium, TablesEnd};
pub use error::TableError;
pub use from_table::{FromTable, Reply};
pub use lobby::{Lobby, LobbyNews, MostListed, Opened, Shown};
pub use switchboard::{Connection, Letter, Switchboard};
pub use to_table::{Parting, Question, ReplyId, ToTable};
