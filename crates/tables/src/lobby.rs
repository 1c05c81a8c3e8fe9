//! The open tables, as they change.

use protocol::{LobbyFrame, Stage, TableCard};

/// What those who watch the lobby are told of a public table that changed.
pub fn changed(card: TableCard) -> LobbyFrame {
    match card.stage {
        Stage::Gathering | Stage::Playing => LobbyFrame::Changed { table: card },
        Stage::Over(_) | Stage::Abandoned => LobbyFrame::Gone { id: card.id },
    }
}
