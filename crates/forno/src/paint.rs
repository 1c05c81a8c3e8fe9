//! Colour for the terminal. It never carries meaning alone, and streams that are not terminals
//! leave it out.

use std::fmt::Display;

pub use anstyle::Style;
use anstyle::{AnsiColor, Effects};

/// What stands above the rest.
pub const HEADING: Style = Style::new().effects(Effects::BOLD);
/// What the eye should find first: who must do what.
pub const STATUS: Style = AnsiColor::Cyan.on_default().effects(Effects::BOLD);
/// Numbers and words to be typed.
pub const TYPED: Style = AnsiColor::Yellow.on_default();
/// What is less important.
pub const QUIET: Style = Style::new().effects(Effects::DIMMED);
/// Refusals and complaints.
pub const ALARM: Style = AnsiColor::Red.on_default().effects(Effects::BOLD);
/// Good news.
pub const GLAD: Style = AnsiColor::Green.on_default().effects(Effects::BOLD);
/// Emphasis in the rules.
pub const EMPHASIS: Style = Style::new().effects(Effects::ITALIC);

/// The text in this style.
pub fn painted(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The style of something that has a colour in its game.
pub fn coloured(name: &str) -> Style {
    let colour = match name {
        "yellow" => AnsiColor::BrightYellow,
        "green" => AnsiColor::Green,
        "brown" => AnsiColor::Yellow,
        "purple" => AnsiColor::Magenta,
        "red" => AnsiColor::Red,
        "pink" => AnsiColor::BrightMagenta,
        _ => return HEADING,
    };
    colour.on_default().effects(Effects::BOLD)
}
