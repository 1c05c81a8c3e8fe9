//! The menu: what an awaited seat may do, as numbered entries.

use table::{Offer, View};

use crate::Voice;
use crate::choice::Choice;
use crate::layout::columns;
use crate::paint::{QUIET, TYPED, painted};
use crate::show::Shown;

/// The entries for a view.
pub fn of<G: Shown>(view: &View<G>) -> Vec<Choice> {
    let mut menu = Vec::new();
    view.offers(|offer| {
        offer.lines(&mut |line| G::choices(view, &line, &mut |choice| menu.push(choice)));
    });
    menu
}

/// Lays out the menu as text.
pub fn set(menu: &[Choice], voice: &Voice<'_>) -> String {
    let rows: Vec<Vec<String>> = menu
        .iter()
        .enumerate()
        .map(|(place, choice)| {
            let mut told = voice.tell(&choice.told);
            if let Some(remark) = &choice.remark {
                told.push_str(&format!(" ({})", voice.tell(remark)));
            }
            vec![painted(TYPED, place + 1), told, painted(QUIET, choice.typed())]
        })
        .collect();
    columns(&rows, 1)
}
