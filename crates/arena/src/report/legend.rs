//! Which mark belongs to which bot.

use super::svg::Drawing;
use super::text::Escaped;
use crate::Standing;

/// A list of the bots with their marks.
pub fn legend(bots: &[Standing]) -> String {
    noted(bots, |_| None, "")
}

/// The same with a note added to each name, and `rest` as further items.
pub fn noted(bots: &[Standing], note: impl Fn(&Standing) -> Option<String>, rest: &str) -> String {
    let mut list = String::from(r#"<ul class="legend">"#);
    for (index, bot) in bots.iter().enumerate() {
        let mut mark = Drawing::new(16.0, 16.0);
        mark.mark(index, [8.0, 8.0], 5.5);
        let note = note(bot).map(|note| format!(" <b>{}</b>", Escaped(&note))).unwrap_or_default();
        let (mark, name) = (mark.ornament(), Escaped(&bot.name));
        list.push_str(&format!("<li>{mark}<span>{name}{note}</span></li>"));
    }
    list + rest + "</ul>"
}
