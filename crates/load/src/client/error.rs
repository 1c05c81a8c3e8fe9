//! What can go wrong between a client and a house.

use std::fmt;
use std::io;
use std::time::Duration;

use protocol::Trouble;
use tokio_tungstenite::tungstenite;

/// Why an operation failed.
#[derive(Debug)]
pub enum ClientError {
    /// Not the URL of a house.
    BadUrl(String),
    /// The house was not reached.
    NotReached(io::Error),
    /// A request could not be sent, or its response could not be read.
    Http(reqwest::Error),
    /// The house refused the request.
    Refused {
        /// The HTTP status.
        status: u16,
        /// How long to wait before trying again.
        again_in: Option<Duration>,
        /// What is wrong, in English.
        why: String,
    },
    /// The socket broke.
    Socket(Box<tungstenite::Error>),
    /// The connection was closed.
    Closed {
        /// The last thing the house said.
        why: String,
        /// How long to wait before reconnecting, if the house said so.
        again_in: Option<Duration>,
        /// Whether the house said not to reconnect.
        for_good: bool,
    },
    /// A frame that does not conform to the protocol.
    BadFrame(String),
    /// A request at a table was not carried out.
    NotDone(protocol::Outcome),
}

impl ClientError {
    /// How long to wait before trying again, if the house said so.
    pub fn again_in(&self) -> Option<Duration> {
        match self {
            ClientError::Refused { again_in, .. } | ClientError::Closed { again_in, .. } => {
                *again_in
            }
            _ => None,
        }
    }

    /// Whether another attempt may succeed.
    pub fn may_pass(&self) -> bool {
        match self {
            ClientError::Refused { status, .. } => *status == 429 || *status >= 500,
            ClientError::Closed { for_good, .. } => !for_good,
            ClientError::NotReached(_) | ClientError::Http(_) | ClientError::Socket(_) => true,
            ClientError::BadUrl(_) | ClientError::BadFrame(_) | ClientError::NotDone(_) => false,
        }
    }

    /// A refusal from its status, its `Retry-After` header and its body.
    pub(crate) fn refused(status: u16, retry_after: Option<&str>, body: &[u8]) -> ClientError {
        let why = match serde_json::from_slice::<Trouble>(body) {
            Ok(trouble) => trouble.text,
            Err(_) => String::from_utf8_lossy(body).chars().take(200).collect(),
        };
        let seconds = retry_after.and_then(|seconds| seconds.trim().parse().ok());
        ClientError::Refused { status, again_in: seconds.map(Duration::from_secs), why }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::BadUrl(url) => {
                write!(f, "{url} is not an address such as http://127.0.0.1:8080")
            }
            ClientError::NotReached(error) => write!(f, "the house is not reached: {error}"),
            ClientError::Http(error) => write!(f, "the house is not reached: {error:?}"),
            ClientError::Refused { status, again_in, why } => {
                write!(f, "the house refuses with status {status}: {why}")?;
                match again_in {
                    Some(wait) => write!(f, " (again in {} s)", wait.as_secs()),
                    None => Ok(()),
                }
            }
            ClientError::Socket(error) => write!(f, "the socket broke: {error}"),
            ClientError::Closed { why, .. } if why.is_empty() => {
                f.write_str("the connection was closed")
            }
            ClientError::Closed { why, .. } => write!(f, "the connection was closed: {why}"),
            ClientError::BadFrame(why) => write!(f, "a frame cannot be understood: {why}"),
            ClientError::NotDone(outcome) => write!(f, "a request was not done: {outcome:?}"),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> ClientError {
        ClientError::Http(error)
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Http(answer) => {
                let retry_after = answer.headers().get("retry-after");
                let retry_after = retry_after.and_then(|seconds| seconds.to_str().ok());
                let body = answer.body().as_deref().unwrap_or_default();
                ClientError::refused(answer.status().as_u16(), retry_after, body)
            }
            error => ClientError::Socket(Box::new(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_when_to_come_back() {
        let error = ClientError::refused(429, Some("3"), b"too fast");
        assert_eq!(error.again_in(), Some(Duration::from_secs(3)));
        assert!(error.may_pass());
        assert_eq!(error.to_string(), "the house refuses with status 429: too fast (again in 3 s)");
        assert!(!ClientError::refused(403, None, b"").may_pass());
    }
}
