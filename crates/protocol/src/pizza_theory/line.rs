//! A line to cut along.

use serde::{Deserialize, Serialize};

/// One of the six lines of a side, by its number from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schemas", ts(type = "number"))]
#[cfg_attr(feature = "schemas", schema(value_type = u8, minimum = 1, maximum = 6))]
#[serde(try_from = "u8", into = "u8")]
pub struct Line(pizza_theory::Line);

impl Line {
    /// All lines, in the order of their numbers.
    pub(crate) fn all() -> Vec<Line> {
        pizza_theory::Line::ALL.map(Line).to_vec()
    }
}

impl From<pizza_theory::Line> for Line {
    fn from(line: pizza_theory::Line) -> Line {
        Line(line)
    }
}

impl From<Line> for pizza_theory::Line {
    fn from(line: Line) -> pizza_theory::Line {
        line.0
    }
}

impl From<Line> for u8 {
    fn from(line: Line) -> u8 {
        line.0.number()
    }
}

impl TryFrom<u8> for Line {
    type Error = String;
    fn try_from(number: u8) -> Result<Line, String> {
        let line = pizza_theory::Line::new(number).map(Line);
        line.ok_or_else(|| format!("a line has a number from 1 to 6, not {number}"))
    }
}
