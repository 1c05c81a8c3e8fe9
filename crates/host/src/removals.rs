//! Who was removed from a table that is gathering, and who may not sit down again.

use std::collections::BTreeSet;

use crate::id::{AddressHash, GuestId};
use crate::record::{Removed, Remover};
use crate::time::Millis;

/// How many removals are remembered; beyond that the oldest are forgotten.
const MOST: usize = 100;

/// Where a guest comes from, as known to a table that is gathering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// The address that the guest comes from.
    pub address: Option<AddressHash>,
    /// When the guest's identity was created.
    pub since: Option<Millis>,
}

/// Why a guest may not sit down again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptOut {
    /// The opener removed this guest.
    Guest,
    /// The opener removed somebody at the same address, and this guest was created after that.
    Address,
}

/// Everyone who was removed before the start.
#[derive(Clone, Debug, Default)]
pub struct Removals {
    /// While the table is gathering.
    all: Vec<(Removed, Millis)>,
    /// Once the game has begun: who removed whom, for those who come back and wonder.
    before_start: Vec<(GuestId, Remover)>,
    /// The highest number given so far.
    count: u32,
}

impl Removals {
    /// The number of the next removal.
    pub fn next_number(&self) -> u32 {
        self.count + 1
    }

    /// Adds a removal.
    pub fn add(&mut self, removed: Removed, at: Millis) {
        self.count = self.count.max(removed.number);
        if self.all.len() == MOST {
            self.all.remove(0);
        }
        self.all.push((removed, at));
    }

    /// Lifts a removal; returns whether there was one with this number.
    pub fn lift(&mut self, number: u32) -> bool {
        let before = self.all.len();
        self.all.retain(|(removed, _)| removed.number != number);
        self.all.len() < before
    }

    /// Forgets those who were removed for being away and sit here again.
    pub fn forget_returned(&mut self, sits: impl Fn(GuestId) -> bool) {
        self.all.retain(|(removed, _)| match removed.by {
            Remover::Opener => true,
            Remover::StandIn => !removed.guests.iter().any(|guest| sits(*guest)),
        });
    }

    /// The game begins: nobody sits down any more, so names and addresses are forgotten. Whoever was
    /// removed can still be told so.
    pub fn begin(&mut self) {
        for (removed, _) in std::mem::take(&mut self.all) {
            self.before_start.extend(removed.guests.iter().map(|guest| (*guest, removed.by)));
        }
    }

    /// Who removed this guest, the last time.
    pub fn remover_of(&self, guest: GuestId) -> Option<Remover> {
        let removed = self.all.iter().rev().map(|(removed, _)| removed);
        let removed = removed.into_iter().find(|removed| removed.guests.contains(&guest));
        let before = || self.before_start.iter().rev().find(|(removed, _)| *removed == guest);
        removed.map(|removed| removed.by).or_else(|| before().map(|(_, by)| *by))
    }

    /// The guests whom the opener removed.
    pub fn by_opener(&self) -> impl Iterator<Item = &Removed> {
        let removed = self.all.iter().map(|(removed, _)| removed);
        removed.filter(|removed| removed.by == Remover::Opener)
    }

    /// Why a guest may not sit down, if there is a reason. A guest at the same address who was
    /// created before the removal is somebody else who lives there.
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
