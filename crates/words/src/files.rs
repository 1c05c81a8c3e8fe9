//! The texts for people, embedded by the build script.

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of a language, one per file. Texts that only the page uses are in their own files,
/// `page.ftl` and those whose names end in `-page`; the page reads them itself.
pub(crate) fn texts(language: Language) -> impl Iterator<Item = &'static str> {
    let own = move |name: &'static str| name.strip_prefix(language.code())?.strip_prefix('/');
    let for_all = |name: &str| name != "page" && !name.ends_with("-page");
    let chosen = TEXTS.iter().filter(move |(name, _)| own(name).is_some_and(for_all));
    chosen.map(|(_, text)| *text)
}

/// The rules of a game in a language, in Markdown.
pub fn rules(game: &str, language: Language) -> Option<&'static str> {
    found(RULES, &format!("{language}/{game}"))
}

/// The ledger of a game's guided first game, with notes that place the coach's texts.
pub fn lesson(game: &str) -> Option<&'static str> {
    found(LESSONS, game)
}

fn found(files: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    files.iter().find(|(file, _)| *file == name).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_page_alone_are_left_to_the_page() {
        for language in Language::ALL {
            let texts: Vec<_> = texts(language).collect();
            let says = |id: &str| texts.iter().any(|text| text.contains(&format!("\n{id} =")));
            assert!(says("result-nobody") && says("error-unknown-language"), "{language}");
            assert!(!texts.iter().any(|text| text.contains("\npage-")), "{language}");
        }
    }

    #[test]
    fn a_file_that_is_not_there_is_none() {
        assert_eq!(rules("../en/poker", Language::English), None);
        assert_eq!(lesson("poker"), None);
        assert_eq!(lesson(""), None);
    }
}
