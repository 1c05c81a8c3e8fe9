//! *Crostini* in the terminal.

use catalogue::crostini::{
    Announcement, Cards, Choice as Offer, Crostini, CrostiniSetup, Move, Phase, Public,
};
use table::{Phrase, Phrased, Seat, Setup as _, View};

use super::{Length, Manner, Row, Shown};
use crate::Voice;
use crate::choice::Choice;
use crate::layout::columns;
use crate::paint::{HEADING, QUIET, coloured, painted};

/// What the summary counts, in the order of the rows.
const COUNTED: [&str; 2] = ["simulate-crostini-topped", "simulate-crostini-eaten"];

impl Shown for Crostini {
    const COUNTED: &'static str = "simulate-crostini";
    const LISTED: &'static [(&'static str, &'static str)] = &[];

    fn show_table(view: &View<Crostini>, voice: &Voice<'_>) -> String {
        let public = &view.public;
        let bread = Phrase::new("show-crostini-bread").with("cards", told(&public.bread));
        let mut drawn = painted(HEADING, voice.tell(&bread));
        drawn.push('\n');
        drawn.push_str(&columns(&seats(public, voice), 1));
        drawn
    }

    fn show_own(view: &View<Crostini>, voice: &Voice<'_>) -> String {
        let Some((_, own)) = view.own else { return String::new() };
        let rows = [("show-crostini-hand", own.hand), ("show-crostini-burnt", own.burnt)];
        let rows = rows.map(|(id, cards)| vec![voice.text(id), told(&cards)]);
        columns(&rows, 2)
    }

    fn status(public: &Public) -> Phrase {
        public.phase.phrase()
    }

    fn glance(view: &View<Crostini>, voice: &Voice<'_>) -> String {
        format!("{}\n{}", Self::show_table(view, voice), Self::show_own(view, voice))
    }

    fn manner(said: &Announcement) -> Manner {
        match said {
            Announcement::Dealt(_) | Announcement::Now(_) => Manner::Silent,
            Announcement::Topped { .. } => Manner::Sentence,
            Announcement::Ate { .. } => Manner::Ending,
        }
    }

    fn picture(_: &Public, _: &Announcement) -> Option<String> {
        None
    }

    fn choices(_: &View<Crostini>, offer: &Offer, to: &mut impl FnMut(Choice)) {
        let mut list = |mv: Move| to(Choice::closed(mv.phrase(), mv));
        match offer {
            Offer::Top { among } => among.iter().map(Move::Top).for_each(&mut list),
            Offer::Eat { among } => among.iter().map(Move::Eat).for_each(&mut list),
        }
    }

    fn tidied(typed: &str) -> String {
        typed.to_lowercase()
    }

    /// A round is one turn of each seat.
    fn length(public: &Public, moves: u64) -> Length {
        Length { rounds: moves.div_ceil(public.seats() as u64), turns: moves }
    }

    fn counted_rows(_: &CrostiniSetup) -> Vec<Row> {
        COUNTED.iter().map(|id| Row { told: Phrase::new(id), at_most: None }).collect()
    }

    fn counted(_: &CrostiniSetup, said: &Announcement) -> Option<usize> {
        match said {
            Announcement::Topped { .. } => Some(0),
            Announcement::Ate { .. } => Some(1),
            Announcement::Dealt(_) | Announcement::Now(_) => None,
        }
    }
}

/// Cards as text; a dash for none.
fn told(cards: &Cards) -> String {
    if cards.is_empty() { String::from("–") } else { cards.to_string() }
}

/// The seats and what they have.
fn seats(public: &Public, voice: &Voice<'_>) -> Vec<Vec<String>> {
    let heads = [
        "show-head-seat",
        "show-head-player",
        "show-crostini-head-cards",
        "show-crostini-head-eaten",
    ];
    let heads = heads.map(|id| painted(QUIET, voice.text(id)));
    let mut rows = vec![[String::new()].into_iter().chain(heads).collect()];
    for seat in Seat::all(public.seats()) {
        let mark = if public.phase == Phase::Turn(seat) { "›" } else { "" };
        let style = coloured(public.setup.colour(seat));
        rows.push(vec![
            mark.to_string(),
            seat.to_string(),
            painted(style, voice.player(seat)),
            public.hands[seat].to_string(),
            public.eaten[seat].len().to_string(),
        ]);
    }
    rows
}
