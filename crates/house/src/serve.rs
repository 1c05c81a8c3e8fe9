//! Serves a house on a port.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use host::id::Secret;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::House;

/// How long the calls that are under way at shutdown may take, and storing their outcomes.
const LAST_CALLS: Duration = alerts::PATIENCE.saturating_add(Duration::from_secs(5));

/// Lets guests in until `shutdown`, then stops the house, says goodbye to everyone, and returns.
///
/// `keeper` is the keeper's secret.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    keeper: Secret,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let front = house.front(keeper);
    let watching = tokio::spawn(Arc::clone(&house.condition).watch(Arc::clone(house.tables())));
    let chores = tokio::spawn(Arc::clone(house.tables()).do_chores());
    let calling = tokio::spawn(Arc::clone(house.alerts()).run(house.presence()));
    let admitted = front.admit(listener, shutdown).await;
    chores.abort();
    watching.abort();
    house.stop().await;
    // A call that is under way is finished, so that it is not made again.
    let aborting = calling.abort_handle();
    let (called, ()) = tokio::join!(timeout(LAST_CALLS, calling), front.close());
    if called.is_err() {
        tracing::warn!("some calls did not end in time");
        aborting.abort();
    }
    admitted
}
