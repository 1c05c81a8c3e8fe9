//! `forno rules`: the rules pages, built into the program.

mod page;
mod render;

use std::io::Write;

use words::Language;

pub use page::Page;

use crate::cli;
use crate::failure::Failure;

/// Prints the rules of a game, or one section of them, in this language.
pub fn run(args: &cli::Rules, language: Language, output: &mut dyn Write) -> Result<(), Failure> {
    let page = Page::of(catalogue::game(&args.game)?.name, language);
    let page = page.ok_or(Failure::Fault("a game has no rules page"))?;
    let text = match &args.section {
        None => page.whole(),
        Some(section) => page.section(section)?,
    };
    Ok(output.write_all(text.as_bytes())?)
}
