//! The names of guests.

use host::names::{self, BadName};
use table::Phrase;
use words::Language;

use super::accept_language;
use super::error::HttpError;

/// Cleans a name, or rejects it if a guest may not have it.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    names::clean(name).map_err(|bad| match bad {
        BadName::Length => HttpError::BadName { most: names::LONGEST },
        BadName::OfBot => HttpError::BotName,
    })
}

/// The default name of a new guest, in the guest's language.
pub fn any_name(number: u64, language: Language) -> String {
    let number = (1_000 + number % 9_000).to_string();
    accept_language::say(&Phrase::new("web-guest").with("number", number), language)
}
