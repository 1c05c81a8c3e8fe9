//! The three languages have the same files, the same ids and the same variables.

use words::{Language, Words};

use crate::files::{self, Messages};

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        for file in files::of(language) {
            if let Err(wrong) = file.messages() {
                panic!("{language}/{wrong}");
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_files_with_the_same_ids() {
    let files = Language::ALL.map(files::of);
    let [english, others @ ..] = &files;
    for other in others {
        assert_eq!(english.len(), other.len());
        for (english, other) in english.iter().zip(other) {
            assert_eq!(english.name, other.name);
            let [one, two] = [english, other].map(|file| file.messages().expect("it is read"));
            assert_eq!(one.ids(), two.ids(), "{}", english.name);
        }
    }
}

#[test]
fn all_languages_fill_the_same_gaps() {
    let english = Messages::all(Language::English);
    for language in [Language::French, Language::Italian] {
        let other = Messages::all(language);
        for id in english.ids() {
            assert_eq!(english.variables(id), other.variables(id), "{id} in {language}");
        }
    }
}

/// Texts in `page.ftl` are used only by the web page.
#[test]
fn every_file_but_the_pages_own_is_built_in() {
    for language in Language::ALL {
        let (words, messages) = (Words::new(language), Messages::all(language));
        let built_in = messages.ids().into_iter().filter(|id| !id.starts_with("page-"));
        for id in built_in.filter(|id| messages.variables(id).is_empty()) {
            assert!(!words.text(id).contains('⟨'), "{id} in {language}");
        }
    }
}

/// A line must not start with a colon or an exclamation mark.
#[test]
fn french_keeps_its_double_marks_on_the_line() {
    for file in files::of(Language::French) {
        for line in file.text.lines().filter(|line| !line.starts_with('#')) {
            let loose =
                [" :", " ;", " !", " ?", " »", "« "].iter().find(|mark| line.contains(**mark));
            assert_eq!(loose, None, "no-break space wanted in {}: {line}", file.name);
        }
    }
}
