//! The state of a table, for those at it and for the lists of the house.

use protocol::{
    Fairness, Followed, FromHouse, Place as WirePlace, Presence, RemovedGuest,
    Result as WireResult, Stage, TableCard, TableState, Visibility, Who as WireWho,
};
use table::{Eyes, Outcome, Phrase, Seat, Seed, Setup};

use super::record::{Opening, Place, Remover, Sitter, Who};
use super::{Host, Hosted, Output};
use crate::id::GuestId;
use crate::stored::{ListedStage, Listing};
use crate::time::Millis;

impl<G: Hosted> Host<G> {
    /// The state of the table, with the links that this guest may have.
    pub fn state_for(&self, guest: GuestId) -> TableState {
        let seat = self.seat_of(guest);
        let opened = self.opening.opener == guest;
        let may_invite = seat.is_some() || opened;
        let sitter = seat.and_then(|seat| self.places[seat.index()].sitter());
        let gathering = self.play.is_none();
        let finished = self.is_finished();
        TableState {
            id: self.id.to_string(),
            game: self.opening.game.clone(),
            options: self.opening.options.clone(),
            visibility: self.opening.visibility,
            clock: self.opening.clock,
            language: self.opening.language,
            chat: self.chat.on,
            hints: self.has_hints(),
            stage: self.stage(),
            opener: self.seat_of(self.opening.opener).map(Into::into),
            you_opened: self.acts_as_opener(guest),
            removed: self.removed_for(guest),
            you_were_removed: self.why_removed(guest),
            places: self.wire_places(),
            colours: colours_of(&self.opening.game),
            fairness: fairness(&self.opening, &self.places, finished),
            invite: (may_invite && gathering).then(|| self.opening.invite.to_string()),
            watch: may_invite.then(|| self.opening.watch.to_string()),
            seat_secret: sitter.and_then(Sitter::link).map(|secret| secret.to_string()),
            seat_devices: sitter
                .filter(|sitter| sitter.guest == guest)
                .map(|sitter| sitter.devices.len() as u8),
            followed_by: self.followed_by.map(|(table, watch)| Followed {
                table: table.to_string(),
                watch: watch.to_string(),
            }),
        }
    }

    /// The guests whom the opener removed; only the opener may see them.
    fn removed_for(&self, guest: GuestId) -> Vec<RemovedGuest> {
        if !self.is_opener(guest) {
            return Vec::new();
        }
        let removed = self.removals.by_opener();
        removed.map(|it| RemovedGuest { number: it.number, name: it.name.clone() }).collect()
    }

    /// Why a guest no longer sits here, if the guest was removed.
    fn why_removed(&self, guest: GuestId) -> Option<protocol::Phrase> {
        if self.seat_of(guest).is_some() {
            return None;
        }
        let why = match (self.removals.remover_of(guest)?, &self.play) {
            (Remover::Opener, None) => "house-removed",
            (Remover::Opener, Some(_)) => "house-removed-before",
            (Remover::StandIn, None) => "house-removed-away",
            (Remover::StandIn, Some(_)) => "house-removed-away-before",
        };
        Some(Phrase::new(why).into())
    }

    pub(super) fn is_finished(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.is_finished())
    }

    /// The table's card for the lobby.
    fn card(&self) -> TableCard {
        TableCard {
            id: self.id.to_string(),
            game: self.opening.game.clone(),
            stage: self.stage(),
            places: self.wire_places(),
            options: self.opening.options.clone(),
            clock: self.opening.clock,
            language: self.opening.language,
            // The lobby fills in `here` and `touched_at`. If the card held them, it would change
            // with every connection and every record.
            here: false,
            opened_at: self.opened_at.0,
            touched_at: 0,
        }
    }

    fn wire_places(&self) -> Vec<WirePlace> {
        wire_places(&self.places, |seat, place| match place.who {
            Who::Nobody => None,
            Who::Guest(_) => self.bot_at(seat).map(|bot| bot.name().to_string()),
            Who::Bot(_) => self.missing_bot(seat).map(|_| self.substitute()),
        })
    }

    /// The stage, with the result once the game is over.
    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) => match play.outcome() {
                Some(outcome) => Stage::Over(result(&outcome, self.seats())),
                None if play.is_abandoned() => Stage::Abandoned,
                None => Stage::Playing,
            },
        }
    }

    /// The table's entry in the lists of the house.
    pub(super) fn listing(&self, now: Millis) -> Listing {
        let guests = self.places.iter().filter_map(Place::sitter);
        let card = self.card();
        let finished = self.play.as_ref().is_some_and(|play| play.is_finished());
        Listing {
            game: self.opening.game.clone(),
            stage: match &self.play {
                None => ListedStage::Gathering,
                Some(_) if finished => ListedStage::Finished,
                Some(_) => ListedStage::Playing,
            },
            public: self.opening.visibility == Visibility::Public,
            wake_at: self.wake_at(now),
            guests: guests
                .flat_map(|sitter| std::iter::once(sitter.guest).chain(sitter.devices.clone()))
                .collect(),
            card: serde_json::to_string(&card).unwrap_or_default(),
            turns: self.turns(),
        }
    }

    /// When the table has to be in memory even if nobody joins.
    fn wake_at(&self, now: Millis) -> Option<Millis> {
        if !self.is_playing() {
            None
        } else if !self.bots_awaited().is_empty() {
            Some(now)
        } else {
            self.clocks.next_end()
        }
    }

    /// Tells everyone the state of the table.
    pub(super) fn tell_state(&self) -> Vec<Output<G>> {
        self.tell_state_to(|_| true)
    }

    /// Tells those at one seat the state of the table, where nothing changed for the others.
    pub(super) fn tell_state_at(&self, seat: Seat) -> Vec<Output<G>> {
        self.tell_state_to(|eyes| eyes == Eyes::Seat(seat))
    }

    fn tell_state_to(&self, is_told: impl Fn(Eyes) -> bool) -> Vec<Output<G>> {
        let told = self.connections.iter().filter(|(_, connection)| is_told(connection.eyes));
        let tell = |(id, connection): (&super::ConnectionId, &super::Connection)| {
            let state = self.state_for(connection.guest);
            super::joining::to_one(*id, FromHouse::Table(Box::new(state)))
        };
        told.map(tell).collect()
    }

    /// Tells everyone which guests are connected.
    pub(super) fn tell_presence(&self) -> Output<G> {
        let guests =
            Seat::all(self.seats()).filter(|seat| self.places[seat.index()].sitter().is_some());
        let presence = |seat: Seat| Presence {
            seat: seat.into(),
            here: self.away.is_here(seat),
            too_long: !self.is_finished() && self.away.is_too_long(seat),
        };
        let watching = |it: &&super::Connection| it.eyes == Eyes::Gallery;
        let frame = FromHouse::Presence {
            seats: guests.map(presence).collect(),
            watchers: self.connections.values().filter(watching).count() as u32,
        };
        Output::Send(self.connections.keys().copied().collect(), Box::new(frame))
    }

    /// Tells everyone what the clocks show.
    pub(super) fn tell_clocks(&self) -> Option<Output<G>> {
        let face = self.clocks.face()?;
        let all = self.connections.keys().copied().collect();
        Some(Output::Send(all, Box::new(FromHouse::Clock(face))))
    }
}

/// What can be revealed about the deal; the seed only after the end.
pub(super) fn fairness(opening: &Opening, places: &[Place], finished: bool) -> Fairness {
    let seed: Option<Seed> = opening.seed.parse().ok();
    let nonce = |place: &Place| match &place.who {
        Who::Guest(sitter) => sitter.nonce.clone(),
        Who::Nobody | Who::Bot(_) => "-".to_string(),
    };
    Fairness {
        commitment: seed.map(|seed| seed.commitment().to_string()),
        nonces: places.iter().map(nonce).collect(),
        seed: seed.filter(|_| finished).map(|seed| seed.to_string()),
    }
}

/// Who sits where, for the wire; `played_by` names the bot that plays in a sitter's place.
pub(super) fn wire_places(
    places: &[Place],
    played_by: impl Fn(Seat, &Place) -> Option<String>,
) -> Vec<WirePlace> {
    let place = |(seat, place): (Seat, &Place)| WirePlace {
        seat: seat.into(),
        colour: place.colour.clone(),
        who: match &place.who {
            Who::Nobody => WireWho::Nobody,
            Who::Guest(sitter) => WireWho::Guest {
                name: sitter.name.clone(),
                ready: sitter.ready,
                hints: sitter.hints,
                played_by: played_by(seat, place),
            },
            Who::Bot(level) => {
                WireWho::Bot { level: level.clone(), played_by: played_by(seat, place) }
            }
        },
    };
    Seat::all(places.len()).zip(places).map(place).collect()
}

/// A result for the wire.
pub fn result(outcome: &Outcome, seats: usize) -> WireResult {
    WireResult {
        winners: outcome.winners.iter().map(Into::into).collect(),
        scores: outcome.scores.iter().take(seats).copied().collect(),
    }
}

/// The colours of a game, by name.
pub(super) fn colours_of(game: &str) -> Vec<String> {
    let all = protocol::games();
    all.into_iter().find(|known| known.name == game).map_or_else(Vec::new, |game| game.colours)
}

/// The colours in a setup, seat by seat.
pub(super) fn colours_in<S: Setup>(setup: &S) -> Vec<String> {
    Seat::all(setup.seats()).map(|seat| setup.colour(seat).to_string()).collect()
}
