//! Asks and their answers.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// The name a client gives to a request, so that it can repeat it: a repeated one is answered
/// the same way and done once. From 1 to 64 characters of its own choice; a guest never uses
/// one for two requests at the same table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[cfg_attr(feature = "schemas", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct AskId(String);

impl AskId {
    /// The longest id, in bytes.
    pub const LONGEST: usize = 64;

    /// The id as it was given.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for AskId {
    type Error = String;
    fn try_from(id: String) -> Result<AskId, String> {
        match id.len() {
            1..=AskId::LONGEST => Ok(AskId(id)),
            length => Err(format!("an id has 1 to {} bytes, not {length}", AskId::LONGEST)),
        }
    }
}

impl From<AskId> for String {
    fn from(id: AskId) -> String {
        id.0
    }
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
pub struct Answer {
    /// The request.
    pub id: AskId,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Outcome {
    /// It was done, and is stored.
    Done,
    /// It was refused, and nothing changed.
    Refused {
        /// Why.
        why: Phrase,
        /// The rule that refuses it, where one does.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        rule: Option<String>,
        /// Which of the moves was refused, counted from 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        at: Option<usize>,
    },
    /// The house could not store it. Nobody knows whether it will count: ask again with the
    /// same id.
    Failed {
        /// What is wrong.
        why: Phrase,
    },
}
