//! A software authenticator, which can be made to misbehave.

use data_encoding::BASE64URL_NOPAD;
use ring::digest::{SHA256, digest};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};

/// The flags of a user who is present and verified.
pub const VERIFIED: u8 = 0x05;

/// The flag of authenticator data that contains a new credential.
const ATTESTED: u8 = 0x40;

/// An authenticator with one passkey. Tests change its fields to make it lie.
pub struct Authenticator {
    keys: EcdsaKeyPair,
    id: Vec<u8>,
    handle: Value,
    /// The origin of the page, as it claims.
    pub origin: String,
    /// The domain it belongs to, as it claims.
    pub domain: String,
    /// Its signature counter.
    pub counter: u32,
    /// Its flags about the user.
    pub flags: u8,
}

impl Authenticator {
    /// A new authenticator, in a browser on a page of this origin.
    pub fn new(origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let mut id = vec![0; 32];
        random.fill(&mut id).expect("randomness");
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let secret = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let keys = EcdsaKeyPair::from_pkcs8(algorithm, secret.as_ref(), &random);
        Authenticator {
            keys: keys.expect("a key"),
            id,
            handle: Value::Null,
            origin: origin.to_string(),
            domain: "localhost".to_string(),
            counter: 0,
            flags: VERIFIED,
        }
    }

    /// Makes a credential, as `navigator.credentials.create` does.
    pub fn create(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].clone();
        let mut data = self.data(ATTESTED);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        // The public key in COSE format: for P-256, its two coordinates.
        let point = self.keys.public_key().as_ref();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        // An attestation object of the format `none`, in CBOR.
        let mut object = vec![0xa3];
        object.extend(b"\x63fmt\x64none");
        object.extend(b"\x67attStmt\xa0");
        object.extend(b"\x68authData\x58");
        object.push(u8::try_from(data.len()).expect("short data"));
        object.extend(&data);
        let said = self.said("webauthn.create", options);
        json!({
            "id": written(&self.id), "rawId": written(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": written(&said), "attestationObject": written(&object),
                "transports": [],
            },
        })
    }

    /// Signs in, as `navigator.credentials.get` does.
    pub fn get(&self, options: &Value) -> Value {
        let data = self.data(0);
        let said = self.said("webauthn.get", options);
        let signed = [data.as_slice(), digest(&SHA256, &said).as_ref()].concat();
        let signature = self.keys.sign(&SystemRandom::new(), &signed).expect("a signature");
        json!({
            "id": written(&self.id), "rawId": written(&self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
            "response": {
                "clientDataJSON": written(&said), "authenticatorData": written(&data),
                "signature": written(signature.as_ref()), "userHandle": self.handle,
            },
        })
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let domain = digest(&SHA256, self.domain.as_bytes());
        [domain.as_ref(), &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    fn said(&self, kind: &str, options: &Value) -> Vec<u8> {
        let said = json!({
            "type": kind, "challenge": options["challenge"], "origin": self.origin,
            "crossOrigin": false,
        });
        said.to_string().into_bytes()
    }
}

fn written(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}
