//! Text inside markup.

use std::fmt;

/// A text with all markup characters escaped.
pub struct Escaped<'t>(pub &'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                // XML has no way to write these at all.
                control if control.is_control() && !"\t\n\r".contains(control) => {
                    f.write_str("\u{fffd}")?;
                }
                '\u{fffe}' | '\u{ffff}' => f.write_str("\u{fffd}")?,
                other => write!(f, "{other}")?,
            }
        }
        Ok(())
    }
}

/// A name that fits next to a number in a narrow picture; tables have the whole name.
pub fn shortened(name: &str) -> String {
    const MOST: usize = 18;
    if name.chars().count() <= MOST {
        return name.to_string();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_becomes_text() {
        let escaped = Escaped("<b a=\"1\" c='2'>&\u{0}</b>").to_string();
        assert_eq!(escaped, "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;\u{fffd}&lt;/b&gt;");
    }
}
