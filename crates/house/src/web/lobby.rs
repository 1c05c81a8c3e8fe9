//! The socket of the lobby: the open tables, as they change.

use std::pin::pin;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::LobbyFrame;
use table::Phrase;
use tokio::sync::broadcast::error::RecvError;

use super::came::Came;
use super::limits::Permit;
use super::line::{End, Heard, Line, SOON, Upgrade, written};
use super::tables::LISTED;
use super::trouble::Trouble;
use super::{Web, becomes_true};
use crate::store::Which;

/// Lets anyone watch the lobby.
pub async fn socket(
    State(web): State<Arc<Web>>,
    Extension(came): Extension<Came>,
    upgrade: Upgrade,
) -> Result<Response, Trouble> {
    let permit = Permit::new(&web, came.who)?;
    Ok(upgrade.run(permit, watch))
}

async fn watch(mut line: Line) {
    let Err(end) = tell(&mut line).await;
    let bye = end
        .bye()
        .map(|(_, again_in)| written(&LobbyFrame::Bye { again_in: again_in.unwrap_or(SOON) }));
    line.close(&end, bye).await;
}

/// Tells all there is, then all that changes.
async fn tell(line: &mut Line) -> Result<std::convert::Infallible, End> {
    let house = Arc::clone(&line.web().house);
    let mut stopping = pin!(becomes_true(house.stopping()));
    // What changes while the list is read comes after it.
    let mut changes = house.lobby().listen();
    tell_all(line).await?;
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(frame) => line.say(written(&frame)).await?,
                Err(RecvError::Lagged(_)) => tell_all(line).await?,
                Err(RecvError::Closed) => return Err(End::Ended),
            },
            happening = line.next() => match line.take(happening).await? {
                Heard::Nothing => {}
                // Nobody is listened to here.
                Heard::Text(_) | Heard::Bad(_) => {
                    line.bad(Phrase::new("web-bad-frame"))?;
                }
            },
            () = &mut stopping => return Err(End::Stopping),
        }
    }
}

async fn tell_all(line: &mut Line) -> Result<(), End> {
    let tables = line.web().house.cards(Which::Open, LISTED).await;
    let tables = tables.map_err(End::NotReached)?;
    line.say(written(&LobbyFrame::Tables { tables })).await
}
