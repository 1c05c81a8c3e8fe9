//! The players' colours.

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// A player's colour in Mamma Mia; pink is only in Plus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(rename = "MammaMiaColour"), schema(as = MammaMiaColour))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The personal ingredient is pineapple.
    Yellow,
    /// The personal ingredient is pepper.
    Green,
    /// The personal ingredient is mushroom.
    Brown,
    /// The personal ingredient is olive.
    Purple,
    /// The personal ingredient is salami.
    Red,
    /// The personal ingredient is shrimp.
    Pink,
}

mirrored!(Colour, mamma_mia::Colour, Yellow Green Brown Purple Red Pink);
