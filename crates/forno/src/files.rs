//! Reading ledgers and writing files without losing anything.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use table::Game;
use table::ledger::{self, Ledger};

use crate::failure::Failure;
use crate::games::{WithGame, with_game};

/// The maximum size of a ledger: far more than the longest game needs.
const LONGEST: u64 = 16 * 1024 * 1024;

/// Reads a text file.
pub fn read_text(file: &Path) -> Result<String, Failure> {
    let cannot_read = |error| Failure::CannotRead { file: file.to_path_buf(), error };
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(cannot_read)?;
    opened.take(LONGEST + 1).read_to_end(&mut bytes).map_err(cannot_read)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::TooLong { file: file.to_path_buf(), most: LONGEST });
    }
    String::from_utf8(bytes).map_err(|_| Failure::NotText { file: file.to_path_buf() })
}

/// Runs `todo` with the game that a ledger's text names.
pub fn with_game_of<W: WithGame>(file: &Path, text: &str, todo: W) -> Result<W::Done, Failure> {
    let unusable = |error| Failure::Ledger { file: file.to_path_buf(), error };
    let game = ledger::game_of(text).map_err(unusable)?;
    with_game(game.name, todo).map_err(|refusal| unusable(game.refused(refusal)))
}

/// Parses a ledger.
pub fn read_ledger<G: Game>(file: &Path, text: &str) -> Result<Ledger<G>, Failure> {
    Ledger::read(text).map_err(|error| Failure::Ledger { file: file.to_path_buf(), error })
}

/// The same path with something appended to its file name.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_os_string();
    name.push(ending);
    PathBuf::from(name)
}

/// Who may read a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Whoever the system allows by default.
    Usual,
    /// Only its owner, where the system knows owners.
    Owner,
}

/// Writes a file that must not exist yet.
pub fn write_new(file: &Path, text: &str, readers: Readers) -> Result<(), Failure> {
    let written = open_new(file, readers).and_then(|mut opened| opened.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::Exists { file: file.to_path_buf() },
        _ => Failure::CannotWrite { file: file.to_path_buf(), error },
    })
}

fn open_new(file: &Path, readers: Readers) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(file)
}

/// Replaces a file atomically: at every moment either the old or the new text is there, complete.
pub fn write_over(file: &Path, text: &str) -> Result<(), Failure> {
    let draft = beside(file, ".new");
    let written = write_durably(&draft, text).and_then(|()| std::fs::rename(&draft, file));
    if written.is_err() {
        // Nobody misses the draft.
        let _ = std::fs::remove_file(&draft);
    }
    written.map_err(|error| Failure::CannotWrite { file: file.to_path_buf(), error })
}

/// Writes a file and waits until it is on disk.
fn write_durably(file: &Path, text: &str) -> io::Result<()> {
    let mut opened = File::create(file)?;
    opened.write_all(text.as_bytes())?;
    opened.sync_all()
}
