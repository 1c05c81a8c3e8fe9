//! A house in its own process, which can be killed, stopped and restarted.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A running house; dropping it kills the process.
pub struct Process {
    child: Child,
    data: PathBuf,
    port: u16,
    variables: Vec<(String, String)>,
    log: Log,
}

/// What it logged, of all its starts.
type Log = Arc<Mutex<Vec<String>>>;

/// A port that is currently unused.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

impl Process {
    /// Starts a house with its data in this folder.
    pub fn start(data: &Path) -> Process {
        Process::start_with(data, &[])
    }

    /// Starts a house with these environment variables.
    pub fn start_with(data: &Path, variables: &[(&str, &str)]) -> Process {
        let variables = variables.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        let (port, variables) = (free_port(), variables.collect::<Vec<_>>());
        let log = Log::default();
        let child = spawn(data, port, &variables, &log);
        Process { child, data: data.to_path_buf(), port, variables, log }
    }

    /// Opens a house that may have so many files open, and no more.
    pub fn start_with_files(data: &Path, files: u32) -> Process {
        let port = free_port();
        let mut shell = Command::new("sh");
        let script = format!("ulimit -n {files} && exec \"$0\" serve");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_forno")]);
        let log = Log::default();
        let child = open(shell, data, port, &[], &log);
        Process { child, data: data.to_path_buf(), port, variables: Vec::new(), log }
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The lines of its log that have this text.
    pub fn logged(&self, text: &str) -> Vec<String> {
        let log = self.log.lock().expect("no panic");
        log.iter().filter(|line| line.contains(text)).cloned().collect()
    }

    /// Sends it a signal by name.
    pub fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status();
        assert!(sent.expect("the command kill").success(), "kill -s {name}");
    }

    /// Kills it, whatever it is doing.
    pub fn kill(&mut self) {
        self.signal("KILL");
        self.child.wait().expect("it is gone");
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) -> ExitStatus {
        self.signal("TERM");
        let end = Instant::now() + Duration::from_secs(30);
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().expect("its status") {
                return status;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the house does not stop");
    }

    /// Restarts it after it was killed or stopped.
    pub fn start_again(&mut self) {
        self.child = spawn(&self.data, self.port, &self.variables, &self.log);
    }

    /// Restarts it with other environment variables.
    pub fn start_again_with(&mut self, variables: &[(&str, &str)]) {
        self.variables =
            variables.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        self.start_again();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the binary and waits until the house is open.
fn spawn(data: &Path, port: u16, variables: &[(String, String)], log: &Log) -> Child {
    open(forno(["serve"]), data, port, variables, log)
}

/// Runs a command that opens a house, and waits until it is open.
fn open(
    mut command: Command,
    data: &Path,
    port: u16,
    variables: &[(String, String)],
    log: &Log,
) -> Child {
    let mut child = command
        .env("FORNO_LISTEN", format!("127.0.0.1:{port}"))
        .env("FORNO_DATA", data)
        .env("FORNO_BOT_PACE", "at-once")
        .env("FORNO_LOG_FILTER", "error")
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let opened = lines.next();
    if !matches!(&opened, Some(Ok(line)) if line.contains("http://")) {
        let mut complaint = String::new();
        let errors = child.stderr.take().expect("its errors");
        let _ = { errors }.read_to_string(&mut complaint);
        panic!("the house does not open: {opened:?} {complaint}");
    }
    // It must not block on what it says.
    let errors = BufReader::new(child.stderr.take().expect("its errors")).lines();
    let log = Arc::clone(log);
    std::thread::spawn(move || {
        for line in errors.map_while(Result::ok) {
            log.lock().expect("no panic").push(line);
        }
    });
    std::thread::spawn(move || lines.for_each(drop));
    child
}

/// The binary with these arguments.
pub fn forno<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_forno"));
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("FORNO_DATA");
    command
}
