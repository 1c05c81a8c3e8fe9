//! What people read: phrases become sentences in the reader's language.
//!
//! Games say [`Phrase`](table::Phrase)s, which have ids and arguments but no language. The texts
//! lie in `locales/`, one folder for each language, and are built into the program.
//!
//! ```
//! use table::{Eyes, Phrase, Seat};
//! use words::{Language, Reader, Words};
//!
//! let words = Words::new(Language::French);
//! let names = ["Ada".to_string(), "Bea".to_string()];
//! let opened = Phrase::new("mamma-mia-opened").with("seat", Seat::at(0));
//!
//! let bea = Reader { names: &names, eyes: Eyes::Seat(Seat::at(1)) };
//! assert_eq!(words.say(&opened, &bea), "Ada ouvre le four.");
//! let ada = Reader { names: &names, eyes: Eyes::Seat(Seat::at(0)) };
//! assert_eq!(words.say(&opened, &ada), "Vous ouvrez le four.");
//! ```

mod language;
mod reader;
mod texts;
mod words;

pub use language::Language;
pub use reader::Reader;
pub use words::Words;
