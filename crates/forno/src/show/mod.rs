//! What a game adds so that the terminal can show it. Everything else is written once for all.

use bots::Botted;
use table::{Outcome, Phrase, View};

use crate::Voice;
use crate::choice::Choice;
use crate::study::Studied;

/// How each family is shown.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(mod $family;)+
    };
}
catalogue::families!(modules);

/// How an announcement sounds in a running account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// It is not told: the table shows it, or what follows says it again.
    Silent,
    /// It is not told, but something new begins.
    Pause,
    /// One more sentence of the line.
    Sentence,
    /// A sentence after which a new line begins.
    Ending,
    /// A line of its own.
    Line,
    /// A line of its own, after a pause.
    Headline,
}

/// How long a game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Length {
    /// Rounds begun.
    pub rounds: u64,
    /// Turns begun, or where a game has no turns, decisions made.
    pub turns: u64,
}

/// A row of what the summary of a simulation counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What is counted.
    pub told: Phrase,
    /// How often it could happen in one game, where there is a bound.
    pub at_most: Option<u64>,
}

/// A game that the terminal can show.
pub trait Shown: Botted<Setup: Send + Sync> + Studied {
    /// What the summary of a simulation counts: the id of its heading.
    const COUNTED: &'static str;

    /// Sentences that are told as one when they follow each other: the id of the phrase, and the
    /// gap that becomes a list.
    const LISTED: &'static [(&'static str, &'static str)];

    /// What lies open for these eyes, with the notes where the table keeps them.
    fn show_table(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// What only these eyes see; nothing for the gallery.
    fn show_own(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// Who must do what.
    fn status(public: &Self::Public) -> Phrase;

    /// What an awaited seat looks at before it decides: the whole table when a turn begins, and
    /// only what matters in the middle of one.
    fn glance(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// How an announcement sounds.
    fn manner(said: &Self::Announcement) -> Manner;

    /// A picture that goes with an announcement; `before` is what lay open before it.
    fn picture(before: &Self::Public, said: &Self::Announcement) -> Option<String>;

    /// The lines of the menu for one line of an offer.
    fn choices(view: &View<Self>, offer: &Self::Offer, to: &mut impl FnMut(Choice));

    /// What was typed, in the words of the ledger as far as it can be understood.
    fn tidied(typed: &str) -> String;

    /// How long the game was, in which so many moves were made.
    fn length(public: &Self::Public, moves: u64) -> Length;

    /// The rows of the summary.
    fn counted_rows(setup: &Self::Setup) -> Vec<Row>;

    /// The row that an announcement counts in.
    fn counted(setup: &Self::Setup, said: &Self::Announcement) -> Option<usize>;
}

/// Who won.
pub fn result(outcome: &Outcome) -> Phrase {
    let winners = outcome.winners;
    match winners.first() {
        None => Phrase::new("result-nobody"),
        Some(winner) if winners.len() == 1 => Phrase::new("result-winner").with("seat", winner),
        Some(_) => {
            let all = winners.iter().map(|seat| Phrase::new("player").with("seat", seat));
            Phrase::new("result-shared").with("winners", all.collect::<Vec<_>>())
        }
    }
}

/// A share in percent, as people read it.
pub fn percent(share: f64) -> usize {
    (100.0 * share.clamp(0.0, 1.0)).round() as usize
}
