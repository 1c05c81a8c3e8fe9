//! Guests who want to be forgotten, and who may change their minds for a while.

use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use host::id::{GuestId, Secret};
use host::time::Millis;
use protocol::{Erasure, Guest};
use store::StoreError;

use super::Web;
use super::error::HttpError;
use super::limits::Quota;
use super::me::written;
#[cfg(feature = "openapi")]
use super::openapi::{DeviceOnly, Usual};
use super::origin::Origin;
use super::who::{OnDevice, clear_cookie};

impl Web {
    /// When a guest is forgotten who asked for it at this time.
    pub fn forgotten_at(&self, asked: Millis) -> Millis {
        asked.after(self.retention.forget_after)
    }

    /// A guest and the programs that are hidden and shown again with the guest.
    async fn family(&self, guest: GuestId) -> Vec<GuestId> {
        let made = self.store.made_by(guest).await;
        let mut family = made.unwrap_or_else(|error| {
            tracing::warn!(%guest, ?error, "the programs of a guest were not found");
            Vec::new()
        });
        family.push(guest);
        family
    }

    /// Shows guests at their tables as they are stored, with a name or without. Goes on if the client
    /// hangs up. What fails here is done again at the next start of the house.
    async fn rename_everywhere(self: &Arc<Self>, guests: Vec<GuestId>) {
        let web = Arc::clone(self);
        let renaming = tokio::spawn(async move {
            for guest in guests {
                if let Err(error) = web.rename_at_tables(guest).await {
                    tracing::warn!(%guest, ?error, "a guest was not renamed");
                }
            }
        });
        // It fails only by a panic, which was logged.
        let _ = renaming.await;
    }

    async fn rename_at_tables(&self, guest: GuestId) -> Result<(), StoreError> {
        let name = self.store.guest(guest).await?.map(|guest| guest.name);
        let name = name.filter(|name| !name.is_empty());
        for table in self.store.tables_naming(guest).await? {
            let renamed = match &name {
                Some(name) => self.tables.show_again(table, guest, name.clone()).await,
                None => self.tables.depart(table, guest).await,
            };
            if let Err(error) = renamed {
                tracing::warn!(%table, %guest, ?error, "a guest was not renamed");
            }
        }
        Ok(())
    }
}

/// Ask to be forgotten.
///
/// You are signed out everywhere, your name is shown no longer, bots play your seats, and seats at
/// tables that have not begun become free. For some days you can sign in again and take it back.
/// After that your name, what you wrote and everything that leads to you is removed for ever; games
/// stay, without you.
#[cfg_attr(feature = "openapi", utoipa::path(
    post, path = "/api/me/forget", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "When you will be forgotten, and how to take it back",
            body = Erasure,
            headers(("Set-Cookie" = String, description = "Empty"))),
        DeviceOnly,
        (status = 404, description = "The request does not say where the house is",
            body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn forget(
    State(web): State<Arc<Web>>,
    Extension(origin): Extension<Origin>,
    OnDevice(who): OnDevice,
) -> Result<(HeaderMap, Json<Erasure>), HttpError> {
    web.allow(origin.who, Quota::Export)?;
    let base = origin.base().ok_or(HttpError::NoSuchLink)?;
    let (guest, secret, now) = (who.guest.id, Secret::random()?, web.watch.now());
    // First of all the name is gone, whatever else cannot be read.
    web.store.hide_guest(guest, secret.hash(), now).await?;
    let family = web.family(guest).await;
    for hidden in &family {
        web.signed_in.end_known(*hidden, |_| false);
    }
    web.rename_everywhere(family).await;
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, clear_cookie(origin.is_secure())?);
    let on = web.forgotten_at(who.session.hidden_since.unwrap_or(now)).0;
    Ok((headers, Json(Erasure { on, link: format!("{base}/sign-in#link={secret}") })))
}

/// Stay after all.
///
/// You have your name back, and can take your seats back from the bots. If you did not ask to be
/// forgotten, nothing changes. Once the house has begun to forget you, it is too late.
#[cfg_attr(feature = "openapi", utoipa::path(
    delete, path = "/api/me/forget", tag = "guests", security(("cookie" = []), ("token" = [])),
    responses(
        (status = 200, description = "You", body = Guest),
        DeviceOnly,
        Usual,
    ),
))]
pub async fn stay(
    State(web): State<Arc<Web>>,
    OnDevice(who): OnDevice,
) -> Result<Json<Guest>, HttpError> {
    let guest = who.guest.id;
    let shown = web.store.show_guest(guest, web.watch.now()).await;
    let guest = web.store.guest(guest).await?.ok_or(HttpError::Nobody)?;
    match shown {
        Ok(()) => web.rename_everywhere(web.family(guest.id).await).await,
        // The guest is being forgotten already.
        Err(StoreError::Conflict) if guest.name.is_empty() => return Err(HttpError::Nobody),
        Err(StoreError::Conflict) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(Json(written(&guest)))
}
