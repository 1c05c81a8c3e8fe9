//! Signing in on a device: what codes, links and passkeys have in common.

use axum::http::{HeaderMap, header};
use host::id::{GuestId, Secret, SessionId};
use protocol::Guest;
use store::{Ended, SessionKind, StoreError, TableQuery};

use super::Web;
use super::error::HttpError;
use super::me::written;
use super::who::{Who, set_cookie};

/// More tables than any guest sits at.
const TABLES: u32 = 10_000;

/// A guest who has just been signed in.
pub struct Arrival {
    /// The guest.
    pub guest: GuestId,
    /// The new session.
    pub session: SessionId,
    /// Its key.
    pub key: Secret,
    /// The guest and session that the device had until now.
    pub before: Option<Who>,
    /// Whether the request came over HTTPS.
    pub secure: bool,
    /// Whether to merge the previous guest into this one.
    pub merge: bool,
}

impl Web {
    /// Checks that the two guests can be merged, if a merge is wanted. Called before a code or link
    /// is used up.
    pub async fn must_fit(
        &self,
        before: Option<&Who>,
        guest: GuestId,
        merge: bool,
    ) -> Result<(), HttpError> {
        match before {
            Some(before) if merge && before.guest.id != guest => {
                self.allow_merge()?;
                // A guest who asked to be forgotten has no name.
                let into = self.store.guest(guest).await?;
                if before.guest.name.is_empty() || into.is_some_and(|it| it.name.is_empty()) {
                    return Err(HttpError::Hidden);
                }
                self.must_have_no_role(before.guest.id, guest)?;
                let may = self.store.may_merge(before.guest.id, guest).await?;
                may.then_some(()).ok_or(HttpError::SitTogether)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Checks that neither guest has a role. The link of a stranger must not take a role away, and
    /// whoever has only a code or a link of a keeper must not add passkeys, which open the room.
    fn must_have_no_role(&self, from: GuestId, into: GuestId) -> Result<(), HttpError> {
        match [from, into].into_iter().find_map(|guest| self.moderation.role(guest)) {
            Some(_) => Err(HttpError::RoleNotMerged),
            None => Ok(()),
        }
    }

    /// Merges two guests, and has every table and socket that knew the first one reload.
    async fn merge(&self, from: GuestId, into: GuestId) -> Result<(), HttpError> {
        let tables = self.store.list(TableQuery::Of(from), TABLES).await?;
        match self.store.merge(from, into).await {
            Ok(()) => {}
            // One of them has just been given a role, or both have just sat down at the same table.
            Err(StoreError::Conflict) => {
                self.must_have_no_role(from, into)?;
                return Err(HttpError::SitTogether);
            }
            Err(error) => return Err(error.into()),
        }
        self.signed_in.change(|guest| guest == from);
        self.measures_changed().await?;
        self.block_lists.merged(self.store.as_ref(), from, into).await?;
        for listed in tables {
            if let Err(error) = self.tables.reload(listed.table).await {
                tracing::warn!(table = %listed.table, ?error, "a table was not loaded anew");
            }
        }
        Ok(())
    }

    /// Gives the device its new cookie, and ends the session it had before. If the guests cannot be
    /// merged, the device keeps that one and the new session ends.
    pub async fn arrived(
        &self,
        arrival: Arrival,
    ) -> Result<(HeaderMap, axum::Json<Guest>), HttpError> {
        let Arrival { guest, session, key, before, secure, merge } = arrival;
        let guest = self.store.guest(guest).await?.ok_or(HttpError::Fault)?;
        if let Some(before) = before
            && before.session.kind == SessionKind::Device
        {
            let store = self.store.as_ref();
            let mut owner = before.guest.id;
            if merge && before.guest.id != guest.id {
                if let Err(error) = self.merge(before.guest.id, guest.id).await {
                    self.signed_in.end(store, guest.id, Ended::One(session)).await?;
                    return Err(error);
                }
                owner = guest.id;
            }
            self.signed_in.end(store, owner, Ended::One(before.session.id)).await?;
        }
        let mut headers = HeaderMap::new();
        headers.insert(header::SET_COOKIE, set_cookie(key, secure)?);
        Ok((headers, axum::Json(written(&guest))))
    }
}
