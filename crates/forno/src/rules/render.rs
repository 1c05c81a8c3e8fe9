//! Markdown for the terminal: the subset that the rules pages use.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};

use crate::layout::{columns, hanging};
use crate::paint::{EMPHASIS, HEADING, QUIET, Style, TYPED, painted};

/// Renders a page, or a part of one, for the terminal.
pub fn render(markdown: &str) -> String {
    let mut screen = Screen::default();
    for event in TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)) {
        screen.show(event);
    }
    let end = screen.set.trim_end().len();
    screen.set.truncate(end);
    screen.set.push('\n');
    screen.set
}

/// The state of the renderer.
#[derive(Default)]
struct Screen {
    /// Finished lines.
    set: String,
    /// The text to be broken into lines next.
    text: String,
    /// The current styles, innermost last.
    styles: Vec<Style>,
    /// The enclosing lists; a numbered list has the number of its next item.
    lists: Vec<Option<u64>>,
    /// The marker in front of the current item's first line.
    marker: String,
    /// The rows of the current table.
    rows: Vec<Vec<String>>,
    is_code: bool,
}

impl Screen {
    fn show(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(code) if self.is_code => {
                code.lines().for_each(|line| self.set.push_str(&format!("  {line}\n")));
            }
            Event::Text(text) => self.write(&text),
            Event::Code(code) => self.text.push_str(&painted_words(TYPED, &code)),
            Event::SoftBreak | Event::HardBreak => self.text.push(' '),
            // HTML is used only for anchors, and a terminal has no links to them. The pages contain
            // no rules, and the other events need options that are not set.
            Event::Html(_)
            | Event::InlineHtml(_)
            | Event::Rule
            | Event::FootnoteReference(_)
            | Event::TaskListMarker(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_) => {}
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { .. } | Tag::Table(_) => self.part(),
            Tag::Paragraph if self.lists.is_empty() => self.part(),
            Tag::CodeBlock(_) => {
                self.part();
                self.is_code = true;
            }
            Tag::List(first) => {
                match self.lists.is_empty() {
                    true => self.part(),
                    false => self.flush(),
                }
                self.lists.push(*first);
            }
            Tag::Item => self.marker = self.next_marker(),
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            Tag::Strong => self.styles.push(HEADING),
            Tag::Emphasis => self.styles.push(EMPHASIS),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.text = painted(HEADING, &self.text);
                self.flush();
            }
            TagEnd::Paragraph | TagEnd::Item => self.flush(),
            TagEnd::CodeBlock => self.is_code = false,
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.text);
                self.rows.last_mut().into_iter().for_each(|row| row.push(cell.clone()));
            }
            TagEnd::TableHead => self.head(),
            TagEnd::Table => self.set.push_str(&columns(&std::mem::take(&mut self.rows), 2)),
            TagEnd::Strong | TagEnd::Emphasis => drop(self.styles.pop()),
            _ => {}
        }
    }

    /// Adds a blank line before the next block, unless it is the first, or nothing has been added
    /// since.
    fn part(&mut self) {
        if !self.set.is_empty() && !self.set.ends_with("\n\n") {
            self.set.push('\n');
        }
    }

    /// Lays out the pending text after its item's marker.
    fn flush(&mut self) {
        let (marker, text) = (std::mem::take(&mut self.marker), std::mem::take(&mut self.text));
        if !text.is_empty() {
            self.set.push_str(&hanging(&marker, &text));
        }
    }

    fn next_marker(&mut self) -> String {
        let indent = "  ".repeat(self.lists.len());
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{indent}{}. ", *number - 1)
            }
            Some(None) | None => format!("{indent}• "),
        }
    }

    /// The head of a table is dimmed, and left out if it is empty.
    fn head(&mut self) {
        let cells = self.rows.pop().unwrap_or_default();
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(cells.iter().map(|cell| painted_words(QUIET, cell)).collect());
        }
    }

    fn write(&mut self, text: &str) {
        match self.styles.last() {
            Some(style) => self.text.push_str(&painted_words(*style, text)),
            None => self.text.push_str(text),
        }
    }
}

/// Styles each word separately, so that a style does not run across the end of a line. Lines are
/// not broken at a no-break space, as in French before a colon, so it stays inside its word.
fn painted_words(style: Style, text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(|word| painted(style, word)).collect();
    words.join(" ")
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
        check("Look:\n\n```text\n. a\n b\n```\n\nSo.", "Look:\n\n  . a\n   b\n\nSo.");
        check("1. one\n   - a\n   - b\n2. two", "  1. one\n    • a\n    • b\n  2. two");
    }

    #[test]
    fn an_anchor_leaves_nothing_behind() {
        let rule = "<a id=\"3.1\"></a>\n\n### 3.1 Lay\n\nOne.\n\n<a id=\"3.2\"></a>\n";
        check(rule, "3.1 Lay\n\nOne.");
    }

    #[test]
    fn a_table_without_a_head_begins_with_its_first_row() {
        check("| | |\n|---|---|\n| rounds | 3 |", "  rounds  3");
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
