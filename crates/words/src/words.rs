//! From phrases to sentences.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use table::{Arg, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::{Language, Reader, files};

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of this language, which do not change while the program runs. They are read
    /// when they are first asked for.
    pub fn of(language: Language) -> &'static Words {
        static ALL: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| Words::new(language))
    }

    /// Opens the texts of this language. Keep it: reading them takes a while.
    pub fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in files::texts(language) {
            // What is wrong with a text shows in the tests; here the rest of it has to do.
            let resource = match FluentResource::try_new(text.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language they are of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence that tells this phrase to the reader.
    ///
    /// A phrase without a text, or with a gap that nothing fills, becomes its id: `⟨id⟩`.
    pub fn say(&self, phrase: &Phrase, reader: &Reader<'_>) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len() + 1);
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Seat(seat) => {
                    args.set(format!("{name}-is"), reader.is(*seat));
                    args.set(*name, self.name(*seat, reader));
                }
                Arg::Phrase(inner) => args.set(*name, self.say(inner, reader)),
                Arg::List(phrases) => args.set(*name, self.list(phrases, reader)),
                Arg::Text(text) => args.set(*name, text.as_str()),
            }
        }
        self.fill(phrase.id, &args)
    }

    /// A text without gaps.
    pub fn text(&self, id: &str) -> String {
        self.fill(id, &FluentArgs::new())
    }

    fn name(&self, seat: Seat, reader: &Reader<'_>) -> String {
        match reader.name(seat) {
            Some(name) => name.to_string(),
            None => {
                let args = FluentArgs::from_iter([("number", seat.number())]);
                self.fill("seat-unnamed", &args)
            }
        }
    }

    /// Joins the phrases as the language joins a list.
    fn list(&self, phrases: &[Phrase], reader: &Reader<'_>) -> String {
        let mut said = phrases.iter().map(|phrase| self.say(phrase, reader));
        let Some(mut list) = said.next() else { return self.text("list-none") };
        while let Some(next) = said.next() {
            let id = if said.len() == 0 { "list-and" } else { "list-comma" };
            list = self.fill(id, &FluentArgs::from_iter([("first", list), ("last", next)]));
        }
        list
    }

    fn fill(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.get_message(id).and_then(|message| message.value());
        let said = text.map(|text| self.bundle.format_pattern(text, Some(args), &mut errors));
        match said {
            Some(said) if errors.is_empty() => said.into_owned(),
            Some(_) | None => format!("⟨{id}⟩"),
        }
    }
}
