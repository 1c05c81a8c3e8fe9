//! The players' colours.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::mirrored::mirrored;

/// A colour of Mamma Mia; pink is in Plus alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MammaMiaColour")]
#[schema(as = MammaMiaColour)]
pub enum Colour {
    /// Pineapple's.
    Yellow,
    /// Pepper's.
    Green,
    /// Mushroom's.
    Brown,
    /// Olive's.
    Purple,
    /// Salami's.
    Red,
    /// Shrimp's.
    Pink,
}

mirrored!(Colour, mamma_mia::Colour, Yellow Green Brown Purple Red Pink);
