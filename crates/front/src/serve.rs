//! Listening to a port.

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
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::{Open, Parts, Web, becomes_true, routes};

/// How long a client may take to say what it wants, and may keep a connection for later.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long the last answers may take after the house stopped.
const PARTING: Duration = Duration::from_secs(5);

/// Lets guests in.
pub struct Front {
    web: Arc<Web>,
    router: Router,
    /// Becomes true when connections are to be closed.
    closing: watch::Sender<bool>,
}

impl Front {
    /// A front of these parts.
    pub fn new(parts: Parts) -> Front {
        let web = Web::new(parts);
        Front { router: routes(Arc::clone(&web)), web, closing: watch::channel(false).0 }
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
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        let (router, open) = (self.router.clone(), Open::new(&self.web));
                        let closing = self.closing.subscribe();
                        tokio::spawn(attend(stream, peer, router, closing, open));
                    }
                    Err(error) => recover(&error).await,
                },
                () = &mut shutdown => return Ok(()),
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
