//! `tools/needs` lists everything that is missing before anything is built.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::common::{Done, folder};

const ALL: &[&str] = &["cargo", "rustc", "node", "npm", "cc", "c++", "python3", "chromium"];

/// Runs it on a machine that has only these programs, with these versions of Rust and Node.
fn ask(machine: &str, programs: &[&str], versions: (&str, &str), wanted: &str) -> Done {
    let path = folder(&format!("needs-{machine}"));
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for program in programs {
        symlink(here.join("tests/stand-in"), path.join(program)).expect("the folder is empty");
    }
    let asked = Command::new("/bin/sh")
        .arg(here.join("../../tools/needs"))
        .arg(wanted)
        .env_clear()
        .envs([("RUST", versions.0), ("NODE", versions.1)])
        .env("PATH", &path)
        .output();
    asked.expect("there is a shell").into()
}

#[test]
fn where_nothing_is_missing_nothing_is_said() {
    for (wanted, programs) in [
        ("play", &["cargo", "rustc", "node", "npm", "cc"][..]),
        ("check", &["cargo", "rustc", "node", "npm", "cc"]),
        ("fuzz", &["cargo", "rustc", "cc", "c++"]),
        ("test", ALL),
    ] {
        for versions in [("1.89.0", "20.19.0"), ("1.100.0-nightly", "22.1.0"), ("2.0.0", "21.0.0")]
        {
            let done = ask("all", programs, versions, wanted);
            assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{wanted}");
        }
    }
}

#[test]
fn everything_that_is_missing_is_named_at_once() {
    let done = ask("none", &[], ("", ""), "test");
    assert_eq!(done.code, Some(1));
    let rust = format!("Rust {} or later", env!("CARGO_PKG_RUST_VERSION").trim_end_matches(".0"));
    for missing in
        [&rust, "Node 20.19 or later", "a C compiler", "a C++ compiler", "python3 with venv"]
    {
        assert!(done.err.contains(missing), "{missing}: {}", done.err);
    }
    for command in ["sh.rustup.rs", "sudo apt-get install", "sudo dnf install", "brew install"] {
        assert!(done.err.contains(command), "{command}: {}", done.err);
    }
}

#[test]
fn what_is_too_old_is_told_with_its_version() {
    let done = ask("old", ALL, ("1.88.0", "20.18.3"), "play");
    assert_eq!(done.code, Some(1));
    assert!(done.err.contains("here is 1.88.0") && done.err.contains("here is 20.18.3"));
    assert!(!done.err.contains("compiler") && !done.err.contains("python"), "{}", done.err);
}

#[test]
fn only_what_the_command_needs_is_asked_for() {
    let few = &["cargo", "rustc", "node", "npm", "cc"];
    let done = ask("few", few, ("1.95.0", "22.0.0"), "test");
    assert_eq!(done.code, Some(1));
    assert!(
        done.err.contains("C++") && done.err.contains("python3") && done.err.contains("browser")
    );
    assert!(!done.err.contains("Rust") && !done.err.contains("rustup"), "{}", done.err);
    assert_eq!(ask("few", few, ("1.95.0", "22.0.0"), "bake").code, Some(2));
}
