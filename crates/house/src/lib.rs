//! A whole house: the store, the tables, the alerts and the front, wired together.
//!
//! Each of them is a crate of its own. This one knows them all and combines them into one process:
//! messages between the front and the tables are carried inside it.

mod condition;
mod limits;
mod serve;
mod settings;

use std::sync::Arc;

use alerts::{Alerts, Presence};
use bus::{InProcess, Switchboard, TablesEnd};
use front::{Front, Parts};
use host::id::Secret;
use host::time::{Millis, Watch};
use metrics::Metrics;
use store::Store;
use tables::Directory;
use tokio::sync::watch;

use condition::Condition;

pub use limits::{BadLimit, LIMITS, Limit};
pub use serve::serve;
pub use settings::Settings;

/// A complete house, except for a port to listen on.
pub struct House {
    store: Arc<dyn Store>,
    settings: Settings,
    metrics: Arc<Metrics>,
    watch: Watch,
    alerts: Arc<Alerts>,
    tables: Arc<Directory>,
    switchboard: Arc<Switchboard>,
    condition: Arc<Condition>,
    /// Becomes true when the house stops.
    stopping: watch::Receiver<bool>,
}

impl House {
    /// Creates a house on this store.
    pub fn new(store: Arc<dyn Store>, settings: Settings, metrics: Arc<Metrics>) -> Arc<House> {
        let (stop, stopping) = watch::channel(false);
        let watch = Watch::start();
        let alerts = Alerts::new(
            Arc::clone(&store),
            settings.alerts(),
            Arc::clone(&metrics),
            watch,
            stopping.clone(),
        );
        let carrier = InProcess::new(settings.medium);
        let switchboard = Switchboard::new(Arc::clone(&carrier) as _, Arc::clone(&metrics));
        let tables = Directory::new(
            Arc::clone(&store),
            settings.tables.clone(),
            Arc::clone(&metrics),
            watch,
            Arc::clone(&alerts),
            Arc::clone(&carrier) as _,
            stop,
        );
        let end: Arc<dyn TablesEnd> = Arc::clone(&tables) as _;
        carrier.connect(&switchboard, Arc::downgrade(&end));
        let condition =
            Condition::new(Arc::clone(&store), Arc::clone(&metrics), settings.clock_is_right);
        Arc::new(House {
            store,
            settings,
            metrics,
            watch,
            alerts,
            tables,
            switchboard,
            condition,
            stopping,
        })
    }

    /// The store of the house.
    pub fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// The metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The current time.
    pub fn now(&self) -> Millis {
        self.watch.now()
    }

    /// The alerts, which call guests back to their tables.
    pub fn alerts(&self) -> &Arc<Alerts> {
        &self.alerts
    }

    /// The directory of all tables.
    pub fn tables(&self) -> &Arc<Directory> {
        &self.tables
    }

    /// The front's way to the tables.
    pub fn switchboard(&self) -> &Arc<Switchboard> {
        &self.switchboard
    }

    /// Who is connected, for the alerts.
    pub fn presence(&self) -> Arc<dyn Presence> {
        Arc::clone(&self.switchboard) as _
    }

    /// Creates the front, which lets guests in. `keeper` is the keeper's secret.
    fn front(&self, keeper: Secret) -> Front {
        Front::new(Parts {
            store: Arc::clone(&self.store),
            tables: Arc::clone(&self.switchboard),
            alerts: Arc::clone(&self.alerts),
            metrics: Arc::clone(&self.metrics),
            settings: self.settings.front.clone(),
            watch: self.watch,
            stopping: self.stopping.clone(),
            trouble: self.condition.told(),
            keeper,
            retention: self.settings.tables.retention,
        })
    }

    /// Stops every table, waits until everything is stored, and tells clients that they can come
    /// back.
    pub async fn stop(&self) {
        self.tables.stop().await;
    }
}
