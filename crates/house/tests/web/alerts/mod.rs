//! Guests who are elsewhere are called: once for each turn, and only if they are still awaited.

mod browsers;
mod failures;
mod memory;
mod presence;
mod quiet;
mod scene;
mod secrets;
mod turns;
mod webhooks;
