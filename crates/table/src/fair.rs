//! Fair dealing: the dealer commits to a seed before the deal and reveals it after the game.
//!
//! `docs/ledger.md` specifies every byte of this, so that anyone can check a deal with nothing but
//! SHA-256 and ChaCha20.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{BadWords, Chance, Stream};

/// Domain separator: keeps these keys apart from every other use of SHA-256.
const DOMAIN: &[u8] = b"forno deal 1\n";

/// The dealer's secret, from which every deal of a table follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What the dealer publishes before the deal: SHA-256 of the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

/// A seed is secret until the game is over, so debug output does not show it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Seed, BadWords> {
        read_hex(word).map(Seed).ok_or_else(|| BadWords::new("64 hexadecimal digits", word))
    }
}

/// SHA-256 of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Commitment {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Commitment, BadWords> {
        read_hex(word).map(Commitment).ok_or_else(|| BadWords::new("64 hexadecimal digits", word))
    }
}

/// What a guest adds to the seed so that the dealer cannot choose the deal. May be empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Nonce(Vec<u8>);

impl Nonce {
    /// The longest nonce, in bytes.
    pub const LONGEST: usize = 32;

    /// The nonce with these bytes, or `None` if there are too many.
    pub fn new(bytes: &[u8]) -> Option<Nonce> {
        (bytes.len() <= Nonce::LONGEST).then(|| Nonce(bytes.to_vec()))
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("-") } else { write_hex(f, &self.0) }
    }
}

impl FromStr for Nonce {
    type Err = BadWords;
    fn from_str(word: &str) -> Result<Nonce, BadWords> {
        if word == "-" {
            return Ok(Nonce::default());
        }
        let bad = || BadWords::new("a nonce: - or 2 to 64 hexadecimal digits", word);
        if !word.len().is_multiple_of(2) || word.is_empty() || word.len() > 2 * Nonce::LONGEST {
            return Err(bad());
        }
        let bytes: Option<Vec<u8>> = word.as_bytes().chunks(2).map(hex_byte).collect();
        bytes.map(Nonce).ok_or_else(bad)
    }
}

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Accepts lower-case digits only, so that every value has exactly one spelling.
fn hex_byte(digits: &[u8]) -> Option<u8> {
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    match digits {
        [high, low] => Some(value(*high)? << 4 | value(*low)?),
        _ => None,
    }
}

fn read_hex(word: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if word.len() != 64 {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(word.as_bytes().chunks(2)) {
        *byte = hex_byte(digits)?;
    }
    Some(bytes)
}

/// A dealer that anyone can check, with one ChaCha20 stream for each pile and round.
#[derive(Clone, Debug)]
pub struct Fair {
    seed: Seed,
    nonces: Vec<Nonce>,
    streams: BTreeMap<Stream, ChaCha20Rng>,
}

impl Fair {
    /// A dealer with this seed, for a table whose guests gave these nonces, in seat order.
    pub fn new(seed: Seed, nonces: Vec<Nonce>) -> Fair {
        Fair { seed, nonces, streams: BTreeMap::new() }
    }

    /// The key of a stream: SHA-256 of everything that determines it.
    fn key(seed: &Seed, nonces: &[Nonce], stream: Stream) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(seed.0);
        for nonce in nonces {
            hash.update([nonce.0.len() as u8]);
            hash.update(&nonce.0);
        }
        hash.update(label(stream).as_bytes());
        hash.finalize().into()
    }
}

/// A stream's label: `first`, `supply/2`, `waiter-3/1`.
fn label(stream: Stream) -> String {
    let Stream { pile, owner, round } = stream;
    match (owner, round) {
        (0, 0) => String::from(pile),
        (0, _) => format!("{pile}/{round}"),
        (_, 0) => format!("{pile}-{owner}"),
        (_, _) => format!("{pile}-{owner}/{round}"),
    }
}

impl Chance for Fair {
    /// Takes 32-bit words from the stream until one is below the largest multiple of the bound, so
    /// that the result is unbiased.
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        let Fair { seed, nonces, streams } = self;
        let words = streams
            .entry(stream)
            .or_insert_with(|| ChaCha20Rng::from_seed(Fair::key(seed, nonces, stream)));
        let fair_part = (1u64 << 32) - (1u64 << 32) % u64::from(bound);
        loop {
            let word = words.next_u32();
            if u64::from(word) < fair_part {
                return word % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting_seed() -> Seed {
        Seed(core::array::from_fn(|index| index as u8))
    }

    /// The test vector printed in `docs/ledger.md`.
    #[test]
    fn a_commitment_is_the_hash_of_the_seed() {
        assert_eq!(
            format!("{}", counting_seed().commitment()),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
    }

    #[test]
    fn hexadecimal_has_one_spelling() {
        assert!("AB".parse::<Nonce>().is_err());
        assert!("a".parse::<Nonce>().is_err());
        assert_eq!("-".parse::<Nonce>(), Ok(Nonce::default()));
        assert_eq!("00ff".parse::<Nonce>().map(|nonce| format!("{nonce}")), Ok("00ff".into()));
    }
}
