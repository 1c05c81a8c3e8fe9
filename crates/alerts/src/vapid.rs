//! How the house proves to push services that it is the sender the browser subscribed to: RFC 8292.

use data_encoding::BASE64URL_NOPAD;
use host::time::Millis;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Key, Store};

use crate::allowed::Address;
use crate::error::AlertError;

/// The name of the key in the store.
const NAME: &str = "vapid";

/// How long a token is valid, in seconds. Services accept at most a day.
const HOLDS: u64 = 12 * 60 * 60;

/// The house's key pair. It is secret, so it has no `Debug`.
pub struct Vapid {
    pair: EcdsaKeyPair,
}

impl Vapid {
    /// The key pair from the store, which is generated if there is none.
    pub async fn of(store: &dyn Store) -> Result<Vapid, AlertError> {
        if store.key(NAME).await?.is_none() {
            let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
            let made = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new());
            let made = made.map_err(|_| AlertError::NoRandomness)?;
            store.add_key(NAME, Key(made.as_ref().to_vec())).await?;
        }
        // If two are generated at once, the store keeps the first.
        let key = store.key(NAME).await?;
        key.and_then(|key| Vapid::read(&key)).ok_or(AlertError::BadKey)
    }

    fn read(key: &Key) -> Option<Vapid> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key.0, &random);
        pair.ok().map(|pair| Vapid { pair })
    }

    /// The public key, in the form browsers expect.
    pub fn public_key(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    /// The `Authorization` header for a message to this address. `contact` says how to reach the
    /// keeper of the house, `clock` is the wall-clock time.
    pub fn proof(&self, to: &Address, contact: &str, clock: Millis) -> Option<String> {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": to.origin(), "exp": clock.0 / 1_000 + HOLDS, "sub": contact });
        let part = |json: serde_json::Value| BASE64URL_NOPAD.encode(json.to_string().as_bytes());
        let signed = format!("{}.{}", part(head), part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let signature = BASE64URL_NOPAD.encode(signature.as_ref());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}
