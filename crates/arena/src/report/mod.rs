//! The report: one self-contained HTML file, with plots drawn here.

mod axis;
mod by_seat;
mod course;
mod decision;
mod figure;
mod histogram;
mod legend;
mod numbers;
mod page;
mod pizza;
mod svg;
mod table;
mod text;
mod times;
mod whiskers;

use crate::Results;

/// What a report is made from.
#[derive(Clone, Copy, Debug)]
pub struct Report<'r> {
    /// The results of the run.
    pub results: &'r Results,
    /// The game's name as shown to people.
    pub game: &'r str,
    /// The command that made the report.
    pub command: &'r str,
}

impl Report<'_> {
    /// The whole file. It is also well-formed XML, loads nothing and runs no script.
    pub fn html(&self) -> String {
        page::html(self)
    }
}
