//! Text for people: phrases become sentences in the reader's language.
//!
//! Games produce [`Phrase`](table::Phrase)s, which have ids and arguments but no language. The
//! texts are in `locales/`, one folder per language, and are embedded in the program, as are the
//! rules pages from `docs/rules/` and the guided first games from `lessons/`.
//!
//! ```
//! use table::{Eyes, Phrase, Seat};
//! use words::{Language, Reader, Words};
//!
//! let words = Words::new(Language::Italian);
//! let names = ["Ada".to_string(), "Bea".to_string()];
//! let won = Phrase::new("result-winner").with("seat", Seat::at(0));
//!
//! let bea = Reader { names: &names, eyes: Eyes::Seat(Seat::at(1)) };
//! assert_eq!(words.say(&won, &bea), "Ada ha vinto!");
//! let ada = Reader { names: &names, eyes: Eyes::Seat(Seat::at(0)) };
//! assert_eq!(words.say(&won, &ada), "Hai vinto!");
//! ```

mod files;
mod language;
mod reader;
mod words;

pub use files::{lesson, rules};
pub use language::Language;
pub use reader::Reader;
pub use words::Words;
