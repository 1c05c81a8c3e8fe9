//! `forno check`: whether all that a house keeps can be read and replayed.

use std::io::Write;

use store::{Records, Sqlite, SqliteOptions, StoreError};
use table::Phrase;
use tables::{Unplayable, examine};
use words::Words;

use super::data::Data;
use super::runtime;
use crate::Voice;
use crate::cli;
use crate::failure::Failure;

/// What was found.
#[derive(Default)]
struct Found {
    /// Damage of the database itself.
    damage: usize,
    /// Tables that can be loaded and replayed.
    fine: usize,
    /// Tables whose rules are not known: they can only be read.
    other_rules: usize,
    /// Tables that cannot be loaded.
    broken: usize,
}

/// Looks at everything, and says what is wrong.
pub fn run(args: &cli::Check, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(check(args, words, output))
}

async fn check(args: &cli::Check, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let database = Data::folder(args.data.data.as_deref())?.database();
    let options = SqliteOptions { read_only: true, ..SqliteOptions::default() };
    let store = Sqlite::open(&database, options).await.map_err(Failure::Database)?;
    let voice = Voice::for_all(words);
    let mut found = Found::default();
    for damage in store.integrity().await {
        found.damage += 1;
        let phrase = Phrase::new("check-damage").with("what", damage);
        writeln!(output, "{}", voice.tell(&phrase))?;
    }
    for table in store.table_ids().await {
        let examined = match store.load(table).await {
            Ok(stored) => examine(table, &stored),
            Err(StoreError::Damaged(what)) => Err(Unplayable::Broken(what)),
            Err(error) => return Err(Failure::Store(error)),
        };
        match examined {
            Ok(()) => found.fine += 1,
            Err(Unplayable::Rules(_)) => found.other_rules += 1,
            Err(Unplayable::Broken(why)) => {
                found.broken += 1;
                let table = table.to_string();
                let phrase = Phrase::new("check-table").with("table", table).with("why", why);
                writeln!(output, "{}", voice.tell(&phrase))?;
            }
        }
    }
    let _ = store.close().await;
    if found.other_rules > 0 {
        let phrase = Phrase::new("check-other-rules").with("count", found.other_rules);
        writeln!(output, "{}", voice.tell(&phrase))?;
    }
    let fine = Phrase::new("check-fine").with("count", found.fine);
    writeln!(output, "{}", voice.tell(&fine))?;
    if found.damage + found.broken > 0 {
        return Err(Failure::Damaged { tables: found.broken });
    }
    writeln!(output, "{}", voice.text("check-sound"))?;
    Ok(())
}
