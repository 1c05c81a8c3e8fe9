//! A plot on its card: heading, picture, what it means, and its numbers.

use super::table::Table;
use super::text::Escaped;

/// A plot with everything around it.
pub struct Figure {
    /// The word its ids begin with.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What one sees and how to read it.
    pub caption: String,
    /// What stands above the picture, such as a legend.
    pub above: String,
    /// The picture.
    pub picture: String,
    /// The same in numbers.
    pub numbers: Table,
}

impl Figure {
    /// As markup.
    pub fn html(&self) -> String {
        let Figure { id, title, caption, above, picture, numbers } = self;
        let numbers = numbers.html(&format!("{title}: numbers"));
        let (title, caption) = (Escaped(title), Escaped(caption));
        format!(
            r#"<figure class="card" id="{id}"><h2>{title}</h2>{above}{picture}<figcaption>{caption}</figcaption><details><summary>Numbers</summary>{numbers}</details></figure>"#
        )
    }
}
