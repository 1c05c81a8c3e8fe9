//! The languages that Forno speaks.

use std::fmt;
use std::str::FromStr;

use table::BadWords;

/// A language that Forno speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Italian];

    /// Its two-letter code, which is also the name of its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = BadWords;

    /// Reads `fr`, and also the forms that browsers and terminals use: `fr-CA`, `it_IT.UTF-8`.
    fn from_str(tag: &str) -> Result<Language, BadWords> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        let found = Language::ALL.into_iter().find(|known| code.eq_ignore_ascii_case(known.code()));
        found.ok_or_else(|| BadWords::new("en, fr or it", tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tag: &str, language: Option<Language>) {
        assert_eq!(tag.parse().ok(), language, "{tag}");
    }

    #[test]
    fn a_language_is_read_from_its_code() {
        for language in Language::ALL {
            check(language.code(), Some(language));
        }
    }

    #[test]
    fn the_country_and_the_encoding_do_not_matter() {
        check("fr-CA", Some(Language::French));
        check("it_IT.UTF-8", Some(Language::Italian));
        check("EN", Some(Language::English));
        check("fr@euro", Some(Language::French));
    }

    #[test]
    fn other_languages_are_refused() {
        check("de", None);
        check("C.UTF-8", None);
        check("french", None);
        check("", None);
    }
}
