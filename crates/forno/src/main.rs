//! The `forno` binary. Everything it does is in the library, where tests can drive it.

use std::io;
use std::process::ExitCode;

use forno::World;

fn main() -> ExitCode {
    let mut input = io::stdin().lock();
    // These streams strip colour if they are not a terminal or NO_COLOR is set.
    let mut output = anstream::stdout().lock();
    // Not locked: the progress bar is drawn by other threads.
    let mut errors = anstream::stderr();
    let world = World { input: &mut input, output: &mut output, errors: &mut errors };
    forno::run(std::env::args_os(), world)
}
