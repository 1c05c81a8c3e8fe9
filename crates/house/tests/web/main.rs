//! The house as its guests meet it: over HTTP and WebSocket, on a real port.

#[path = "../common/mod.rs"]
mod common;

mod described;
mod doors;
mod guests;
mod limits;
mod links;
mod lobby;
mod sockets;
mod stopping;
mod tables;
