//! The rules of Crostini: its laws, its turns, and its versions.

mod laws;
mod turns;
mod versions;
