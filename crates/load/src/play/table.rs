//! A table, with what all its guests together know about it.

use std::time::Instant;

use protocol::{AskId, FromClient, Move, Offer};
use table::Pcg;
use tokio::sync::mpsc;

use crate::client::fresh_id;
use crate::glimpse::News;

/// A seat, and the channel to the task that holds its socket.
#[derive(Debug)]
pub(super) struct Sitter {
    /// Frames to be sent. A table has one request at a time, so they never pile up.
    frames: mpsc::Sender<String>,
    /// How many news frames it has received.
    news: u32,
    /// What the seat may do, according to the latest of them.
    steps: Vec<Vec<Offer>>,
}

impl Sitter {
    pub(super) fn new(frames: mpsc::Sender<String>) -> Sitter {
        Sitter { frames, news: 0, steps: Vec::new() }
    }
}

/// A request that has not been answered yet.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    /// The request's id.
    pub id: AskId,
    /// The number of moves in it.
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
    /// How many news frames each seat should have: one for the start and one for each request
    /// carried out.
    told: u32,
    pending: Option<Pending>,
    over: bool,
    /// Whether it is in play; otherwise it is in reserve.
    pub is_in_play: bool,
    /// Whether it is waiting for a move to be due.
    pub is_queued: bool,
}

impl Table {
    /// A table whose game has just started.
    pub(super) fn new(sitters: Vec<Sitter>) -> Table {
        Table { sitters, told: 1, pending: None, over: false, is_in_play: false, is_queued: false }
    }

    /// A seat received news.
    pub(super) fn hear(&mut self, seat: usize, news: News) {
        let News { awaited, steps } = news;
        if let Some(sitter) = self.sitters.get_mut(seat) {
            sitter.news += 1;
            sitter.steps = steps;
        }
        // The dealer deals at once, so someone is awaited as long as the game continues.
        self.over |= awaited.is_empty();
    }

    /// Whether the game is over and every request is answered.
    pub(super) fn is_done(&self) -> bool {
        self.over && self.pending.is_none()
    }

    /// A seat that may move now, and knows what it may do.
    ///
    /// News reach each seat at different times. A seat that has not received the latest does not
    /// know what it may do.
    fn ready_seat(&self) -> Option<usize> {
        if self.pending.is_some() || self.over {
            return None;
        }
        let ready = |sitter: &Sitter| sitter.news == self.told && !sitter.steps.is_empty();
        self.sitters.iter().position(ready)
    }

    /// Whether some seat can move now.
    pub(super) fn is_ready(&self) -> bool {
        self.ready_seat().is_some()
    }

    /// Requests a move for each step, if the table is ready.
    pub(super) fn ask(&mut self, due: Instant, run: u64, chance: &mut Pcg) {
        let Some(seat) = self.ready_seat() else { return };
        let sitter = &mut self.sitters[seat];
        let moves = pick(&std::mem::take(&mut sitter.steps), chance);
        let id = fresh_id();
        self.pending = Some(Pending { id: id.clone(), moves: moves.len(), due, run });
        let ask = FromClient::Ask { id, moves, heard: None };
        // Moves can always be serialized. A frame that cannot be sent is lost with its connection,
        // whose task will report it.
        let _ = sitter.frames.try_send(serde_json::to_string(&ask).unwrap_or_default());
    }

    /// A request was answered; returns it, unless it is a different one.
    pub(super) fn answered(&mut self, id: &AskId, done: bool) -> Option<Pending> {
        let pending = self.pending.take_if(|pending| pending.id == *id)?;
        if done {
            self.told += 1;
        }
        Some(pending)
    }

    /// Gives up the table; returns the request that will not be answered.
    pub(super) fn give_up(&mut self) -> Option<Pending> {
        self.over = true;
        self.pending.take()
    }

    /// The request that has not been answered yet.
    pub(super) fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }
}

/// Picks a random move for each step.
pub(crate) fn pick(steps: &[Vec<Offer>], chance: &mut Pcg) -> Vec<Move> {
    let one = |offers: &Vec<Offer>| {
        let bound = u32::try_from(offers.len()).ok().filter(|bound| *bound > 0)?;
        let offer = offers.get(chance.pick(bound) as usize)?;
        offer.pick(&mut |bound| chance.pick(bound))
    };
    steps.iter().map_while(one).collect()
}
