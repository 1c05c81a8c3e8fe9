//! What an order needs, compared with what lies on the worktop.

use mamma_mia::{Choice, Public};
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Ingredient;

/// One line of an order, compared with what lies on the worktop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NeedLine {
    /// What the line asks for.
    pub sign: Sign,
    /// How many cards it needs; 0 means that there must be none.
    pub need: u8,
    /// How many such cards lie on the worktop.
    pub has: u8,
    /// If the card does not name the kind: the chosen kind, or all kinds that do equally well;
    /// empty if no kind will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", ts(optional))]
    pub kinds: Option<Vec<Ingredient>>,
}

/// What a line of an order asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schemas", ts(rename = "NeedSign"), schema(as = NeedSign))]
pub enum Sign {
    /// Cards of this kind.
    Kind(Ingredient),
    /// Cards of one kind that the owner chooses.
    Joker,
    /// Cards of one kind that the owner chooses, different from the first joker.
    OtherJoker,
    /// Cards of the scarcest kind.
    Fewest,
    /// Cards of one of these two kinds.
    Either {
        /// One of the two kinds.
        one: Ingredient,
        /// The other kind.
        other: Ingredient,
    },
    /// No card of this kind.
    Without(Ingredient),
    /// Cards of any kind.
    Anything,
}

impl From<mamma_mia::Sign> for Sign {
    fn from(sign: mamma_mia::Sign) -> Sign {
        match sign {
            mamma_mia::Sign::Kind(kind) => Sign::Kind(kind.into()),
            mamma_mia::Sign::Joker { second: false } => Sign::Joker,
            mamma_mia::Sign::Joker { second: true } => Sign::OtherJoker,
            mamma_mia::Sign::Fewest => Sign::Fewest,
            mamma_mia::Sign::Either(one, other) => {
                Sign::Either { one: one.into(), other: other.into() }
            }
            mamma_mia::Sign::Without(kind) => Sign::Without(kind.into()),
            mamma_mia::Sign::Anything => Sign::Anything,
        }
    }
}

/// What an order needs at this table.
pub(crate) fn needs(
    public: &Public,
    owner: Seat,
    order: mamma_mia::Order,
    choice: Choice,
) -> Vec<NeedLine> {
    let line = |line: mamma_mia::NeedLine| {
        let sign = Sign::from(line.sign);
        let kinds = match sign {
            Sign::Kind(_) | Sign::Without(_) | Sign::Anything => None,
            Sign::Joker | Sign::OtherJoker | Sign::Fewest | Sign::Either { .. } => {
                Some(line.kinds.into_iter().map(Ingredient::from).collect())
            }
        };
        NeedLine { sign, need: line.need, has: line.has, kinds }
    };
    mamma_mia::need_lines(public, owner, order, choice).into_iter().map(line).collect()
}
