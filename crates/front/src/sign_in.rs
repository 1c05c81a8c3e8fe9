//! Signing in on a device, by whatever way.

use axum::http::{HeaderMap, header};
use host::id::{GuestId, Secret};
use protocol::Guest;
use store::{Ended, SessionKind};

use super::Web;
use super::error::HttpError;
use super::me::written;
use super::who::{Who, set_cookie};

/// A guest who has just been signed in.
pub struct Arrival {
    /// Who.
    pub guest: GuestId,
    /// The key of the new session.
    pub key: Secret,
    /// Who the device was until now.
    pub before: Option<Who>,
    /// Whether the device came by HTTPS.
    pub secure: bool,
}

impl Web {
    /// Hands a device its new key. What it was signed in as before ends here.
    pub async fn arrived(
        &self,
        arrival: Arrival,
    ) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
        let Arrival { guest, key, before, secure } = arrival;
        let guest = self.store.guest(guest).await?.ok_or(HttpError::Fault)?;
        if let Some(before) = before
            && before.session.kind == SessionKind::Device
        {
            let which = Ended::One(before.session.id);
            self.signed_in.end(self.store.as_ref(), before.guest.id, which).await?;
        }
        let mut headers = HeaderMap::new();
        headers.insert(header::SET_COOKIE, set_cookie(key, secure)?);
        Ok((headers, axum::Json(written(&guest))))
    }
}
