//! Turning phrases into sentences.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use table::{Arg, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::{Language, Reader, files};

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of this language, which do not change while the program runs. They are parsed on
    /// first use.
    pub fn of(language: Language) -> &'static Words {
        static ALL: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| Words::new(language))
    }

    /// Parses the texts of this language. This takes a while, so keep the result.
    pub fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in files::texts(language) {
            // The tests find errors in texts; here the valid part has to do.
            let resource = match FluentResource::try_new(text.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Their language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence for this phrase, as the reader sees it.
    ///
    /// A phrase without a text, or with an argument that is missing, becomes its id: `⟨id⟩`.
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

    /// A text without arguments.
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

    /// Joins phrases into a list, in the style of the language.
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
