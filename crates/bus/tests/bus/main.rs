//! What goes between the front and the tables: that all of it can be written down, and that
//! nobody waits for ever.

mod lobby;
mod switchboard;
mod vocabulary;
