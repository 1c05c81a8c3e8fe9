//! The names of guests.

use table::{Nonce, Phrase};
use words::Language;

use super::accept_language;
use super::error::HttpError;

/// A name as it can stand in a ledger: in one line, and not too long.
pub fn clean_name(name: &str) -> Result<String, HttpError> {
    let most = table::ledger::Guest::LONGEST_NAME;
    let clean = table::ledger::Guest::new(name, Nonce::default()).name().to_string();
    // A ledger would cut a name; a guest is rather told.
    let is_cut = name.split_ascii_whitespace().collect::<Vec<_>>().join(" ").chars().count() > most;
    if clean.is_empty() || is_cut { Err(HttpError::BadName { most }) } else { Ok(clean) }
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
    fn a_name_has_one_to_forty_characters_in_one_line() {
        let check = |name: &str, clean: Option<&str>| {
            assert_eq!(clean_name(name).ok().as_deref(), clean, "{name:?}");
        };
        check("Ada", Some("Ada"));
        check("  Ada \n Lovelace ", Some("Ada Lovelace"));
        check("Ad\u{7}a", Some("Ada"));
        check("ä", Some("ä"));
        check(&"x".repeat(40), Some(&"x".repeat(40)));
        check(&"x".repeat(41), None);
        check("", None);
        check(" \t", None);
        check("\u{7}", None);
    }
}
