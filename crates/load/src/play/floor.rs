//! All tables that take part, and who moves next.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use protocol::AskId;
use table::Quick;
use tokio::sync::Semaphore;

use super::table::{Sitter, Table};
use super::tally::Tally;
use crate::glimpse::{News, OutcomeKind};
use crate::schedule::Schedule;

/// What a table is called here.
pub(super) type Number = u64;

/// The tables, those kept for later, and the measurement that goes on.
#[derive(Debug)]
pub(super) struct Floor {
    state: Mutex<State>,
    /// How many more tables are wanted.
    pub wanted: Semaphore,
}

#[derive(Debug)]
struct State {
    tables: BTreeMap<Number, Table>,
    last: Number,
    /// How many tables shall take part.
    in_play: usize,
    playing: usize,
    /// Started, and kept until a place is free.
    kept: VecDeque<Number>,
    /// Those that wait for a move to be due, the longest-waiting first.
    ready: VecDeque<Number>,
    finished: u64,
    run: u64,
    tally: Option<Tally>,
    chance: Quick,
}

impl Floor {
    /// Nobody plays yet; so many tables shall take part, and some more stand ready.
    pub(super) fn new(in_play: usize, kept: usize) -> Floor {
        let state = State {
            tables: BTreeMap::new(),
            last: 0,
            in_play,
            playing: 0,
            kept: VecDeque::new(),
            ready: VecDeque::new(),
            finished: 0,
            run: 0,
            tally: None,
            chance: Quick::new(1),
        };
        Floor { state: Mutex::new(state), wanted: Semaphore::new(in_play + kept) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table whose game was just started.
    pub(super) fn add(&self, sitters: Vec<Sitter>) -> Number {
        let mut state = self.state();
        state.last += 1;
        let number = state.last;
        state.tables.insert(number, Table::new(sitters));
        state.kept.push_back(number);
        state.fill(Instant::now());
        number
    }

    /// How many tables take part, and how many were played to the end.
    pub(super) fn counts(&self) -> (usize, u64) {
        let state = self.state();
        (state.playing, state.finished)
    }

    /// A seat got news.
    pub(super) fn news(&self, table: Number, seat: usize, news: News) {
        let mut state = self.state();
        if let Some(it) = state.tables.get_mut(&table) {
            it.hear(seat, news);
        }
        self.look(&mut state, table);
    }

    /// An ask was answered, at this moment.
    pub(super) fn answer(&self, table: Number, id: &AskId, outcome: OutcomeKind, at: Instant) {
        let mut state = self.state();
        let done = outcome == OutcomeKind::Done;
        let Some(it) = state.tables.get_mut(&table) else { return };
        let Some(pending) = it.answered(id, done) else { return };
        let run = state.run;
        if let Some(tally) = state.tally.as_mut().filter(|_| pending.run == run) {
            tally.answered(&pending, outcome, at);
        }
        if done {
            self.look(&mut state, table);
        } else {
            // Nobody knows what may be done now.
            self.remove(&mut state, table);
        }
    }

    /// A connection of this table broke.
    pub(super) fn lost(&self, table: Number) {
        let mut state = self.state();
        self.remove(&mut state, table);
    }

    /// Something changed at a table: it may be over, or somebody may move.
    fn look(&self, state: &mut State, number: Number) {
        let Some(table) = state.tables.get_mut(&number) else { return };
        if table.is_done() {
            state.finished += 1;
            self.remove(state, number);
        } else if table.is_in_play && !table.is_queued && table.is_ready() {
            table.is_queued = true;
            state.ready.push_back(number);
            state.dispatch(Instant::now());
        }
    }

    fn remove(&self, state: &mut State, number: Number) {
        let Some(mut table) = state.tables.remove(&number) else { return };
        let run = state.run;
        if let Some(pending) = table.give_up().filter(|pending| pending.run == run)
            && let Some(tally) = &mut state.tally
        {
            tally.lost(&pending);
        }
        state.ready.retain(|ready| *ready != number);
        state.kept.retain(|kept| *kept != number);
        if table.is_in_play {
            state.playing -= 1;
        }
        state.fill(Instant::now());
        self.wanted.add_permits(1);
    }

    /// Begins a measurement.
    pub(super) fn begin(&self, schedule: Schedule, count_from: Instant) {
        let mut state = self.state();
        state.run += 1;
        state.tally = Some(Tally::new(schedule, count_from));
    }

    /// Gives what is due to the tables that wait for it.
    pub(super) fn dispatch(&self) {
        self.state().dispatch(Instant::now());
    }

    /// Whether all that was due is answered.
    pub(super) fn is_complete(&self) -> bool {
        self.state().tally.as_ref().is_none_or(Tally::is_complete)
    }

    /// Ends the measurement.
    pub(super) fn end(&self) -> Option<Tally> {
        let mut state = self.state();
        let mut tally = state.tally.take()?;
        let run = state.run;
        let open = state.tables.values().filter_map(Table::pending);
        tally.close(open.filter(|pending| pending.run == run), Instant::now());
        Some(tally)
    }
}

impl State {
    /// Brings kept tables into play where a place is free.
    fn fill(&mut self, now: Instant) {
        while self.playing < self.in_play
            && let Some(number) = self.kept.pop_front()
        {
            let Some(table) = self.tables.get_mut(&number) else { continue };
            table.is_in_play = true;
            self.playing += 1;
            if table.is_ready() {
                table.is_queued = true;
                self.ready.push_back(number);
            }
        }
        self.dispatch(now);
    }

    fn dispatch(&mut self, now: Instant) {
        let Some(tally) = &mut self.tally else { return };
        while tally.is_due(now)
            && let Some(number) = self.ready.pop_front()
        {
            let Some(table) = self.tables.get_mut(&number) else { continue };
            table.is_queued = false;
            table.ask(tally.give(), self.run, &mut self.chance);
        }
    }
}
