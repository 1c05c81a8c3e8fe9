//! Requests and their answers.

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// An id that a client chooses for a request, so that it can repeat the request safely: a repeated
/// request gets the same answer and is carried out only once. 1 to 64 bytes; a guest must not use
/// the same id for two requests at one table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[cfg_attr(feature = "schemas", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct AskId(String);

impl AskId {
    /// The maximum length of an id, in bytes.
    pub const LONGEST: usize = 64;

    /// The id as the client wrote it.
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

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
pub struct Answer {
    /// The id of the request.
    pub id: AskId,
    /// The result.
    pub outcome: Outcome,
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Outcome {
    /// It was carried out and is stored.
    Done,
    /// It was refused, and nothing changed.
    Refused {
        /// Why.
        why: Phrase,
        /// The rule behind the refusal, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        rule: Option<String>,
        /// Which of the moves was refused, counted from 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", ts(optional))]
        at: Option<usize>,
    },
    /// The house could not store it. It is unknown whether it will count: repeat the request with
    /// the same id.
    Failed {
        /// What went wrong.
        why: Phrase,
    },
}
