//! The socket of a table: one task between a client and the table's host.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use bus::{Connection, Letter, Parting};
use host::Newcomer;
use host::id::{GuestId, TableId};
use protocol::{Answer, FromClient, FromHouse, Notice, Outcome};
use serde::Deserialize;
use table::{Phrase, Phrased};
use tokio::sync::watch;

use super::Web;
use super::body::Query;
use super::error::HttpError;
use super::limits::{Household, Permit};
use super::moderation::Blocked;
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
    let blocks = web.block_lists.follow(web.store.as_ref(), guest).await?;
    let (cursor, blocked) = (heard, blocks.borrow().clone());
    let newcomer = Newcomer { guest, name, may_sit, cursor, household, address, since, blocked };
    let session = Session { kept, may_play, guest, owner: None, who: origin.who, blocks };
    Ok(upgrade.run(permit, move |socket| converse(socket, session, table, newcomer)))
}

/// The session of a connected guest.
struct Session {
    kept: Kept,
    /// Whether it may do more than listen.
    may_play: bool,
    guest: GuestId,
    /// Whose seat the guest has at the table; somebody else's for whoever came by a seat link.
    owner: Option<GuestId>,
    /// The address.
    who: Household,
    /// Whom the guest has blocked.
    blocks: watch::Receiver<Blocked>,
}

impl Session {
    /// The end of a connection whose guest or address is banned, or whose seat is that of a guest
    /// who is.
    fn check_ban(&self, web: &Web) -> Result<(), End> {
        let now = web.watch.now();
        let own = web.moderation.ban(Some(self.guest), self.who, now);
        let decision =
            own.or_else(|| self.owner.and_then(|owner| web.moderation.ban_of_guest(owner, now)));
        decision.map_or(Ok(()), |decision| Err(End::Banned(decision)))
    }
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
        | End::Banned(_)
        | End::NotReached(_) => Parting::Lost,
    }
}

/// Passes frames both ways until there is a reason to end.
async fn talk(socket: &mut Socket, session: &mut Session, connection: &mut Connection) -> End {
    // Followed first and looked at after that: no ban and no notice in between is missed.
    let mut measures = socket.web().moderation.changes();
    let mut notices = socket.web().moderation.notice();
    let notice = notices.borrow_and_update().clone();
    let begun = session.check_ban(socket.web());
    let begun = match notice == Notice::default() {
        false => begun.and(socket.say(written(&FromHouse::Notice(notice))).await),
        true => begun,
    };
    if let Err(end) = begun {
        return end;
    }
    loop {
        let went_on = tokio::select! {
            letter = connection.next() => match letter {
                Some(Letter::Frame(text)) => socket.say((&*text).into()).await,
                Some(Letter::Last(text)) => socket.say((&*text).into()).await.and(Err(End::Parted)),
                Some(Letter::Seated(owner)) => {
                    socket.set_seated(owner.is_some());
                    session.owner = owner;
                    session.check_ban(socket.web())
                }
                Some(Letter::Ended) => Err(End::Ended),
                // The bus has dropped a client that reads too slowly.
                None => Err(End::Slow),
            },
            happening = socket.next() => match socket.take(happening).await {
                Ok(received) => pass_on(socket, received, session, connection).await,
                Err(end) => Err(end),
            },
            // The senders live as long as the house.
            _ = measures.changed() => session.check_ban(socket.web()),
            _ = notices.changed() => {
                let notice = notices.borrow_and_update().clone();
                socket.say(written(&FromHouse::Notice(notice))).await
            }
            changed = session.blocks.changed() => match changed {
                Ok(()) => {
                    let blocked = session.blocks.borrow_and_update().clone();
                    connection.block(blocked).await;
                    Ok(())
                }
                Err(_) => Err(End::Ended),
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
    session: &Session,
    connection: &Connection,
) -> Result<(), End> {
    let why = match received {
        Received::Nothing => return Ok(()),
        Received::Bad(why) => why,
        Received::Text(text) => match serde_json::from_str::<FromClient>(&text) {
            Ok(FromClient::Ask { .. } | FromClient::Do { .. }) if !session.may_play => {
                HttpError::NotAllowed.phrase()
            }
            Ok(frame) => {
                if let Some(answer) = refused(socket.web(), session, &frame) {
                    return socket.say(written(&FromHouse::Answer(answer))).await;
                }
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

/// The answer to a request that the house does not pass on: a muted guest chats, or the house is
/// read-only.
fn refused(web: &Web, session: &Session, frame: &FromClient) -> Option<Answer> {
    let (id, deed) = match frame {
        FromClient::Ask { id, .. } => (id, None),
        FromClient::Do { id, deed, .. } => (id, Some(deed)),
        FromClient::Heard { .. } => return None,
    };
    let why = web.refuses(session.guest, session.owner, deed)?.into();
    let outcome = Outcome::Refused { why, rule: None, at: None };
    Some(Answer { id: id.clone(), outcome })
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
