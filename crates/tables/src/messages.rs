//! Messages from the front, each passed on to the table it is for.

use std::sync::Arc;
use std::time::Instant;

use alerts::Presence;
use async_trait::async_trait;
use bus::{FromTable, Question, Reply, ReplyId, TableError, TablesEnd, ToAllTables, ToTable};
use host::Archive;
use protocol::TableCard;
use store::TableOpening;
use table::UnknownRules;
use tokio::sync::mpsc;

use crate::directory::{Directory, address_key};
use crate::id::TableId;
use crate::inbox::Incoming;

impl Directory {
    /// Passes a question to the task of a table, which answers it. If the task cannot be reached,
    /// this replies with the error.
    async fn ask(
        self: &Arc<Self>,
        table: TableId,
        reply: ReplyId,
        message: ToTable,
        came: Instant,
    ) {
        if let Err(error) = self.pass_on(table, message, came).await {
            self.reply(reply, Err(error));
        }
    }

    /// Asks a question that can be answered even if the table's rules are no longer known.
    async fn read(self: &Arc<Self>, table: TableId, reply: ReplyId, question: Question) {
        let message = ToTable::Ask { reply, question: question.clone() };
        match self.pass_on(table, message, Instant::now()).await {
            Ok(()) => {}
            Err(TableError::Rules(unknown)) => {
                self.reply(reply, self.read_archive(table, unknown, question).await);
            }
            Err(error) => self.reply(reply, Err(error)),
        }
    }

    /// Answers from the stored records of a table whose rules this house does not know.
    async fn read_archive(
        &self,
        table: TableId,
        unknown: UnknownRules,
        question: Question,
    ) -> Result<Reply, TableError> {
        let stored = self.store().load(table).await?;
        let listed = self.store().listed(table).await?.ok_or(TableError::NoSuchTable)?;
        let card: TableCard =
            serde_json::from_str(&listed.listing.card).map_err(|_| TableError::NoSuchTable)?;
        let archive = Archive::read(table, &stored, card.stage)
            .map_err(|fault| self.cannot_load(table, fault))?;
        match question {
            Question::State { guest } => Ok(Reply::State(Box::new(archive.state_for(guest)))),
            Question::Ledger => {
                Ok(Reply::Ledger(archive.ledger(unknown).map(|ledger| ledger.to_string())))
            }
            Question::Link { secret } => Ok(Reply::Link(archive.link_kind(secret))),
            _ => Err(TableError::Rules(unknown)),
        }
    }

    /// Passes a message on to the task of a table, loading the table if necessary.
    async fn pass_on(
        self: &Arc<Self>,
        table: TableId,
        message: ToTable,
        came: Instant,
    ) -> Result<(), TableError> {
        let mut incoming = Incoming::Message(message, came);
        // If the task ends while the message is on its way, try again.
        for _ in 0..3 {
            let inbox = self.reach(table).await?;
            match inbox.send(incoming).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => incoming = back,
            }
        }
        Err(TableError::Ended)
    }
}

#[async_trait]
impl TablesEnd for Directory {
    async fn take(self: Arc<Self>, table: TableId, message: ToTable) {
        let came = Instant::now();
        match message {
            // A connection can only belong to a table in memory.
            ToTable::Frame { connection, .. } => {
                let sent = match self.in_memory(table).await {
                    Some(inbox) => inbox.send(Incoming::Message(message, came)).await.is_ok(),
                    None => false,
                };
                if !sent {
                    self.tell(FromTable::Ended { to: vec![connection] });
                }
            }
            ToTable::Leave { .. } | ToTable::Blocks { .. } => {
                if let Some(inbox) = self.in_memory(table).await {
                    // A table that is gone need not be told.
                    let _ = inbox.send(Incoming::Message(message, came)).await;
                }
            }
            ToTable::Join { reply, .. } => self.ask(table, reply, message, came).await,
            ToTable::Ask { reply, question } => match question {
                Question::Open { opening, places, webhook, request, address } => {
                    let (opener, key) = (opening.opener, address_key());
                    let opened = TableOpening { table, opener, request, address, key };
                    let opened = self.open(*opening, places, webhook, opened).await;
                    self.reply(reply, opened.map(|()| Reply::Done).map_err(TableError::from));
                }
                Question::Here { seat } => {
                    let here = self.is_here(table, seat.seat()).await;
                    self.reply(reply, Ok(Reply::Here(here)));
                }
                Question::Reload => match self.in_memory(table).await {
                    Some(inbox) => {
                        let ask = ToTable::Ask { reply, question };
                        if inbox.send(Incoming::Message(ask, came)).await.is_err() {
                            self.reply(reply, Err(TableError::Ended));
                        }
                    }
                    None => self.reply(reply, Ok(Reply::Done)),
                },
                Question::Account { guest } => match self.in_memory(table).await {
                    Some(_) => self.ask(table, reply, ToTable::Ask { reply, question }, came).await,
                    None => self.reply(
                        reply,
                        self.account(table, guest).await.map(|it| Reply::Account(Box::new(it))),
                    ),
                },
                Question::Depart { guest } => {
                    let renamed = self.rename(table, guest, None).await;
                    self.reply(reply, renamed.map(|()| Reply::Done));
                }
                Question::Return { guest, name } => {
                    let renamed = self.rename(table, guest, Some(name)).await;
                    self.reply(reply, renamed.map(|()| Reply::Done));
                }
                Question::Delete => {
                    let deleted = self.delete(table).await;
                    self.reply(reply, deleted.map(|()| Reply::Done));
                }
                Question::State { .. } | Question::Ledger | Question::Link { .. } => {
                    self.read(table, reply, question).await;
                }
                Question::DeleteLine { number } => {
                    let deleted = self.delete_line(table, number).await;
                    self.reply(reply, deleted.map(|()| Reply::Done));
                }
                Question::Context
                | Question::Rename { .. }
                | Question::Carry { .. }
                | Question::EndLink { .. }
                | Question::Close => {
                    self.ask(table, reply, ToTable::Ask { reply, question }, came).await;
                }
            },
        }
    }

    fn take_for_all(&self, message: ToAllTables) {
        match message {
            ToAllTables::Pause(paused) => self.pause(paused),
        }
    }
}
