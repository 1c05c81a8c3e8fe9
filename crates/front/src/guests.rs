//! The names of guests.

use host::names::{self, BadName};
use table::Phrase;
use words::Language;

use super::accept_language;
use super::error::HttpError;

/// A name as a guest may have it.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    names::clean(name).map_err(|bad| match bad {
        BadName::Length => HttpError::BadName { most: names::LONGEST },
        BadName::OfBot => HttpError::BotName,
    })
}

/// The name of a guest who has not said one, in the language he reads.
pub fn any_name(number: u64, language: Language) -> String {
    let number = (1_000 + number % 9_000).to_string();
    accept_language::say(&Phrase::new("web-guest").with("number", number), language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    }
}
