//! The players' colours.

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// A colour of Mamma Mia; pink is in Plus alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaColour"), schema(as = MammaMiaColour))]
#[serde(rename_all = "kebab-case")]
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
