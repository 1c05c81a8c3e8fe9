//! Everything between HTTP and the tables.
//!
//! A request comes in through the door, which finds out where it comes from and whether to accept
//! it. One small function then answers it. Every failure is an `HttpError`, and all errors have the
//! same form on the wire. Each socket is one task: what its guest may see and do is settled before
//! the upgrade and never read from a frame. The front reaches the tables through the [`bus`].

mod accept_language;
mod attempts;
mod body;
mod bucket;
mod cards;
mod connections;
mod description;
mod device_name;
mod door;
mod error;
mod export;
mod forget;
mod guests;
mod health;
mod hosts;
mod household_keys;
mod keeper;
mod lessons;
mod limits;
mod link;
mod listed;
mod lobby_socket;
mod me;
mod moderation;
#[cfg(feature = "openapi")]
mod openapi;
mod origin;
mod page;
mod passkeys;
mod preview;
mod privacy;
mod push;
mod qr;
mod recovery;
mod replays;
mod reviews;
mod serve;
mod sessions;
pub mod settings;
mod sign_in;
mod sign_in_link;
mod signed_in;
mod socket;
mod table_name;
mod table_socket;
mod tables;
mod to_localhost;
mod visible;
mod who;

use std::sync::Arc;

use alerts::Alerts;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post, put};
use axum::{Extension, Router};
use bus::Switchboard;
use host::id::{AddressKey, Secret};
use host::time::{Millis, Watch};
use metrics::Metrics;
use store::{Retention, Store, StoreError};
use tokio::sync::{OnceCell, Semaphore, watch};

use attempts::Attempts;
use connections::Connections;
use error::HttpError;
use household_keys::HouseholdKeys;
use keeper::Invites;
use limits::{Reached, Usage};
use moderation::{BlockLists, Moderation, SeenAddresses};
use passkeys::Passkeys;
use reviews::Reviewers;
use sign_in_link::SignInLinks;
use signed_in::SignedIn;

pub use connections::MOST_RESERVED;
pub use hosts::is_name;
#[cfg(feature = "openapi")]
pub use openapi::openapi;
pub use passkeys::{NotADomain, PasskeyDomain};
pub use serve::Front;
pub use settings::{Limits, Quotas, Rate, Reviews, Settings};

/// The longest JSON body, in bytes: a table with all its options is far shorter.
const LONGEST_JSON: usize = 64 * 1024;

/// The longest ledger that can be uploaded, in bytes.
const LONGEST_LEDGER: usize = 1024 * 1024;

/// The dependencies of the front.
pub struct Parts {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The connection to the tables.
    pub tables: Arc<Switchboard>,
    /// Notifies guests who are not at their tables.
    pub alerts: Arc<Alerts>,
    /// The metrics.
    pub metrics: Arc<Metrics>,
    /// The settings.
    pub settings: Settings,
    /// The clock.
    pub watch: Watch,
    /// Becomes true when the house stops.
    pub stopping: watch::Receiver<bool>,
    /// The current error of the store, if there is one.
    pub trouble: watch::Receiver<Option<StoreError>>,
    /// The secret that authenticates the keeper.
    pub keeper: Secret,
    /// How long what is stored is kept.
    pub retention: Retention,
}

/// The state shared by all requests.
struct Web {
    store: Arc<dyn Store>,
    tables: Arc<Switchboard>,
    alerts: Arc<Alerts>,
    metrics: Arc<Metrics>,
    settings: Settings,
    watch: Watch,
    stopping: watch::Receiver<bool>,
    trouble: watch::Receiver<Option<StoreError>>,
    keeper: Secret,
    started_at: Millis,
    moderation: Moderation,
    block_lists: BlockLists,
    seen_addresses: SeenAddresses,
    invites: Invites,
    retention: Retention,
    signed_in: Arc<SignedIn>,
    sign_in_links: SignInLinks,
    passkeys: Passkeys,
    usage: Usage,
    attempts: Attempts,
    connections: Connections,
    tellers: Semaphore,
    /// One archive is made at a time.
    exporting: Semaphore,
    reviewers: Reviewers,
    household_keys: HouseholdKeys,
    /// The key that hashes the addresses tables are opened from.
    address_key: OnceCell<AddressKey>,
    /// How many connections are open, HTTP and sockets together.
    open: watch::Sender<usize>,
}

impl Web {
    fn new(parts: Parts) -> Arc<Web> {
        let Parts {
            store,
            tables,
            alerts,
            metrics,
            settings,
            watch,
            stopping,
            trouble,
            keeper,
            retention,
        } = parts;
        let reviewers = Reviewers::new(settings.reviews, Arc::clone(&metrics));
        let tellers = Semaphore::new(settings.limits.replays.clamp(1, Semaphore::MAX_PERMITS));
        Arc::new(Web {
            store,
            tables,
            alerts,
            metrics,
            usage: Usage::new(settings.limits),
            attempts: Attempts::new(&settings.limits),
            connections: Connections::default(),
            passkeys: Passkeys::new(&settings),
            settings,
            watch,
            stopping,
            trouble,
            keeper,
            started_at: watch.now(),
            moderation: Moderation::default(),
            block_lists: BlockLists::default(),
            seen_addresses: SeenAddresses::default(),
            invites: Invites::default(),
            retention,
            signed_in: Arc::default(),
            sign_in_links: SignInLinks::default(),
            tellers,
            exporting: Semaphore::new(1),
            reviewers,
            household_keys: HouseholdKeys::default(),
            address_key: OnceCell::new(),
            open: watch::channel(0).0,
        })
    }
}

/// An open connection, counted until it is dropped.
struct Open(Arc<Web>);

impl Open {
    fn new(web: &Arc<Web>) -> Open {
        web.open.send_modify(|open| *open += 1);
        web.metrics.connections.inc();
        Open(Arc::clone(web))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.open.send_modify(|open| *open -= 1);
        self.0.metrics.connections.dec();
    }
}

/// Waits until the value becomes true; for ever if the sender is gone.
async fn becomes_true(mut watched: watch::Receiver<bool>) {
    if watched.wait_for(|value| *value).await.is_err() {
        std::future::pending().await
    }
}

/// All routes of the house. The address of a client is taken from axum's `ConnectInfo`.
fn routes(web: Arc<Web>) -> Router {
    let replays = post(replays::upload).layer(DefaultBodyLimit::max(LONGEST_LEDGER));
    let reviews = post(reviews::upload).layer(DefaultBodyLimit::max(LONGEST_LEDGER));
    let guarded = Router::new()
        .route("/api/openapi.json", get(description::document))
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/cards", get(cards::of_game))
        .route("/api/bots", get(tables::bots))
        .route("/api/lessons/{game}", get(lessons::of_game))
        .route("/api/me", get(me::me).patch(me::rename))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/me/turns", get(tables::turns))
        .route("/api/me/identity", get(sessions::identity))
        .route("/api/me/export", get(export::export))
        .route("/api/me/forget", post(forget::forget).delete(forget::stay))
        .route("/api/privacy", get(privacy::facts))
        .route("/api/me/sessions", delete(sessions::end_all))
        .route("/api/me/sessions/{session}", delete(sessions::end))
        .route("/api/me/recovery-codes", post(recovery::make))
        .route("/api/me/sign-in-link", post(sign_in_link::make))
        .route("/api/me/passkeys", post(passkeys::requests::add))
        .route("/api/me/passkeys/start", post(passkeys::requests::offer))
        .route("/api/me/passkeys/{passkey}", delete(passkeys::requests::remove))
        .route("/api/sign-in/passkey", post(passkeys::requests::sign_in))
        .route("/api/sign-in/passkey/start", post(passkeys::requests::start))
        .route("/api/sign-in/code", post(recovery::sign_in))
        .route("/api/sign-in/link", post(sign_in_link::sign_in))
        .route("/api/sign-in/link/guest", post(sign_in_link::guest))
        .route("/api/me/push", put(push::subscribe).delete(push::unsubscribe))
        .route("/api/push", get(push::info))
        .route("/api/tokens", post(sessions::token))
        .route("/api/tables", get(listed::search).post(tables::open))
        .route("/api/tables/{id}", get(tables::state))
        .route("/api/tables/{id}/link", post(link::link))
        .route("/api/tables/{id}/webhook", get(push::webhook))
        .route("/api/tables/{id}/ledger", get(tables::ledger))
        .route("/api/tables/{id}/replay", get(replays::of_table))
        .route("/api/tables/{id}/qr.svg", get(qr::qr))
        .route("/api/tables/{id}/socket", get(table_socket::socket))
        .route("/api/lobby/socket", get(lobby_socket::socket))
        .route("/api/replays", replays)
        .route("/api/reviews", reviews)
        .route("/api/reviews/{id}", get(reviews::place))
        .route("/api/house", get(moderation::guests::house))
        .route("/api/me/standing", get(moderation::guests::standing))
        .route("/api/me/standing/warnings/{warning}/confirm", post(moderation::guests::confirm))
        .route("/api/me/blocks", get(moderation::guests::blocks).post(moderation::guests::block))
        .route("/api/me/blocks/{block}", delete(moderation::guests::unblock))
        .route("/api/reports", post(moderation::guests::report))
        .merge(room())
        .route("/to-localhost", get(to_localhost::go))
        .fallback(page::page)
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(DefaultBodyLimit::max(LONGEST_JSON))
        .layer(from_fn_with_state(Arc::clone(&web), door::guard));
    guarded.merge(watched()).layer(from_fn(door::dress)).with_state(web)
}

/// The routes of the keeper's room.
fn room() -> Router<Arc<Web>> {
    Router::new()
        .route("/api/keeper", get(keeper::overview::get))
        .route("/api/keeper/sign-in/link", post(keeper::sign_in::by_link))
        .route("/api/keeper/sign-in/passkey", post(keeper::sign_in::by_passkey))
        .route("/api/keeper/sign-in/passkey/start", post(keeper::sign_in::start))
        .route("/api/keeper/sign-out", post(keeper::sign_in::out))
        .route("/api/keeper/invites", post(keeper::sign_in::invite))
        .route("/api/keeper/sessions", get(keeper::sessions::list))
        .route("/api/keeper/sessions/{session}", delete(keeper::sessions::end))
        .route("/api/keeper/audit", get(keeper::overview::audit))
        .route("/api/keeper/banner", put(keeper::notice::set_banner))
        .route("/api/keeper/switches", put(keeper::notice::set_switches))
        .route("/api/keeper/tables", get(keeper::tables::list))
        .route("/api/keeper/tables/{id}", get(keeper::tables::get).delete(keeper::tables::delete))
        .route("/api/keeper/tables/{id}/close", post(keeper::tables::close))
        .route("/api/keeper/tables/{id}/chat/{number}", delete(keeper::tables::delete_line))
        .route("/api/keeper/guests", get(keeper::guests::list))
        .route("/api/keeper/guests/{guest}", get(keeper::guests::get).patch(keeper::guests::rename))
        .route("/api/keeper/guests/{guest}/role", put(keeper::guests::set_role))
        .route("/api/keeper/measures", get(keeper::measures::list).post(keeper::measures::take))
        .route("/api/keeper/measures/{measure}", delete(keeper::measures::lift))
        .route("/api/keeper/reports", get(keeper::reports::list))
        .route("/api/keeper/reports/{report}/answer", post(keeper::reports::answer))
}

/// The routes for monitoring. They are requested often, and no limit keeps them out.
fn watched() -> Router<Arc<Web>> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .method_not_allowed_fallback(error::method_not_allowed)
}

/// The routes of the reserve: only those for monitoring. All other requests are told which kind of
/// limit was reached.
fn reserved_routes(web: Arc<Web>) -> Router {
    let refused = |Extension(reached): Extension<Reached>| async move { HttpError::from(reached) };
    watched().fallback(refused).layer(from_fn(door::dress)).with_state(web)
}
