//! The one task that writes. Everything that is waiting is written together and made durable by one
//! commit.
//!
//! A disk manages a few hundred commits a second, however small. What a thousand tables write in
//! the meantime goes into the next one.

use std::mem;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, query, query_scalar};
use tokio::sync::{mpsc, oneshot};

use host::time::Millis;

use crate::StoreError;

use super::PATIENCE;
use super::checkpoint::Checkpoints;
use super::health;
use super::write::{Outcome, Write};

/// How many messages may wait before senders have to wait too.
pub(super) const WAITING: usize = 1_024;

/// How long to wait for readers before the log is emptied.
const EMPTYING: Duration = Duration::from_millis(100);

/// How many are written together at most, so that the first of them does not wait too long.
const TOGETHER: usize = 512;

/// A successful commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How many records it made durable.
    pub records: usize,
    /// How long it took, from the first statement until it was on the disk.
    pub took: Duration,
}

/// Called after every commit, to count and measure. It runs between commits, so it must be quick.
pub type Observer = Box<dyn Fn(Commit) + Send + Sync>;

/// The channel on which a caller waits for the answer.
pub(super) type Answer = oneshot::Sender<Outcome>;

/// A request to the writer.
pub(super) enum Message {
    /// Write something, and answer when it is durable.
    Write(Write, Answer),
    /// Find out whether anything can be written.
    Probe(Option<Millis>, Answer),
    /// Limit the file to this many pages.
    PageLimit(u32, Answer),
    /// Write what is waiting, tidy up and stop.
    Close(Answer),
}

/// The owner of the only connection that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    checkpoints: Option<Checkpoints>,
    page_limit: Option<u32>,
    /// Whether the log may contain text that was replaced.
    stale_log: bool,
    observer: Option<Observer>,
}

impl Writer {
    /// Creates a writer with its connection and the options for opening another like it. A
    /// read-only one has no checkpoints, because it has no log to move.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        checkpoints: Option<Checkpoints>,
        observer: Option<Observer>,
    ) -> Writer {
        // A house that was killed may have left text in the log that was replaced before.
        let stale_log = checkpoints.is_some();
        Writer { options, connection, checkpoints, page_limit: None, stale_log, observer }
    }

    /// Writes until it is told to stop, or until all senders are gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut waiting = Vec::with_capacity(TOGETHER);
        let mut closing = Vec::new();
        while queue.recv_many(&mut waiting, TOGETHER).await > 0 {
            let mut batch = Vec::with_capacity(waiting.len());
            for message in waiting.drain(..) {
                match message {
                    Message::Write(write, answer) => batch.push((write, answer)),
                    Message::Probe(at, answer) => tell(answer, self.probe(at).await),
                    Message::PageLimit(pages, answer) => {
                        tell(answer, self.limit_pages(pages).await);
                    }
                    Message::Close(answer) => {
                        // What came in before is still written; anything later is refused.
                        queue.close();
                        closing.push(answer);
                    }
                }
            }
            self.write(batch).await;
        }
        let closed = self.close().await;
        for answer in closing {
            tell(answer, closed.clone());
        }
    }

    /// Writes a batch, then gives each caller their outcome.
    async fn write(&mut self, batch: Vec<(Write, Answer)>) {
        if batch.is_empty() {
            return;
        }
        let started = Instant::now();
        let (writes, answers): (Vec<Write>, Vec<Answer>) = batch.into_iter().unzip();
        match self.commit(&writes).await {
            Ok(outcomes) => {
                if let Some(observer) = &self.observer {
                    let records = records(&writes, &outcomes);
                    observer(Commit { records, took: started.elapsed() });
                }
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    tell(answer, outcome);
                }
            }
            // Those who would have been refused get this error too: perhaps they were refused only
            // because of other writes in the batch, which are now undone.
            Err(error) => {
                self.recover().await;
                let error = StoreError::from(error);
                if matches!(error, StoreError::Damaged(_)) && writes.len() > 1 {
                    return self.write_one_by_one(writes, answers).await;
                }
                for answer in answers {
                    tell(answer, Err(error.clone()));
                }
            }
        }
    }

    /// Writes each on its own, so that one that meets a damaged page does not make the others fail.
    async fn write_one_by_one(&mut self, writes: Vec<Write>, answers: Vec<Answer>) {
        for (write, answer) in writes.into_iter().zip(answers) {
            let outcome = match self.commit(&[write]).await {
                Ok(outcomes) => outcomes.into_iter().next().unwrap_or(Ok(())),
                Err(error) => {
                    self.recover().await;
                    Err(error.into())
                }
            };
            tell(answer, outcome);
        }
    }

    /// Probes in a transaction of its own: if it fails, it fails alone.
    async fn probe(&mut self, at: Option<Millis>) -> Outcome {
        match health::probe(&mut self.connection, at).await {
            Ok(()) => {
                if let Some(checkpoints) = &self.checkpoints {
                    checkpoints.committed();
                }
                if self.stale_log {
                    self.empty_log().await;
                }
                Ok(())
            }
            Err(error) => {
                self.recover().await;
                Err(error.into())
            }
        }
    }

    /// Writes the whole batch in one transaction. Returns the outcome of each write once all of it
    /// is durable.
    async fn commit(&mut self, batch: &[Write]) -> Result<Vec<Outcome>, sqlx::Error> {
        query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
        let mut outcomes = Vec::with_capacity(batch.len());
        for write in batch {
            outcomes.push(write.apply(&mut self.connection).await?);
        }
        query("COMMIT").execute(&mut self.connection).await?;
        if let Some(checkpoints) = &self.checkpoints {
            checkpoints.committed();
        }
        if batch.iter().any(Write::replaces_text) {
            self.empty_log().await;
        }
        Ok(outcomes)
    }

    /// Moves the log into the database and empties its file. If somebody reads an old state, such
    /// as for a backup, everyone who writes would have to wait; instead the next probe tries again.
    async fn empty_log(&mut self) {
        self.wait_for_others(EMPTYING).await;
        let busy: Result<i64, sqlx::Error> =
            query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut self.connection).await;
        self.stale_log = !matches!(busy, Ok(0));
        self.wait_for_others(PATIENCE).await;
    }

    /// Sets how long to wait for others who use the database.
    async fn wait_for_others(&mut self, time: Duration) {
        let pragma = format!("PRAGMA busy_timeout = {}", time.as_millis());
        // If it fails, the time stays as it was, which does no harm.
        let _ = sqlx::raw_sql(AssertSqlSafe(pragma)).execute(&mut self.connection).await;
    }

    /// Recovers from a failure: rolls back the transaction and continues on a new connection.
    ///
    /// A commit that could not be synced may be complete in the log. Nobody sees it as long as the
    /// log's index lives, which is as long as any connection does; then the next commit overwrites
    /// it. Without a connection the log would be read again, including what we reported as failed.
    /// So the new connection is opened before the old one is closed, or the old one stays.
    async fn recover(&mut self) {
        // SQLite has often rolled back by itself already, and then this returns an error.
        let _ = query("ROLLBACK").execute(&mut self.connection).await;
        let Ok(fresh) = self.options.connect().await else { return };
        let stale = mem::replace(&mut self.connection, fresh);
        // How the old connection closes does not matter.
        let _ = stale.close().await;
        if let Some(pages) = self.page_limit {
            // A database that grows beyond its limit is better than one that does not work.
            let _ = self.limit_pages(pages).await;
        }
    }

    async fn limit_pages(&mut self, pages: u32) -> Outcome {
        self.page_limit = Some(pages);
        let pragma = format!("PRAGMA max_page_count = {pages}");
        sqlx::raw_sql(AssertSqlSafe(pragma)).execute(&mut self.connection).await?;
        Ok(())
    }

    /// Moves the log into the database, so that only one file is left.
    async fn close(mut self) -> Outcome {
        if let Some(checkpoints) = self.checkpoints.take() {
            checkpoints.end().await;
        }
        // If that fails, what is in the log is just as durable.
        let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self.connection).await;
        self.connection.close().await?;
        Ok(())
    }
}

fn records(writes: &[Write], outcomes: &[Outcome]) -> usize {
    let done = writes.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_ok());
    let records = |(write, _): (&Write, &Outcome)| match write {
        Write::Batch(batch) => batch.appends.len(),
        _ => 0,
    };
    done.map(records).sum()
}

/// Answers a caller, who may be gone by now.
fn tell(answer: Answer, outcome: Outcome) {
    let _ = answer.send(outcome);
}
