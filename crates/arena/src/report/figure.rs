//! A plot on its card: heading, picture, caption and numbers.

use super::table::Table;
use super::text::Escaped;

/// A plot with everything around it.
pub struct Figure {
    /// The prefix of its ids.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What the plot shows and how to read it.
    pub caption: String,
    /// What is shown above the picture, for example a legend.
    pub above: String,
    /// The picture.
    pub picture: String,
    /// The same data as numbers.
    pub numbers: Table,
}

impl Figure {
    /// The figure as HTML.
    pub fn html(&self) -> String {
        let Figure { id, title, caption, above, picture, numbers } = self;
        let numbers = numbers.html(&format!("{title}: numbers"));
        let (title, caption) = (Escaped(title), Escaped(caption));
        format!(
            r#"<figure class="card" id="{id}"><h2>{title}</h2>{above}{picture}<figcaption>{caption}</figcaption><details><summary>Numbers</summary>{numbers}</details></figure>"#
        )
    }
}
