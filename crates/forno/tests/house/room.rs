//! Moderating a house from the command line.

use std::path::Path;
use std::process::Output;

use load::client::{Connection, Guest};
use protocol::{Deed, NewTable, Outcome, Visibility};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::process::{Process, forno};
use crate::tables::{guests, new_table};

fn keeper(data: &Path, arguments: &[&str]) -> Output {
    let mut command = forno(["keeper"]);
    command.args(arguments).env("FORNO_DATA", data).output().expect("the binary runs")
}

fn done(data: &Path, arguments: &[&str]) -> String {
    let output = keeper(data, arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn without_a_house_the_command_says_what_to_do() {
    let folder = TempDir::new().expect("a folder");
    let output = keeper(folder.path(), &["status"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("No house runs") && said.contains("forno serve"), "{said}");
}

#[test]
fn a_house_is_moderated_while_it_runs() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let data = folder.path();
    let invited = done(data, &["invite", "--role", "moderator"]);
    let link = format!("{}/keeper#invite=", house.url());
    assert!(invited.starts_with(&link) && invited.contains("15 minutes"), "{invited}");
    assert!(done(data, &["reports"]).contains("There is nothing"));
    assert_eq!(done(data, &["ban", "203.0.113.7/24", "Spam", "--hours", "2"]), "Done.\n");
    let measures = done(data, &["measures"]);
    assert!(measures.contains("203.0.113.0/24") && measures.contains("Spam"), "{measures}");
    let id = measures.split_whitespace().next().expect("an id");
    assert_eq!(done(data, &["lift", id]), "Done.\n");
    assert!(done(data, &["measures"]).contains("There is nothing"));
    done(data, &["banner", "Closed at ten"]);
    done(data, &["switch", "no-new-guests", "on"]);
    done(data, &["switch", "read-only", "on"]);
    done(data, &["switch", "read-only", "off"]);
    let status = done(data, &["status"]);
    let fact = |name: &str| status.lines().find(|line| line.starts_with(name)).expect("a fact");
    assert!(fact("banner").ends_with("Closed at ten"), "{status}");
    assert!(fact("switches").ends_with(" no-new-guests"), "{status}");
    assert!(done(data, &["sessions"]).contains("There is nothing"));
    let audit = done(data, &["audit"]);
    let actions: Vec<&str> =
        audit.lines().map(|line| line.split_whitespace().nth(3).expect("an action")).collect();
    assert_eq!(
        actions,
        ["set-switches", "set-switches", "set-switches", "set-banner", "lift", "ban", "invite",]
    );
    let unknown = keeper(data, &["rename", "nobody", "Ada"]);
    assert_eq!(unknown.status.code(), Some(2));
    let said = String::from_utf8_lossy(&unknown.stderr);
    assert!(said.contains("There is no such guest"), "{said}");
}

/// The line that has this text.
fn line<'t>(text: &'t str, with: &str) -> &'t str {
    text.lines().find(|line| line.contains(with)).unwrap_or_else(|| panic!("{with}: {text}"))
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().expect("a word")
}

async fn says(connection: &mut Connection, text: &str) -> Outcome {
    let said = connection.deed(Deed::Chat { text: text.to_string() }).await;
    said.expect("an answer")
}

async fn standing(guest: &Guest) -> Value {
    guest.get("/api/me/standing").await.expect("the standing")
}

/// A public table where these guests sit, and what the first of them reports.
async fn insulted(guests: &[Guest]) -> (String, Vec<Connection>) {
    let new =
        NewTable { visibility: Visibility::Public, seat: None, ..new_table("pizza-theory", 2) };
    let table = guests[0].open(&new).await.expect("a table").table;
    let mut connections = Vec::new();
    for guest in guests {
        let mut connection = guest.connect(&table, None).await.expect("a connection");
        let sat = connection.deed(Deed::Sit { seat: None }).await.expect("an answer");
        assert_eq!(sat, Outcome::Done);
        connections.push(connection);
    }
    assert_eq!(says(&mut connections[0], "Hello").await, Outcome::Done);
    assert_eq!(says(&mut connections[1], "Idiot").await, Outcome::Done);
    let about = json!({ "kind": "author", "table": table, "line": 2 });
    // It has no body, which is no trouble here.
    let _ = guests[0]
        .post::<Value>("/api/reports", &json!({ "about": about, "complaint": "abuse" }))
        .await;
    (table, connections)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_moderator_needs_is_shown_and_done_without_a_page() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let data = folder.path();
    let guests = guests(&house.url(), 2).await;
    let (table, mut connections) = insulted(&guests).await;
    let eve = guests[1].id();

    let reports = done(data, &["reports"]);
    assert!(reports.contains("> 2 Guest 2: Idiot"), "{reports}");
    let report = first_word(&reports).to_string();
    assert!(done(data, &["guests", "guest 2"]).contains(eve));
    let shown = done(data, &["table", &table]);
    assert!(line(&shown, "seat 2").contains(eve), "{shown}");
    assert_eq!(first_word(line(&shown, "Idiot")), "2", "{shown}");
    assert_eq!(done(data, &["delete-line", &table, "2"]), "Done.\n");
    assert!(!done(data, &["table", &table]).contains("Idiot"));
    assert!(line(&done(data, &["table", &table]), "(deleted)").contains("Guest 2"));

    assert_eq!(done(data, &["warn", eve, "Insults"]), "Done.\n");
    assert_eq!(standing(&guests[1]).await["warnings"][0]["reason"], "Insults");
    assert_eq!(done(data, &["mute", eve, "Again", "--hours", "3"]), "Done.\n");
    let outcome = says(&mut connections[1], "Hm").await;
    assert!(matches!(outcome, Outcome::Refused { .. }), "{outcome:?}");
    assert_eq!(done(data, &["rename", eve, "Gentle Guest"]), "Done.\n");
    let detail = done(data, &["guest", eve]);
    assert!(detail.lines().next().expect("a line").ends_with("Gentle Guest"), "{detail}");
    assert!(line(&detail, "address").contains("127.0.0.1"), "{detail}");
    assert!(line(&detail, "table").contains(&table), "{detail}");
    let mute = first_word(line(&detail, "Again")).to_string();
    assert_eq!(done(data, &["lift", &mute]), "Done.\n");
    assert!(!done(data, &["measures"]).contains(&mute));
    assert!(line(&done(data, &["measures", "--all"]), &mute).contains("lifted"));

    assert_eq!(done(data, &["answer", &report, "Warned and muted"]), "Done.\n");
    assert!(done(data, &["reports"]).contains("There is nothing"));
    let all = done(data, &["reports", "--all"]);
    assert!(all.contains(&report) && all.contains("Warned and muted"), "{all}");
    for (guest, deed) in [(1, Deed::Ready { ready: true, nonce: None }), (0, Deed::Start)] {
        // The deleted line made the table load anew, and everyone come back.
        let mut again = guests[guest].connect(&table, None).await.expect("a connection");
        assert_eq!(again.deed(deed).await.expect("an answer"), Outcome::Done);
    }
    assert_eq!(done(data, &["close", &table]), "Done.\n");
    assert!(done(data, &["table", &table]).contains("finished"));
    for wrong in [["table", "nowhere"], ["guest", "nobody"]] {
        assert_eq!(keeper(data, &wrong).status.code(), Some(2), "{wrong:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_and_sessions_are_given_and_ended() {
    let folder = TempDir::new().expect("a folder");
    let house = Process::start(folder.path());
    let data = folder.path();
    let guests = guests(&house.url(), 1).await;
    assert_eq!(done(data, &["role", guests[0].id(), "moderator"]), "Done.\n");
    assert_eq!(standing(&guests[0]).await["role"], "moderator");
    assert_eq!(done(data, &["role", guests[0].id(), "none"]), "Done.\n");
    assert_eq!(standing(&guests[0]).await["role"], Value::Null);
    let invited = done(data, &["invite"]);
    let secret = invited.split_once("#invite=").expect("a link").1;
    let secret = json!({ "secret": first_word(secret) });
    let signed_in: Value =
        guests[0].post("/api/keeper/sign-in/link", &secret).await.expect("the room");
    assert_eq!(signed_in["role"], "keeper");
    let sessions = done(data, &["sessions"]);
    assert!(sessions.contains("keeper"), "{sessions}");
    assert_eq!(done(data, &["end-session", first_word(&sessions)]), "Done.\n");
    assert!(done(data, &["sessions"]).contains("There is nothing"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_command_line_does_to_a_closed_house_is_in_the_log_too() {
    let folder = TempDir::new().expect("a folder");
    let mut house = Process::start(folder.path());
    let data = folder.path();
    let guests = guests(&house.url(), 2).await;
    let (table, _) = insulted(&guests).await;
    assert!(house.stop().success());
    for what in ["close", "delete", "delete"] {
        let mut command = forno(["tables", what, &table]);
        command.env("FORNO_DATA", data).output().expect("the binary runs");
    }
    house.start_again();
    let audit = done(data, &["audit"]);
    let actions: Vec<&str> = audit
        .lines()
        .filter(|line| line.contains(&table))
        .map(|line| line.split_whitespace().nth(3).expect("an action"))
        .collect();
    assert_eq!(actions, ["delete-table", "close-table"], "{audit}");
}
