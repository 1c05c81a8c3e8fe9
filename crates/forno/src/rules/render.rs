//! Markdown for the terminal: as much of it as the rules pages use.

use crate::layout::{columns, hanging};
use crate::paint::{EMPHASIS, HEADING, QUIET, Style, TYPED, painted};

/// How a line begins that only marks where a rule's text begins.
const ANCHOR: &str = "<a id=";

/// A page, or a part of one, as text for the terminal.
pub fn render(markdown: &str) -> String {
    let mut rendered = String::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        let blank = rendered.is_empty() || rendered.ends_with("\n\n");
        // An anchor is for links on a page; a terminal has none.
        if line.trim().is_empty() || line.starts_with(ANCHOR) {
            if !blank {
                rendered.push('\n');
            }
        } else if line.starts_with('#') {
            let heading = painted(HEADING, inline(line.trim_start_matches('#').trim()));
            rendered.push_str(&hanging("", &heading));
        } else if line.starts_with("```") {
            for code in lines.by_ref().take_while(|code| !code.starts_with("```")) {
                rendered.push_str(&format!("  {code}\n"));
            }
        } else if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = lines.next_if(|next| next.starts_with('|')) {
                rows.push(row);
            }
            rendered.push_str(&table(&rows));
        } else {
            let (marker, first) = item(line);
            let mut text = first.to_string();
            // The rest of a paragraph or of an item.
            while let Some(more) = lines.next_if(|next| continues(next)) {
                text.push(' ');
                text.push_str(more.trim());
            }
            rendered.push_str(&hanging(&marker, &inline(&text)));
        }
    }
    let end = rendered.trim_end().len();
    rendered.truncate(end);
    rendered.push('\n');
    rendered
}

/// The marker of a list's item, and what follows it.
fn item(line: &str) -> (String, &str) {
    if let Some(rest) = line.strip_prefix("- ") {
        return ("  • ".to_string(), rest);
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    match line[digits..].strip_prefix(". ") {
        Some(rest) if digits > 0 => (format!("  {}. ", &line[..digits]), rest),
        Some(_) | None => (String::new(), line),
    }
}

/// Whether a line goes on with the paragraph before it.
fn continues(line: &str) -> bool {
    let begins = ["#", "|", "```", "- "].iter().any(|start| line.starts_with(start));
    !line.trim().is_empty() && !begins && item(line).0.is_empty()
}

fn table(rows: &[&str]) -> String {
    let cells = |row: &str| -> Vec<String> {
        let inner = row.trim().trim_start_matches('|').trim_end_matches('|');
        inner.split('|').map(|cell| inline(cell.trim())).collect()
    };
    let is_rule = |row: &str| row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let mut set = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let headed = rows.get(place + 1).is_some_and(|next| is_rule(next));
        if is_rule(row) {
            continue;
        }
        let mut row = cells(row);
        if headed {
            if row.iter().all(String::is_empty) {
                continue;
            }
            row = row.into_iter().map(|cell| painted_words(QUIET, &cell)).collect();
        }
        set.push(row);
    }
    columns(&set, 2)
}

/// Words painted one by one, so that a style does not run over the end of a line. No line ends at
/// a no-break space, as French has before a colon, so it stays within its word.
fn painted_words(style: Style, text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(|word| painted(style, word)).collect();
    words.join(" ")
}

/// Emphasis, code and links within a line.
fn inline(text: &str) -> String {
    let mut rendered = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`', '[']) {
        rendered.push_str(&rest[..at]);
        rest = &rest[at..];
        let (drawn, after) = span(rest);
        rendered.push_str(&drawn);
        rest = after;
    }
    rendered.push_str(rest);
    rendered
}

/// The span that begins here, drawn, and what follows it. A sign that begins nothing stays.
fn span(text: &str) -> (String, &str) {
    let between = |sign: &str| {
        let inner = text.strip_prefix(sign)?;
        let end = inner.find(sign)?;
        (end > 0).then(|| (&inner[..end], &inner[end + sign.len()..]))
    };
    if let Some((strong, after)) = between("**") {
        return (painted_words(HEADING, strong), after);
    }
    if let Some((emphasis, after)) = between("*") {
        return (painted_words(EMPHASIS, emphasis), after);
    }
    if let Some((code, after)) = between("`") {
        return (painted_words(TYPED, code), after);
    }
    if let Some((name, after)) = link(text) {
        return (inline(name), after);
    }
    let mut rest = text.chars();
    let sign = rest.next().map(String::from).unwrap_or_default();
    (sign, rest.as_str())
}

/// The name of a link that begins here, and what follows it.
fn link(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (_, after) = rest.split_once(')')?;
    Some((name, after))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;
    use crate::games::NAMES;
    use crate::layout::{WIDTH, width};
    use crate::rules::Page;

    fn check(markdown: &str, text: &str) {
        let plain = anstream::adapter::strip_str(&render(markdown)).to_string();
        assert_eq!(plain, format!("{text}\n"));
    }

    #[test]
    fn markup_becomes_text() {
        check("You **must** lay *one* card, see [3.1](#3.1).", "You must lay one card, see 3.1.");
        check("### 3.1 Lay\n\nOne\nline.", "3.1 Lay\n\nOne line.");
        check("- one\n  more\n- two", "  • one more\n  • two");
        check("| a | b |\n|---|---|\n| long cell | c |", "  a          b\n  long cell  c");
        check("*q* ≥ 2 * 3", "q ≥ 2 * 3");
    }

    #[test]
    fn a_no_break_space_stays_within_emphasis() {
        check("*Décidé ici\u{a0}:* deux.", "Décidé ici\u{a0}: deux.");
    }

    fn check_page(game: &str, language: Language) {
        let text = Page::of(game, language).expect("the game has a page").whole();
        let plain = anstream::adapter::strip_str(&text).to_string();
        for mark in ["**", "](", "|--", "```", "##"] {
            assert!(!plain.contains(mark), "{game} in {language} shows {mark}");
        }
        for line in plain.lines() {
            assert!(width(line) <= WIDTH, "{game} in {language}: {line}");
        }
    }

    #[test]
    fn the_pages_leave_no_markup_behind_and_fit_the_screen() {
        for language in Language::ALL {
            NAMES.iter().for_each(|game| check_page(game, language));
        }
    }
}
