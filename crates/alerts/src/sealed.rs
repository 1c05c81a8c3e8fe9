//! Push messages that only one browser can decrypt, whichever services carry them: RFC 8291.

use data_encoding::BASE64URL_NOPAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use store::Browser;

/// The length of an uncompressed P-256 point.
pub const POINT: usize = 65;

/// The length of the secret that a browser shares with those who may send to it.
pub const AUTH: usize = 16;

/// A message is one record of at most this size (RFC 8188).
const RECORD: u32 = 4_096;

const SALT: usize = 16;

/// Why a message cannot be encrypted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSealed {
    /// The browser's key is invalid.
    BadKey,
    /// It does not fit into one record.
    TooLong,
    /// The system provides no randomness.
    NoRandomness,
}

/// Decodes a base64url field of a subscription, if it has the right length.
pub fn read(text: &str, length: usize) -> Option<Vec<u8>> {
    let bytes = BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok()?;
    (bytes.len() == length).then_some(bytes)
}

/// Encrypts a message for a browser.
pub fn seal(message: &[u8], browser: &Browser) -> Result<Vec<u8>, NotSealed> {
    // It is followed by the delimiter and the tag.
    if message.len() + 1 + AES_128_GCM.tag_len() > RECORD as usize {
        return Err(NotSealed::TooLong);
    }
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random);
    let own = own.map_err(|_| NotSealed::NoRandomness)?;
    let public = own.compute_public_key().map_err(|_| NotSealed::NoRandomness)?;
    let mut salt = [0; SALT];
    random.fill(&mut salt).map_err(|_| NotSealed::NoRandomness)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.p256dh);
    let agreed = agree_ephemeral(own, &theirs, |shared| {
        Keys::derive(shared, &browser.auth, &browser.p256dh, public.as_ref(), &salt)
    });
    let keys = agreed.map_err(|_| NotSealed::BadKey)?.ok_or(NotSealed::BadKey)?;
    keys.seal(message, public.as_ref(), &salt).ok_or(NotSealed::BadKey)
}

/// The encryption key and the nonce of one message.
struct Keys {
    key: [u8; 16],
    nonce: [u8; 12],
}

impl Keys {
    /// Derives them from what both sides know. `theirs` and `ours` are the public keys.
    fn derive(shared: &[u8], auth: &[u8], theirs: &[u8], ours: &[u8], salt: &[u8]) -> Option<Keys> {
        let info = [b"WebPush: info\0", theirs, ours];
        let secret = Salt::new(HKDF_SHA256, auth).extract(shared);
        let mut material = [0; 32];
        secret.expand(&info, Length(32)).ok()?.fill(&mut material).ok()?;
        let secret = Salt::new(HKDF_SHA256, salt).extract(&material);
        let mut keys = Keys { key: [0; 16], nonce: [0; 12] };
        let purpose: [&[u8]; 1] = [b"Content-Encoding: aes128gcm\0"];
        secret.expand(&purpose, Length(16)).ok()?.fill(&mut keys.key).ok()?;
        let purpose: [&[u8]; 1] = [b"Content-Encoding: nonce\0"];
        secret.expand(&purpose, Length(12)).ok()?.fill(&mut keys.nonce).ok()?;
        Some(keys)
    }

    /// The whole body: a header that says how to decrypt it, and the only record.
    fn seal(self, message: &[u8], ours: &[u8], salt: &[u8]) -> Option<Vec<u8>> {
        let mut record = message.to_vec();
        // The delimiter of the last record; there is no padding.
        record.push(2);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &self.key).ok()?);
        let nonce = Nonce::assume_unique_for_key(self.nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
        let length = u8::try_from(ours.len()).ok()?;
        Some([salt, &RECORD.to_be_bytes(), &[length], ours, &record].concat())
    }
}

/// The number of bytes to derive.
#[derive(Clone, Copy, Debug)]
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64url")
    }

    #[test]
    fn the_example_of_the_standard_comes_out_the_same() {
        // RFC 8291, section 5 and appendix A.
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let theirs = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let ours = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let keys = Keys::derive(&shared, &auth, &theirs, &ours, &salt).expect("keys");
        assert_eq!(keys.key.to_vec(), bytes("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(keys.nonce.to_vec(), bytes("4h_95klXJ5E_qnoN"));
        let message = b"When I grow up, I want to be a watermelon";
        let body = keys.seal(message, &ours, &salt).expect("a body");
        let expected = bytes(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(body, expected);
    }

    #[test]
    fn a_message_that_is_too_long_is_not_the_fault_of_the_key() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let browser = Browser {
            endpoint: "https://push.example".to_owned(),
            p256dh: bytes(key),
            auth: vec![7; AUTH],
            language: words::Language::English,
            quiet: None,
        };
        let most = RECORD as usize - 1 - AES_128_GCM.tag_len();
        let length = |message: usize| seal(&vec![b'x'; message], &browser).map(|body| body.len());
        assert_eq!(length(most), Ok(SALT + 4 + 1 + POINT + RECORD as usize));
        assert_eq!(length(most + 1), Err(NotSealed::TooLong));
        let broken = Browser { p256dh: vec![4; POINT], ..browser };
        assert_eq!(seal(b"x", &broken), Err(NotSealed::BadKey));
    }

    #[test]
    fn what_a_browser_tells_has_its_length() {
        let text = BASE64URL_NOPAD.encode(&[7; AUTH]);
        assert_eq!(read(&text, AUTH), Some(vec![7; AUTH]));
        assert_eq!(read(&format!("{text}=="), AUTH), Some(vec![7; AUTH]));
        assert_eq!(read(&text, POINT), None);
        assert_eq!(read("+/+/", 3), None);
    }
}
