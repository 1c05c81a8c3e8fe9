//! The chat of a table, which is not part of the game.

use std::collections::{BTreeSet, VecDeque};

use protocol::FromHouse;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Refusal;
use crate::id::GuestId;
use crate::pace::Pace;
use crate::rate::Rate;
use crate::time::Millis;

/// The longest message, in characters.
const LONGEST: usize = 300;
/// How many messages are kept for those who join later.
const KEPT: usize = 100;

/// One message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number, from 1.
    pub number: u32,
    /// The author.
    pub guest: GuestId,
    /// The number of the author's seat.
    pub seat: u8,
    /// The author's name.
    pub name: String,
    /// The text; empty if it was deleted.
    pub text: String,
    /// Whether a moderator deleted it.
    pub deleted: bool,
}

/// The chat of a table.
#[derive(Clone, Debug)]
pub struct Chat {
    /// Whether it is switched on.
    pub on: bool,
    said: u32,
    lines: VecDeque<ChatLine>,
    pace: Pace,
    muted: BTreeSet<(GuestId, u8)>,
}

impl Chat {
    /// An empty chat.
    pub fn new(on: bool) -> Chat {
        let (lines, pace, muted) = (VecDeque::new(), Pace::default(), BTreeSet::new());
        Chat { on, said: 0, lines, pace, muted }
    }

    /// The text as it is shown, without control characters; refused if it is empty, too long, or
    /// sent too soon after others.
    pub fn clean(
        &self,
        rate: Rate,
        guest: GuestId,
        text: &str,
        now: Millis,
    ) -> Result<String, Refusal> {
        if !self.on {
            return Err(Refusal::ChatOff);
        }
        let plain = |c: char| if c.is_control() { ' ' } else { c };
        let text: String = text.chars().map(plain).collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Refusal::ChatLength { most: LONGEST });
        }
        if !self.pace.allows(rate, guest, now) {
            return Err(Refusal::ChatTooFast);
        }
        Ok(text.to_string())
    }

    /// Adds a message and returns its frame.
    pub fn add(
        &mut self,
        rate: Rate,
        guest: GuestId,
        seat: u8,
        name: String,
        text: String,
        now: Millis,
    ) -> FromHouse {
        let line = ChatLine { number: 0, guest, seat, name, text, deleted: false };
        self.push(rate, line, now)
    }

    /// Adds a stored message, which may have been deleted since.
    pub fn restore(&mut self, rate: Rate, line: ChatLine, at: Millis) {
        self.push(rate, line, at);
    }

    fn push(&mut self, rate: Rate, line: ChatLine, now: Millis) -> FromHouse {
        self.pace.count(rate, line.guest, now);
        self.said += 1;
        let line = ChatLine { number: self.said, ..line };
        let frame = frame(&line);
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
        frame
    }

    /// Mutes a seat for a guest, or unmutes it.
    pub fn mute(&mut self, guest: GuestId, seat: u8, on: bool) {
        if on {
            self.muted.insert((guest, seat));
        } else {
            self.muted.remove(&(guest, seat));
        }
    }

    /// Forgets who muted a seat, because somebody else sits there now.
    pub fn forget_seat(&mut self, seat: u8) {
        self.muted.retain(|(_, muted)| *muted != seat);
    }

    /// Forgets whom a guest muted, once the guest is gone for good.
    pub fn forget(&mut self, guest: GuestId) {
        self.muted.retain(|(muting, _)| *muting != guest);
    }

    /// Whether a guest receives a seat's messages.
    pub fn reaches(&self, guest: GuestId, seat: u8) -> bool {
        !self.muted.contains(&(guest, seat))
    }

    /// The kept messages that this guest has not muted. Deleted ones and those of forgotten guests
    /// are empty, and not among them.
    pub fn kept(&self, guest: GuestId) -> impl Iterator<Item = &ChatLine> {
        let is_shown =
            move |line: &&ChatLine| !line.text.is_empty() && self.reaches(guest, line.seat);
        self.lines.iter().filter(is_shown)
    }

    /// The kept messages, with those that were deleted.
    pub fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter()
    }

    /// Deletes a message.
    pub fn delete(&mut self, number: u32) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.number == number) {
            line.text.clear();
            line.deleted = true;
        }
    }

    /// Shows a guest's messages under this name.
    pub fn rename(&mut self, guest: GuestId, name: &str) {
        for line in self.lines.iter_mut().filter(|line| line.guest == guest) {
            name.clone_into(&mut line.name);
        }
    }
}

/// The frame of a message.
pub fn frame(line: &ChatLine) -> FromHouse {
    let ChatLine { number, guest: _, seat, name, text, deleted: _ } = line;
    FromHouse::Chat {
        number: *number,
        seat: Seat::new(usize::from(*seat).wrapping_sub(1)).map(Into::into),
        name: name.clone(),
        text: text.clone(),
    }
}
