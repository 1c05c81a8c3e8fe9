//! The rules pages: every reference leads to its rule, and all languages have the same rules.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::NAMES;

fn page(language: &str, game: &str) -> String {
    let path = format!("../../docs/rules/{language}/{game}.md");
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a page")
}

/// The texts between each `mark` and the `end` that follows it.
fn between<'t>(text: &'t str, mark: &'t str, end: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next())
}

/// The rules of a page, each with its anchor.
fn rules(page: &str) -> Vec<&str> {
    page.split("<a id=\"").skip(1).collect()
}

/// What must be the same in all languages: anchors, numbered headings, items, and the number of
/// cells in a row.
fn outline(page: &str) -> Vec<String> {
    let marks = page.lines().filter_map(|line| {
        let first = line.split(' ').next().unwrap_or_default();
        match line.chars().next()? {
            '<' => Some(line.to_string()),
            '#' => Some(line.split(' ').take(2).collect::<Vec<_>>().join(" ")),
            '|' => Some(format!("row of {}", line.matches('|').count() - 1)),
            '-' | '0'..='9' if first == "-" || first.ends_with('.') => Some(first.to_string()),
            _ => None,
        }
    });
    marks.collect()
}

/// Compares the translations of every page with the English one, rule by rule.
fn check_rules(alike: impl Fn(&str, &str) -> bool) {
    for game in NAMES {
        let english = page("en", game);
        for language in ["fr", "it"] {
            let other = page(language, game);
            for (rule, translated) in rules(&english).into_iter().zip(rules(&other)) {
                assert!(alike(rule, translated), "{game} in {language}: {translated}");
            }
        }
    }
}

#[test]
fn every_link_of_a_rules_page_finds_its_rule() {
    for (game, language) in NAMES.iter().flat_map(|game| ["en", "fr", "it"].map(|l| (game, l))) {
        let page = page(language, game);
        let mut count = 0;
        for link in between(&page, "](#", ")") {
            let anchor = format!("<a id=\"{link}\"></a>");
            assert!(page.contains(&anchor), "{game} in {language}: #{link} leads nowhere");
            count += 1;
        }
        assert!(count > 10, "{game} in {language} has cross-references");
    }
}

#[test]
fn all_languages_have_the_same_anchors_and_tables_in_the_same_sequence() {
    for game in NAMES {
        let english = outline(&page("en", game));
        assert!(english.len() > 100, "{game} has rules");
        assert_eq!(outline(&page("fr", game)), english, "{game} in French");
        assert_eq!(outline(&page("it", game)), english, "{game} in Italian");
    }
}

#[test]
fn a_rule_refers_to_the_same_rules_in_all_languages() {
    check_rules(|english, translated| {
        let links = |rule| between(rule, "](#", ")").collect::<BTreeSet<_>>();
        links(english) == links(translated)
    });
}

/// Options and their values are typed, so they are not translated.
#[test]
fn what_is_typed_is_the_same_in_all_languages() {
    check_rules(|english, translated| {
        let typed = english.split('`').skip(1).step_by(2).filter(|typed| !typed.contains('\n'));
        typed.into_iter().all(|typed| translated.contains(&format!("`{typed}`")))
    });
}

#[test]
fn french_signs_are_not_parted_from_their_words() {
    for game in NAMES {
        for line in page("fr", game).lines().filter(|line| !line.starts_with("| ?")) {
            for parted in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!line.contains(parted), "{game}: {line}");
            }
        }
    }
}
