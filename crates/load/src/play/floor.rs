//! All tables that take part, and where the next move is made.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use protocol::AskId;
use table::Pcg;
use tokio::sync::Semaphore;

use super::table::{Sitter, Table};
use super::tally::Tally;
use crate::glimpse::{News, OutcomeKind};
use crate::schedule::Schedule;

/// A table's number on the floor.
pub(super) type Number = u64;

/// The tables in play, those in reserve, and the current measurement.
#[derive(Debug)]
pub(super) struct Floor {
    state: Mutex<State>,
    /// How many more tables are needed.
    pub wanted: Semaphore,
}

#[derive(Debug)]
struct State {
    tables: BTreeMap<Number, Table>,
    last: Number,
    /// How many tables should be in play.
    in_play: usize,
    playing: usize,
    /// Started tables, in reserve until a place is free.
    kept: VecDeque<Number>,
    /// The tables that are waiting for a move to be due, longest-waiting first.
    ready: VecDeque<Number>,
    finished: u64,
    run: u64,
    tally: Option<Tally>,
    chance: Pcg,
}

impl Floor {
    /// An empty floor for this many tables in play, and some more in reserve.
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
            chance: Pcg::new(1),
        };
        Floor { state: Mutex::new(state), wanted: Semaphore::new(in_play + kept) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table whose game has just started.
    pub(super) fn add(&self, sitters: Vec<Sitter>) -> Number {
        let mut state = self.state();
        state.last += 1;
        let number = state.last;
        state.tables.insert(number, Table::new(sitters));
        state.kept.push_back(number);
        state.fill(Instant::now());
        number
    }

    /// How many tables are in play, and how many games were finished.
    pub(super) fn counts(&self) -> (usize, u64) {
        let state = self.state();
        (state.playing, state.finished)
    }

    /// A seat received news.
    pub(super) fn news(&self, table: Number, seat: usize, news: News) {
        let mut state = self.state();
        if let Some(it) = state.tables.get_mut(&table) {
            it.hear(seat, news);
        }
        self.look(&mut state, table);
    }

    /// A request was answered at this moment.
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
            // It is unknown what may be done now.
            self.remove(&mut state, table);
        }
    }

    /// A connection of this table broke.
    pub(super) fn lost(&self, table: Number) {
        let mut state = self.state();
        self.remove(&mut state, table);
    }

    /// Something changed at a table: it may be over, or a seat may be able to move.
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

    /// Assigns the moves that are due to the tables waiting for them.
    pub(super) fn dispatch(&self) {
        self.state().dispatch(Instant::now());
    }

    /// Whether everything that was due has been answered.
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
    /// Puts tables from the reserve into play where a place is free.
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use protocol::FromClient;
    use tokio::sync::mpsc;

    use super::*;
    use crate::glimpse;

    /// News for a seat that may cut.
    fn may_cut() -> News {
        let news = r#"{"awaited":[1],"steps":[[{"kind":"cut","among":[3]}]]}"#;
        glimpse::read(news).expect("news")
    }

    /// News for a seat that has to wait.
    fn waits() -> News {
        glimpse::read(r#"{"awaited":[1],"steps":[]}"#).expect("news")
    }

    /// A table of two, with the receiving ends of its frames.
    fn table(floor: &Floor) -> (Number, [mpsc::Receiver<String>; 2]) {
        let (one, first) = mpsc::channel(1);
        let (other, second) = mpsc::channel(1);
        (floor.add(vec![Sitter::new(one), Sitter::new(other)]), [first, second])
    }

    fn asked(frames: &mut mpsc::Receiver<String>) -> AskId {
        let frame: FromClient =
            serde_json::from_str(&frames.try_recv().expect("a frame")).expect("an ask");
        match frame {
            FromClient::Ask { id, .. } => id,
            other => panic!("{other:?}"),
        }
    }

    /// Ten moves, all of them due for a second.
    fn overdue(floor: &Floor) -> Instant {
        let start = Instant::now() - Duration::from_secs(1);
        floor.begin(Schedule::new(start, 1_000.0, Duration::from_millis(10)), start);
        start
    }

    #[test]
    fn a_move_that_finds_no_table_waits_and_the_wait_counts() {
        let floor = Floor::new(1, 0);
        let (number, [mut first, _second]) = table(&floor);
        overdue(&floor);
        floor.dispatch();
        assert!(first.try_recv().is_err());
        floor.news(number, 0, may_cut());
        let id = asked(&mut first);
        floor.answer(number, &id, OutcomeKind::Done, Instant::now());
        let tally = floor.end().expect("a measurement");
        assert_eq!((tally.done, tally.moves, tally.unanswered), (1, 1, 9));
        assert!(tally.latencies.percentile(1.0) > 900.0);
    }

    #[test]
    fn nobody_moves_by_news_that_are_not_the_latest() {
        let floor = Floor::new(1, 0);
        let (number, [mut first, mut second]) = table(&floor);
        overdue(&floor);
        floor.news(number, 0, may_cut());
        let id = asked(&mut first);
        floor.news(number, 1, waits());
        floor.answer(number, &id, OutcomeKind::Done, Instant::now());
        assert!(first.try_recv().is_err() && second.try_recv().is_err());
        floor.news(number, 1, may_cut());
        asked(&mut second);
    }

    #[test]
    fn a_finished_table_is_replaced_by_one_that_was_kept() {
        let floor = Floor::new(1, 1);
        let (number, [mut first, _second]) = table(&floor);
        let (kept, [mut other, _]) = table(&floor);
        overdue(&floor);
        floor.news(kept, 0, may_cut());
        assert!(other.try_recv().is_err());
        floor.news(number, 0, may_cut());
        let id = asked(&mut first);
        // The other seat hears the end before the answer comes.
        let over = glimpse::read(r#"{"awaited":[],"steps":[]}"#).expect("news");
        floor.news(number, 1, over);
        assert_eq!(floor.counts(), (1, 0));
        floor.answer(number, &id, OutcomeKind::Done, Instant::now());
        assert_eq!(floor.counts(), (1, 1));
        asked(&mut other);
        assert_eq!(floor.wanted.available_permits(), 3);
    }

    #[test]
    fn an_ask_whose_connection_breaks_is_lost() {
        let floor = Floor::new(1, 0);
        let (number, [mut first, _second]) = table(&floor);
        overdue(&floor);
        floor.news(number, 0, may_cut());
        asked(&mut first);
        floor.lost(number);
        floor.lost(number);
        assert_eq!(floor.counts(), (0, 0));
        assert_eq!(floor.end().map(|tally| (tally.lost, tally.unanswered)), Some((1, 9)));
    }
}
