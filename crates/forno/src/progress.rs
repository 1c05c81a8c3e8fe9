//! The progress of a long run.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error with the time left; hidden if that is not a terminal.
pub fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {eta}") {
        bar.set_style(style);
    }
    bar
}
