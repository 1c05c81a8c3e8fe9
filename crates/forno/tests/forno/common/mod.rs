//! Driving the real binary.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// A test's own folder, initially empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The binary with these arguments, in this folder, speaking English.
pub fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_forno"));
    command.current_dir(folder).args(arguments).env("LC_ALL", "C.UTF-8").env("USER", "Tester");
    command
}

/// The result of a run.
#[derive(Debug)]
pub struct Done {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Done {
    fn from(output: Output) -> Done {
        Done {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("what is said is text"),
            err: String::from_utf8(output.stderr).expect("what is said is text"),
        }
    }
}

/// Runs the binary to the end, with this input.
pub fn run_typing(folder: &Path, arguments: &[&str], typed: &str) -> Done {
    let mut child = command(folder, arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("forno starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let typed = typed.to_string();
    // A game that ends early closes its input.
    let typing = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let done = child.wait_with_output().expect("forno ends").into();
    typing.join().expect("typing ends");
    done
}

/// Runs the binary to the end.
pub fn run(folder: &Path, arguments: &[&str]) -> Done {
    run_typing(folder, arguments, "")
}

/// Runs the binary to the end, expects success, and returns its output.
pub fn said(folder: &Path, arguments: &[&str]) -> String {
    let done = run(folder, arguments);
    assert_eq!(done.code, Some(0), "{arguments:?}: {}", done.err);
    done.out
}

/// Collapses all whitespace into single spaces, so that the text can be searched.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The names of the files in a folder, sorted.
pub fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// A player who picks entries from the menu, and uses the example if more is asked for.
pub struct Guest {
    child: Child,
    typing: ChildStdin,
    screen: ChildStdout,
    /// Everything shown so far.
    pub shown: String,
    whim: u64,
    menu: Vec<Entry>,
    chosen: String,
}

/// An entry of the menu: its number, and the words next to it.
type Entry = (usize, String);

impl Guest {
    /// Starts the program.
    pub fn new(folder: &Path, arguments: &[&str], whim: u64) -> Guest {
        let mut child = command(folder, arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("forno starts");
        let typing = child.stdin.take().expect("stdin is piped");
        let screen = child.stdout.take().expect("stdout is piped");
        let (shown, menu, chosen) = (String::new(), Vec::new(), String::new());
        Guest { child, typing, screen, shown, whim, menu, chosen }
    }

    /// Reads until something is asked; returns what was shown, or `None` at the end.
    pub fn read(&mut self) -> Option<String> {
        let mut new = Vec::new();
        let mut byte = [0];
        while self.screen.read(&mut byte).expect("the screen can be read") == 1 {
            new.push(byte[0]);
            if new.ends_with(b"> ") {
                let new = String::from_utf8(new).expect("what is shown is text");
                self.shown.push_str(&new);
                return Some(new);
            }
        }
        self.shown.push_str(&String::from_utf8(new).expect("what is shown is text"));
        None
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        writeln!(self.typing, "{line}").expect("forno listens");
    }

    /// Answers this many questions, or plays to the end; returns whether the end was reached.
    pub fn play(&mut self, questions: usize) -> bool {
        (0..questions).any(|_| match self.read() {
            Some(new) => {
                self.answer(&new);
                false
            }
            None => true,
        })
    }

    /// Answers the last question.
    pub fn answer(&mut self, shown: &str) {
        let prompt = shown.lines().last().unwrap_or_default();
        if prompt != "> " {
            let begun = prompt.trim_end_matches("> ").trim();
            let hint = self.chosen.strip_prefix(begun).unwrap_or_default().trim();
            let hint = hint.split('–').next().unwrap_or_default().to_string();
            return self.type_line(&hint);
        }
        let menu = menu_of(shown);
        if !menu.is_empty() {
            self.menu = menu;
        }
        assert!(!self.menu.is_empty(), "something may be done:\n{shown}");
        self.whim = self.whim.wrapping_mul(6364136223846793005).wrapping_add(1);
        let (number, words) = self.menu[(self.whim >> 33) as usize % self.menu.len()].clone();
        self.chosen = words;
        self.type_line(&number.to_string());
    }

    /// Leaves the game; returns everything shown.
    pub fn leave(mut self) -> String {
        drop(self.typing);
        let mut rest = String::new();
        self.screen.read_to_string(&mut rest).expect("the screen can be read");
        assert!(self.child.wait().expect("forno ends").success());
        self.shown + &rest
    }
}

/// The numbered lines at the end of what was shown.
fn menu_of(shown: &str) -> Vec<Entry> {
    let mut menu = Vec::new();
    for line in shown.lines() {
        let line = line.trim_start();
        let Some((number, rest)) = line.split_once("  ") else { continue };
        let Ok(number) = number.parse() else { continue };
        if number == 1 {
            menu.clear();
        }
        if number == menu.len() + 1
            && let Some((_, words)) = rest.trim_end().rsplit_once("  ")
        {
            menu.push((number, words.to_string()));
        }
    }
    menu
}
