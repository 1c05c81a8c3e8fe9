//! Conversions between our types and SQLite's columns.

use std::str::FromStr;

use host::time::Millis;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Seat;

use crate::{ListedStage, StoreError};

/// SQLite's integers are signed. Times beyond their range become the largest one.
pub(super) fn from_millis(at: Millis) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

pub(super) fn to_millis(at: i64) -> Result<Millis, StoreError> {
    u64::try_from(at).map(Millis).map_err(|_| strange("time", at))
}

pub(super) fn to_seq(seq: i64) -> Result<u32, StoreError> {
    u32::try_from(seq).map_err(|_| strange("record number", seq))
}

pub(super) fn from_stage(stage: ListedStage) -> &'static str {
    match stage {
        ListedStage::Gathering => "gathering",
        ListedStage::Playing => "playing",
        ListedStage::Finished => "finished",
    }
}

pub(super) fn to_stage(word: &str) -> Result<ListedStage, StoreError> {
    match word {
        "gathering" => Ok(ListedStage::Gathering),
        "playing" => Ok(ListedStage::Playing),
        "finished" => Ok(ListedStage::Finished),
        _ => Err(strange("stage", word)),
    }
}

pub(super) fn to_id<Id: FromStr>(text: &str) -> Result<Id, StoreError> {
    text.parse().map_err(|_| strange("id", text))
}

pub(super) fn to_seat(number: i64) -> Result<Seat, StoreError> {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    index.and_then(Seat::new).ok_or_else(|| strange("seat", number))
}

/// The word for a value of an enum without data, as it goes over the wire.
pub(super) fn from_word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

pub(super) fn to_word<T: DeserializeOwned>(what: &str, word: &str) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::from(word)).map_err(|_| strange(what, word))
}

pub(super) fn strange(what: &str, found: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!("it has a {what} that Forno did not write: {found}"))
}
