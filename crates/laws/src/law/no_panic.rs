//! The rules never panic, whatever they are given.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Broken, Law};

/// Runs `play` and turns a panic into a breach of this law, so that the ledger is not lost.
pub(crate) fn calmly(play: impl FnOnce() -> Result<(), Broken>) -> Result<(), Broken> {
    // After a panic only the ledger is read, and it is written only between moves.
    catch_unwind(AssertUnwindSafe(play))
        .unwrap_or_else(|panic| Err(Broken { law: Law::NoPanic, what: message(&*panic) }))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".into())
}
