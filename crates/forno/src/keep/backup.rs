//! `forno backup`: a copy of all data, even while the house runs.

use std::io::Write;

use table::Phrase;
use words::Words;

use super::data::Data;
use super::runtime;
use crate::Voice;
use crate::cli;
use crate::failure::Failure;

/// Copies the database into a new file.
pub fn run(args: &cli::Backup, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let data = Data::folder(args.data.data.as_deref())?;
    runtime()?.block_on(store::backup(&data.database(), &args.file)).map_err(Failure::Database)?;
    let done = Phrase::new("backup-done").with("file", args.file.display().to_string());
    writeln!(output, "{}", Voice::for_all(words).tell(&done))?;
    Ok(())
}
