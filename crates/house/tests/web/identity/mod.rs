//! An identity that lasts without an account: devices, keys, tokens, and ways to come back.

pub mod authenticator;
mod links;
mod localhost;
mod merging;
mod passkeys;
mod recovery;
mod scene;
mod sessions;
mod tokens;
