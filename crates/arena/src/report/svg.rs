//! Drawing with a few shapes. Colours come from classes, so that the page's style sheet decides.

use std::fmt::{Display, Write};

use super::text::Escaped;

/// The position of a text relative to its anchor point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The text starts there.
    Start,
    /// Its middle is there.
    Middle,
    /// The text ends there.
    End,
}

/// A picture that shapes are added to.
#[derive(Clone, Debug)]
pub struct Drawing {
    width: f64,
    height: f64,
    shapes: String,
}

impl Drawing {
    /// An empty picture; its units are pixels on a narrow phone.
    pub fn new(width: f64, height: f64) -> Drawing {
        Drawing { width, height, shapes: String::new() }
    }

    fn shape(&mut self, shape: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.shapes, "{shape}");
    }

    pub fn line(&mut self, class: &str, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) {
        self.shape(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    /// A line through several points.
    pub fn polyline(&mut self, class: &str, points: impl Iterator<Item = [f64; 2]>) {
        let points: Vec<String> = points.map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        self.shape(format_args!(r#"<polyline class="{class}" points="{}"/>"#, points.join(" ")));
    }

    /// A box with slightly rounded corners.
    pub fn bar(&mut self, class: &str, [x, y]: [f64; 2], width: f64, height: f64) {
        self.shape(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="2"/>"#
        ));
    }

    pub fn circle(&mut self, class: &str, [x, y]: [f64; 2], radius: f64) {
        self.shape(format_args!(
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"/>"#
        ));
    }

    /// A path in SVG's path syntax.
    pub fn path(&mut self, class: &str, path: &str) {
        self.shape(format_args!(r#"<path class="{class}" d="{path}"/>"#));
    }

    pub fn text(&mut self, class: &str, [x, y]: [f64; 2], anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = Escaped(text);
        self.shape(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    /// A bot's own mark: each has a different shape and colour.
    pub fn mark(&mut self, bot: usize, [x, y]: [f64; 2], size: f64) {
        let class = format!("mark {}", bot_class(bot));
        let corners = |corners: &[(f64, f64)]| {
            let mut path = String::new();
            for (at, (right, down)) in corners.iter().enumerate() {
                let (x, y) = (x + right * size, y + down * size);
                let _ = write!(path, "{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' });
            }
            path + "Z"
        };
        match bot % MARKS {
            0 => self.circle(&class, [x, y], size),
            1 => self.path(&class, &corners(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])),
            2 => self.path(&class, &corners(&[(0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)])),
            3 => self.path(&class, &corners(&[(0.0, -1.3), (1.2, 0.0), (0.0, 1.3), (-1.2, 0.0)])),
            4 => self.path(&class, &corners(&[(0.0, 1.2), (1.1, -0.8), (-1.1, -0.8)])),
            _ => {
                let [thin, long] = [0.4, 1.2];
                let cross = [
                    (-thin, -long),
                    (thin, -long),
                    (thin, -thin),
                    (long, -thin),
                    (long, thin),
                    (thin, thin),
                    (thin, long),
                    (-thin, long),
                    (-thin, thin),
                    (-long, thin),
                    (-long, -thin),
                    (-thin, -thin),
                ];
                self.path(&class, &corners(&cross));
            }
        }
    }

    /// The picture, with a title and a description for people who cannot see it. `id` must be
    /// unique on the page.
    pub fn described(&self, id: &str, title: &str, description: &str) -> String {
        let Drawing { width, height, shapes } = self;
        let (title, description) = (Escaped(title), Escaped(description));
        format!(
            r#"<svg viewBox="0 0 {width} {height}" role="img" aria-labelledby="{id}-title {id}-desc"><title id="{id}-title">{title}</title><desc id="{id}-desc">{description}</desc>{shapes}</svg>"#
        )
    }

    /// The picture as decoration of a text that says the same.
    pub fn ornament(&self) -> String {
        let Drawing { width, height, shapes } = self;
        format!(r#"<svg viewBox="0 0 {width} {height}" aria-hidden="true">{shapes}</svg>"#)
    }
}

/// The number of different marks: one for each seat of the largest table.
const MARKS: usize = table::MOST_SEATS;

/// The class that sets a bot's colour.
pub fn bot_class(bot: usize) -> String {
    format!("bot-{}", bot % MARKS)
}
