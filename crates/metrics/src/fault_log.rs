//! The latest warnings and errors of the log, in memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are kept.
const KEPT: usize = 50;

/// The latest warnings and errors. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct FaultLog {
    lines: Arc<Mutex<VecDeque<(u64, String)>>>,
}

impl FaultLog {
    /// Adds a line with its time, in milliseconds since 1970.
    pub fn add(&self, at: u64, text: String) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == KEPT {
            lines.pop_back();
        }
        lines.push_front((at, text));
    }

    /// The lines, the latest first.
    pub fn latest(&self) -> Vec<(u64, String)> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().cloned().collect()
    }
}
