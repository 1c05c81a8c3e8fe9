//! Identity without an account: sessions, keys, tokens, and the ways to sign in.

mod authenticator;
mod links;
mod localhost;
mod merging;
mod passkeys;
mod recovery;
pub mod scene;
mod sessions;
mod tokens;
