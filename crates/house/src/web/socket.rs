//! The socket of a table: one task between a client and the table's host.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::{FromClient, FromHouse};
use serde::Deserialize;
use table::Phrase;
use tokio::sync::mpsc;

use super::Web;
use super::body::Query;
use super::came::Came;
use super::limits::Permit;
use super::line::{End, Heard, Line, Upgrade, written};
use super::table_name::TableName;
use super::trouble::Trouble;
use super::who::Who;
use crate::host::{ConnectionId, Newcomer};
use crate::id::TableId;
use crate::message::{Letter, Message, OUTBOX, Parting};

/// How a client resumes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// How many of the sayings to its seat the client has taken in.
    heard: Option<u32>,
}

/// Connects a guest to a table. Who it is and what it may see is settled here.
pub async fn socket(
    State(web): State<Arc<Web>>,
    Extension(came): Extension<Came>,
    TableName(table): TableName,
    Query(Resume { heard }): Query<Resume>,
    upgrade: Upgrade,
    who: Who,
) -> Result<Response, Trouble> {
    let permit = Permit::new(&web, came.who)?;
    let visible = web.must_see(table, Some(who.guest.id)).await?;
    let newcomer =
        Newcomer { guest: who.guest.id, name: who.guest.name, may_sit: visible.may_sit, heard };
    Ok(upgrade.run(permit, move |line| converse(line, table, newcomer)))
}

async fn converse(mut line: Line, table: TableId, newcomer: Newcomer) {
    let house = Arc::clone(&line.web().house);
    let id = house.connection();
    let (outbox, mut letters) = mpsc::channel(OUTBOX);
    let end = match house.join(table, id, newcomer, outbox).await {
        Ok(host) => {
            let end = talk(&mut line, &mut letters, &host, id).await;
            // A table that is gone needs no telling.
            let _ = host.send(Message::Leave(id, parting(&end))).await;
            end
        }
        Err(trouble) => End::NotReached(trouble),
    };
    // While the last words are said nothing is kept for this connection any more.
    drop(letters);
    let bye =
        end.bye().map(|(why, again_in)| written(&FromHouse::Bye { why: why.into(), again_in }));
    line.close(&end, bye).await;
}

/// Only who says so has hung up. In every other way a connection ends, the last frames may not have
/// come in.
fn parting(end: &End) -> Parting {
    match end {
        End::HungUp => Parting::HungUp,
        End::Gone
        | End::Silent
        | End::TooLong
        | End::Broken
        | End::BadFrames
        | End::Slow
        | End::Parted
        | End::Ended
        | End::Stopping
        | End::NotReached(_) => Parting::Lost,
    }
}

/// Carries frames both ways until there is a reason to end it.
async fn talk(
    line: &mut Line,
    letters: &mut mpsc::Receiver<Letter>,
    host: &mpsc::Sender<Message>,
    id: ConnectionId,
) -> End {
    loop {
        let went_on = tokio::select! {
            letter = letters.recv() => match letter {
                Some(Letter::Frame(text)) => line.say(text).await,
                Some(Letter::Last(text)) => line.say(text).await.and(Err(End::Parted)),
                // The host keeps no outbox of whoever reads too slowly.
                None if host.is_closed() => Err(End::Ended),
                None => Err(End::Slow),
            },
            happening = line.next() => match line.take(happening).await {
                Ok(heard) => pass_on(line, heard, host, id).await,
                Err(end) => Err(end),
            },
        };
        if let Err(end) = went_on {
            return end;
        }
    }
}

/// Passes on to the host what a client said, or says what is wrong with it.
async fn pass_on(
    line: &mut Line,
    heard: Heard,
    host: &mpsc::Sender<Message>,
    id: ConnectionId,
) -> Result<(), End> {
    let why = match heard {
        Heard::Nothing => return Ok(()),
        Heard::Bad(why) => why,
        Heard::Text(text) => match serde_json::from_str::<FromClient>(&text) {
            Ok(frame) => {
                // When the host is gone its last letter tells why, or its silence does.
                let _ = host.send(Message::Frame(id, frame, Instant::now())).await;
                return Ok(());
            }
            Err(error) => line.bad(Phrase::new("web-bad-frame").with("why", error.to_string()))?,
        },
    };
    line.say(written(&FromHouse::Trouble { why: why.into() })).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_not_say_goodbye_may_have_missed_something() {
        assert_eq!(parting(&End::HungUp), Parting::HungUp);
        for end in [End::Gone, End::Silent, End::Slow, End::Broken, End::Ended] {
            assert_eq!(parting(&end), Parting::Lost, "{end:?}");
        }
    }

    fn size<F>(_: fn(Line, TableId, Newcomer) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn ten_thousand_idle_sockets_fit_into_little_memory() {
        assert!(size(converse) <= 4 * 1024, "{}", size(converse));
    }
}
