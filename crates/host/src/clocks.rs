//! The clocks of a table: they run only for guests who must act.

use std::time::Duration;

use protocol::{Clock, ClockFace};
use table::{Seat, Seats};

use crate::time::Millis;

/// The least time a guest has after taking back a seat whose time ran out.
const FRESH_START: Duration = Duration::from_secs(30);

/// The clocks of all seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    clock: Clock,
    left: Vec<Duration>,
    running: Seats,
    /// The time up to which `left` is right.
    settled: Millis,
    /// The clocks stand still until then, because guests are being shown what led to the turn.
    held_until: Millis,
    /// Whether all clocks stand still because the house is read-only.
    paused: bool,
}

impl Clocks {
    /// Full clocks, none of them running.
    pub fn new(clock: Clock, seats: usize, now: Millis) -> Clocks {
        Clocks {
            clock,
            left: vec![allowance(clock); seats],
            running: Seats::NONE,
            settled: now,
            held_until: Millis::default(),
            paused: false,
        }
    }

    /// Whether this clock's settings are within bounds.
    pub fn is_sensible(clock: Clock) -> bool {
        match clock {
            Clock::None => true,
            Clock::Live { base, increment } => (10..=36_000).contains(&base) && increment <= 600,
            Clock::Correspondence { per_move } => (60..=2_592_000).contains(&per_move),
        }
    }

    /// The milliseconds left on each clock, as they are stored.
    pub fn written(&self) -> Vec<u32> {
        match self.clock {
            Clock::None => Vec::new(),
            Clock::Live { .. } | Clock::Correspondence { .. } => {
                self.left.iter().map(|left| in_millis(*left)).collect()
            }
        }
    }

    /// Restores the times that were stored at this moment. A live clock stood still while the house
    /// was down; a correspondence clock kept running.
    pub fn read(&mut self, left: &[u32], at: Millis) {
        for (clock, stored) in self.left.iter_mut().zip(left) {
            *clock = Duration::from_millis(u64::from(*stored));
        }
        self.settled = at;
    }

    /// Starts the clocks of a table that was loaded.
    pub fn wake(&mut self, now: Millis) {
        match self.clock {
            Clock::None | Clock::Live { .. } => self.settled = now,
            Clock::Correspondence { .. } => self.settled = self.settled.min(now),
        }
    }

    /// Deducts the time that has passed from the running clocks.
    pub fn settle(&mut self, now: Millis) {
        let gone = now.since(self.settled.max(self.held_until));
        self.settled = self.settled.max(now);
        if self.clock == Clock::None || self.paused {
            return;
        }
        for seat in self.running.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(gone);
            }
        }
    }

    /// Keeps the clocks from running before this time.
    pub fn hold_until(&mut self, until: Millis) {
        self.held_until = until;
    }

    /// Stops all clocks, or lets them run again from where they stood.
    pub fn pause(&mut self, paused: bool, now: Millis) {
        self.settle(now);
        self.paused = paused;
    }

    /// Runs these clocks and stops all others. Returns whether that changed anything.
    pub fn run(&mut self, seats: Seats) -> bool {
        if self.clock == Clock::None || self.running == seats {
            return false;
        }
        if let Clock::Correspondence { .. } = self.clock {
            for seat in seats.iter().filter(|seat| !self.running.contains(*seat)) {
                self.left[seat.index()] = allowance(self.clock);
            }
        }
        self.running = seats;
        true
    }

    /// Gives a seat the time it gains by a move.
    pub fn moved(&mut self, seat: Seat) {
        match self.clock {
            Clock::None => {}
            Clock::Live { increment, .. } => {
                self.left[seat.index()] += Duration::from_secs(increment.into());
            }
            Clock::Correspondence { .. } => self.left[seat.index()] = allowance(self.clock),
        }
    }

    /// Gives a guest who comes back enough time to make a move.
    pub fn refresh(&mut self, seat: Seat) {
        if self.clock != Clock::None {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(FRESH_START);
        }
    }

    /// The seats whose time has run out.
    pub fn run_out(&self) -> Seats {
        if self.clock == Clock::None || self.paused {
            return Seats::NONE;
        }
        self.running.iter().filter(|seat| self.left[seat.index()].is_zero()).collect()
    }

    /// When the next clock runs out.
    pub fn next_end(&self) -> Option<Millis> {
        if self.clock == Clock::None || self.paused {
            return None;
        }
        let soonest = self.running.iter().map(|seat| self.left[seat.index()]).min()?;
        Some(self.settled.max(self.held_until).after(soonest))
    }

    /// What the clocks show; `None` if the table has none.
    pub fn face(&self) -> Option<ClockFace> {
        (self.clock != Clock::None).then(|| ClockFace {
            left: self.left.iter().map(|left| in_millis(*left)).collect(),
            running: self.running.iter().map(Into::into).collect(),
            show: in_millis(self.held_until.since(self.settled)),
        })
    }
}

fn in_millis(left: Duration) -> u32 {
    u32::try_from(left.as_millis()).unwrap_or(u32::MAX)
}

/// The time a seat starts with.
fn allowance(clock: Clock) -> Duration {
    let seconds = match clock {
        Clock::None => 0,
        Clock::Live { base, .. } => base,
        Clock::Correspondence { per_move } => per_move,
    };
    Duration::from_secs(seconds.into())
}
