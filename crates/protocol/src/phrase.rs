//! A sentence before it has a language: an id of `locales/` and what fills its gaps.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// A sentence by its id in the Fluent files, with what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Phrase {
    /// The message's id.
    pub id: String,
    /// What fills its gaps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    pub args: Vec<(String, Arg)>,
}

/// What can fill a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i32),
    /// A player: by name, or "you".
    Seat(SeatNumber),
    /// Another sentence.
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    Phrase(Box<Phrase>),
    /// Several, joined as the language joins a list.
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    List(Vec<Phrase>),
    /// Text as it stands.
    Text(String),
}

impl From<&table::Phrase> for Phrase {
    fn from(phrase: &table::Phrase) -> Phrase {
        let table::Phrase { id, args } = phrase;
        Phrase {
            id: (*id).to_string(),
            args: args.iter().map(|(name, arg)| ((*name).to_string(), arg.into())).collect(),
        }
    }
}

impl From<table::Phrase> for Phrase {
    fn from(phrase: table::Phrase) -> Phrase {
        (&phrase).into()
    }
}

impl From<&table::Arg> for Arg {
    fn from(arg: &table::Arg) -> Arg {
        match arg {
            table::Arg::Number(number) => Arg::Number((*number).try_into().unwrap_or(i32::MAX)),
            table::Arg::Seat(seat) => Arg::Seat((*seat).into()),
            table::Arg::Phrase(phrase) => Arg::Phrase(Box::new(phrase.as_ref().into())),
            table::Arg::List(phrases) => Arg::List(phrases.iter().map(Phrase::from).collect()),
            table::Arg::Text(text) => Arg::Text(text.clone()),
        }
    }
}
