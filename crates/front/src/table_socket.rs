//! The socket of a table: one task between a client and the table's host.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use bus::{Connection, Letter, Parting};
use host::Newcomer;
use host::id::TableId;
use protocol::{FromClient, FromHouse};
use serde::Deserialize;
use table::{Phrase, Phrased};

use super::Web;
use super::body::Query;
use super::error::HttpError;
use super::limits::Permit;
use super::origin::Origin;
use super::signed_in::{Kept, Over};
use super::socket::{End, Received, Socket, Upgrade, written};
use super::table_name::TableName;
use super::visible::Provenance;
use super::who::Who;

/// The query with which a client resumes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// The client's cursor: how many sayings to its seat it has received.
    heard: Option<u32>,
}

/// Connects a guest to a table. What the guest may see and do is settled here.
pub async fn socket(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    TableName(table): TableName,
    Query(Resume { heard }): Query<Resume>,
    upgrade: Upgrade,
    who: Who,
) -> Result<Response, HttpError> {
    let permit = Permit::new(&web, origin.who)?;
    // Register the socket before checking the session, so that a sign-out in between is not missed.
    let kept = web.signed_in.keep(who.session.id, who.guest.id);
    let session = web.signed_in.by_key(web.store.as_ref(), who.key, web.watch.now()).await?;
    session.ok_or(HttpError::Nobody)?;
    let may_play = who.may_play();
    let guest = who.guest.id;
    let visible = web.must_see(table, Some(guest)).await?;
    let permit = if visible.sits { permit } else { permit.watch()? };
    let Provenance { address, since } = if visible.gathers {
        web.provenance(table, guest, origin.who).await?
    } else {
        Provenance::default()
    };
    let (name, may_sit) = (who.guest.name, visible.may_sit);
    let household = Some(web.household_key(origin.who));
    let newcomer = Newcomer { guest, name, may_sit, cursor: heard, household, address, since };
    let session = Session { kept, may_play };
    Ok(upgrade.run(permit, move |socket| converse(socket, session, table, newcomer)))
}

/// The session of a connected guest.
struct Session {
    kept: Kept,
    /// Whether it may do more than listen.
    may_play: bool,
}

async fn converse(mut socket: Socket, mut session: Session, table: TableId, newcomer: Newcomer) {
    // Boxed, because sockets are idle most of the time, and joining needs much memory for a moment.
    let joined = Box::pin(socket.web().tables.join(table, newcomer)).await;
    let end = match joined {
        Ok(mut connection) => {
            let end = talk(&mut socket, &mut session, &mut connection).await;
            connection.leave(parting(&end)).await;
            end
        }
        Err(error) => End::NotReached(error),
    };
    // By now the table keeps nothing for this connection any more.
    let bye =
        end.bye().map(|(why, again_in)| written(&FromHouse::Bye { why: why.into(), again_in }));
    socket.close(&end, bye).await;
}

/// How a connection ended, for the table. Only a client that closed properly has hung up; otherwise
/// it may not have received the last frames.
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
        | End::SignedOut
        | End::NotReached(_) => Parting::Lost,
    }
}

/// Passes frames both ways until there is a reason to end.
async fn talk(socket: &mut Socket, session: &mut Session, connection: &mut Connection) -> End {
    loop {
        let went_on = tokio::select! {
            letter = connection.next() => match letter {
                Some(Letter::Frame(text)) => socket.say((&*text).into()).await,
                Some(Letter::Last(text)) => socket.say((&*text).into()).await.and(Err(End::Parted)),
                Some(Letter::Seated(seated)) => {
                    socket.set_seated(seated);
                    Ok(())
                }
                Some(Letter::Ended) => Err(End::Ended),
                // The bus has dropped a client that reads too slowly.
                None => Err(End::Slow),
            },
            happening = socket.next() => match socket.take(happening).await {
                Ok(received) => pass_on(socket, received, session.may_play, connection).await,
                Err(end) => Err(end),
            },
            over = session.kept.over() => Err(match over {
                Over::SignedOut => End::SignedOut,
                Over::Changed => End::Ended,
            }),
        };
        if let Err(end) = went_on {
            return end;
        }
    }
}

/// Passes a client's frame to the table, or tells the client what is wrong with it.
async fn pass_on(
    socket: &mut Socket,
    received: Received,
    may_play: bool,
    connection: &Connection,
) -> Result<(), End> {
    let why = match received {
        Received::Nothing => return Ok(()),
        Received::Bad(why) => why,
        Received::Text(text) => match serde_json::from_str::<FromClient>(&text) {
            Ok(FromClient::Ask { .. } | FromClient::Do { .. }) if !may_play => {
                HttpError::NotAllowed.phrase()
            }
            Ok(frame) => {
                connection.send(frame).await;
                return Ok(());
            }
            Err(error) => {
                socket.bad(Phrase::new("web-bad-frame").with("why", error.to_string()))?
            }
        },
    };
    socket.say(written(&FromHouse::Trouble { why: why.into() })).await
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

    fn size<F>(_: fn(Socket, Session, TableId, Newcomer) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn ten_thousand_idle_sockets_fit_into_little_memory() {
        assert!(size(converse) <= 4 * 1024, "{}", size(converse));
    }
}
