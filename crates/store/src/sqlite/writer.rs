//! The one task that writes: what waits is written together and made durable by one commit.
//!
//! A disk makes some hundred commits a second, however small; what a thousand tables have to say
//! in the meantime goes into the next.

use std::mem;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, query};
use tokio::sync::{mpsc, oneshot};

use host::time::Millis;

use crate::StoreError;

use super::checkpoint::Checkpoints;
use super::health;
use super::write::{Outcome, Write};

/// How many may wait before those who bring more have to wait themselves.
pub(super) const WAITING: usize = 1_024;

/// How many are written together, so that the first of them does not wait for ever.
const TOGETHER: usize = 512;

/// One commit that succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How many records it made durable.
    pub records: usize,
    /// How long it took, from the first statement until it was on the disk.
    pub took: Duration,
}

/// Is told of every commit, to count and measure. It is called between commits: be brief.
pub type Observer = Box<dyn Fn(Commit) + Send + Sync>;

/// Where a caller waits for the answer.
pub(super) type Answer = oneshot::Sender<Outcome>;

/// What the writer can be asked for.
pub(super) enum Message {
    /// To write something and answer when it is durable.
    Write(Write, Answer),
    /// To find out whether anything can be written.
    Probe(Option<Millis>, Answer),
    /// To let the file have so many pages at most.
    PageLimit(u32, Answer),
    /// To write what waits, tidy up and stop.
    Close(Answer),
}

/// Owner of the only connection that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    checkpoints: Option<Checkpoints>,
    page_limit: Option<u32>,
    observer: Option<Observer>,
}

impl Writer {
    /// A writer with its connection, and the way to get another like it. One that may not write
    /// has no log to move either.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        checkpoints: Option<Checkpoints>,
        observer: Option<Observer>,
    ) -> Writer {
        Writer { options, connection, checkpoints, page_limit: None, observer }
    }

    /// Writes until it is told to stop, or nobody is left who could ask for more.
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
                        // What came in before is still written; what comes now is refused.
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

    /// Writes a batch and answers everyone in it, once it is known what became of it.
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
            // Also those who would have been refused hear of it: they were refused because of
            // others in the batch, perhaps, who are not there now.
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

    /// Where one write meets a damaged page, the others need not fail with it.
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

    /// Writes something in a transaction of its own: where it fails, it fails alone.
    async fn probe(&mut self, at: Option<Millis>) -> Outcome {
        match health::probe(&mut self.connection, at).await {
            Ok(()) => {
                if let Some(checkpoints) = &self.checkpoints {
                    checkpoints.committed();
                }
                Ok(())
            }
            Err(error) => {
                self.recover().await;
                Err(error.into())
            }
        }
    }

    /// All of the batch in one transaction: what became of each, when all of it is durable.
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
        Ok(outcomes)
    }

    /// After a failure: gives up the transaction and goes on with a new connection.
    ///
    /// A commit that could not be synced may lie whole in the log. Nobody sees it as long as the
    /// log's index lives, which is as long as some connection does; then the next commit
    /// overwrites it. Without a connection the log would be read anew, and with it what we said
    /// had failed. So the new connection is there before the old one goes, or the old one stays.
    async fn recover(&mut self) {
        // SQLite has often given up the transaction by itself, and says so by an error.
        let _ = query("ROLLBACK").execute(&mut self.connection).await;
        let Ok(fresh) = self.options.connect().await else { return };
        let stale = mem::replace(&mut self.connection, fresh);
        // Nothing depends on how it closes: it has nothing to say any more.
        let _ = stale.close().await;
        if let Some(pages) = self.page_limit {
            // A database that grows is better than one that does not work.
            let _ = self.limit_pages(pages).await;
        }
    }

    async fn limit_pages(&mut self, pages: u32) -> Outcome {
        self.page_limit = Some(pages);
        let pragma = format!("PRAGMA max_page_count = {pages}");
        sqlx::raw_sql(AssertSqlSafe(pragma)).execute(&mut self.connection).await?;
        Ok(())
    }

    /// Moves the log into the database, so that one file is all there is.
    async fn close(mut self) -> Outcome {
        if let Some(checkpoints) = self.checkpoints.take() {
            checkpoints.end().await;
        }
        // Where that cannot be done, what is in the log is no less durable for it.
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

/// Answers a caller, who may have gone away meanwhile.
fn tell(answer: Answer, outcome: Outcome) {
    let _ = answer.send(outcome);
}
