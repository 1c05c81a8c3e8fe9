//! The HTTP API, described for programs.
//!
//! A test writes `docs/openapi.json` from it. The house serves that file, so a build that only runs
//! a house need not compile this module.

use std::collections::BTreeMap;

use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi};

use super::{
    cards, export, forget, keeper, lessons, link, listed, me, moderation, passkeys, privacy, push,
    qr, recovery, replays, reviews, sessions, sign_in_link, tables,
};

/// The errors that any request can get.
pub struct Usual;

impl IntoResponses for Usual {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        troubles([
            (
                "403",
                "You are banned, may not do this, or the page that sends it is not one of ours",
            ),
            ("421", "The house is not known by the name in `Host`"),
            ("429", "Too much at once: wait as long as `Retry-After` says"),
            ("500", "A fault of the house"),
            (
                "503",
                "The house stops, is full, cannot store or is switched off for this: wait as long \
                 as `Retry-After` says",
            ),
        ])
    }
}

/// The errors of a request that only the guest's own devices may make.
pub struct DeviceOnly;

impl IntoResponses for DeviceOnly {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        troubles([
            ("401", "Not signed in"),
            (
                "403",
                "A program may not do this, or the page that sends this is not one of the house's \
                 own",
            ),
        ])
    }
}

/// The error that a request with a query can get.
pub struct Queried;

impl IntoResponses for Queried {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        troubles([("400", "The query is not what is expected")])
    }
}

/// The errors that a request with a body can get.
pub struct Sent;

impl IntoResponses for Sent {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        troubles([
            ("400", "The request is not what is expected"),
            ("403", "The page that sends this is not one of the house's own"),
            ("408", "The body took too long to arrive"),
            ("413", "The body is too long"),
            ("415", "The body is of another type"),
        ])
    }
}

/// The errors that any request to the keeper's room can get.
pub struct Room;

impl IntoResponses for Room {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        troubles([("401", "Nobody is signed in to the room, or the session has ended")])
    }
}

fn troubles<const N: usize>(all: [(&str, &str); N]) -> BTreeMap<String, RefOr<Response>> {
    let trouble = |description: &str| {
        let schema = Ref::from_schema_name("Trouble");
        let content = ContentBuilder::new().schema(Some(schema)).build();
        ResponseBuilder::new().description(description).content("application/json", content).build()
    };
    all.into_iter().map(|(status, why)| (status.to_string(), trouble(why).into())).collect()
}

/// The ways to authenticate.
struct Schemes;

impl Modify for Schemes {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description("forno_guest", "GET /api/me gives it");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let keeper =
            ApiKeyValue::with_description("forno-keeper", "Signing in to the room gives it");
        components.add_security_scheme("keeper", SecurityScheme::ApiKey(ApiKey::Cookie(keeper)));
        let token = Http::new(HttpAuthScheme::Bearer);
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Forno",
        version = "1",
        description = "Guests, tables and replays of a house. What happens at a table goes over \
            its socket, `/api/tables/{id}/socket`, and is described in `docs/protocol.md`. \
            Whatever goes wrong is answered with a `Trouble`.",
    ),
    paths(
        me::me,
        me::rename,
        sessions::identity,
        sessions::end,
        sessions::end_all,
        sessions::token,
        recovery::make,
        recovery::sign_in,
        sign_in_link::make,
        sign_in_link::sign_in,
        sign_in_link::guest,
        passkeys::requests::offer,
        passkeys::requests::add,
        passkeys::requests::remove,
        passkeys::requests::start,
        passkeys::requests::sign_in,
        export::export,
        forget::forget,
        forget::stay,
        privacy::facts,
        push::info,
        push::subscribe,
        push::unsubscribe,
        push::webhook,
        tables::games,
        cards::of_game,
        tables::bots,
        lessons::of_game,
        listed::search,
        tables::mine,
        tables::turns,
        tables::open,
        tables::state,
        tables::ledger,
        link::link,
        qr::qr,
        replays::of_table,
        replays::upload,
        reviews::upload,
        reviews::place,
        moderation::guests::house,
        moderation::guests::standing,
        moderation::guests::confirm,
        moderation::guests::blocks,
        moderation::guests::block,
        moderation::guests::unblock,
        moderation::guests::report,
        keeper::overview::get,
        keeper::overview::audit,
        keeper::sign_in::by_link,
        keeper::sign_in::start,
        keeper::sign_in::by_passkey,
        keeper::sign_in::out,
        keeper::sign_in::invite,
        keeper::sessions::list,
        keeper::sessions::end,
        keeper::tables::list,
        keeper::tables::get,
        keeper::tables::close,
        keeper::tables::delete,
        keeper::tables::delete_line,
        keeper::guests::list,
        keeper::guests::get,
        keeper::guests::rename,
        keeper::guests::set_role,
        keeper::measures::list,
        keeper::measures::take,
        keeper::measures::lift,
        keeper::reports::list,
        keeper::reports::answer,
        keeper::notice::set_banner,
        keeper::notice::set_switches,
    ),
    tags(
        (name = "guests", description = "Who one is"),
        (name = "tables", description = "Where one plays"),
        (name = "alerts", description = "Being called back to a table"),
        (name = "replays", description = "Games told again"),
        (name = "keeper", description = "The room of keepers and moderators"),
        (name = "lessons", description = "Guided first games"),
    ),
    modifiers(&Schemes),
)]
struct Described;

/// The OpenAPI description of the HTTP API.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Described::openapi()
}
