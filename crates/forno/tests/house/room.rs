//! Moderating a house from the command line.

use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use crate::process::{Process, forno};

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
