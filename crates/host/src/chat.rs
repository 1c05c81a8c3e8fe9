//! What is said at the table that is no part of the game.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::time::Duration;

use protocol::FromHouse;
use table::Seat;

use super::Refusal;
use crate::id::GuestId;
use crate::time::Millis;

/// The most characters of a message.
const LONGEST: usize = 300;
/// So many messages are kept for those who come later.
const KEPT: usize = 100;
/// So many messages a guest may send within the time below.
const BURST: usize = 5;
/// The time in which a guest may send so many messages.
const WINDOW: Duration = Duration::from_secs(10);

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ChatLine {
    number: u32,
    seat: u8,
    name: String,
    text: String,
}

/// The chat of a table.
#[derive(Clone, Debug)]
pub struct Chat {
    /// Whether it is switched on.
    pub on: bool,
    said: u32,
    lines: VecDeque<ChatLine>,
    lately: HashMap<GuestId, VecDeque<Millis>>,
    muted: BTreeSet<(GuestId, u8)>,
}

impl Chat {
    /// An empty chat.
    pub fn new(on: bool) -> Chat {
        Chat { on, said: 0, lines: VecDeque::new(), lately: HashMap::new(), muted: BTreeSet::new() }
    }

    /// The words as they are shown: without control characters, and not too many of them.
    pub fn clean(&self, guest: GuestId, text: &str, now: Millis) -> Result<String, Refusal> {
        if !self.on {
            return Err(Refusal::ChatOff);
        }
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        let text: String = text.chars().map(plain).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Refusal::ChatLength { most: LONGEST });
        }
        let lately = self.lately.get(&guest).into_iter().flatten();
        if lately.filter(|at| now.since(**at) < WINDOW).count() >= BURST {
            return Err(Refusal::ChatTooFast);
        }
        Ok(text.to_string())
    }

    /// Adds a message, and gives its frame.
    pub fn add(
        &mut self,
        guest: GuestId,
        seat: u8,
        name: String,
        text: String,
        now: Millis,
    ) -> FromHouse {
        let lately = self.lately.entry(guest).or_default();
        lately.push_back(now);
        if lately.len() > BURST {
            lately.pop_front();
        }
        self.said += 1;
        let line = ChatLine { number: self.said, seat, name, text };
        let frame = frame(&line);
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
        frame
    }

    /// Keeps a seat's words away from a guest, or no longer.
    pub fn mute(&mut self, guest: GuestId, seat: u8, on: bool) {
        if on {
            self.muted.insert((guest, seat));
        } else {
            self.muted.remove(&(guest, seat));
        }
    }

    /// A guest is gone for good: what he did not want to hear is of no use.
    pub fn forget(&mut self, guest: GuestId) {
        self.muted.retain(|(muting, _)| *muting != guest);
    }

    /// Whether a guest hears what a seat says here.
    pub fn reaches(&self, guest: GuestId, seat: u8) -> bool {
        !self.muted.contains(&(guest, seat))
    }

    /// What a guest who comes in later is shown.
    pub fn kept(&self, guest: GuestId) -> impl Iterator<Item = FromHouse> {
        self.lines.iter().filter(move |line| self.reaches(guest, line.seat)).map(frame)
    }
}

fn frame(line: &ChatLine) -> FromHouse {
    let ChatLine { number, seat, name, text } = line;
    FromHouse::Chat {
        number: *number,
        seat: Seat::new(usize::from(*seat).wrapping_sub(1)).map(Into::into),
        name: name.clone(),
        text: text.clone(),
    }
}
