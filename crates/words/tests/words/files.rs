//! Parsing the files in `locales/`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use words::Language;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// One file of a language.
pub struct File {
    pub name: String,
    pub text: String,
}

/// The files of a language, by name.
pub fn of(language: Language) -> Vec<File> {
    let folder = root().join("locales").join(language.code());
    let mut files: Vec<File> = fs::read_dir(&folder)
        .expect("every language has a folder")
        .map(|entry| entry.expect("a folder can be listed"))
        .map(|entry| File {
            name: entry.file_name().to_string_lossy().into_owned(),
            text: fs::read_to_string(entry.path()).expect("texts are UTF-8"),
        })
        .collect();
    files.sort_by(|one, other| one.name.cmp(&other.name));
    files
}

impl File {
    /// Its messages, or what is wrong with it.
    pub fn messages(&self) -> Result<Messages, String> {
        let parsed = fluent_syntax::parser::parse(self.text.as_str());
        let resource = parsed.map_err(|(_, errors)| format!("{}: {errors:?}", self.name))?;
        Messages::of(&resource).map_err(|wrong| format!("{}: {wrong}", self.name))
    }
}

/// What a message itself refers to.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Messages by id.
#[derive(Default)]
pub struct Messages(BTreeMap<String, Uses>);

impl Messages {
    /// All messages of a language.
    pub fn all(language: Language) -> Messages {
        let mut all = Messages::default();
        for file in of(language) {
            let messages = file.messages().expect("the file can be read");
            for (id, uses) in messages.0 {
                let earlier = all.0.insert(id.clone(), uses);
                assert!(earlier.is_none(), "{language} has {id} twice");
            }
        }
        all
    }

    fn of(resource: &Resource<&str>) -> Result<Messages, String> {
        let mut messages = Messages::default();
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let value = message.value.as_ref().ok_or(format!("{id} has no value"))?;
                    let mut uses = Uses::default();
                    uses.pattern(value);
                    if messages.0.insert(id.to_string(), uses).is_some() {
                        return Err(format!("{id} is there twice"));
                    }
                }
                Entry::Term(term) => return Err(format!("terms are not used: {}", term.id.name)),
                Entry::Junk { content } => return Err(format!("junk: {content}")),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        Ok(messages)
    }

    /// Their ids.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// The ids that other messages refer to.
    pub fn built_upon(&self) -> BTreeSet<&str> {
        self.0.values().flat_map(|uses| &uses.messages).map(String::as_str).collect()
    }

    /// The variables of a message, including those of the messages it refers to.
    pub fn variables(&self, id: &str) -> BTreeSet<&str> {
        let uses = self.0.get(id).unwrap_or_else(|| panic!("there is no {id}"));
        let own = uses.variables.iter().map(String::as_str);
        own.chain(uses.messages.iter().flat_map(|inner| self.variables(inner))).collect()
    }
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, attribute: _ } => {
                self.messages.insert(id.name.to_string());
            }
            InlineExpression::FunctionReference { id: _, arguments } => self.arguments(arguments),
            InlineExpression::TermReference { id: _, attribute: _, arguments } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
