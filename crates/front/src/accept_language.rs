//! The language a client prefers, from its `Accept-Language` header.

use axum::http::{HeaderMap, header};
use table::{Eyes, Phrase};
use words::{Language, Reader, Words};

/// Renders a phrase in this language, outside any table.
pub fn say(phrase: &Phrase, language: Language) -> String {
    let reader = Reader { names: &[], eyes: Eyes::Gallery };
    Words::of(language).say(phrase, &reader)
}

/// The supported language that a client prefers; English if there is none.
pub fn language(headers: &HeaderMap) -> Language {
    let wished = headers.get(header::ACCEPT_LANGUAGE).and_then(|wished| wished.to_str().ok());
    wished.map(preferred).unwrap_or_default()
}

/// Parses `fr-CH, fr;q=0.9, en;q=0.8`. The supported tag with the highest weight wins; of equal
/// ones, the first.
fn preferred(wished: &str) -> Language {
    let mut best = (0.0, Language::default());
    for wish in wished.split(',') {
        let mut parts = wish.split(';').map(str::trim);
        let Some(Ok(language)) = parts.next().map(str::parse) else { continue };
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        let weight = weight.map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0));
        if weight > best.0 {
            best = (weight, language);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(wished: &str, language: Language) {
        assert_eq!(preferred(wished), language, "{wished}");
    }

    #[test]
    fn the_first_language_that_is_spoken_here_is_taken() {
        check("fr", Language::French);
        check("de-DE, it-CH;q=0.9, fr;q=0.8", Language::Italian);
        check("it, fr", Language::Italian);
        check("fr-CA", Language::French);
    }

    #[test]
    fn weights_matter_more_than_the_sequence() {
        check("fr;q=0.3, it;q=0.7, en;q=0.5", Language::Italian);
        check("fr;q=0, it;q=0.1", Language::Italian);
    }

    #[test]
    fn english_is_spoken_to_everyone_else() {
        for wished in ["", "de", "*", "fr;q=0", "fr;q=most", ";;,", "q=1"] {
            check(wished, Language::English);
        }
    }
}
