//! Listening to a port.

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

/// How long a client may take to say what it wants, and may keep a connection for later.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same where the house is full.
const RESERVED_PATIENCE: Duration = Duration::from_secs(5);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long the last answers may take after the house stopped.
const PARTING: Duration = Duration::from_secs(5);

/// Lets guests in.
pub struct Front {
    web: Arc<Web>,
    router: Router,
    /// What is answered where the house is full.
    reserved: Router,
    /// Becomes true when connections are to be closed.
    closing: watch::Sender<bool>,
}

impl Front {
    /// A front of these parts.
    pub fn new(parts: Parts) -> Front {
        let web = Web::new(parts);
        Front {
            router: routes(Arc::clone(&web)),
            reserved: reserved_routes(Arc::clone(&web)),
            web,
            closing: watch::channel(false).0,
        }
    }

    /// Lets guests in until `shutdown`.
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

    /// Attends to a connection, or where that is too much to the little that is answered even
    /// then.
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
                // Whoever has lost a place is gone in a moment, and then its file is too.
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

    /// Closes every connection once its last answer is sent.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let mut open = self.web.open.subscribe();
        // The sender lives as long as this.
        let all_closed = open.wait_for(|open| *open == 0);
        if timeout(PARTING, all_closed).await.is_err() {
            let open = *self.web.open.borrow();
            tracing::warn!(open, "some connections did not close in time");
        }
    }
}

/// How much is done for a connection.
enum Attention {
    /// One request after the other.
    Usual,
    /// One request, and soon.
    Brief,
}

/// Answers the requests of one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    closing: watch::Receiver<bool>,
    attention: Attention,
) {
    // Frames are small and wanted at once. Without it they come a little later.
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

/// Whether connections can be accepted. It is said once when they cannot, and once when they can
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

    /// It may have been the client's fault; but when the system has no room for a connection,
    /// trying again at once would only waste time.
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
