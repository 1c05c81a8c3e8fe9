//! `forno rules`: the rules pages, built into the program.

mod page;
mod render;

use std::io::Write;

use table::SetupRefusal;
use words::Language;

pub use page::Page;

use crate::cli;
use crate::failure::Failure;
use crate::games::NAMES;

/// Prints the rules of a game, or one section of them, in this language.
pub fn run(args: &cli::Rules, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let page = Page::of(&args.game, language).ok_or_else(|| SetupRefusal::UnknownGame {
        name: args.game.clone(),
        possible: NAMES.iter().map(|name| name.to_string()).collect(),
    })?;
    let text = match &args.section {
        None => page.whole(),
        Some(section) => page.section(section)?,
    };
    Ok(output.write_all(text.as_bytes())?)
}
