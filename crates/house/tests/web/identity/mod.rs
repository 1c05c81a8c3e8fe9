//! Identity without an account: sessions, keys, tokens, and the ways to sign in.

pub mod authenticator;
mod links;
pub mod localhost;
mod merging;
mod passkeys;
mod recovery;
pub mod scene;
mod sessions;
mod tokens;
