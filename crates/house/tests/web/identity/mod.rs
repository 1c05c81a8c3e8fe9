//! An identity that lasts without an account: devices, keys, tokens, and ways to come back.

mod links;
mod recovery;
mod scene;
mod sessions;
mod tokens;
