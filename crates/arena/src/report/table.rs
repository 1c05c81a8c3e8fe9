//! Tables of numbers.

use super::text::Escaped;

/// A table: its headings, and rows that start with their subject.
pub struct Table {
    heads: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    pub fn new(heads: &[&'static str]) -> Table {
        Table { heads: heads.to_vec(), rows: Vec::new() }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    /// The table as HTML. A wide table scrolls inside its own box, which can be reached with the
    /// keyboard.
    pub fn html(&self, label: &str) -> String {
        let heads: String = self
            .heads
            .iter()
            .map(|head| format!(r#"<th scope="col">{}</th>"#, Escaped(head)))
            .collect();
        let mut rows = String::new();
        for row in &self.rows {
            rows.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let cell = Escaped(cell);
                rows.push_str(&match column {
                    0 => format!(r#"<th scope="row">{cell}</th>"#),
                    _ => format!("<td>{cell}</td>"),
                });
            }
            rows.push_str("</tr>");
        }
        let label = Escaped(label);
        format!(
            r#"<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"#
        )
    }
}
