//! Listening on a port.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::connections::Lane;
use super::{Parts, Web, becomes_true, reserved_routes, routes};

/// How long a client may take to send the head of a request, and may keep an idle connection.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same in the reserve.
const RESERVED_PATIENCE: Duration = Duration::from_secs(5);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long the last responses may take after the house has stopped.
const PARTING: Duration = Duration::from_secs(5);

/// Accepts connections and serves them.
pub struct Front {
    web: Arc<Web>,
    router: Router,
    /// The routes for connections in the reserve.
    reserved: Router,
    /// Becomes true when connections should close.
    closing: watch::Sender<bool>,
}

impl Front {
    /// A front with these dependencies.
    pub fn new(parts: Parts) -> Front {
        let web = Web::new(parts);
        Front {
            router: routes(Arc::clone(&web)),
            reserved: reserved_routes(Arc::clone(&web)),
            web,
            closing: watch::channel(false).0,
        }
    }

    /// Reads what is enforced, such as bans, before the first guest is let in.
    pub async fn prepare(&self) {
        self.web.read_moderation().await;
    }

    /// Accepts connections until `shutdown`.
    pub async fn admit(
        &self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let address = listener.local_addr()?;
        self.web.warn_of_lost_passkeys().await;
        tracing::info!(%address, "the house is open");
        let mut shutdown = pin!(shutdown);
        let mut accepting = Accepting::default();
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        accepting.worked();
                        self.receive(stream, peer).await;
                    }
                    Err(error) => accepting.failed(&error).await,
                },
                () = &mut shutdown => return Ok(()),
            }
        }
    }

    /// Serves a connection, with the routes of the reserve if it is over a limit.
    async fn receive(&self, stream: TcpStream, peer: SocketAddr) {
        let closing = self.closing.subscribe();
        match self.web.receive(peer.ip()) {
            Lane::Open(open, counted) => {
                let router = self.router.clone();
                tokio::spawn(async move {
                    attend(stream, peer, router, closing, Attention::Usual).await;
                    drop((open, counted));
                });
            }
            Lane::Reserved(open, reached, mut place) => {
                self.web.refuse(reached);
                let router = self.reserved.clone().layer(Extension(reached));
                // A connection that has lost its place closes in a moment, and so does its file.
                let room = Arc::clone(&self.web.connections.reserved).acquire_owned().await;
                tokio::spawn(async move {
                    tokio::select! {
                        () = attend(stream, peer, router, closing, Attention::Brief) => {}
                        () = place.lost() => {}
                    }
                    drop((open, place, room));
                });
            }
        }
    }

    /// Closes every connection once its last response is sent.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let mut open = self.web.open.subscribe();
        // The sender lives as long as `self`, so this cannot fail.
        let all_closed = open.wait_for(|open| *open == 0);
        if timeout(PARTING, all_closed).await.is_err() {
            let open = *self.web.open.borrow();
            tracing::warn!(open, "some connections did not close in time");
        }
    }
}

/// How a connection is served.
enum Attention {
    /// Any number of requests.
    Usual,
    /// A single request, with a short timeout.
    Brief,
}

/// Serves the requests of one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    closing: watch::Receiver<bool>,
    attention: Attention,
) {
    // Frames are small and should arrive at once. If this fails, they only come a little later.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).max_buf_size(LONGEST_HEAD);
    match attention {
        Attention::Usual => http.header_read_timeout(PATIENCE),
        Attention::Brief => http.header_read_timeout(RESERVED_PATIENCE).keep_alive(false),
    };
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

/// Whether connections can be accepted. Logs once when that starts to fail, and once when it works
/// again.
#[derive(Default)]
struct Accepting {
    failing_since: Option<Instant>,
}

impl Accepting {
    fn worked(&mut self) {
        if let Some(since) = self.failing_since.take() {
            let seconds = since.elapsed().as_secs();
            tracing::info!(seconds, "connections are accepted again");
        }
    }

    /// Handles a failure to accept. Errors caused by the client are ignored; if the system has no
    /// room for a connection, trying again at once would only waste time.
    async fn failed(&mut self, error: &io::Error) {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
            return;
        }
        if self.failing_since.is_none() {
            tracing::error!(%error, "connections cannot be accepted");
            self.failing_since = Some(Instant::now());
        }
        sleep(Duration::from_millis(200)).await;
    }
}
