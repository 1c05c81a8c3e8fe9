//! Recovery codes: one-time codes for guests who have lost every device.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use host::id::{NoRandomness, SecretHash};
use protocol::{Guest, RecoveryCodes, SignInByCode};
use sha2::{Digest, Sha256};
use store::StoreError;

use super::Web;
use super::body::Json;
use super::error::HttpError;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Sent, Usual};
use super::origin::Origin;
use super::sessions::MOST_DEVICES;
use super::sign_in::Arrival;
use super::who::{OnDevice, Who};

/// How many codes are made at a time.
const CODES: usize = 10;

/// The digits of a code, without letters that are easily mistaken for others.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many digits a code has, each of five bits.
const LENGTH: usize = 16;

/// How many digits form a group.
const GROUP: usize = 4;

/// A code of 80 bits that signs a guest in once. It has no `Debug`, so that it is never logged.
#[derive(Clone, PartialEq, Eq)]
struct RecoveryCode([u8; LENGTH]);

impl RecoveryCode {
    fn random() -> Result<RecoveryCode, NoRandomness> {
        let mut digits = [0; LENGTH];
        getrandom::fill(&mut digits).map_err(|_| NoRandomness)?;
        // 32 divides 256, so every digit is as likely as any other.
        Ok(RecoveryCode(digits.map(|byte| byte & 31)))
    }

    /// The hash that is stored. A fast hash is enough, because 80 random bits cannot be guessed.
    fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(format!("recovery code {self}")).into())
    }
}

impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, digit) in self.0.iter().enumerate() {
            if place > 0 && place % GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", DIGITS[usize::from(*digit)] as char)?;
        }
        Ok(())
    }
}

/// The text is not a recovery code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NotACode;

impl FromStr for RecoveryCode {
    type Err = NotACode;

    /// Reads a code as people type it: in upper or lower case, grouped or not, with O for 0 and I
    /// or L for 1.
    fn from_str(text: &str) -> Result<RecoveryCode, NotACode> {
        let mut digits = [0; LENGTH];
        let mut places = digits.iter_mut();
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-') {
            let letter = match letter.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            };
            let digit = DIGITS.iter().position(|digit| *digit as char == letter).ok_or(NotACode)?;
            *places.next().ok_or(NotACode)? = digit as u8;
        }
        if places.next().is_none() { Ok(RecoveryCode(digits)) } else { Err(NotACode) }
    }
}

/// Make recovery codes that replace any you had. They are shown only once.
///
/// Each code signs you in once, on any device.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/recovery-codes", tag = "guests",
    security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "The codes", body = RecoveryCodes),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn make(
    State(web): State<Arc<Web>>,
    OnDevice(who): OnDevice,
) -> Result<axum::Json<RecoveryCodes>, HttpError> {
    let codes: Result<Vec<_>, _> = (0..CODES).map(|_| RecoveryCode::random()).collect();
    let codes = codes?;
    let hashes = codes.iter().map(RecoveryCode::hash).collect();
    web.store.set_codes(who.guest.id, hashes).await?;
    let codes = codes.iter().map(RecoveryCode::to_string).collect();
    Ok(axum::Json(RecoveryCodes { codes }))
}

/// Sign in with a recovery code, which is then used up.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/sign-in/code", tag = "guests", security((), ("cookie" = [])),
    request_body = SignInByCode,
    responses(
        (status = 200, description = "The guest you are now", body = Guest,
            headers(("Set-Cookie" = String, description = "The guest's cookie"))),
        (status = 401, description = "The token is not known here", body = protocol::Trouble),
        (status = 404, description = "The code is not valid", body = protocol::Trouble),
        (status = 409, description = "Both guests sit at the same unfinished table, or one has a \
            role", body = protocol::Trouble),
        Sent,
        Usual,
    ),
))]
pub async fn sign_in(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    asked: HeaderMap,
    before: Option<Who>,
    Json(SignInByCode { code, merge }): Json<SignInByCode>,
) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
    web.allow_attempt(origin.who)?;
    let arrival = web.arrival_by_code(&origin, &asked, before, &code, merge).await;
    web.arrived(web.attempted(origin.who, arrival)?).await
}

impl Web {
    /// Signs in whoever has this code, and uses it up.
    async fn arrival_by_code(
        &self,
        origin: &Origin,
        asked: &HeaderMap,
        before: Option<Who>,
        code: &str,
        merge: bool,
    ) -> Result<Arrival, HttpError> {
        let code: RecoveryCode = code.parse().map_err(|NotACode| HttpError::BadCode)?;
        let guest = self.store.guest_by_code(code.hash()).await?.ok_or(HttpError::BadCode)?;
        self.must_fit(before.as_ref(), guest, merge).await?;
        let (new, key) = self.new_device(asked)?;
        let session = new.id;
        match self.store.use_code(guest, code.hash(), new, MOST_DEVICES).await {
            Ok(()) => {}
            // Another request has just used the code.
            Err(StoreError::Conflict) => return Err(HttpError::BadCode),
            Err(error) => return Err(error.into()),
        }
        Ok(Arrival { guest, session, key, before, secure: origin.is_secure(), merge })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_shown_and_as_people_type_it() {
        for _ in 0..1_000 {
            let code = RecoveryCode::random().expect("randomness");
            let text = code.to_string();
            assert_eq!(text.len(), LENGTH + LENGTH / GROUP - 1);
            let spellings = [
                text.clone(),
                text.to_uppercase(),
                text.replace('-', ""),
                text.replace('-', " "),
                format!("  {text}\n"),
                text.replace('0', "O").replace('1', "l"),
            ];
            for spelling in spellings {
                assert!(spelling.parse() == Ok(code.clone()), "{spelling}");
            }
        }
    }

    #[test]
    fn text_that_is_not_a_code_is_refused() {
        let long = "0".repeat(LENGTH + 1);
        for text in ["", "-", "0000-0000-0000-000", &long, "0000-0000-0000-000u", "0000–0000", "é"]
        {
            assert!(text.parse::<RecoveryCode>().is_err(), "{text}");
        }
    }
}
