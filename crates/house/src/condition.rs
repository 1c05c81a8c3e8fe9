//! The condition of the house. It writes and reads every few seconds, looks for damage now and
//! then, and is told of everything that could not be stored or read.
//!
//! Each problem is one line in the log when it begins and one when it ends.

use std::sync::Arc;
use std::time::{Duration, Instant};

use host::time::{Millis, system_time};
use metrics::Metrics;
use store::{Store, StoreError};
use tables::Directory;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

/// How often the house probes its store by writing and reading.
const PROBING: Duration = Duration::from_secs(5);

/// How long a probe may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often everything stored is checked for damage.
const EXAMINING: Duration = Duration::from_secs(24 * 60 * 60);

/// The same while there is damage, so that a repair is noticed soon.
const EXAMINING_DAMAGE: Duration = Duration::from_secs(15);

/// How far the clock must be behind the stored time to be worth a line in the log.
const BEHIND: Duration = Duration::from_secs(24 * 60 * 60);

/// One problem.
#[derive(Clone, Debug)]
struct Trouble {
    what: StoreError,
    /// When it last occurred.
    last_met: Instant,
}

/// The current problems, if any.
#[derive(Clone, Debug, Default)]
struct Troubles {
    /// Nothing can be stored.
    storing: Option<Trouble>,
    /// Some of what is stored cannot be read.
    damage: Option<Trouble>,
}

/// Watches over the store of a house.
pub struct Condition {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    troubles: watch::Sender<Troubles>,
    /// The problem that the front reports, if any.
    told: watch::Sender<Option<StoreError>>,
    /// Whether the keeper says that the clock is right, however far ahead it is.
    clock_is_right: bool,
}

impl Condition {
    /// Creates the condition of a house that has just opened its store: all is well until proven
    /// otherwise.
    pub fn new(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        clock_is_right: bool,
    ) -> Arc<Condition> {
        metrics.ready.set(1);
        let (troubles, told) = (watch::channel(Troubles::default()).0, watch::channel(None).0);
        Arc::new(Condition { store, metrics, troubles, told, clock_is_right })
    }

    /// What is wrong with the store, for as long as something is.
    pub fn told(&self) -> watch::Receiver<Option<StoreError>> {
        self.told.subscribe()
    }

    /// Watches forever.
    pub async fn watch(self: Arc<Self>, tables: Arc<Directory>) {
        self.compare_clocks(&tables).await;
        let hearing = self.hear();
        let probing = self.probe(&tables);
        let examining = self.examine();
        tokio::join!(hearing, probing, examining);
    }

    /// Starts the clock of ages at the time when the house last ran, so that a wrong system clock
    /// removes nothing.
    async fn compare_clocks(&self, tables: &Directory) {
        let now = system_time();
        match self.store.last_time().await {
            Ok(stored) => {
                let stored = stored.unwrap_or(now);
                let hours = stored.since(now).as_secs() / 3600;
                if stored.since(now) > BEHIND {
                    tracing::warn!(hours, "the clock is behind what is stored: set it");
                }
                tables.ages().begin(if self.clock_is_right { now } else { stored.min(now) });
            }
            // Without a time nothing counts as old, and nothing is removed.
            Err(error) => tracing::warn!(%error, "nothing is removed: no stored time can be read"),
        }
    }

    async fn probe(&self, tables: &Directory) {
        let mut probing = interval(PROBING);
        probing.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = Instant::now();
        loop {
            probing.tick().await;
            let began = Instant::now();
            let probed = timeout(PATIENCE, self.store.probe(advance_ages(tables))).await;
            let late = || StoreError::Broken("it does not answer".to_string());
            match probed.unwrap_or_else(|_| Err(late())) {
                // Other writes that needed more space may have failed meanwhile.
                Ok(()) => self.stores_again(last),
                Err(error) => self.begin(error),
            }
            last = began;
        }
    }

    /// Notes what others could not store or read.
    async fn hear(&self) {
        loop {
            let error = self.store.trouble().await;
            self.begin(error);
        }
    }

    async fn examine(&self) {
        let mut troubles = self.troubles.subscribe();
        loop {
            let began = Instant::now();
            match self.store.examine().await {
                Ok(()) => self.no_damage(began),
                Err(error) => self.begin(error),
            }
            // Checking a large house takes long, and should not keep the machine busy all the time.
            let least = began.elapsed().saturating_mul(10);
            let is_damaged = troubles.borrow_and_update().damage.is_some();
            if is_damaged {
                sleep(EXAMINING_DAMAGE.max(least)).await;
            } else {
                sleep(least).await;
                let damaged = troubles.wait_for(|troubles| troubles.damage.is_some());
                // Damage that somebody runs into is confirmed at once.
                let _ = timeout(EXAMINING, damaged).await;
            }
        }
    }

    /// Notes a problem. It is logged only when it begins.
    fn begin(&self, what: StoreError) {
        self.change(|troubles| {
            let is_damage = matches!(what, StoreError::Damaged(_));
            let place = if is_damage { &mut troubles.damage } else { &mut troubles.storing };
            if place.is_none() {
                tracing::error!(why = %what, "the house is not well");
            }
            *place = Some(Trouble { what, last_met: Instant::now() });
        });
    }

    /// Notes that storing works. The problem is over if nothing has failed since this moment.
    fn stores_again(&self, quiet_since: Instant) {
        self.change(|troubles| {
            if troubles.storing.as_ref().is_some_and(|trouble| trouble.last_met < quiet_since) {
                troubles.storing = None;
                tracing::info!("the house stores again");
            }
        });
    }

    /// Notes that an examination that began at this moment found no damage.
    fn no_damage(&self, began: Instant) {
        self.change(|troubles| {
            if troubles.damage.as_ref().is_some_and(|trouble| trouble.last_met < began) {
                troubles.damage = None;
                tracing::info!("no damage is left in the database");
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut Troubles)) {
        self.troubles.send_if_modified(|troubles| {
            let before = (troubles.storing.is_some(), troubles.damage.is_some());
            change(troubles);
            let worst = troubles.storing.as_ref().or(troubles.damage.as_ref());
            self.told.send_replace(worst.map(|trouble| trouble.what.clone()));
            self.metrics.ready.set(i64::from(worst.is_none()));
            before != (troubles.storing.is_some(), troubles.damage.is_some())
        });
    }
}

/// Advances the clock of ages. It is logged when its time comes into doubt, and when it is out of it.
fn advance_ages(tables: &Directory) -> Option<Millis> {
    let before = tables.ages().doubt();
    let at = tables.advance_ages();
    match (before, tables.ages().doubt()) {
        (None, Some(ahead)) => tracing::warn!(
            hours = ahead.as_secs() / 3600,
            "the clock is far ahead of what is stored: set it if it is wrong; nothing is removed \
             by it until it has gone steadily for a day, or the house is started with \
             --clock-is-right"
        ),
        (Some(_), None) => tracing::info!("what is old is told by the clock again"),
        (None, None) | (Some(_), Some(_)) => {}
    }
    at
}
