//! A house that listens.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tower::ServiceExt;

use super::{Open, Web, becomes_true, routes};
use crate::House;
use crate::alerts;
use crate::id::Secret;

/// How long a client may take to say what it wants, and may keep a connection for later.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long the last answers may take after the house stopped.
const PARTING: Duration = Duration::from_secs(5);

/// How long calls may take that were begun before, and what has to be stored about them.
const LAST_CALLS: Duration = alerts::PATIENCE.saturating_add(Duration::from_secs(5));

/// How often to look for tables whose time has come.
const WAKING: Duration = Duration::from_secs(1);

/// How often to clear away what nobody needs any more.
const CLEARING: Duration = Duration::from_secs(10 * 60);

/// Lets guests in until `shutdown`; then stops the house, says goodbye to everyone, and returns.
///
/// `keeper` is the secret of whoever keeps the house.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    keeper: Secret,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    tracing::info!(%address, "the house is open");
    let web = Web::new(Arc::clone(&house), keeper);
    let router = routes(Arc::clone(&web));
    let chores = tokio::spawn(chores(Arc::clone(&house)));
    let calling = tokio::spawn(alerts::run(Arc::clone(&house)));
    let closing = watch::channel(false).0;
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let (router, open) = (router.clone(), Open::new(&web));
                    tokio::spawn(attend(stream, peer, router, closing.subscribe(), open));
                }
                Err(error) => recover(&error).await,
            },
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    chores.abort();
    house.stop().await;
    closing.send_replace(true);
    // A call that is being made is made to its end, so that it is not made again.
    let aborting = calling.abort_handle();
    let mut open = web.open.subscribe();
    let all_closed = async {
        // The sender lives as long as this.
        let _ = open.wait_for(|open| *open == 0).await;
    };
    let (called, closed) = tokio::join!(timeout(LAST_CALLS, calling), timeout(PARTING, all_closed));
    if called.is_err() {
        tracing::warn!("some calls did not end in time");
        aborting.abort();
    }
    if closed.is_err() {
        tracing::warn!(open = *web.open.borrow(), "some connections did not close in time");
    }
    Ok(())
}

/// Answers the requests of one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    closing: watch::Receiver<bool>,
    _open: Open,
) {
    // Frames are small and wanted at once. Without it they come a little later.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(LONGEST_HEAD);
    let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = becomes_true(closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection broke");
    }
}

/// After a connection that could not be accepted. It may have been the client's fault; but when
/// the system has no room for it, trying again at once would only waste time.
async fn recover(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "a connection cannot be accepted");
        sleep(Duration::from_millis(200)).await;
    }
}

/// What has to be done whether guests come or not.
async fn chores(house: Arc<House>) {
    let mut waking = interval(WAKING);
    let mut clearing = interval(CLEARING);
    waking.set_missed_tick_behavior(MissedTickBehavior::Delay);
    clearing.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let done = tokio::select! {
            _ = waking.tick() => house.wake_due().await,
            _ = clearing.tick() => house.clear().await,
        };
        if let Err(trouble) = done {
            tracing::warn!(?trouble, "a chore of the house was not done");
        }
    }
}
