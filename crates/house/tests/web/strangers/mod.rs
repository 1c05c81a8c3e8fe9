//! What strangers try at a house that anyone can reach, each attack in a file of its own.

mod connections;
mod damage;
mod forwarded;
mod full_disk;
mod hints;
mod hosts;
mod names;
mod resting;
mod reviews;
mod thinking;
