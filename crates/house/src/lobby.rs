//! The open tables, as they change.

use protocol::{LobbyFrame, Stage, TableCard};
use tokio::sync::broadcast;

/// So many changes can wait for a slow watcher of the lobby; one that missed some is given the
/// whole list again.
const BACKLOG: usize = 64;

/// Tells whoever listens which tables open, change and close.
#[derive(Clone, Debug)]
pub struct Lobby(broadcast::Sender<LobbyFrame>);

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby(broadcast::channel(BACKLOG).0)
    }
}

impl Lobby {
    /// Listens from now on.
    pub fn listen(&self) -> broadcast::Receiver<LobbyFrame> {
        self.0.subscribe()
    }

    /// A public table changed.
    pub fn changed(&self, card: TableCard) {
        let frame = match card.stage {
            Stage::Gathering | Stage::Playing => LobbyFrame::Changed { table: card },
            Stage::Over(_) | Stage::Abandoned => LobbyFrame::Gone { id: card.id },
        };
        // It is no error when nobody listens.
        let _ = self.0.send(frame);
    }

    /// A table is gone.
    pub fn gone(&self, id: String) {
        let _ = self.0.send(LobbyFrame::Gone { id });
    }
}
