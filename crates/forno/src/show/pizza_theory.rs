//! *Pizza Theory* in the terminal.

mod pizza;

use pizza_theory::{
    Announcement, Choice as Offer, Colour, Fate, Line, Move, Phase, PizzaSetup, PizzaTheory,
    Public, Side, Spaces, chart,
};
use table::{Game, Next, Phrase, Phrased, Seats, View};

use super::{Length, Manner, Row, Shown};
use crate::Voice;
use crate::choice::Choice;
use crate::layout::columns;
use crate::paint::{HEADING, QUIET, coloured, painted};
use pizza::Pizza;

/// What can happen in a slice, for the counts of the summary. Rules 3.3, 3.4
const FATES: [&str; 6] = [
    "simulate-slice-replaced",
    "simulate-slice-removed",
    "simulate-slice-two-tie",
    "simulate-slice-saved",
    "simulate-slice-three-tie",
    "simulate-slice-one-colour",
];

impl Shown for PizzaTheory {
    const COUNTED: &'static str = "simulate-slices";
    const LISTED: &'static [(&'static str, &'static str)] = &[];

    fn show_table(view: &View<PizzaTheory>, voice: &Voice<'_>) -> String {
        let public = &view.public;
        let round = voice.tell(&Phrase::new("show-round-alone").with("round", public.round));
        let mut pizza = Pizza::of(&public.board);
        let own_side = view.own.map(|(seat, _)| public.side_of(seat));
        if let Some(side) = own_side {
            pizza.number_lines(side);
        }
        if let Some((side, line)) = virtual_knife(public) {
            pizza.cut(side, line);
        }
        pizza.name(open_spaces(view));
        let mut drawn = format!("{}\n{pizza}", painted(HEADING, round));
        drawn.push('\n');
        drawn.push_str(&columns(&sides(public, voice), 1));
        drawn
    }

    fn show_own(view: &View<PizzaTheory>, voice: &Voice<'_>) -> String {
        let Some((seat, own)) = view.own else { return String::new() };
        let side = view.public.side_of(seat);
        let mut rows = vec![vec![voice.text("show-your-side"), voice.tell(&side_told(side))]];
        if let Some(line) = own.cut {
            rows.push(vec![voice.text("show-your-cut"), line.to_string()]);
        }
        columns(&rows, 2)
    }

    fn status(public: &Public) -> Phrase {
        public.phase.phrase()
    }

    fn glance(view: &View<PizzaTheory>, voice: &Voice<'_>) -> String {
        format!("{}\n{}", Self::show_table(view, voice), Self::show_own(view, voice))
    }

    fn manner(said: &Announcement) -> Manner {
        match said {
            Announcement::Now(_) => Manner::Silent,
            Announcement::Slice(story) if story.fate == Fate::Empty => Manner::Silent,
            Announcement::First(_)
            | Announcement::Laid { .. }
            | Announcement::Placed { .. }
            | Announcement::Passed { .. }
            | Announcement::PlacedVirtual { .. }
            | Announcement::SkippedVirtual { .. }
            | Announcement::Chose(_)
            | Announcement::Turned { .. } => Manner::Sentence,
            Announcement::Rolled { .. }
            | Announcement::Safe(_)
            | Announcement::Slice(_)
            | Announcement::RanOut { .. }
            | Announcement::Replaced { .. } => Manner::Line,
            Announcement::Round { .. } | Announcement::Revealed { .. } => Manner::Headline,
        }
    }

    /// The cut pizza, with the letters of the slices on empty spaces.
    fn picture(before: &Public, said: &Announcement) -> Option<String> {
        let Announcement::Revealed { cuts, .. } = said else { return None };
        let mut pizza = Pizza::of(&before.board);
        for side in Side::ALL {
            pizza.cut(side, cuts[side]);
        }
        for slice in cuts.slices() {
            pizza.letter(slice.spaces, &before.board, slice.letter.as_str());
        }
        Some(pizza.to_string())
    }

    fn choices(_: &View<PizzaTheory>, offer: &Offer, to: &mut impl FnMut(Choice)) {
        let place = |words: &str, among: Spaces| {
            let names: Vec<String> = among.iter().map(|space| space.to_string()).collect();
            let question = Phrase::new("show-question-space").with("spaces", names.join(" "));
            let example = names.first().cloned().unwrap_or_default();
            Choice::open(offer.phrase(), words, example, question)
        };
        match offer {
            Offer::Place { among } => to(place("place", *among)),
            Offer::PlaceVirtual { among } => to(place("virtual", *among)),
            Offer::Cut => {
                for line in Line::ALL {
                    to(Choice::closed(Move::Cut(line).phrase(), Move::Cut(line)));
                }
            }
        }
    }

    fn tidied(typed: &str) -> String {
        typed.to_lowercase()
    }

    fn length(public: &Public, moves: u64) -> Length {
        Length { rounds: public.round.into(), turns: moves }
    }

    fn counted_rows(_: &PizzaSetup) -> Vec<Row> {
        FATES.iter().map(|id| Row { told: Phrase::new(id), at_most: None }).collect()
    }

    fn counted(_: &PizzaSetup, said: &Announcement) -> Option<usize> {
        let Announcement::Slice(story) = said else { return None };
        match story.fate {
            Fate::Replaced { .. } => Some(0),
            Fate::Removed { .. } => Some(1),
            Fate::TwoTie => Some(2),
            Fate::Saved => Some(3),
            Fate::ThreeTie => Some(4),
            Fate::OneColour => Some(5),
            Fate::Empty => None,
        }
    }
}

/// Where this viewer may put a topping now.
fn open_spaces(view: &View<PizzaTheory>) -> Spaces {
    let mut open = Spaces::NONE;
    view.offers(|offer| match offer {
        Offer::Place { among } | Offer::PlaceVirtual { among } => open = among,
        Offer::Cut => {}
    });
    open
}

/// Where the virtual knife lies. Rule 5.2
fn virtual_knife(public: &Public) -> Option<(Side, Line)> {
    let line = match public.phase {
        Phase::Virtual { knife } => Some(knife),
        Phase::Cutting { knife, .. } => knife,
        Phase::Drawing | Phase::Adding(_) | Phase::Rolling | Phase::Over(_) => None,
    };
    Some((public.sides[public.setup.virtual_colour()?], line?))
}

/// Where the first and the last line of a side lie, described by the spaces they cut off.
fn side_told(side: Side) -> Phrase {
    let names = |spaces: Spaces| {
        let names: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
        names.join(" ")
    };
    Phrase::new("show-side")
        .with("side", side.letter())
        .with("one", names(!chart::beyond(side, Line::One)))
        .with("six", names(chart::beyond(side, Line::Six)))
}

/// Who has which side, in the order in which they add toppings. Rules 2.1, 5.1
fn sides(public: &Public, voice: &Voice<'_>) -> Vec<Vec<String>> {
    let awaited = match PizzaTheory::next(public) {
        Next::Seats(awaited) => awaited,
        Next::Dealer | Next::Over(_) => Seats::NONE,
    };
    let heads = [
        "show-head-side",
        "show-head-seat",
        "show-head-player",
        "show-head-colour",
        "show-head-on-pizza",
        "show-head-reserve",
        "show-head-state",
    ];
    let heads = heads.map(|id| painted(QUIET, voice.text(id)));
    let mut rows = vec![[String::new()].into_iter().chain(heads).collect()];
    for side in Side::ALL {
        let owner = Colour::ALL.into_iter().find(|colour| public.sides[*colour] == side);
        let Some(colour) = owner else { continue };
        let seat = public.setup.seat_of(colour);
        let mark = if seat.is_some_and(|seat| awaited.contains(seat)) { "›" } else { "" };
        let (number, name) = match seat {
            Some(seat) => (seat.to_string(), voice.player(seat)),
            None => (String::new(), voice.text("show-nobody")),
        };
        let state = match (public.phase, seat) {
            (Phase::Cutting { .. }, Some(seat)) if !awaited.contains(seat) => Some("show-chosen"),
            (Phase::Cutting { .. }, Some(_)) => Some("show-choosing"),
            (_, Some(seat)) if seat == public.first => Some("show-first"),
            _ => None,
        };
        let colour_name = format!("{} {}", colour.letter(), voice.tell(&colour.phrase()));
        rows.push(vec![
            mark.to_string(),
            side.letter().to_string(),
            number,
            name,
            painted(coloured(colour.name()), colour_name),
            public.board.on_board(colour).to_string(),
            public.board.reserve(colour).to_string(),
            state.map_or(String::new(), |id| voice.text(id)),
        ]);
    }
    rows
}
