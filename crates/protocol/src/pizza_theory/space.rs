//! A space of the pizza.

use serde::{Deserialize, Serialize};

/// One of the 37 spaces, by its column from `a` to `g` and its row from `1` to `7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(type = "string"), schema(value_type = String, example = "d4"))]
#[serde(try_from = "String", into = "String")]
pub struct Space(pizza_theory::Space);

impl From<pizza_theory::Space> for Space {
    fn from(space: pizza_theory::Space) -> Space {
        Space(space)
    }
}

impl From<Space> for pizza_theory::Space {
    fn from(space: Space) -> pizza_theory::Space {
        space.0
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.0.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = String;
    fn try_from(name: String) -> Result<Space, String> {
        name.parse().map(Space).map_err(|bad: table::BadWords| bad.to_string())
    }
}

/// A set of spaces as a list, column by column.
pub(crate) fn list(spaces: pizza_theory::Spaces) -> Vec<Space> {
    spaces.iter().map(Space).collect()
}
