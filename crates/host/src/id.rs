//! Ids that nobody can guess: 128 bits from the operating system, written as 26 letters and digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The digits of base 32, without letters that are easily mistaken for a digit or another letter.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many digits 128 bits need.
const LENGTH: usize = 26;

/// The operating system gives no randomness, so no id can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRandomness;

/// 128 bits that nobody can guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Bits(u128);

impl Bits {
    fn random() -> Result<Bits, NoRandomness> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Bits(u128::from_le_bytes(bytes)))
    }

    fn read(text: &str) -> Option<Bits> {
        if text.len() != LENGTH {
            return None;
        }
        let mut bits: u128 = 0;
        for (place, digit) in text.bytes().enumerate() {
            let value = DIGITS.iter().position(|known| *known == digit)? as u128;
            // 26 digits have 130 bits, so the first digit has only three.
            if place == 0 && value >= 8 {
                return None;
            }
            bits = bits << 5 | value;
        }
        Some(Bits(bits))
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let digit = DIGITS[(self.0 >> (5 * place)) as usize & 31];
            write!(f, "{}", digit as char)?;
        }
        Ok(())
    }
}

/// Text that is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id has 26 letters and digits")
    }
}

/// The id of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Bits);

/// The id of a guest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GuestId(Bits);

/// The id of a session: a device or a program that is signed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SessionId(Bits);

/// The id of a passkey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PasskeyId(Bits);

/// A secret that gives access: in a link, a cookie or a token. Never printed by `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(Bits);

/// An address, for dividing resources fairly between guests: a number that stands for the address
/// while the house runs and does not reveal it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HouseholdKey(pub u64);

/// An address, hashed with an [`AddressKey`]. With the key, one can tell whether two addresses are
/// the same; once the key is gone, nobody can tell anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct AddressHash(Bits);

macro_rules! random {
    ($name:ident) => {
        impl $name {
            /// Makes a new one from the operating system's randomness.
            pub fn random() -> Result<$name, NoRandomness> {
                Bits::random().map($name)
            }
        }
    };
}

macro_rules! written {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;
            fn from_str(text: &str) -> Result<$name, NotAnId> {
                Bits::read(text).map($name).ok_or(NotAnId)
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;
            fn try_from(text: String) -> Result<$name, NotAnId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

random!(TableId);
random!(GuestId);
random!(SessionId);
random!(PasskeyId);
random!(Secret);
written!(TableId);
written!(GuestId);
written!(SessionId);
written!(PasskeyId);
written!(Secret);
written!(AddressHash);

impl TableId {
    /// The id as a number.
    pub fn number(self) -> u128 {
        self.0.0
    }
}

impl GuestId {
    /// The id as a number.
    pub fn number(self) -> u128 {
        self.0.0
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {self}")
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest {self}")
    }
}

impl fmt::Debug for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "session {self}")
    }
}

impl fmt::Debug for PasskeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "passkey {self}")
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl GuestId {
    /// What is remembered of a guest who was forgotten. Nobody finds the id from it, because nobody
    /// can try 128 bits out.
    pub fn forgotten_hash(self) -> SecretHash {
        SecretHash(Sha256::digest(format!("forgotten guest {self}")).into())
    }

    /// The bytes of the id, as a passkey stores them.
    pub fn to_bytes(self) -> [u8; 16] {
        self.0.0.to_le_bytes()
    }
}

impl Secret {
    /// The hash that is stored instead of the secret, so that reading the database gives no access.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.to_string()).into())
    }
}

/// The key that addresses are hashed with. Never printed by `Debug`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AddressKey(pub [u8; 32]);

impl AddressKey {
    /// Makes a new one from the operating system's randomness.
    pub fn random() -> Result<AddressKey, NoRandomness> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(AddressKey(bytes))
    }

    /// The hash of an address. An address always has sixteen bytes, even for IPv4, so that the end
    /// of the key and the start of the address cannot be confused.
    pub fn hash(&self, address: [u8; 16]) -> AddressHash {
        let digest = Sha256::new().chain_update(self.0).chain_update(address).finalize();
        let mut bits = [0; 16];
        bits.copy_from_slice(&digest[..16]);
        AddressHash(Bits(u128::from_le_bytes(bits)))
    }
}

impl fmt::Debug for AddressKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AddressKey(…)")
    }
}

/// SHA-256 of a secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SecretHash(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written_and_in_no_other_spelling() {
        for _ in 0..1_000 {
            let id = TableId::random().expect("randomness");
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
        }
        let largest = Bits(u128::MAX).to_string();
        assert_eq!(Bits::read(&largest), Some(Bits(u128::MAX)));
        for wrong in ["", "0", &"8".repeat(LENGTH), &"Z".repeat(LENGTH), &"é".repeat(13)] {
            assert_eq!(Bits::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_address_is_hashed_alike_with_the_same_key_alone() {
        let [one, other] = [1, 2].map(|byte| AddressKey([byte; 32]));
        assert_eq!(one.hash([7; 16]), one.hash([7; 16]));
        assert_ne!(one.hash([7; 16]), one.hash([8; 16]));
        assert_ne!(one.hash([7; 16]), other.hash([7; 16]));
        assert_eq!(format!("{one:?}"), "AddressKey(…)");
    }

    #[test]
    fn a_secret_is_not_printed_by_debug() {
        let secret = Secret::random().expect("randomness");
        assert!(!format!("{secret:?}").contains(&secret.to_string()));
    }
}
