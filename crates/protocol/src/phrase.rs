//! A sentence before translation: a message id from `locales/` and its arguments.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// A sentence as the id of a Fluent message, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Phrase {
    /// The id of the Fluent message.
    pub id: String,
    /// The values of its placeholders, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    pub args: Vec<(String, Arg)>,
}

/// The value of a placeholder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which also selects plural forms.
    Number(i32),
    /// A player: shown by name, or as "you".
    Seat(SeatNumber),
    /// Another sentence.
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    Phrase(Box<Phrase>),
    /// Several sentences, joined as the language joins a list.
    #[cfg_attr(feature = "schemas", schema(no_recursion))]
    List(Vec<Phrase>),
    /// Literal text.
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
