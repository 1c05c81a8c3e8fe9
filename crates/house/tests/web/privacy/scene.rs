//! What the tests of privacy share.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;

use flate2::read::DeflateDecoder;
use protocol::{Deed, FromHouse, News, Offer, Outcome};
use serde_json::{Value, json};

use crate::common::{Running, Socket, Visitor};

/// A browser whose guest has this name.
pub async fn named(running: &Running, name: &str) -> Visitor {
    let visitor = Visitor::browser(running).await;
    visitor.patch("/api/me", json!({ "name": name })).await.done();
    visitor
}

pub async fn at_table(visitor: &Visitor, table: &str) -> Socket {
    visitor.connect(&format!("/api/tables/{table}/socket")).await
}

pub async fn does(socket: &mut Socket, deed: Deed) {
    let answer = socket.act(deed).await;
    assert!(matches!(answer.outcome, Outcome::Done), "{answer:?}");
}

pub async fn says(socket: &mut Socket, text: &str) {
    does(socket, Deed::Chat { text: text.to_string() }).await;
}

/// The files of an archive.
pub fn unzip(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut at = 0;
    let number = |from: usize, length: usize| {
        let bytes = &bytes[from..from + length];
        bytes.iter().rev().fold(0_usize, |number, byte| number << 8 | usize::from(*byte))
    };
    while bytes[at..].starts_with(b"PK\x03\x04") {
        let (packed, name, extra) = (number(at + 18, 4), number(at + 26, 2), number(at + 28, 2));
        let content = at + 30 + name + extra;
        let mut text = String::new();
        let mut decoder = DeflateDecoder::new(&bytes[content..content + packed]);
        decoder.read_to_string(&mut text).expect("text");
        let name = String::from_utf8(bytes[at + 30..at + 30 + name].to_vec()).expect("a name");
        files.insert(name, text);
        at = content + packed;
    }
    assert!(bytes[at..].starts_with(b"PK\x01\x02"), "the list of files follows");
    let end = bytes.len() - 22;
    assert_eq!(&bytes[end..end + 4], b"PK\x05\x06");
    assert_eq!((number(end + 10, 2), number(end + 16, 4)), (files.len(), at));
    files
}

/// The archive about this visitor.
pub async fn export(visitor: &Visitor) -> Vec<u8> {
    let url = format!("{}/api/me/export", visitor.origin);
    let client = reqwest::Client::new();
    let answer = client.get(url).headers(visitor.headers.clone()).send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 200);
    assert_eq!(answer.headers()["content-type"], "application/zip");
    answer.bytes().await.expect("bytes").to_vec()
}

/// What the archive says about this visitor in general.
pub async fn about(visitor: &Visitor) -> (Value, BTreeMap<String, String>) {
    let files = unzip(&export(visitor).await);
    (serde_json::from_str(&files["me.json"]).expect("JSON"), files)
}

/// The move of this number, or the last there is.
pub fn nth(offers: &[Offer], number: u32) -> protocol::Move {
    offers[0].pick(&mut |most| number.min(most - 1)).expect("a move")
}

/// Plays one guest's moves until the game is over.
pub async fn play_on(socket: &mut Socket) {
    loop {
        match socket.frame().await {
            FromHouse::News(news) => ask_first(socket, &news).await,
            FromHouse::Table(state)
                if matches!(state.stage, protocol::Stage::Over(_) | protocol::Stage::Abandoned) =>
            {
                return;
            }
            _ => {}
        }
    }
}

pub async fn ask_first(socket: &mut Socket, news: &News) {
    if let Some(offers) = news.steps.first() {
        socket.ask(nth(offers, 0)).await;
    }
}

/// Whether any file in a folder contains this text.
pub fn is_found(folder: &Path, text: &str) -> bool {
    let files = fs::read_dir(folder).expect("a folder");
    let mut bytes = files.map(|file| fs::read(file.expect("a file").path()).unwrap_or_default());
    bytes.any(|bytes| bytes.windows(text.len()).any(|found| found == text.as_bytes()))
}
