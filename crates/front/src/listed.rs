//! The public tables: which are listed, and how they are searched.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bus::{MostListed, Shown};
use host::id::{AddressHash, AddressKey, GuestId};
use protocol::{Clock, Language, Stage, TableCard, Visibility, Who};
use serde::Deserialize;
use store::{Key, StoreError};

use super::Web;
use super::body::Query;
use super::error::HttpError;
use super::limits::Household;
#[cfg(feature = "openapi")]
use super::openapi::Usual;

/// The name under which the store keeps the key for hashing addresses.
const ADDRESS_KEY: &str = "addresses";

/// The filters of a search. A filter that is not given matches every table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Tables of this game.
    game: Option<String>,
    /// Tables that are still gathering and have at least this many free seats.
    free: Option<u8>,
    /// Tables with this kind of clock.
    #[cfg_attr(feature = "openapi", param(inline))]
    clock: Option<ClockKind>,
    /// Tables where this language is spoken.
    language: Option<Language>,
    /// Tables with bots, or without any.
    #[cfg_attr(feature = "openapi", param(inline))]
    bots: Option<Bots>,
}

/// A kind of clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// No clock.
    None,
    /// A time for the whole game.
    Live,
    /// A time for each move.
    Correspondence,
}

/// Whether a table has bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Bots {
    /// At least one.
    Yes,
    /// None.
    No,
}

impl Search {
    fn finds(&self, card: &TableCard) -> bool {
        let Search { game, free, clock, language, bots } = self;
        let count = |wanted: fn(&Who) -> bool| {
            card.places.iter().filter(|place| wanted(&place.who)).count()
        };
        let kind = match card.clock {
            Clock::None => ClockKind::None,
            Clock::Live { .. } => ClockKind::Live,
            Clock::Correspondence { .. } => ClockKind::Correspondence,
        };
        let has_bots = count(|who| matches!(who, Who::Bot { .. })) > 0;
        let free_seats = match card.stage {
            Stage::Gathering => count(|who| matches!(who, Who::Nobody)),
            Stage::Playing | Stage::Over(_) | Stage::Abandoned => 0,
        };
        game.as_ref().is_none_or(|game| *game == card.game)
            && free.is_none_or(|free| free_seats >= usize::from(free))
            && clock.is_none_or(|clock| clock == kind)
            && language.is_none_or(|language| card.language == Some(language))
            && bots.is_none_or(|bots| has_bots == (bots == Bots::Yes))
    }
}

impl Web {
    fn most_listed(&self) -> MostListed {
        let limits = &self.settings.limits;
        MostListed {
            by_guest: limits.listed_by_guest as usize,
            by_address: limits.listed_by_address as usize,
        }
    }

    /// The open public tables, in the order in which they are listed.
    pub async fn listed(&self) -> Result<Arc<[Shown]>, StoreError> {
        let lobby = self.tables.lobby();
        lobby.load(self.store.as_ref()).await?;
        Ok(lobby.list(self.most_listed()))
    }

    /// As many tables as one list has. That there are more is counted.
    pub fn first<'l, T>(&self, listed: &'l [T]) -> &'l [T] {
        let most = self.settings.limits.listed;
        if listed.len() > most {
            self.metrics.limited("house.listed");
        }
        &listed[..listed.len().min(most)]
    }

    /// The hashed address from which a table is opened, as the store keeps it while the table is
    /// listed.
    pub async fn opener_address(&self, who: Household) -> Result<AddressHash, HttpError> {
        let key = self.address_key.get_or_try_init(|| self.find_address_key()).await?;
        Ok(key.hash(who.bytes()))
    }

    /// Loads the key for hashing addresses, or creates it the first time.
    async fn find_address_key(&self) -> Result<AddressKey, HttpError> {
        if self.store.key(ADDRESS_KEY).await?.is_none() {
            let fresh = Key(AddressKey::random()?.0.to_vec());
            self.store.add_key(ADDRESS_KEY, fresh).await?;
        }
        let Key(stored) = self.store.key(ADDRESS_KEY).await?.ok_or(HttpError::Fault)?;
        Ok(AddressKey(stored.try_into().map_err(|_| HttpError::Fault)?))
    }

    /// Checks that a guest and an address may have one more table in the lobby.
    pub async fn may_list(
        &self,
        visibility: Visibility,
        opener: GuestId,
        address: AddressHash,
    ) -> Result<(), HttpError> {
        if visibility == Visibility::Private {
            return Ok(());
        }
        self.tables.lobby().load(self.store.as_ref()).await?;
        let (by_guest, by_address) = self.tables.lobby().count(opener, address);
        let most = self.most_listed();
        if by_guest >= most.by_guest {
            self.metrics.limited("guest.listed");
            return Err(HttpError::TooManyListed { most: self.settings.limits.listed_by_guest });
        }
        if by_address >= most.by_address {
            self.metrics.limited("address.listed");
            return Err(HttpError::TooManyListed { most: self.settings.limits.listed_by_address });
        }
        Ok(())
    }
}

/// The open public tables.
///
/// Tables with a connected player come first, then tables that are still gathering. Within each
/// group, the most recently active come first; only what everyone at the table hears counts as
/// activity.
#[cfg_attr(feature = "openapi", utoipa::path(
    get, path = "/api/tables", tag = "tables", security(()), params(Search),
    responses(
        (status = 200, description = "The tables", body = Vec<TableCard>),
        (status = 400, description = "Nobody can look for this", body = protocol::Trouble),
        Usual,
    ),
))]
pub async fn search(
    State(web): State<Arc<Web>>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<TableCard>>, HttpError> {
    let listed = web.listed().await?;
    let found = listed.iter().filter(|shown| search.finds(&shown.card));
    let found: Vec<&Shown> = found.collect();
    Ok(Json(web.first(&found).iter().map(|shown| shown.card()).collect()))
}
