//! The house as its guests see it: over HTTP and WebSocket, on a real port.

#[path = "../common/mod.rs"]
mod common;

mod alerts;
mod described;
mod doors;
mod guests;
mod hints;
mod identity;
mod keeper;
mod lessons;
mod limits;
mod links;
mod lobby;
mod previews;
mod privacy;
mod push_service;
mod rematch;
mod sockets;
mod stopping;
mod strangers;
mod tables;
mod version_0_1_0;
mod versions;
