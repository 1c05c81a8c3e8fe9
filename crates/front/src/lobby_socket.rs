//! The socket of the lobby: the open tables, as they change.

use std::pin::pin;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::LobbyFrame;
use store::TableQuery;
use table::Phrase;
use tokio::sync::broadcast::error::RecvError;

use super::error::HttpError;
use super::limits::Permit;
use super::origin::Origin;
use super::socket::{End, Received, SOON, Socket, Upgrade, written};
use super::tables::LISTED;
use super::{Web, becomes_true};

/// Lets anyone watch the lobby.
pub async fn socket(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    upgrade: Upgrade,
) -> Result<Response, HttpError> {
    let permit = Permit::new(&web, origin.who)?;
    Ok(upgrade.run(permit, watch))
}

async fn watch(mut socket: Socket) {
    let Err(end) = tell(&mut socket).await;
    let bye = end
        .bye()
        .map(|(_, again_in)| written(&LobbyFrame::Bye { again_in: again_in.unwrap_or(SOON) }));
    socket.close(&end, bye).await;
}

/// Tells all there is, then all that changes.
async fn tell(socket: &mut Socket) -> Result<std::convert::Infallible, End> {
    let mut stopping = pin!(becomes_true(socket.web().stopping.clone()));
    // What changes while the list is read comes after it.
    let mut changes = socket.web().tables.watch_lobby();
    tell_all(socket).await?;
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(frame) => socket.say(written(&frame)).await?,
                Err(RecvError::Lagged(_)) => tell_all(socket).await?,
                Err(RecvError::Closed) => return Err(End::Ended),
            },
            happening = socket.next() => match socket.take(happening).await? {
                Received::Nothing => {}
                // Nobody is listened to here.
                Received::Text(_) | Received::Bad(_) => {
                    socket.bad(Phrase::new("web-bad-frame"))?;
                }
            },
            () = &mut stopping => return Err(End::Stopping),
        }
    }
}

async fn tell_all(socket: &mut Socket) -> Result<(), End> {
    let tables = socket.web().cards(TableQuery::Open, LISTED).await;
    let tables = tables.map_err(|error| End::NotReached(error.into()))?;
    socket.say(written(&LobbyFrame::Tables { tables })).await
}
