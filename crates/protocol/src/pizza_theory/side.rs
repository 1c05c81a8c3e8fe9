//! The sides of the pizza.

use serde::{Deserialize, Serialize};

use super::ByColour;
use crate::mirrored::mirrored;

/// A side of the pizza, from which its owner cuts. The sides are named clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Side {
    /// Printed "1st".
    A,
    /// Printed "2nd".
    B,
    /// Printed "3rd".
    C,
}

mirrored!(Side, pizza_theory::Side, A B C);

/// The side of each colour.
pub(crate) fn sides(sides: &pizza_theory::ByColour<pizza_theory::Side>) -> ByColour<Side> {
    ByColour::each(|colour| sides[colour].into())
}
