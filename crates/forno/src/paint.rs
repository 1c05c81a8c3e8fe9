//! Colour for the terminal. It never carries meaning alone, and streams that are not terminals
//! strip it.

use std::fmt::Display;

pub use anstyle::Style;
use anstyle::{AnsiColor, Effects};

/// Headings.
pub const HEADING: Style = Style::new().effects(Effects::BOLD);
/// What the eye should find first: who must do what.
pub const STATUS: Style = AnsiColor::Cyan.on_default().effects(Effects::BOLD);
/// Numbers and words to type.
pub const TYPED: Style = AnsiColor::Yellow.on_default();
/// Less important text.
pub const QUIET: Style = Style::new().effects(Effects::DIMMED);
/// Refusals and errors.
pub const ALARM: Style = AnsiColor::Red.on_default().effects(Effects::BOLD);
/// Good news.
pub const GLAD: Style = AnsiColor::Green.on_default().effects(Effects::BOLD);
/// Emphasis in the rules.
pub const EMPHASIS: Style = Style::new().effects(Effects::ITALIC);

/// Applies a style to a text.
pub fn painted(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The style for something that has a colour in its game.
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
