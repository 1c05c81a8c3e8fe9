//! A push service, or any other server that a house calls, and the browser's side of the
//! encryption.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use data_encoding::BASE64URL_NOPAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// A message that was posted.
#[derive(Clone, Debug)]
pub struct Posted {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Posted {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    /// Asserts that the house authenticates itself with this key, and returns the claims it signed.
    pub fn proven(&self, key: &str) -> Value {
        let said = self.header("authorization").strip_prefix("vapid t=").expect("a proof");
        let (token, said_key) = said.split_once(", k=").expect("a key");
        assert_eq!(said_key, key);
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64url");
        signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key))
            .verify(signed.as_bytes(), &bytes(signature))
            .expect("the house signed it");
        let (head, claims) = signed.split_once('.').expect("two parts");
        let head: Value = serde_json::from_slice(&bytes(head)).expect("JSON");
        assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
        serde_json::from_slice(&bytes(claims)).expect("JSON")
    }
}

/// A server that accepts whatever is posted and answers as it is told to.
pub struct Service {
    pub address: SocketAddr,
    posted: Arc<Mutex<Vec<Posted>>>,
    status: Arc<AtomicU16>,
    wait: Arc<AtomicU32>,
    delays: Arc<Mutex<HashMap<String, Duration>>>,
}

impl Service {
    pub async fn start() -> Service {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let posted: Arc<Mutex<Vec<Posted>>> = Arc::default();
        let (status, wait) = (Arc::new(AtomicU16::new(201)), Arc::new(AtomicU32::new(0)));
        let delays: Arc<Mutex<HashMap<String, Duration>>> = Arc::default();
        let (kept, answer) = (Arc::clone(&posted), Arc::clone(&status));
        let (slow, asked) = (Arc::clone(&delays), Arc::clone(&wait));
        let take = move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
            let delay = slow.lock().expect("a list").get(uri.path()).copied();
            kept.lock().expect("a list").push(Posted { path: uri.to_string(), headers, body });
            if let Some(delay) = delay {
                tokio::time::sleep(delay).await;
            }
            let status = answer.load(Ordering::Relaxed);
            let wait = asked.load(Ordering::Relaxed).to_string();
            let headers = [("location", "/elsewhere".to_string()), ("retry-after", wait)];
            (StatusCode::from_u16(status).expect("a status"), headers, "thanks")
        };
        let router = Router::new().fallback(take);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service { address, posted, status, wait, delays }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Delays the answers at this path.
    pub fn slow_down(&self, path: &str, delay: Duration) {
        self.delays.lock().expect("a list").insert(path.to_string(), delay);
    }

    pub fn answer_with(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// Sets the `retry-after` seconds of all later answers.
    pub fn ask_for(&self, seconds: u32) {
        self.wait.store(seconds, Ordering::Relaxed);
    }

    pub fn posted(&self) -> Vec<Posted> {
        self.posted.lock().expect("a list").clone()
    }

    pub fn count(&self) -> usize {
        self.posted().len()
    }
}

/// The keys of a browser, which can decrypt one message.
pub struct Keys {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Keys {
    pub fn new() -> Keys {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
        let private = private.expect("randomness");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Keys { private, public, auth: [7; 16] }
    }

    /// The registration that a browser with these keys sends to the house.
    pub fn browser(&self, endpoint: &str, language: &str, quiet: Value) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": BASE64URL_NOPAD.encode(&self.public),
            "auth": BASE64URL_NOPAD.encode(&self.auth),
            "language": language,
            "quiet": quiet,
        })
    }

    /// Decrypts a message as RFC 8291 specifies.
    pub fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4_096_u32.to_be_bytes());
        let (house, sealed) = rest[1..].split_at(rest[0].into());
        let theirs = UnparsedPublicKey::new(&ECDH_P256, house);
        let shared = agree_ephemeral(self.private, &theirs, <[u8]>::to_vec).expect("a secret");
        let info = [b"WebPush: info\0".as_slice(), &self.public, house].concat();
        let material: [u8; 32] = derive(&self.auth, &shared, &info);
        let key: [u8; 16] = derive(salt, &material, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &material, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it opens");
        let (end, message) = opened.split_last().expect("a delimiter");
        assert_eq!(*end, 2);
        serde_json::from_slice(message).expect("JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    let info = [info];
    let secret = Salt::new(HKDF_SHA256, salt).extract(secret);
    secret.expand(&info, Length(N)).expect("a key").fill(&mut derived).expect("so long");
    derived
}
