//! Who was removed from a table that gathers, and who may not sit down again.

use std::collections::BTreeSet;

use crate::id::{AddressHash, GuestId};
use crate::record::{Removed, Remover};
use crate::time::Millis;

/// So many removals are remembered; then the first ones are forgotten.
const MOST: usize = 100;

/// How a guest is known to a table that gathers, beside the id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// From where the guest comes.
    pub address: Option<AddressHash>,
    /// When the guest was made.
    pub since: Option<Millis>,
}

/// Why somebody does not sit down again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptOut {
    /// The opener removed this guest.
    Guest,
    /// The opener removed somebody who came from the same address, and this guest is newer than
    /// that.
    Address,
}

/// All who were removed, while the table gathers.
#[derive(Clone, Debug, Default)]
pub struct Removals {
    all: Vec<(Removed, Millis)>,
    /// How many there ever were.
    count: u32,
}

impl Removals {
    /// The number of the next one.
    pub fn next_number(&self) -> u32 {
        self.count + 1
    }

    /// Somebody was removed.
    pub fn add(&mut self, removed: Removed, at: Millis) {
        self.count = self.count.max(removed.number);
        if self.all.len() == MOST {
            self.all.remove(0);
        }
        self.all.push((removed, at));
    }

    /// Somebody may sit down again; says whether anybody of this number might not.
    pub fn lift(&mut self, number: u32) -> bool {
        let before = self.all.len();
        self.all.retain(|(removed, _)| removed.number != number);
        self.all.len() < before
    }

    /// Who was removed because of being away and sits here again was not removed.
    pub fn forget_returned(&mut self, sits: impl Fn(GuestId) -> bool) {
        self.all.retain(|(removed, _)| match removed.by {
            Remover::Opener => true,
            Remover::StandIn => !removed.guests.iter().any(|guest| sits(*guest)),
        });
    }

    /// The game begins: nobody sits down any more.
    pub fn clear(&mut self) {
        self.all.clear();
    }

    /// The latest removal of this guest.
    pub fn of(&self, guest: GuestId) -> Option<&Removed> {
        let removed = self.all.iter().rev().map(|(removed, _)| removed);
        removed.into_iter().find(|removed| removed.guests.contains(&guest))
    }

    /// Those whom the opener removed.
    pub fn by_opener(&self) -> impl Iterator<Item = &Removed> {
        let removed = self.all.iter().map(|(removed, _)| removed);
        removed.filter(|removed| removed.by == Remover::Opener)
    }

    /// Why a guest may not sit down, if so. A guest who was made at that address before the removal
    /// is somebody else who lives there.
    pub fn keep_out(&self, guest: GuestId, from: Provenance) -> Option<KeptOut> {
        if self.by_opener().any(|removed| removed.guests.contains(&guest)) {
            return Some(KeptOut::Guest);
        }
        let same = |(removed, at): &(Removed, Millis)| {
            let address = from.address.is_some_and(|from| removed.addresses.contains(&from));
            address && from.since.is_none_or(|since| since >= *at)
        };
        let mut by_opener = self.all.iter().filter(|(removed, _)| removed.by == Remover::Opener);
        by_opener.any(same).then_some(KeptOut::Address)
    }
}

/// Each address once.
pub fn addresses(all: impl Iterator<Item = AddressHash>) -> Vec<AddressHash> {
    all.collect::<BTreeSet<_>>().into_iter().collect()
}
