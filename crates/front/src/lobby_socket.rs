//! The socket of the lobby: sends the open tables, and then their changes.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use bus::Shown;
use host::id::{GuestId, TableId};
use protocol::{LobbyFrame, Notice};
use table::Phrase;
use tokio::time::{Instant, sleep_until};

use super::error::HttpError;
use super::limits::{Household, Permit};
use super::origin::Origin;
use super::socket::{End, Received, SOON, Socket, Upgrade, written};
use super::who::Who;
use super::{Web, becomes_true};

/// How long changes are collected, so that a guest who comes and goes all the time does not keep
/// every client busy.
const COLLECTING: Duration = Duration::from_millis(200);

/// If there are more changes than this, the whole list is sent again.
const MANY: usize = 64;

/// Lets anyone watch the lobby.
pub async fn socket(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    upgrade: Upgrade,
    who: Result<Option<Who>, HttpError>,
) -> Result<Response, HttpError> {
    let permit = Permit::new(&web, origin.who)?.watch()?;
    let guest = who.ok().flatten().map(|who| who.guest.id);
    Ok(upgrade.run(permit, move |socket| watch(socket, guest, origin.who)))
}

async fn watch(mut socket: Socket, guest: Option<GuestId>, who: Household) {
    let Err(end) = tell(&mut socket, guest, who).await;
    let bye = end
        .bye()
        .map(|(_, again_in)| written(&LobbyFrame::Bye { again_in: again_in.unwrap_or(SOON) }));
    socket.close(&end, bye).await;
}

/// Sends the whole list, then what changes.
async fn tell(
    socket: &mut Socket,
    guest: Option<GuestId>,
    who: Household,
) -> Result<std::convert::Infallible, End> {
    let mut measures = socket.web().moderation.changes();
    let mut notices = socket.web().moderation.notice();
    check_ban(socket, guest, who)?;
    let notice = notices.borrow_and_update().clone();
    if notice != Notice::default() {
        socket.say(written(&LobbyFrame::Notice(notice))).await?;
    }
    let mut stopping = pin!(becomes_true(socket.web().stopping.clone()));
    // Subscribe before reading the list, so that changes made meanwhile are sent after it.
    let mut changes = socket.web().tables.lobby().changes();
    let mut told = Told::tell_all(socket).await?;
    let mut due: Option<Instant> = None;
    loop {
        tokio::select! {
            changed = changes.changed(), if due.is_none() => match changed {
                Ok(()) => due = Some(Instant::now() + COLLECTING),
                Err(_) => return Err(End::Ended),
            },
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                due = None;
                changes.mark_unchanged();
                told = told.tell_changes(socket).await?;
            }
            happening = socket.next() => match socket.take(happening).await? {
                Received::Nothing => {}
                // Clients have nothing to say on this socket.
                Received::Text(_) | Received::Bad(_) => {
                    socket.bad(Phrase::new("web-bad-frame"))?;
                }
            },
            // The senders live as long as the house.
            _ = measures.changed() => check_ban(socket, guest, who)?,
            _ = notices.changed() => {
                let notice = notices.borrow_and_update().clone();
                socket.say(written(&LobbyFrame::Notice(notice))).await?;
            }
            () = &mut stopping => return Err(End::Stopping),
        }
    }
}

/// The end of a connection whose guest or address is banned.
fn check_ban(socket: &Socket, guest: Option<GuestId>, who: Household) -> Result<(), End> {
    let web = socket.web();
    match web.moderation.ban(guest, who, web.watch.now()) {
        Some(decision) => Err(End::Banned(decision)),
        None => Ok(()),
    }
}

/// The list as a client knows it. Clients that know the same list share it.
struct Told {
    all: Arc<[Shown]>,
    /// How many of them are listed.
    most: usize,
}

impl Told {
    fn by_table(&self) -> HashMap<TableId, &Shown> {
        self.shown().map(|shown| (shown.table, shown)).collect()
    }

    /// The tables that the client is shown.
    fn shown(&self) -> impl Iterator<Item = &Shown> {
        self.all.iter().take(self.most)
    }

    async fn listed(web: Arc<Web>) -> Result<Told, End> {
        let all = web.listed().await.map_err(|error| End::NotReached(error.into()))?;
        let most = web.first(&all).len();
        Ok(Told { all, most })
    }

    async fn tell_all(socket: &mut Socket) -> Result<Told, End> {
        let told = Told::listed(Arc::clone(socket.web())).await?;
        let tables = told.shown().map(Shown::card).collect();
        socket.say(written(&LobbyFrame::Tables { tables })).await?;
        Ok(told)
    }

    /// Sends the tables whose listing differs from what this client knows. A new time alone is not
    /// worth a frame.
    async fn tell_changes(&self, socket: &mut Socket) -> Result<Told, End> {
        let now = Told::listed(Arc::clone(socket.web())).await?;
        let frames = self.frames(&now);
        if frames.len() > MANY {
            return Told::tell_all(socket).await;
        }
        for frame in frames {
            socket.say(written(&frame)).await?;
        }
        Ok(now)
    }

    /// The frames that turn this list into the new one, in the order of the lists, so that they are
    /// the same for all clients.
    fn frames(&self, now: &Told) -> Vec<LobbyFrame> {
        let (before, after) = (self.by_table(), now.by_table());
        let gone = self.shown().filter(|shown| !after.contains_key(&shown.table));
        let gone = gone.map(|shown| LobbyFrame::Gone { id: shown.table.to_string() });
        let is_known = |shown: &&Shown| {
            let known = before.get(&shown.table);
            known.is_some_and(|known| Arc::ptr_eq(&known.card, &shown.card))
        };
        let changed = now.shown().filter(|shown| !is_known(shown));
        gone.chain(changed.map(|shown| LobbyFrame::Changed { table: shown.card() })).collect()
    }
}
