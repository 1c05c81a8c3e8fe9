//! The errors of HTTP requests, and the responses they become.

use std::time::Duration;

use alerts::AlertError;
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bus::TableError;
use host::Refusal;
use host::id::NoRandomness;
use replay::ReplayError;
use store::StoreError;
use table::{Eyes, Phrase, Phrased};
use words::{Language, Reader, Words};

use super::moderation::Decision;

/// How long to wait for a house that will be back in a moment.
const SOON: Duration = Duration::from_secs(2);

/// How long to wait for a queue to become shorter.
const A_WHILE: Duration = Duration::from_secs(30);

/// Why a request fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HttpError {
    /// The table cannot do what was asked.
    Table(TableError),
    /// The request is refused.
    Refused(Refusal),
    /// A notification cannot be set up.
    Alert(AlertError),
    /// The store fails.
    Store(StoreError),
    /// The system provides no randomness.
    NoRandomness,
    /// A bug or an unexpected state in the house.
    Fault,
    /// A ledger cannot be replayed or reviewed.
    Replay(ReplayError),
    /// There is nothing at this address.
    NotFound,
    /// There is something at this address, but it does not support this method.
    Method(Method),
    /// The body is not the expected JSON.
    BadJson {
        /// What is wrong.
        why: String,
    },
    /// The query is not the expected one.
    BadQuery {
        /// What is wrong.
        why: String,
    },
    /// The body broke off, or is not UTF-8 text.
    BadBody,
    /// The body took too long to arrive.
    Late,
    /// The body is too long.
    TooLong {
        /// The most bytes allowed.
        most: usize,
    },
    /// The body has the wrong content type.
    WrongType {
        /// The expected content type.
        expected: &'static str,
    },
    /// The request needs a guest, and has neither a cookie nor a token of one.
    Nobody,
    /// The token is not known here.
    BadToken,
    /// The key was replaced a moment ago; the browser already has the new one.
    OldKey,
    /// The recovery code is not valid.
    BadCode,
    /// The sign-in link has been used, has expired or never existed.
    UsedLink,
    /// Passkeys do not work at the address of this request.
    NoPasskeysHere {
        /// The domain that passkeys belong to.
        domain: String,
    },
    /// The passkey's response could not be verified.
    BadPasskey,
    /// The passkey is not registered here.
    UnknownPasskey,
    /// The passkey's challenge has expired, or was used before.
    OldChallenge,
    /// Too many challenges for passkeys are pending.
    PasskeysBusy,
    /// The guest has too many passkeys.
    TooManyPasskeys {
        /// The most allowed.
        most: usize,
    },
    /// Two guests cannot be merged while both sit at the same unfinished table.
    SitTogether,
    /// A guest with a role is not merged with another.
    RoleNotMerged,
    /// A guest with a role must be signed in to the keeper's room for this.
    RoomFirst,
    /// The guest asked to be forgotten and may do this only if they stay.
    Hidden,
    /// The program's token does not allow this.
    NotAllowed,
    /// The guest has too many tokens.
    TooManyTokens {
        /// The most allowed.
        most: usize,
    },
    /// A guest cannot have this name.
    BadName {
        /// The most characters allowed.
        most: usize,
    },
    /// The request comes from a page that is not one of the house's own.
    ForeignOrigin,
    /// Too many games are being reviewed.
    Crowded,
    /// The address is over one of its limits.
    TooMuch {
        /// How long to wait.
        wait: Duration,
    },
    /// The house as a whole is over one of its limits.
    HouseFull {
        /// How long to wait.
        wait: Duration,
    },
    /// The request names a host that is not this house.
    ForeignHost {
        /// The name in the request.
        host: String,
    },
    /// A bot has this name.
    BotName,
    /// A moderator has taken this name from the guest.
    NameTakenAway,
    /// The house is not ready. Strangers are not told why.
    NotReady,
    /// The house is not ready, for a reason that only the keeper and this machine may learn.
    NotReadyBecause {
        /// The reason, in English.
        why: String,
    },
    /// A guest or an address already has the most public tables allowed.
    TooManyListed {
        /// The most allowed.
        most: u32,
    },
    /// The link is not valid.
    BadLink,
    /// The guest has no such link to hand on.
    NoSuchLink,
    /// This address accepts only WebSocket connections.
    NotASocket,
    /// The client speaks another version of the protocol.
    OtherProtocol,
    /// The guest or the address is banned.
    Banned(Decision),
    /// The house is read-only at present.
    ReadOnly,
    /// The keeper wants no new tables at present.
    NoNewTables,
    /// The keeper wants no new guests at present.
    NoNewGuests,
    /// Nobody is signed in to the keeper's room.
    NotInRoom,
    /// The role does not allow this.
    RoleTooLow,
    /// The link into the keeper's room cannot be used any more.
    UsedInvite,
    /// Nothing can be decided about a guest who has a role.
    HasRole,
    /// A guest cannot block or report themselves.
    Yourself,
    /// Nobody sits there, or there is no such chat message.
    NobodyThere,
    /// The guest has blocked too many.
    TooManyBlocks {
        /// The most there can be.
        most: usize,
    },
    /// The text is too long or missing.
    BadText {
        /// The most characters allowed.
        most: usize,
    },
    /// This is not a range of addresses.
    BadRange,
    /// The range would ban too many.
    WideRange,
    /// Such a measure cannot be.
    BadMeasure,
    /// There is no such guest.
    NoSuchGuest,
    /// There is no such measure, or it was lifted before.
    NoSuchMeasure,
    /// There is no such report, or it was answered before.
    NoSuchReport,
}

impl Phrased for HttpError {
    fn phrase(&self) -> Phrase {
        match self {
            HttpError::Table(error) => error.phrase(),
            HttpError::Refused(refusal) => refusal.phrase(),
            HttpError::Alert(error) => error.phrase(),
            HttpError::Store(error) => error.phrase(),
            HttpError::NoRandomness => Phrase::new("error-no-randomness"),
            HttpError::Fault => Phrase::new("house-bye-fault"),
            HttpError::Replay(error) => error.phrase(),
            HttpError::NotFound => Phrase::new("web-not-found"),
            HttpError::Method(method) => Phrase::new("web-method").with("method", method.as_str()),
            HttpError::BadJson { why } => Phrase::new("web-bad-json").with("why", why.as_str()),
            HttpError::BadQuery { why } => Phrase::new("web-bad-query").with("why", why.as_str()),
            HttpError::BadBody => Phrase::new("web-bad-body"),
            HttpError::Late => Phrase::new("web-late"),
            HttpError::TooLong { most } => Phrase::new("web-too-long").with("most", *most),
            HttpError::WrongType { expected } => {
                Phrase::new("web-wrong-type").with("expected", *expected)
            }
            HttpError::Nobody => Phrase::new("web-nobody"),
            HttpError::BadToken => Phrase::new("web-bad-token"),
            HttpError::OldKey => Phrase::new("web-old-key"),
            HttpError::BadCode => Phrase::new("web-bad-code"),
            HttpError::UsedLink => Phrase::new("web-used-link"),
            HttpError::NoPasskeysHere { domain } => {
                Phrase::new("web-no-passkeys-here").with("domain", domain.as_str())
            }
            HttpError::BadPasskey => Phrase::new("web-bad-passkey"),
            HttpError::UnknownPasskey => Phrase::new("web-unknown-passkey"),
            HttpError::OldChallenge => Phrase::new("web-old-challenge"),
            HttpError::PasskeysBusy => Phrase::new("web-passkeys-busy"),
            HttpError::TooManyPasskeys { most } => {
                Phrase::new("web-too-many-passkeys").with("most", *most)
            }
            HttpError::SitTogether => Phrase::new("web-sit-together"),
            HttpError::RoleNotMerged => Phrase::new("web-role-not-merged"),
            HttpError::RoomFirst => Phrase::new("web-room-first"),
            HttpError::Hidden => Phrase::new("web-hidden"),
            HttpError::NotAllowed => Phrase::new("web-not-allowed"),
            HttpError::TooManyTokens { most } => {
                Phrase::new("web-too-many-tokens").with("most", *most)
            }
            HttpError::BadName { most } => Phrase::new("web-bad-name").with("most", *most),
            HttpError::ForeignOrigin => Phrase::new("web-foreign-origin"),
            HttpError::TooMuch { wait } => {
                Phrase::new("web-too-much").with("seconds", seconds(*wait) as usize)
            }
            HttpError::HouseFull { wait } => {
                Phrase::new("web-house-full").with("seconds", seconds(*wait) as usize)
            }
            HttpError::ForeignHost { host } => {
                Phrase::new("web-foreign-host").with("host", host.as_str())
            }
            HttpError::BotName => Phrase::new("web-bot-name"),
            HttpError::NameTakenAway => Phrase::new("web-name-taken-away"),
            HttpError::NotReady => Phrase::new("web-not-ready"),
            HttpError::NotReadyBecause { why } => {
                Phrase::new("web-not-ready-because").with("why", why.as_str())
            }
            HttpError::Crowded => Phrase::new("web-review-crowded"),
            HttpError::TooManyListed { most } => {
                Phrase::new("web-too-many-listed").with("most", *most as usize)
            }
            HttpError::BadLink => Phrase::new("web-bad-link"),
            HttpError::NoSuchLink => Phrase::new("web-no-such-link"),
            HttpError::NotASocket => Phrase::new("web-not-a-socket"),
            HttpError::OtherProtocol => Phrase::new("web-other-protocol"),
            HttpError::Banned(decision) => decision.banned(),
            HttpError::ReadOnly => Phrase::new("house-read-only"),
            HttpError::NoNewTables => Phrase::new("house-no-new-tables"),
            HttpError::NoNewGuests => Phrase::new("house-no-new-guests"),
            HttpError::NotInRoom => Phrase::new("web-not-in-room"),
            HttpError::RoleTooLow => Phrase::new("web-role-too-low"),
            HttpError::UsedInvite => Phrase::new("web-used-invite"),
            HttpError::HasRole => Phrase::new("web-has-role"),
            HttpError::Yourself => Phrase::new("web-yourself"),
            HttpError::NobodyThere => Phrase::new("web-nobody-there"),
            HttpError::TooManyBlocks { most } => {
                Phrase::new("web-too-many-blocks").with("most", *most)
            }
            HttpError::BadText { most } => Phrase::new("web-bad-text").with("most", *most),
            HttpError::BadRange => Phrase::new("web-bad-range"),
            HttpError::WideRange => Phrase::new("web-wide-range"),
            HttpError::BadMeasure => Phrase::new("web-bad-measure"),
            HttpError::NoSuchGuest => Phrase::new("web-no-such-guest"),
            HttpError::NoSuchMeasure => Phrase::new("web-no-such-measure"),
            HttpError::NoSuchReport => Phrase::new("web-no-such-report"),
        }
    }
}

impl HttpError {
    /// The status code of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            HttpError::Table(error) => match error {
                TableError::NoSuchTable | TableError::NoSuchLine => StatusCode::NOT_FOUND,
                TableError::NotFinished | TableError::Rules(_) | TableError::KeptApart => {
                    StatusCode::CONFLICT
                }
                TableError::SeatBanned => StatusCode::FORBIDDEN,
                TableError::Fault => StatusCode::INTERNAL_SERVER_ERROR,
                TableError::Store(_)
                | TableError::Stopping
                | TableError::Ended
                | TableError::Late => StatusCode::SERVICE_UNAVAILABLE,
            },
            HttpError::Alert(AlertError::Unreachable(_))
            | HttpError::Refused(_)
            | HttpError::Replay(_)
            | HttpError::BadPasskey
            | HttpError::BadName { .. }
            | HttpError::BotName
            | HttpError::NameTakenAway
            | HttpError::Yourself
            | HttpError::BadText { .. }
            | HttpError::BadRange
            | HttpError::WideRange
            | HttpError::BadMeasure => StatusCode::UNPROCESSABLE_ENTITY,
            HttpError::Alert(
                AlertError::Store(_) | AlertError::NoRandomness | AlertError::BadKey,
            )
            | HttpError::Store(_)
            | HttpError::PasskeysBusy
            | HttpError::HouseFull { .. }
            | HttpError::NotReady
            | HttpError::NotReadyBecause { .. }
            | HttpError::NoRandomness
            | HttpError::ReadOnly
            | HttpError::NoNewTables
            | HttpError::NoNewGuests
            | HttpError::Crowded => StatusCode::SERVICE_UNAVAILABLE,
            HttpError::ForeignHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            HttpError::Fault => StatusCode::INTERNAL_SERVER_ERROR,
            HttpError::NotFound
            | HttpError::BadLink
            | HttpError::NoSuchLink
            | HttpError::BadCode
            | HttpError::UsedLink
            | HttpError::UsedInvite
            | HttpError::NobodyThere
            | HttpError::NoSuchGuest
            | HttpError::NoSuchMeasure
            | HttpError::NoSuchReport
            | HttpError::UnknownPasskey => StatusCode::NOT_FOUND,
            HttpError::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            HttpError::BadJson { .. } | HttpError::BadQuery { .. } | HttpError::BadBody => {
                StatusCode::BAD_REQUEST
            }
            HttpError::Late => StatusCode::REQUEST_TIMEOUT,
            HttpError::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            HttpError::WrongType { .. } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            HttpError::Nobody | HttpError::BadToken | HttpError::OldKey | HttpError::NotInRoom => {
                StatusCode::UNAUTHORIZED
            }
            HttpError::ForeignOrigin
            | HttpError::NotAllowed
            | HttpError::RoomFirst
            | HttpError::Banned(_)
            | HttpError::RoleTooLow => StatusCode::FORBIDDEN,
            HttpError::TooManyTokens { .. }
            | HttpError::TooManyPasskeys { .. }
            | HttpError::TooManyBlocks { .. }
            | HttpError::HasRole
            | HttpError::NoPasskeysHere { .. }
            | HttpError::OldChallenge
            | HttpError::Hidden
            | HttpError::RoleNotMerged
            | HttpError::SitTogether => StatusCode::CONFLICT,
            HttpError::TooMuch { .. } => StatusCode::TOO_MANY_REQUESTS,
            HttpError::TooManyListed { .. } => StatusCode::CONFLICT,
            HttpError::NotASocket | HttpError::OtherProtocol => StatusCode::UPGRADE_REQUIRED,
        }
    }

    /// The number of the rule behind a refusal, if there is one.
    fn rule(&self) -> Option<&'static str> {
        match self {
            HttpError::Refused(refusal) => refusal.rule(),
            _ => None,
        }
    }

    /// How long to wait before trying again, where that helps.
    fn retry_after(&self) -> Option<Duration> {
        match self {
            HttpError::TooMuch { wait } | HttpError::HouseFull { wait } => Some(*wait),
            HttpError::Crowded
            | HttpError::ReadOnly
            | HttpError::NoNewTables
            | HttpError::NoNewGuests => Some(A_WHILE),
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

/// Whole seconds, rounded up, from one to a day.
fn seconds(wait: Duration) -> u32 {
    wait.as_millis().div_ceil(1_000).clamp(1, 86_400) as u32
}

impl From<&HttpError> for protocol::Trouble {
    fn from(error: &HttpError) -> protocol::Trouble {
        let phrase = error.phrase();
        let nobody = Reader { names: &[], eyes: Eyes::Gallery };
        protocol::Trouble {
            text: Words::of(Language::English).say(&phrase, &nobody),
            why: phrase.into(),
            rule: error.rule().map(str::to_string),
        }
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let trouble = protocol::Trouble::from(&self);
        (self.status(), self.headers(), Json(trouble)).into_response()
    }
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> HttpError {
        HttpError::Table(error)
    }
}

impl From<Refusal> for HttpError {
    fn from(refusal: Refusal) -> HttpError {
        HttpError::Refused(refusal)
    }
}

impl From<AlertError> for HttpError {
    fn from(error: AlertError) -> HttpError {
        HttpError::Alert(error)
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        HttpError::Store(error)
    }
}

impl From<NoRandomness> for HttpError {
    fn from(_: NoRandomness) -> HttpError {
        HttpError::NoRandomness
    }
}

impl From<ReplayError> for HttpError {
    fn from(error: ReplayError) -> HttpError {
        HttpError::Replay(error)
    }
}

/// The response where the address does not support the method.
pub async fn method_not_allowed(method: Method) -> HttpError {
    HttpError::Method(method)
}
