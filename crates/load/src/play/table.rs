//! A table as its guests together know it.

use std::time::Instant;

use protocol::{AskId, FromClient, Move, Offer};
use table::Pcg;
use tokio::sync::mpsc;

use crate::client::fresh_id;
use crate::glimpse::News;

/// A seat, and the way to the task that holds its socket.
#[derive(Debug)]
pub(super) struct Sitter {
    /// Takes frames to be sent. There is one ask at a time at a table, so it never piles up.
    frames: mpsc::Sender<String>,
    /// How many news came.
    news: u32,
    /// What the seat may do, by the latest of them.
    steps: Vec<Vec<Offer>>,
}

impl Sitter {
    pub(super) fn new(frames: mpsc::Sender<String>) -> Sitter {
        Sitter { frames, news: 0, steps: Vec::new() }
    }
}

/// An ask that is not answered yet.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    /// The ask's name.
    pub id: AskId,
    /// How many moves it has.
    pub moves: usize,
    /// When it was due.
    pub due: Instant,
    /// The measurement it belongs to.
    pub run: u64,
}

/// A table.
#[derive(Debug)]
pub(super) struct Table {
    sitters: Vec<Sitter>,
    /// How many news everyone gets: one for the start and one for each ask that was done.
    told: u32,
    pending: Option<Pending>,
    over: bool,
    /// Whether it takes part; else it is kept for later.
    pub is_in_play: bool,
    /// Whether it waits for a move to be due.
    pub is_queued: bool,
}

impl Table {
    /// A table whose game was just started.
    pub(super) fn new(sitters: Vec<Sitter>) -> Table {
        Table { sitters, told: 1, pending: None, over: false, is_in_play: false, is_queued: false }
    }

    /// A seat got news.
    pub(super) fn hear(&mut self, seat: usize, news: News) {
        let News { awaited, steps } = news;
        if let Some(sitter) = self.sitters.get_mut(seat) {
            sitter.news += 1;
            sitter.steps = steps;
        }
        // The dealer deals at once, so somebody is awaited as long as the game goes on.
        self.over |= awaited.is_empty();
    }

    /// Whether the game is over and every ask is answered.
    pub(super) fn is_done(&self) -> bool {
        self.over && self.pending.is_none()
    }

    /// A seat that may move now, and knows what.
    ///
    /// News come to each seat in its own time. A seat that has not had the latest does not know
    /// what it may do.
    fn ready_seat(&self) -> Option<usize> {
        if self.pending.is_some() || self.over {
            return None;
        }
        let ready = |sitter: &Sitter| sitter.news == self.told && !sitter.steps.is_empty();
        self.sitters.iter().position(ready)
    }

    /// Whether somebody may move now.
    pub(super) fn is_ready(&self) -> bool {
        self.ready_seat().is_some()
    }

    /// Asks for a move of each step, at a table that is ready for it.
    pub(super) fn ask(&mut self, due: Instant, run: u64, chance: &mut Pcg) {
        let Some(seat) = self.ready_seat() else { return };
        let sitter = &mut self.sitters[seat];
        let moves = pick(&std::mem::take(&mut sitter.steps), chance);
        let id = fresh_id();
        self.pending = Some(Pending { id: id.clone(), moves: moves.len(), due, run });
        let ask = FromClient::Ask { id, moves, heard: None };
        // Moves can always be written. A frame that cannot be sent is lost with its connection,
        // whose task will say so.
        let _ = sitter.frames.try_send(serde_json::to_string(&ask).unwrap_or_default());
    }

    /// An ask was answered; gives what was known of it, unless it is another one.
    pub(super) fn answered(&mut self, id: &AskId, done: bool) -> Option<Pending> {
        let pending = self.pending.take_if(|pending| pending.id == *id)?;
        if done {
            self.told += 1;
        }
        Some(pending)
    }

    /// The table is given up; gives the ask that will not be answered.
    pub(super) fn give_up(&mut self) -> Option<Pending> {
        self.over = true;
        self.pending.take()
    }

    /// The ask that is not answered yet.
    pub(super) fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }
}

/// A move of each step, whichever.
pub(crate) fn pick(steps: &[Vec<Offer>], chance: &mut Pcg) -> Vec<Move> {
    let one = |offers: &Vec<Offer>| {
        let bound = u32::try_from(offers.len()).ok().filter(|bound| *bound > 0)?;
        let offer = offers.get(chance.pick(bound) as usize)?;
        offer.pick(&mut |bound| chance.pick(bound))
    };
    steps.iter().map_while(one).collect()
}
