//! The file beside the database that says which guests want to be forgotten or were.
//!
//! A backup from before does not know of them, and the database may be lost when it is restored. This
//! file is small, is only ever appended to, and holds hashes alone: of ids, and of the links by which
//! guests can change their minds.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use host::id::SecretHash;
use host::time::Millis;
use serde::{Deserialize, Serialize};

/// The name of the file.
const NAME: &str = "forgotten.jsonl";

/// What became of a guest who wanted to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Wish {
    /// The guest wants to be forgotten.
    Asked,
    /// The guest wants it no longer.
    TakenBack,
    /// The guest was forgotten.
    Forgotten,
}

/// A line of the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Line {
    /// The hash of the guest's id, in hexadecimal digits.
    guest: String,
    /// What became of the guest.
    pub(super) wish: Wish,
    /// When, in milliseconds since 1970.
    pub(super) at: u64,
    /// The hash of the link that signs the guest in, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

impl Line {
    pub(super) fn new(guest: SecretHash, wish: Wish, at: Millis, link: Option<SecretHash>) -> Line {
        Line { guest: hex(&guest), wish, at: at.0, link: link.as_ref().map(hex) }
    }

    /// The hash of the guest's id.
    pub(super) fn guest(&self) -> Option<SecretHash> {
        unhex(&self.guest)
    }

    /// The hash of the link that signs the guest in.
    pub(super) fn link(&self) -> Option<SecretHash> {
        self.link.as_deref().and_then(unhex)
    }
}

fn unhex(digits: &str) -> Option<SecretHash> {
    let mut hash = [0; 32];
    if digits.len() != 2 * hash.len() {
        return None;
    }
    for (byte, pair) in hash.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(SecretHash(hash))
}

fn hex(SecretHash(bytes): &SecretHash) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The file that belongs to a database.
pub(super) fn beside(database: &Path) -> PathBuf {
    database.with_file_name(NAME)
}

/// Adds lines to the file, and returns once they are on the disk.
pub(super) fn append(file: &Path, lines: &[Line]) -> io::Result<()> {
    let mut text = String::new();
    for line in lines {
        text.push_str(&serde_json::to_string(line)?);
        text.push('\n');
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let mut file = options.open(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The lines of the file, as far as they can be read. The last one may have been cut off.
pub(super) fn read(file: &Path) -> Vec<Line> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}
