//! Saving a game to disk: after every move, with the dealer's seed next to it until the end.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use table::ledger::{End, Ledger};
use table::{Commitment, Game, Seed};

use crate::failure::Failure;
use crate::files::{Readers, beside, read_text, write_new, write_over};

/// The file next to a ledger that contains the dealer's seed during the game.
pub fn seed_file(ledger: &Path) -> PathBuf {
    beside(ledger, ".seed")
}

/// The default file name of a saved game.
pub fn usual_name(game: &str, commitment: &Commitment) -> PathBuf {
    let digits: String = commitment.to_string().chars().take(8).collect();
    PathBuf::from(format!("forno-{game}-{digits}.ledger"))
}

/// The dealer's seed on disk.
pub struct Secret;

impl Secret {
    /// The seed next to a ledger, if there is one.
    pub fn read(ledger: &Path) -> Result<Option<Seed>, Failure> {
        let file = seed_file(ledger);
        match read_text(&file) {
            Ok(text) => match text.trim().parse() {
                Ok(seed) => Ok(Some(seed)),
                Err(_) => Err(Failure::OtherSeed { file }),
            },
            Err(Failure::CannotRead { error, .. }) if error.kind() == ErrorKind::NotFound => {
                Ok(None)
            }
            Err(failure) => Err(failure),
        }
    }
}

/// Where a game is saved.
pub struct Save {
    file: PathBuf,
    seed: Option<Seed>,
}

impl Save {
    /// Creates a new file, with the seed next to it.
    pub fn create<G: Game>(file: PathBuf, seed: Seed, ledger: &Ledger<G>) -> Result<Save, Failure> {
        Save::copy(file, Some(seed), ledger)
    }

    /// Creates a new file, with the seed next to it if it is known.
    pub fn copy<G: Game>(
        file: PathBuf,
        seed: Option<Seed>,
        ledger: &Ledger<G>,
    ) -> Result<Save, Failure> {
        let secret = seed_file(&file);
        for taken in [&file, &secret] {
            if taken.exists() {
                return Err(Failure::Exists { file: taken.clone() });
            }
        }
        if let Some(seed) = seed {
            write_new(&secret, &format!("{seed}\n"), Readers::Owner)?;
        }
        if let Err(failure) = write_new(&file, &ledger.to_string(), Readers::Usual) {
            // A seed without its ledger is useless.
            let _ = fs::remove_file(&secret);
            return Err(failure);
        }
        Ok(Save { file, seed })
    }

    /// Continues with existing files.
    pub fn go_on(file: PathBuf, seed: Option<Seed>) -> Save {
        Save { file, seed }
    }

    /// The path of the ledger.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The seed, unless it was lost.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Writes the game. Once it is over the ledger includes the seed, which is no longer secret.
    pub fn write<G: Game>(&self, ledger: &Ledger<G>) -> Result<(), Failure> {
        let mut ledger = ledger.clone();
        if ledger.end != End::Unfinished {
            ledger.seed = self.seed;
        }
        write_over(&self.file, &ledger.to_string())
    }

    /// Writes a finished game and removes the seed next to it.
    pub fn finish<G: Game>(&self, ledger: &Ledger<G>) -> Result<(), Failure> {
        self.write(ledger)?;
        match fs::remove_file(seed_file(&self.file)) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(Failure::CannotWrite { file: seed_file(&self.file), error })
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
