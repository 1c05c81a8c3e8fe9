//! The messages between the front and the tables: all of them can be serialized, and nobody waits
//! for ever.

mod lobby;
mod switchboard;
mod vocabulary;
