//! A ZIP archive, written file by file.
//!
//! Only what every program reads: compressed files, without encryption, without sizes beyond four
//! gigabytes. All files have the same date, so that the archive says nothing but what is in them.

use std::io::Write;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// The version of the format that a reader must know, 2.0.
const VERSION: u16 = 20;

/// Names are UTF-8.
const UTF_8: u16 = 1 << 11;

/// Files are compressed with DEFLATE.
const DEFLATE: u16 = 8;

/// The first day that the format knows, 1 January 1980.
const DATE: u16 = 1 << 5 | 1;

/// An archive that is being written.
#[derive(Debug, Default)]
pub struct Zip {
    bytes: Vec<u8>,
    /// The list of files at the end of the archive.
    directory: Vec<u8>,
    files: u16,
}

impl Zip {
    /// How many files it may have.
    pub const MOST_FILES: usize = 60_000;

    /// Adds a file.
    pub fn add(&mut self, name: &str, content: &[u8]) -> std::io::Result<()> {
        let mut crc = Crc::new();
        crc.update(content);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(content)?;
        let packed = encoder.finish()?;
        let offset = size(self.bytes.len())?;
        let mut about = Vec::with_capacity(26);
        for field in [VERSION, UTF_8, DEFLATE, 0, DATE] {
            about.extend(field.to_le_bytes());
        }
        for field in [crc.sum(), size(packed.len())?, size(content.len())?] {
            about.extend(field.to_le_bytes());
        }
        about.extend((name.len() as u16).to_le_bytes());
        about.extend(0_u16.to_le_bytes());

        self.bytes.extend(b"PK\x03\x04");
        self.bytes.extend(&about);
        self.bytes.extend(name.as_bytes());
        self.bytes.extend(packed);

        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&about);
        // No comment, the first disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(offset.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.files += 1;
        Ok(())
    }

    /// The whole archive.
    pub fn finish(mut self) -> std::io::Result<Vec<u8>> {
        let (offset, length) = (size(self.bytes.len())?, size(self.directory.len())?);
        self.bytes.append(&mut self.directory);
        self.bytes.extend(b"PK\x05\x06\0\0\0\0");
        self.bytes.extend(self.files.to_le_bytes());
        self.bytes.extend(self.files.to_le_bytes());
        self.bytes.extend(length.to_le_bytes());
        self.bytes.extend(offset.to_le_bytes());
        self.bytes.extend(0_u16.to_le_bytes());
        Ok(self.bytes)
    }
}

fn size(bytes: usize) -> std::io::Result<u32> {
    u32::try_from(bytes).map_err(std::io::Error::other)
}
