//! `forno restore`: a backup put in place of what the house keeps.

use std::io::Write;

use table::Phrase;
use words::Words;

use super::data::Data;
use super::runtime;
use crate::Voice;
use crate::cli;
use crate::failure::Failure;

/// Puts a backup in place, unless a house runs. What was there is kept beside it.
pub fn run(args: &cli::Restore, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let data = Data::folder(args.data.data.as_deref())?;
    let _lock = data.lock()?;
    let database = data.database();
    let restoring = store::restore(&args.file, &database);
    let restored = runtime()?.block_on(restoring).map_err(Failure::Database)?;
    let voice = Voice::for_all(words);
    let done = Phrase::new("restore-done").with("file", args.file.display().to_string());
    writeln!(output, "{}", voice.tell(&done))?;
    if restored.forgotten > 0 {
        let forgotten = Phrase::new("restore-forgotten").with("count", restored.forgotten);
        writeln!(output, "{}", voice.tell(&forgotten))?;
    }
    if restored.hidden > 0 {
        let hidden = Phrase::new("restore-hidden").with("count", restored.hidden);
        writeln!(output, "{}", voice.tell(&hidden))?;
    }
    if restored.unread {
        writeln!(output, "{}", voice.text("restore-unread"))?;
    }
    if let Some(kept) = restored.kept {
        let kept = Phrase::new("restore-kept").with("file", kept.display().to_string());
        writeln!(output, "{}", voice.tell(&kept))?;
    }
    Ok(())
}
