//! A log that a test can read.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::subscriber::DefaultGuard;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;

/// A log in memory.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

impl Log {
    /// Logs here what happens on this thread, as long as the guard lives.
    pub fn begin(&self) -> DefaultGuard {
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(self.clone());
        let registry = tracing_subscriber::registry().with(everything()).with(lines);
        tracing::subscriber::set_default(registry)
    }

    /// What was logged.
    pub fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Everything that our own crates can log, and what others log unless they are told to log more.
fn everything() -> Targets {
    let ours = ["house", "front", "tables", "store", "alerts", "bus", "host", "forno", "thinking"];
    let ours = ours.map(|name| (name, LevelFilter::TRACE));
    Targets::new().with_default(LevelFilter::INFO).with_targets(ours)
}
