//! Serves a house on a port.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use front::Front;
use host::id::Secret;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::House;

/// How long the calls that are under way at shutdown may take, and storing their outcomes.
const LAST_CALLS: Duration = alerts::PATIENCE.saturating_add(Duration::from_secs(5));

/// Lets guests in until `shutdown`, then stops the house, says goodbye to everyone, and returns.
///
/// `keeper` is the keeper's secret.
pub async fn serve(
    listeners: Vec<TcpListener>,
    house: Arc<House>,
    keeper: Secret,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let front = Arc::new(house.front(keeper));
    let watching = tokio::spawn(Arc::clone(&house.condition).watch(Arc::clone(house.tables())));
    let chores = tokio::spawn(Arc::clone(house.tables()).do_chores());
    let calling = tokio::spawn(Arc::clone(house.alerts()).run(house.presence()));
    let admitted = admit(&front, listeners, shutdown).await;
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

/// Serves every listener until `shutdown`, or until one of them fails.
async fn admit(
    front: &Arc<Front>,
    listeners: Vec<TcpListener>,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let (stop, stopped) = watch::channel(false);
    let mut doors = JoinSet::new();
    for listener in listeners {
        let (front, mut stopped) = (Arc::clone(front), stopped.clone());
        doors.spawn(async move {
            let told = async {
                // If the sender is gone, nobody can stop the house any more: stop now.
                let _ = stopped.wait_for(|stopped| *stopped).await;
            };
            front.admit(listener, told).await
        });
    }
    let failed = tokio::select! {
        () = shutdown => Ok(()),
        ended = doors.join_next() => ended.transpose().map_err(io::Error::other)?.unwrap_or(Ok(())),
    };
    stop.send_replace(true);
    while doors.join_next().await.is_some() {}
    failed
}
