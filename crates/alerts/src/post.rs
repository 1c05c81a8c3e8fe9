//! Posting to an address: one request, no redirects, and a short timeout.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::rt::{Read, Write};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::allowed::Address;

/// The timeout of a request, from resolving the host to receiving the response head.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The maximum size of a response head, in bytes. The body is not read.
const LONGEST_HEAD: usize = 16 * 1024;

/// The longest `Retry-After` that is honoured.
const LONGEST_WAIT: Duration = Duration::from_secs(60 * 60);

/// The result of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was accepted.
    Taken,
    /// The address no longer exists.
    Gone,
    /// It may succeed later, perhaps after the given time.
    Later(Option<Duration>),
    /// It will not succeed later either; the status code.
    Refused(u16),
    /// The host was not reached, or did not answer in time.
    NotReached,
}

/// An HTTP client for notifications.
pub struct Caller {
    tls: Option<TlsConnector>,
}

impl Caller {
    /// A client that trusts the certificate authorities that browsers trust.
    pub fn new() -> Caller {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions();
        let tls = config.ok().map(|config| {
            let config = config.with_root_certificates(roots).with_no_client_auth();
            TlsConnector::from(Arc::new(config))
        });
        Caller { tls }
    }

    /// Posts a body, and returns the result.
    pub async fn post(&self, to: &Address, headers: HeaderMap, body: Vec<u8>) -> Answer {
        let posted = timeout(PATIENCE, self.request(to, headers, body)).await;
        match posted {
            Ok(Some(response)) => judged(&response),
            Ok(None) | Err(_) => Answer::NotReached,
        }
    }

    async fn request(
        &self,
        to: &Address,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Option<Response<hyper::body::Incoming>> {
        let mut request = Request::new(Full::new(Bytes::from(body)));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = to.path.parse().ok()?;
        *request.headers_mut() = headers;
        let host = HeaderValue::try_from(to.authority()).ok()?;
        request.headers_mut().insert(HOST, host);
        request.headers_mut().insert(USER_AGENT, HeaderValue::from_static("Forno"));
        let stream = TcpStream::connect((to.host.as_str(), to.port)).await.ok()?;
        if !to.is_secure {
            return ask(TokioIo::new(stream), request).await;
        }
        let name = ServerName::try_from(to.host.clone()).ok()?;
        let stream = self.tls.as_ref()?.connect(name, stream).await.ok()?;
        ask(TokioIo::new(stream), request).await
    }
}

/// Sends a request over its own connection, which is closed after the response head.
async fn ask<T: Read + Write + Unpin + Send + 'static>(
    stream: T,
    request: Request<Full<Bytes>>,
) -> Option<Response<hyper::body::Incoming>> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(stream).await.ok()?;
    let mut answered = pin!(sender.send_request(request));
    tokio::select! {
        answer = &mut answered => answer.ok(),
        // The connection may end with its last message before the response is looked at.
        _ = connection => answered.await.ok(),
    }
}

fn judged<T>(response: &Response<T>) -> Answer {
    let status = response.status();
    if status.is_success() {
        Answer::Taken
    } else if matches!(status, StatusCode::NOT_FOUND | StatusCode::GONE) {
        Answer::Gone
    } else if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() {
        let said = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let seconds = said.and_then(|seconds| seconds.parse().ok());
        Answer::Later(seconds.map(|wait| Duration::from_secs(wait).min(LONGEST_WAIT)))
    } else {
        Answer::Refused(status.as_u16())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn whoever_does_not_speak_https_is_not_told_anything() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let to = Address::read(&format!("https://127.0.0.1:{port}/secret")).expect("an address");
        let caller = Caller::new();
        assert!(caller.tls.is_some(), "HTTPS can be spoken");
        let heard = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a call");
            let mut heard = vec![0; 4_096];
            let length = tokio::io::AsyncReadExt::read(&mut stream, &mut heard).await;
            heard.truncate(length.expect("a greeting"));
            heard
        });
        let answer = caller.post(&to, HeaderMap::new(), b"secret".to_vec()).await;
        assert_eq!(answer, Answer::NotReached);
        let heard = heard.await.expect("no panic");
        assert_eq!(heard.first(), Some(&22), "a handshake of TLS");
        assert!(!heard.windows(6).any(|part| part == b"secret"));
    }

    #[test]
    fn an_answer_says_whether_to_call_again() {
        let answer = |status: u16, wait: Option<&'static str>| {
            let mut response = Response::new(());
            *response.status_mut() = StatusCode::from_u16(status).expect("a status");
            if let Some(wait) = wait {
                response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(wait));
            }
            judged(&response)
        };
        assert_eq!(answer(201, None), Answer::Taken);
        assert_eq!(answer(404, None), Answer::Gone);
        assert_eq!(answer(410, None), Answer::Gone);
        assert_eq!(answer(429, Some("90")), Answer::Later(Some(Duration::from_secs(90))));
        assert_eq!(answer(503, Some("999999999")), Answer::Later(Some(LONGEST_WAIT)));
        assert_eq!(answer(500, Some("tomorrow")), Answer::Later(None));
        assert_eq!(answer(301, None), Answer::Refused(301));
        assert_eq!(answer(403, None), Answer::Refused(403));
    }
}
