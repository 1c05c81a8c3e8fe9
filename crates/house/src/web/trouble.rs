//! What goes wrong with a request, and how it is said.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::{Eyes, Phrase, Phrased};
use words::{Language, Reader, Words};

use crate::Trouble as HouseTrouble;
use crate::id::NoRandomness;
use crate::replay::ReplayError;
use crate::store::StoreError;

/// The texts do not change while the program runs, and reading them takes a while.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));

/// How long to wait for a house that is about to be there again.
const SOON: Duration = Duration::from_secs(2);

/// Why a request is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The house says so.
    House(HouseTrouble),
    /// A ledger cannot be told.
    Replay(ReplayError),
    /// There is nothing at this address.
    NotFound,
    /// There is something at this address, but not this can be done with it.
    Method(Method),
    /// The body is not the JSON that is expected.
    BadJson {
        /// What is wrong.
        why: String,
    },
    /// The query is not the one that is expected.
    BadQuery {
        /// What is wrong.
        why: String,
    },
    /// The body broke off, or is no text.
    BadBody,
    /// The body took too long to arrive.
    Late,
    /// The body is too long.
    TooLong {
        /// The most bytes there can be.
        most: usize,
    },
    /// The body is something else than it has to be.
    WrongType {
        /// What it has to be.
        expected: &'static str,
    },
    /// Nobody in particular asks, and that will not do here.
    Nobody,
    /// Nobody has this token.
    BadToken,
    /// This cannot be a name.
    BadName {
        /// The most characters.
        most: usize,
    },
    /// The page that sends this is not one of the house's own.
    ForeignOrigin,
    /// The address does too much.
    TooMuch {
        /// How long to wait.
        wait: Duration,
    },
    /// The link leads nowhere.
    BadLink,
    /// Whoever asks has no such link.
    NoSuchLink,
    /// Here one has to come with a WebSocket.
    NotASocket,
    /// The client speaks another version of the protocol.
    OtherProtocol,
}

impl Phrased for Trouble {
    fn phrase(&self) -> Phrase {
        match self {
            Trouble::House(trouble) => trouble.phrase(),
            Trouble::Replay(error) => error.phrase(),
            Trouble::NotFound => Phrase::new("web-not-found"),
            Trouble::Method(method) => Phrase::new("web-method").with("method", method.as_str()),
            Trouble::BadJson { why } => Phrase::new("web-bad-json").with("why", why.as_str()),
            Trouble::BadQuery { why } => Phrase::new("web-bad-query").with("why", why.as_str()),
            Trouble::BadBody => Phrase::new("web-bad-body"),
            Trouble::Late => Phrase::new("web-late"),
            Trouble::TooLong { most } => Phrase::new("web-too-long").with("most", *most),
            Trouble::WrongType { expected } => {
                Phrase::new("web-wrong-type").with("expected", *expected)
            }
            Trouble::Nobody => Phrase::new("web-nobody"),
            Trouble::BadToken => Phrase::new("web-bad-token"),
            Trouble::BadName { most } => Phrase::new("web-bad-name").with("most", *most),
            Trouble::ForeignOrigin => Phrase::new("web-foreign-origin"),
            Trouble::TooMuch { wait } => {
                Phrase::new("web-too-much").with("seconds", seconds(*wait) as usize)
            }
            Trouble::BadLink => Phrase::new("web-bad-link"),
            Trouble::NoSuchLink => Phrase::new("web-no-such-link"),
            Trouble::NotASocket => Phrase::new("web-not-a-socket"),
            Trouble::OtherProtocol => Phrase::new("web-other-protocol"),
        }
    }
}

impl Trouble {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::House(trouble) => match trouble {
                HouseTrouble::NoSuchTable => StatusCode::NOT_FOUND,
                HouseTrouble::NotFinished | HouseTrouble::Rules(_) => StatusCode::CONFLICT,
                HouseTrouble::Refused(_) | HouseTrouble::Unreachable(_) => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                HouseTrouble::Fault => StatusCode::INTERNAL_SERVER_ERROR,
                HouseTrouble::Store(_) | HouseTrouble::Stopping | HouseTrouble::NoRandomness => {
                    StatusCode::SERVICE_UNAVAILABLE
                }
            },
            Trouble::Replay(_) | Trouble::BadName { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::NotFound | Trouble::BadLink | Trouble::NoSuchLink => StatusCode::NOT_FOUND,
            Trouble::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::BadJson { .. } | Trouble::BadQuery { .. } | Trouble::BadBody => {
                StatusCode::BAD_REQUEST
            }
            Trouble::Late => StatusCode::REQUEST_TIMEOUT,
            Trouble::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::WrongType { .. } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Trouble::Nobody | Trouble::BadToken => StatusCode::UNAUTHORIZED,
            Trouble::ForeignOrigin => StatusCode::FORBIDDEN,
            Trouble::TooMuch { .. } => StatusCode::TOO_MANY_REQUESTS,
            Trouble::NotASocket | Trouble::OtherProtocol => StatusCode::UPGRADE_REQUIRED,
        }
    }

    /// The rule behind it, where there is one.
    fn rule(&self) -> Option<&'static str> {
        match self {
            Trouble::House(HouseTrouble::Refused(refusal)) => refusal.rule(),
            _ => None,
        }
    }

    /// How long to wait before asking again, where that helps.
    fn retry_after(&self) -> Option<Duration> {
        match self {
            Trouble::TooMuch { wait } => Some(*wait),
            _ if self.status() == StatusCode::SERVICE_UNAVAILABLE => Some(SOON),
            _ => None,
        }
    }

    fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if let Some(wait) = self.retry_after() {
            headers.insert(header::RETRY_AFTER, seconds(wait).into());
        }
        match self.status() {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::UPGRADE_REQUIRED => {
                headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
            }
            _ => {}
        }
        headers
    }
}

/// Whole seconds, at least one.
fn seconds(wait: Duration) -> u32 {
    wait.as_millis().div_ceil(1_000).clamp(1, 86_400) as u32
}

impl From<&Trouble> for protocol::Trouble {
    fn from(trouble: &Trouble) -> protocol::Trouble {
        let phrase = trouble.phrase();
        protocol::Trouble {
            text: ENGLISH.say(&phrase, &Reader { names: &[], eyes: Eyes::Gallery }),
            why: phrase.into(),
            rule: trouble.rule().map(str::to_string),
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let trouble = protocol::Trouble::from(&self);
        (self.status(), self.headers(), Json(trouble)).into_response()
    }
}

impl From<HouseTrouble> for Trouble {
    fn from(trouble: HouseTrouble) -> Trouble {
        Trouble::House(trouble)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::House(error.into())
    }
}

impl From<NoRandomness> for Trouble {
    fn from(error: NoRandomness) -> Trouble {
        Trouble::House(error.into())
    }
}

impl From<ReplayError> for Trouble {
    fn from(error: ReplayError) -> Trouble {
        Trouble::Replay(error)
    }
}

/// The answer to what cannot be done there.
pub async fn method_not_allowed(method: Method) -> Trouble {
    Trouble::Method(method)
}
