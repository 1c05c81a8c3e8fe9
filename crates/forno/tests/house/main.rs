//! The house as its guests see it: the real binary, real sockets, a real database, and whatever can
//! happen to them.

mod bad_clients;
mod chaos;
mod crash;
mod faults;
mod games;
mod keeper;
mod process;
mod room;
mod strangers;
mod tables;
mod upkeep;
