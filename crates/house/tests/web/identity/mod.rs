//! An identity that lasts without an account: devices, keys, tokens, and ways to come back.

mod authenticator;
mod links;
mod localhost;
mod merging;
mod passkeys;
mod recovery;
pub mod scene;
mod sessions;
mod tokens;
