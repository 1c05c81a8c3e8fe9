//! What strangers try, each attack in a file of its own.

mod connections;
mod damage;
mod forwarded;
mod full_disk;
mod hosts;
mod names;
