//! Fitting text into the width of a terminal.

use std::borrow::Cow;

/// The width of text. Eighty columns are available everywhere, and longer lines are hard to read.
pub const WIDTH: usize = 80;

/// The number of columns a text occupies; colour escapes occupy none.
pub fn width(text: &str) -> usize {
    if text.contains('\u{1b}') {
        let plain = anstream::adapter::strip_str(text).to_string();
        plain.chars().count()
    } else {
        text.chars().count()
    }
}

/// Pads a text with spaces to this many columns.
pub fn padded(text: &str, columns: usize) -> Cow<'_, str> {
    match columns.saturating_sub(width(text)) {
        0 => Cow::Borrowed(text),
        missing => Cow::Owned(format!("{text}{:missing$}", "")),
    }
}

/// The words of a text. A no-break space, as in French before a colon, does not separate words.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\n']).filter(|word| !word.is_empty())
}

/// Breaks a text into lines of at most this many columns, only between words.
pub fn lines(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut taken = 0;
    for word in words(text) {
        let long = width(word);
        if taken > 0 && taken + 1 + long > columns {
            lines.push(std::mem::take(&mut line));
            taken = 0;
        }
        if taken > 0 {
            line.push(' ');
            taken += 1;
        }
        line.push_str(word);
        taken += long;
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Breaks a text into lines. The first begins with `first`, the others with as many spaces.
pub fn hanging(first: &str, text: &str) -> String {
    let indent = width(first);
    let mut set = String::new();
    for (place, line) in lines(text, WIDTH.saturating_sub(indent)).into_iter().enumerate() {
        match place {
            0 => set.push_str(first),
            _ => set.push_str(&" ".repeat(indent)),
        }
        set.push_str(&line);
        set.push('\n');
    }
    set
}

/// Whether a cell contains a number, a percentage or a dash.
fn is_number(cell: &str) -> bool {
    let plain = anstream::adapter::strip_str(cell).to_string();
    let digits = plain.trim_end_matches([' ', '%']);
    digits == "–" || (!digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit() || c == '.'))
}

/// Lays out rows in columns, two spaces apart; columns of numbers are right-aligned. If they do not
/// fit, the widest columns are wrapped.
pub fn columns(rows: &[Vec<String>], indent: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..count)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    let room = WIDTH.saturating_sub(indent + 2 * count.saturating_sub(1));
    let longest_words: Vec<usize> = (0..count)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.flat_map(|cell| words(cell)).map(width).max().unwrap_or(0)
        })
        .collect();
    while widths.iter().sum::<usize>() > room {
        let breakable = widths.iter_mut().zip(&longest_words);
        let breakable = breakable.filter(|(width, word)| **width > **word);
        let Some((widest, _)) = breakable.max() else { break };
        *widest -= 1;
    }
    let numbers: Vec<bool> = (0..count)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column)).skip(1.min(rows.len() - 1));
            let mut cells = cells.filter(|cell| !cell.is_empty()).peekable();
            cells.peek().is_some() && cells.all(|cell| is_number(cell))
        })
        .collect();
    let mut set = String::new();
    for row in rows {
        let cells: Vec<Vec<String>> =
            row.iter().zip(&widths).map(|(cell, columns)| lines(cell, *columns)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..height {
            let mut line = " ".repeat(indent);
            for ((cell, columns), at_right) in cells.iter().zip(&widths).zip(&numbers) {
                let part = cell.get(place).map_or("", String::as_str);
                if *at_right {
                    line.push_str(&" ".repeat(columns.saturating_sub(width(part))));
                    line.push_str(part);
                } else {
                    line.push_str(&padded(part, *columns));
                }
                line.push_str("  ");
            }
            set.push_str(line.trim_end());
            set.push('\n');
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("\u{1b}[1mpizza\u{1b}[0m"), 5);
        assert_eq!(padded("\u{1b}[1mpizza\u{1b}[0m", 6), "\u{1b}[1mpizza\u{1b}[0m ");
    }

    #[test]
    fn a_no_break_space_keeps_words_together() {
        assert_eq!(lines("voilà\u{a0}: deux", 8), ["voilà\u{a0}:", "deux"]);
    }

    #[test]
    fn numbers_stand_at_the_right() {
        let row = |name: &str, number: &str| vec![name.to_string(), number.to_string()];
        let set = columns(&[row("a", "mean"), row("b", "2.5 %"), row("c", "10.0 %")], 0);
        assert_eq!(set, "a    mean\nb   2.5 %\nc  10.0 %\n");
    }

    #[test]
    fn a_long_cell_is_broken_and_the_others_stay_in_line() {
        let long = "word ".repeat(30);
        let set = columns(&[vec!["a".into(), long], vec!["b".into(), "c".into()]], 2);
        assert!(set.lines().all(|line| width(line) <= WIDTH));
        assert_eq!(set.lines().count(), 3);
        assert!(set.ends_with("  b  c\n"));
    }
}
