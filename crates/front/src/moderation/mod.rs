//! What the house enforces: bans, mutes, the banner and the switches.
//!
//! Everything is stored; what is in force is also kept in memory, because every request is checked.

mod blocked;
pub mod date;
pub mod guests;
mod range;
mod seen;

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use axum::http::{HeaderMap, Method, Uri};
use host::id::GuestId;
use host::time::Millis;
use protocol::{Deed, MeasureKind, Notice, Role};
use store::{MeasureQuery, NewAudit, Store, StoreError, StoredAgainst, StoredMeasure};
use table::{Phrase, Phrased};
use tokio::sync::watch;

use crate::Web;
use crate::error::HttpError;
use crate::limits::Household;
use crate::origin::Origin;
use crate::who::holder;

pub use blocked::{BlockLists, Blocked};
pub use range::{AddressRange, BadRange};
pub use seen::SeenAddresses;

/// What is in force at present.
#[derive(Debug, Default)]
struct InForce {
    guests: HashMap<GuestId, Vec<StoredMeasure>>,
    ranges: Vec<(AddressRange, StoredMeasure)>,
    roles: HashMap<GuestId, Role>,
    /// Whether there is a ban of a guest.
    bans_guests: bool,
    /// Whether it was read from the store.
    is_read: bool,
}

/// What is in force, and who follows it.
#[derive(Debug)]
pub struct Moderation {
    in_force: RwLock<InForce>,
    /// Held while what is in force is read and replaced.
    reading: tokio::sync::Mutex<()>,
    /// Changes whenever a measure is taken or lifted. Sockets follow it.
    changes: watch::Sender<()>,
    notice: watch::Sender<Notice>,
    /// Held while the notice is changed, so that no change is lost.
    noticing: tokio::sync::Mutex<()>,
}

/// Why and until when somebody is banned or muted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The reason.
    pub reason: String,
    /// The end; none is until it is lifted.
    pub until: Option<Millis>,
}

impl From<&StoredMeasure> for Decision {
    fn from(measure: &StoredMeasure) -> Decision {
        Decision { reason: measure.reason.clone(), until: measure.until }
    }
}

impl Decision {
    /// The phrase with this id, or with `-until` after it where there is an end.
    fn phrase(&self, id: &'static str, id_until: &'static str) -> Phrase {
        match self.until {
            None => Phrase::new(id).with("reason", self.reason.as_str()),
            Some(until) => Phrase::new(id_until)
                .with("reason", self.reason.as_str())
                .with("until", date::written(until)),
        }
    }

    /// What a banned guest is told.
    pub fn banned(&self) -> Phrase {
        self.phrase("web-banned", "web-banned-until")
    }

    /// What a muted guest is told.
    pub fn muted(&self) -> Phrase {
        self.phrase("house-muted", "house-muted-until")
    }
}

impl Default for Moderation {
    fn default() -> Moderation {
        Moderation {
            in_force: RwLock::default(),
            reading: tokio::sync::Mutex::default(),
            changes: watch::channel(()).0,
            notice: watch::channel(Notice::default()).0,
            noticing: tokio::sync::Mutex::default(),
        }
    }
}

impl Moderation {
    /// Reads what is in force from the store, and lets the sockets check it.
    pub async fn read(&self, store: &dyn Store, now: Millis) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let measures = store.measures(MeasureQuery::InForce(now), None, u32::MAX).await?;
        let roles = store.roles().await?.into_iter().map(|(guest, role)| (guest.id, role));
        let mut fresh = InForce { is_read: true, roles: roles.collect(), ..InForce::default() };
        for measure in measures.into_iter().filter(|measure| measure.kind != MeasureKind::Warn) {
            match &measure.against {
                StoredAgainst::Guest(guest) => {
                    fresh.bans_guests |= measure.kind == MeasureKind::Ban;
                    fresh.guests.entry(guest.id).or_default().push(measure);
                }
                StoredAgainst::Addresses(range) => match AddressRange::read(range) {
                    Ok(range) => fresh.ranges.push((range, measure)),
                    Err(_) => tracing::warn!(measure = %measure.id, "a ban has no valid range"),
                },
            }
        }
        *self.in_force.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        self.changes.send_replace(());
        Ok(())
    }

    fn with<T>(&self, what: impl FnOnce(&InForce) -> T) -> T {
        what(&self.in_force.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether anything is known yet.
    fn is_read(&self) -> bool {
        self.with(|in_force| in_force.is_read)
    }

    /// The role of a guest, if there is one.
    pub fn role(&self, guest: GuestId) -> Option<Role> {
        self.with(|in_force| in_force.roles.get(&guest).copied())
    }

    fn against(&self, guest: GuestId, kind: MeasureKind, now: Millis) -> Option<Decision> {
        self.with(|in_force| {
            let measures = in_force.guests.get(&guest)?.iter();
            let mut of_kind = measures.filter(|it| it.kind == kind && it.is_in_force(now));
            of_kind.next().map(Decision::from)
        })
    }

    /// Why and until when a guest cannot chat.
    pub fn mute(&self, guest: GuestId, now: Millis) -> Option<Decision> {
        self.against(guest, MeasureKind::Mute, now)
    }

    /// The ban of a guest or of an address. Those who have a role are let in from anywhere: they
    /// have to be able to lift a ban that was too wide.
    pub fn ban(&self, guest: Option<GuestId>, who: Household, now: Millis) -> Option<Decision> {
        if guest.is_some_and(|guest| self.role(guest).is_some()) {
            return None;
        }
        let of_guest = guest.and_then(|guest| self.ban_of_guest(guest, now));
        of_guest.or_else(|| self.ban_of_address(who, now))
    }

    /// The ban of a guest, wherever they come from.
    pub fn ban_of_guest(&self, guest: GuestId, now: Millis) -> Option<Decision> {
        self.against(guest, MeasureKind::Ban, now)
    }

    fn ban_of_address(&self, who: Household, now: Millis) -> Option<Decision> {
        self.with(|in_force| {
            let mut ranges = in_force.ranges.iter();
            let found = ranges.find(|(range, it)| range.contains(who) && it.is_in_force(now));
            found.map(|(_, measure)| measure.into())
        })
    }

    /// Changes whenever a measure is taken or lifted.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// The banner and the switches, as they are and as they change.
    pub fn notice(&self) -> watch::Receiver<Notice> {
        self.notice.subscribe()
    }
}

impl Web {
    /// The banner and the switches at present.
    pub fn present_notice(&self) -> Notice {
        self.moderation.notice.borrow().clone()
    }

    /// Reads everything that is enforced, when the house opens. What cannot be read now is tried
    /// again with the next request.
    pub async fn read_moderation(&self) {
        let (store, moderation) = (self.store.as_ref(), &self.moderation);
        let read = async {
            let notice = store.notice().await?;
            self.tables.pause(notice.switches.read_only);
            moderation.notice.send_replace(notice);
            moderation.read(store, self.watch.now()).await
        };
        if let Err(error) = read.await {
            tracing::debug!(?error, "bans and switches could not be read");
        }
    }

    /// Reads what is in force after it changed.
    pub async fn measures_changed(&self) -> Result<(), StoreError> {
        self.moderation.read(self.store.as_ref(), self.watch.now()).await
    }

    /// Changes the banner or the switches, for everyone at once.
    pub async fn change_notice(
        &self,
        entry: NewAudit,
        change: impl FnOnce(&mut Notice),
    ) -> Result<Notice, StoreError> {
        let _noticing = self.moderation.noticing.lock().await;
        let mut notice = self.store.notice().await?;
        change(&mut notice);
        self.store.set_notice(notice.clone(), entry).await?;
        self.tables.pause(notice.switches.read_only);
        self.moderation.notice.send_replace(notice.clone());
        Ok(notice)
    }

    /// Refuses most requests of those who are banned, and changes while the house is read-only.
    ///
    /// The files of the page are for everyone: the page shows the reason. The keeper's room checks
    /// its sessions itself, so that a ban never locks a keeper out of it.
    pub async fn enforce(
        &self,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
        origin: &Origin,
    ) -> Result<(), HttpError> {
        let path = uri.path();
        if !path.starts_with("/api/") || is_room(path) {
            return Ok(());
        }
        if !self.moderation.is_read() {
            self.read_moderation().await;
        }
        let now = self.watch.now();
        let of_address = self.moderation.ban_of_address(origin.who, now);
        let may_be_banned =
            of_address.is_some() || self.moderation.with(|in_force| in_force.bans_guests);
        if may_be_banned && !is_open_to_banned(path) {
            let who = holder(headers, self).await.ok().flatten();
            let guest = who.map(|who| who.guest.id);
            if let Some(decision) = self.moderation.ban(guest, origin.who, now) {
                return Err(HttpError::Banned(decision));
            }
        }
        let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
        if !reads && self.moderation.notice.borrow().switches.read_only && !is_harmless(path) {
            return Err(HttpError::ReadOnly);
        }
        Ok(())
    }

    /// Why the house does not pass a guest's deed on to the table, if it does not. A mute goes with
    /// the seat: it counts for whoever sits there by the link of its owner.
    pub fn refuses(
        &self,
        guest: GuestId,
        owner: Option<GuestId>,
        deed: Option<&Deed>,
    ) -> Option<Phrase> {
        let switches = self.moderation.notice.borrow().switches;
        match deed {
            // Whom a guest does not want to read changes nothing for others.
            Some(Deed::Mute { .. }) => None,
            _ if switches.read_only => Some(HttpError::ReadOnly.phrase()),
            Some(Deed::Rematch { .. }) if switches.no_new_tables => {
                Some(HttpError::NoNewTables.phrase())
            }
            Some(Deed::Chat { .. }) => {
                let now = self.watch.now();
                let mut authors = std::iter::once(guest).chain(owner);
                authors.find_map(|it| self.moderation.mute(it, now)).map(|it| it.muted())
            }
            _ => None,
        }
    }

    /// Refuses to open a table while the keeper wants none.
    pub fn allow_new_table(&self) -> Result<(), HttpError> {
        let switches = self.moderation.notice.borrow().switches;
        if switches.no_new_tables { Err(HttpError::NoNewTables) } else { Ok(()) }
    }

    /// Refuses to merge two guests while the house is read-only.
    pub fn allow_merge(&self) -> Result<(), HttpError> {
        let switches = self.moderation.notice.borrow().switches;
        if switches.read_only { Err(HttpError::ReadOnly) } else { Ok(()) }
    }

    /// Refuses to admit a new guest while the keeper wants none, or nothing to be changed.
    pub fn allow_new_guest(&self) -> Result<(), HttpError> {
        let switches = self.moderation.notice.borrow().switches;
        let is_shut = switches.no_new_guests || switches.read_only;
        if is_shut { Err(HttpError::NoNewGuests) } else { Ok(()) }
    }
}

/// Whether a path belongs to the keeper's room.
fn is_room(path: &str) -> bool {
    path == "/api/keeper" || path.starts_with("/api/keeper/")
}

/// Whether those who are banned may make requests to this path: what is kept about them stays
/// theirs.
fn is_open_to_banned(path: &str) -> bool {
    ["/api/house", "/api/privacy", "/api/me/export", "/api/me/forget"].contains(&path)
}

/// Whether requests to this path change nothing that matters to others: signing in and out,
/// confirming a warning, and computing from a ledger that was uploaded.
fn is_harmless(path: &str) -> bool {
    let harmless = [
        "/api/sign-in/",
        "/api/me/sessions",
        "/api/me/standing/warnings/",
        "/api/replays",
        "/api/reviews",
    ];
    harmless.iter().any(|harmless| path.starts_with(harmless))
}
