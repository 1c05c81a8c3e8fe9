//! The data folder of a house, and the file in it that says how to reach the running house.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use host::id::Secret;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// The data folder of a house.
#[derive(Clone, Debug)]
pub struct Data(PathBuf);

/// How the keeper reaches a running house.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Keeper {
    /// Its address.
    pub address: SocketAddr,
    /// The secret that admits the keeper.
    pub secret: Secret,
}

/// Holds the lock on the folder as long as it lives.
pub struct Lock {
    _file: File,
    note: PathBuf,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A file left behind by a dead process does no harm: only the lock counts.
        let _ = std::fs::remove_file(&self.note);
    }
}

impl Data {
    /// The folder that was named, or the default one.
    pub fn folder(named: Option<&Path>) -> Result<Data, Failure> {
        if let Some(named) = named {
            return Ok(Data(named.to_path_buf()));
        }
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let shared = set("XDG_DATA_HOME")
            .map(PathBuf::from)
            .or_else(|| set("HOME").map(|home| Path::new(&home).join(".local/share")));
        shared.map(|shared| Data(shared.join("forno"))).ok_or(Failure::NoDataFolder)
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The path of the database.
    pub fn database(&self) -> PathBuf {
        self.0.join("forno.db")
    }

    /// Locks the folder for this process, so that no two houses use it at the same time.
    pub fn lock(&self) -> Result<Lock, Failure> {
        let file = self.0.join("lock");
        let cannot_write = |error| Failure::CannotWrite { file: file.clone(), error };
        std::fs::create_dir_all(&self.0)
            .map_err(|error| Failure::CannotWrite { file: self.0.clone(), error })?;
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&file);
        let opened = opened.map_err(cannot_write)?;
        match opened.try_lock() {
            Ok(()) => Ok(Lock { _file: opened, note: self.note() }),
            Err(TryLockError::WouldBlock) => Err(Failure::InUse { folder: self.0.clone() }),
            Err(TryLockError::Error(error)) => Err(cannot_write(error)),
        }
    }

    /// Writes how to reach the running house, readable only by its owner.
    pub fn write_note(&self, keeper: &Keeper) -> Result<(), Failure> {
        let note = self.note();
        let cannot_write = |error| Failure::CannotWrite { file: note.clone(), error };
        let text = serde_json::to_string(keeper).map_err(|error| cannot_write(error.into()))?;
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let mut opened = options.open(&note).map_err(cannot_write)?;
        opened.write_all(text.as_bytes()).map_err(cannot_write)
    }

    /// How to reach the house that uses this folder; `None` if no house is running.
    pub fn running(&self) -> Result<Option<Keeper>, Failure> {
        match self.lock() {
            Ok(_) => Ok(None),
            Err(Failure::InUse { folder }) => {
                let text = std::fs::read_to_string(self.note());
                let keeper = text.ok().and_then(|text| serde_json::from_str(&text).ok());
                keeper.map(Some).ok_or(Failure::InUse { folder })
            }
            Err(failure) => Err(failure),
        }
    }

    fn note(&self) -> PathBuf {
        self.0.join("keeper.json")
    }
}
