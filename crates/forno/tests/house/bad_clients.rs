//! Clients that violate the protocol: no panic, no leak, no effect on others.

use load::client::{Connection, Guest};
use protocol::{FromHouse, Stage};
use table::Pcg;
use tempfile::TempDir;

use crate::process::Process;
use crate::tables::{gathered, guests, new_table, play};

/// A frame from someone who has read half of the protocol, or who is malicious.
fn nonsense(whims: &mut Pcg, other_table: &str) -> String {
    const PIECES: [&str; 22] = [
        "",
        " ",
        "{",
        "[]",
        "null",
        "\"ask\"",
        "0",
        "{}",
        r#"{"kind":"ask"}"#,
        r#"{"kind":"ask","id":"","moves":[]}"#,
        r#"{"kind":"ask","id":"a","moves":[]}"#,
        r#"{"kind":"ask","id":"b","moves":[{"kind":"lay","ingredient":"salami","count":255}]}"#,
        r#"{"kind":"ask","id":"c","moves":[{"kind":"cut","line":99999999999999999999}]}"#,
        r#"{"kind":"ask","id":"d","moves":[{"kind":"place","space":"𝒹4"}],"heard":4294967295}"#,
        r#"{"kind":"do","id":"e","deed":{"kind":"start"}}"#,
        r#"{"kind":"do","id":"f","deed":{"kind":"sit","seat":7}}"#,
        r#"{"kind":"do","id":"g","deed":{"kind":"bot","seat":1,"level":"dado"}}"#,
        r#"{"kind":"do","id":"h","deed":{"kind":"decide","seat":1,"choice":"end"}}"#,
        r#"{"kind":"do","id":"i","deed":{"kind":"chat","text":"\u202e<script>alert(1)</script>"}}"#,
        r#"{"kind":"heard","heard":-1}"#,
        r#"{"kind":"heard","heard":4000000000}"#,
        r#"{"kind":"welcome","protocol":1,"table":"x","seat":1}"#,
    ];
    match whims.pick(4) {
        0 => format!(r#"{{"kind":"ask","id":"{other_table}","moves":[{{"kind":"help"}}]}}"#),
        1 => {
            let piece = PIECES[whims.pick(PIECES.len() as u32) as usize];
            let cut = whims.pick(piece.chars().count() as u32 + 1) as usize;
            piece.chars().take(cut).collect()
        }
        2 => {
            let depth = whims.pick(3_000) as usize;
            format!("{}{}", "[".repeat(depth), "]".repeat(depth))
        }
        _ => PIECES[whims.pick(PIECES.len() as u32) as usize].to_string(),
    }
}

/// Sends nonsense until the house closes the connection; every answer conforms to the protocol.
async fn pester(mut connection: Connection, whims: &mut Pcg, other_table: &str) {
    for _ in 0..40 {
        if connection.send_text(nonsense(whims, other_table)).await.is_err() {
            return;
        }
    }
    loop {
        match connection.next_frame().await {
            Ok(FromHouse::Table(state)) => {
                assert_eq!(state.stage, Stage::Playing, "a watcher changes nothing");
                assert!(state.invite.is_none() && state.seat_secret.is_none());
            }
            Ok(_) => {}
            Err(load::client::ClientError::BadFrame(frame)) => panic!("a broken frame: {frame}"),
            Err(_) => return,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_disturbs_nobody() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let players = guests(&house.url(), 3).await;
    let playing = {
        let players = players.clone();
        tokio::spawn(async move { play(&players, &new_table("mamma-mia-plus", 3)).await })
    };
    let hosts = guests(&house.url(), 2).await;
    let open = protocol::NewTable {
        visibility: protocol::Visibility::Public,
        ..new_table("pizza-theory", 2)
    };
    let (table, _connections) = gathered(&hosts, &open).await;
    let (secret_table, _others) = gathered(&hosts, &new_table("pizza-theory", 2)).await;
    let stranger: Guest = guests(&house.url(), 1).await.remove(0);
    let mut whims = Pcg::new(1);
    for _ in 0..30 {
        let connection = stranger.connect(&table, None).await.expect("anyone may watch");
        pester(connection, &mut whims, &secret_table).await;
        assert!(stranger.connect(&secret_table, None).await.is_err(), "a stranger stays outside");
    }
    playing.await.expect("the others play to the end");
    let state = hosts[0].table(&table).await.expect("the table");
    assert_eq!(state.stage, Stage::Playing, "nothing happened there");
}
