//! Moves the write-ahead log into the database, alongside the writer instead of inside its commits.
//!
//! A checkpoint syncs twice: the log and the database. If the writer did that itself, as SQLite
//! does by default, everyone in that commit and in the next would wait for it.

use std::time::Duration;

use sqlx::{Connection, SqliteConnection, query};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How long the log grows before it is moved. Long enough that a page written by many commits is
/// moved once, short enough that little is left when the writer has to move the rest.
const GROWING: Duration = Duration::from_millis(500);

/// How many pages the log may have before the writer itself moves what is left of it.
///
/// The log starts over only after all of it has been moved, which never happens beside a writer
/// that never pauses. At 64 MiB the writer's own checkpoint is rare, and it is short because most
/// of the log has been moved before.
pub(super) const LOG_PAGES: u32 = 16_384;

/// The writer's handle to the task that moves the log.
pub(super) struct Checkpoints {
    committed: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the task on a connection of its own.
    pub(super) fn begin(connection: SqliteConnection) -> Checkpoints {
        let (committed, commits) = mpsc::channel(1);
        Checkpoints { committed, task: tokio::spawn(run(connection, commits)) }
    }

    /// Reports that the log has grown.
    pub(super) fn committed(&self) {
        // If a report is already waiting, a second one adds nothing.
        let _ = self.committed.try_send(());
    }

    /// Ends the task, after finishing a checkpoint that is in progress.
    pub(super) async fn end(self) {
        drop(self.committed);
        // This fails only if the task panicked, and the writer moves the whole log at the end
        // anyway.
        let _ = self.task.await;
    }
}

async fn run(mut connection: SqliteConnection, mut commits: mpsc::Receiver<()>) {
    while commits.recv().await.is_some() {
        // On closing there is no need to wait: the writer moves the whole log anyway.
        tokio::select! {
            () = sleep(GROWING) => {}
            () = closed(&mut commits) => break,
        }
        // What could not be moved is just as durable in the log; the next checkpoint moves it.
        let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

/// Returns when the sender has been dropped.
async fn closed(commits: &mut mpsc::Receiver<()>) {
    while commits.recv().await.is_some() {}
}
