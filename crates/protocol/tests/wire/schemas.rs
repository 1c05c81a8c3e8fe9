//! The OpenAPI schemas.

use std::collections::BTreeMap;

use protocol::mamma_mia::OrderCard;
use protocol::{
    Bot, Finished, Game, Guest, Lesson, Link, Linked, Move, NewTable, NewToken, Opened, Rename,
    Replay, Review, ReviewPlace, TableCard, Token, Trouble,
};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

type Schemas = Vec<(String, RefOr<Schema>)>;

fn add<T: ToSchema>(all: &mut Schemas) {
    all.push((T::name().into_owned(), T::schema()));
    T::schemas(all);
}

#[test]
fn no_two_schemas_have_one_name() {
    let mut all = Schemas::new();
    add::<Replay>(&mut all);
    add::<Review>(&mut all);
    add::<ReviewPlace>(&mut all);
    add::<Lesson>(&mut all);
    add::<Move>(&mut all);
    add::<Guest>(&mut all);
    add::<Rename>(&mut all);
    add::<NewToken>(&mut all);
    add::<Token>(&mut all);
    add::<NewTable>(&mut all);
    add::<Opened>(&mut all);
    add::<Link>(&mut all);
    add::<Linked>(&mut all);
    add::<TableCard>(&mut all);
    add::<Game>(&mut all);
    add::<OrderCard>(&mut all);
    add::<Bot>(&mut all);
    add::<Finished>(&mut all);
    add::<Trouble>(&mut all);
    let mut by_name = BTreeMap::new();
    for (name, schema) in all {
        let schema = serde_json::json!(schema);
        if let Some(other) = by_name.insert(name.clone(), schema.clone()) {
            assert_eq!(other, schema, "two types are called {name}");
        }
    }
    // Every schema that is referred to exists.
    let text = serde_json::json!(by_name).to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap_or_default();
        assert!(by_name.contains_key(name), "there is no schema {name}");
    }
}
