//! A stored table read without its rules, because this build does not know their version.
//!
//! It cannot be continued, and nothing in it is judged. It shows who sat there, the stage that the
//! house's lists give, and the lines of its ledger as they were stored.

use protocol::{Followed, LinkKind, Result as WireResult, Stage, TableState};
use table::ledger::{End, Guest, RawLedger};
use table::{MOST_SEATS, Outcome, Seat, Seed, UnknownRules};

use super::joining::link_kind;
use super::play::guest;
use super::record::{Event, Opening, Place, Record};
use super::state::{colours_of, fairness, wire_places};
use super::stored::Stored;
use super::{Account, Fault};
use crate::id::{GuestId, Secret, TableId};

/// A table that can be read but not played.
#[derive(Clone, Debug)]
pub struct Archive {
    id: TableId,
    opening: Opening,
    places: Vec<Place>,
    stage: Stage,
    /// Each seat's colour and who sat there when the game began.
    seats: Vec<(String, Guest)>,
    lines: Vec<String>,
    followed_by: Option<(TableId, Secret)>,
}

impl Archive {
    /// Reads the stored records. Only the rules could tell the stage of the table, so `stage` comes
    /// from the house's lists.
    pub fn read(id: TableId, stored: &[Stored], stage: Stage) -> Result<Archive, Fault> {
        let (opening, places) = super::opened(stored)?;
        let (seats, lines, followed_by) = (Vec::new(), Vec::new(), None);
        let mut archive = Archive { id, opening, places, stage, seats, lines, followed_by };
        for stored in stored.iter().skip(1) {
            let Record { events, .. } = stored.record()?;
            events.into_iter().try_for_each(|event| archive.take(event))?;
        }
        Ok(archive)
    }

    fn take(&mut self, event: Event) -> Result<(), Fault> {
        match event {
            Event::Places(places) => self.places = places,
            Event::Started { colours } => {
                let seats = colours.into_iter().zip(&mut self.places);
                let seated = seats.map(|(colour, place)| {
                    place.colour = Some(colour.clone());
                    Ok((colour, guest(place)?))
                });
                self.seats = seated.collect::<Result<_, Fault>>()?;
            }
            Event::Lines { lines, ask: _ } => self.lines.extend(lines),
            Event::FollowedBy { table, watch } => self.followed_by = Some((table, watch)),
            Event::Opened(_)
            | Event::Abandoned
            | Event::Closed
            | Event::Hinted { .. }
            | Event::Chat { .. }
            | Event::ChatSwitch(_)
            | Event::Muted { .. }
            | Event::Rested
            | Event::Removed(_)
            | Event::Readmitted { .. } => {}
        }
        Ok(())
    }

    fn is_finished(&self) -> bool {
        match self.stage {
            Stage::Over(_) | Stage::Abandoned => true,
            Stage::Gathering | Stage::Playing => false,
        }
    }

    /// The state of the table, as this guest may see it. Nobody can sit down, chat or ask for
    /// hints.
    pub fn state_for(&self, guest: GuestId) -> TableState {
        let seat_of = |guest: GuestId| {
            let sits = |place: &Place| place.sitter().is_some_and(|sitter| sitter.is(guest));
            Seat::all(self.places.len()).zip(&self.places).find(|(_, place)| sits(place))
        };
        let may_invite = seat_of(guest).is_some() || self.opening.opener == guest;
        TableState {
            id: self.id.to_string(),
            game: self.opening.game.clone(),
            options: self.opening.options.clone(),
            visibility: self.opening.visibility,
            clock: self.opening.clock,
            language: self.opening.language,
            chat: false,
            hints: false,
            stage: self.stage.clone(),
            opener: seat_of(self.opening.opener).map(|(seat, _)| seat.into()),
            you_opened: self.opening.opener == guest,
            removed: Vec::new(),
            you_were_removed: None,
            places: wire_places(&self.places, |_, place| place.sitter()?.played_by.clone()),
            colours: colours_of(&self.opening.game),
            fairness: fairness(&self.opening, &self.places, self.is_finished()),
            invite: None,
            watch: may_invite.then(|| self.opening.watch.to_string()),
            seat_secret: None,
            seat_devices: None,
            followed_by: self.followed_by.map(|(table, watch)| Followed {
                table: table.to_string(),
                watch: watch.to_string(),
            }),
        }
    }

    /// What this table holds about a guest.
    pub fn account_for(&self, guest: GuestId, unknown: UnknownRules) -> Account {
        let sits = |place: &Place| place.sitter().is_some_and(|sitter| sitter.is(guest));
        let mut seats = Seat::all(self.places.len()).zip(&self.places);
        let seat = seats.find(|(_, place)| sits(place)).map(|(seat, _)| seat.number());
        let ledger = self.ledger(unknown).filter(|_| seat.is_some());
        Account {
            seat,
            opened: self.opening.opener == guest,
            ledger: ledger.map(|ledger| ledger.to_string()),
            heard: None,
        }
    }

    /// What a secret gives access to here; `None` if it is not valid.
    pub fn link_kind(&self, secret: Secret) -> Option<LinkKind> {
        link_kind(&self.opening, &self.places, secret)
    }

    /// The ledger, or `None` while it has to stay secret. A game under newer rules may continue
    /// once the program knows them. A game under rules that are no longer supported never will.
    pub fn ledger(&self, unknown: UnknownRules) -> Option<RawLedger> {
        let goes_on = match unknown {
            UnknownRules::Newer { .. } => !self.is_finished(),
            UnknownRules::Older { .. } => false,
        };
        let seed: Seed = self.opening.seed.parse().ok()?;
        let is_shown = !goes_on && !self.seats.is_empty();
        is_shown.then(|| RawLedger {
            game: self.opening.game.clone(),
            rules: self.opening.rules,
            seats: self.seats.clone(),
            options: self.opening.options.clone(),
            commitment: Some(seed.commitment()),
            lines: self.lines.clone(),
            end: end(&self.stage),
            seed: self.is_finished().then_some(seed),
        })
    }
}

/// How the ledger of a table in this stage ends.
fn end(stage: &Stage) -> End {
    match stage {
        Stage::Gathering | Stage::Playing => End::Unfinished,
        Stage::Abandoned => End::Abandoned,
        Stage::Over(WireResult { winners, scores }) => {
            let mut all = [0; MOST_SEATS];
            all.iter_mut().zip(scores).for_each(|(score, found)| *score = *found);
            let winners = winners.iter().map(|winner| winner.seat()).collect();
            End::Over(Outcome { winners, scores: all })
        }
    }
}
