//! Moves the write-ahead log into the database, beside the writer instead of inside its commits.
//!
//! A checkpoint syncs twice, once the log and once the database. Where the writer does that by
//! itself, as SQLite has it, everyone in that commit and in the next waits for it.

use std::time::Duration;

use sqlx::{Connection, SqliteConnection, query};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How long the log grows before it is moved. Long enough that a page written by many commits is
/// moved once, short enough that the rest is small when the writer has to do it.
const GROWING: Duration = Duration::from_millis(500);

/// So many pages the log may have before the writer itself moves what is left of it.
///
/// Only when all of a log has been moved does the next commit begin it anew, and beside a writer
/// who never rests all of it is never moved. With 64 MiB that pause is rare, and short because
/// most of the log has been moved before.
pub(super) const LOG_PAGES: u32 = 16_384;

/// The task that moves the log, as the writer has it at hand.
pub(super) struct Checkpoints {
    committed: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    /// Begins with a connection of its own.
    pub(super) fn begin(connection: SqliteConnection) -> Checkpoints {
        let (committed, commits) = mpsc::channel(1);
        Checkpoints { committed, task: tokio::spawn(run(connection, commits)) }
    }

    /// Says that the log has grown.
    pub(super) fn committed(&self) {
        // Where one such word waits already, a second would say no more.
        let _ = self.committed.try_send(());
    }

    /// Ends, when a checkpoint that has begun is done.
    pub(super) async fn end(self) {
        drop(self.committed);
        // It fails only if it panicked, and the writer moves the whole log at the end.
        let _ = self.task.await;
    }
}

async fn run(mut connection: SqliteConnection, mut commits: mpsc::Receiver<()>) {
    while commits.recv().await.is_some() {
        // At the end nobody waits for a log that is to be moved anyway.
        tokio::select! {
            () = sleep(GROWING) => {}
            () = closed(&mut commits) => break,
        }
        // What could not be moved is no less durable in the log; the next time moves it too.
        let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

/// Comes back when nobody is left who could commit.
async fn closed(commits: &mut mpsc::Receiver<()>) {
    while commits.recv().await.is_some() {}
}
