//! What a game adds so that the terminal can show it. Everything else is written once for all
//! games.

use bots::Botted;
use table::{Outcome, Phrase, View};

use crate::Voice;
use crate::choice::Choice;
use crate::study::Studied;

/// The modules that show each family.
macro_rules! modules {
    ($($family:ident: $rules:ident, $about:literal;)+) => {
        $(mod $family;)+
    };
}
catalogue::families!(modules);

/// How an announcement is rendered in a running account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Not at all: the table shows it, or a later announcement repeats it.
    Silent,
    /// Not at all, but something new begins.
    Pause,
    /// As the next sentence of the line.
    Sentence,
    /// As a sentence that ends the line.
    Ending,
    /// As a line of its own.
    Line,
    /// As a line of its own, after a blank line.
    Headline,
}

/// How long a game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Length {
    /// The number of rounds begun.
    pub rounds: u64,
    /// The number of turns begun or, in a game without turns, of decisions made.
    pub turns: u64,
}

/// A row of counts in the summary of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What is counted.
    pub told: Phrase,
    /// The most times it can happen in one game, if there is a limit.
    pub at_most: Option<u64>,
}

/// A game that the terminal can show.
pub trait Shown: Botted<Setup: Send + Sync> + Studied {
    /// The id of the heading over the summary's counts.
    const COUNTED: &'static str;

    /// Sentences that are joined when they follow each other: the id of the phrase, and the
    /// argument that becomes a list.
    const LISTED: &'static [(&'static str, &'static str)];

    /// The public part of the table, with the notes if the table keeps them.
    fn show_table(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// What only this viewer sees; empty for the gallery.
    fn show_own(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// Who must do what.
    fn status(public: &Self::Public) -> Phrase;

    /// What an awaited seat needs to see before it decides: the whole table when a turn begins, and
    /// only what matters in the middle of one.
    fn glance(view: &View<Self>, voice: &Voice<'_>) -> String;

    /// How an announcement is rendered.
    fn manner(said: &Self::Announcement) -> Manner;

    /// A picture that goes with an announcement; `before` is the public state before it.
    fn picture(before: &Self::Public, said: &Self::Announcement) -> Option<String>;

    /// The menu entries for one line of an offer.
    fn choices(view: &View<Self>, offer: &Self::Offer, to: &mut impl FnMut(Choice));

    /// What was typed, in the words of the ledger as far as it is understood.
    fn tidied(typed: &str) -> String;

    /// How long the game was; `moves` is the number of moves made.
    fn length(public: &Self::Public, moves: u64) -> Length;

    /// The rows of the summary.
    fn counted_rows(setup: &Self::Setup) -> Vec<Row>;

    /// The row of the summary that an announcement counts towards.
    fn counted(setup: &Self::Setup, said: &Self::Announcement) -> Option<usize>;
}

/// Who won, as a phrase.
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

/// A share as a rounded percentage.
pub fn percent(share: f64) -> usize {
    (100.0 * share.clamp(0.0, 1.0)).round() as usize
}
