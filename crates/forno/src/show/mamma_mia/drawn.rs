//! The table of *Mamma Mia!* as text.

use mamma_mia::setup::Printing;
use mamma_mia::{
    Colour, Hand, Laid, MammaMia, MammaMiaPlace, Notes, Order, Phase, Public, Said, Top, phrases,
};
use table::{Game, Next, Phrase, Phrased, Seat};

use crate::Voice;
use crate::layout::{columns, hanging};
use crate::paint::{HEADING, QUIET, coloured, painted};

pub fn list(phrases: &[Phrase], voice: &Voice<'_>) -> String {
    voice.tell(&Phrase::new("show-list").with("list", phrases.to_vec()))
}

/// What lies in the middle of the table.
pub fn piles(public: &Public, voice: &Voice<'_>) -> Vec<Vec<String>> {
    let cards = |count: u8| voice.tell(&Phrase::new("show-cards").with("count", count));
    let row = |id, told: String| vec![voice.text(id), told];
    let oven = match public.top {
        Some(top) => {
            let told = Phrase::new("show-oven-top").with("count", public.oven);
            voice.tell(&told.with("top", on_top(top)))
        }
        None => cards(public.oven),
    };
    let mut rows = vec![row("show-supply", cards(public.supply)), row("show-oven", oven)];
    rows.push(worktop(public, voice));
    if !public.used.is_empty() {
        rows.push(row("show-used", list(&phrases::all_cards(public.used), voice)));
    }
    if public.setup.printing() == Printing::Plus {
        rows.push(row("show-common-pile", cards(public.common_pile)));
    }
    let place = match public.mamma_mia {
        MammaMiaPlace::Box => None,
        MammaMiaPlace::Supply => Some(Phrase::new("show-card-in-supply")),
        MammaMiaPlace::Before(seat) => Some(Phrase::new("show-card-before").with("seat", seat)),
    };
    if let Some(place) = place {
        rows.push(row("show-mamma-mia-card", voice.tell(&place)));
    }
    rows.extend(under_judgement(public, voice));
    rows
}

pub fn worktop(public: &Public, voice: &Voice<'_>) -> Vec<String> {
    vec![voice.text("show-worktop"), list(&phrases::all_cards(public.worktop), voice)]
}

/// The order that is being judged.
pub fn under_judgement(public: &Public, voice: &Voice<'_>) -> Option<Vec<String>> {
    match public.phase {
        Phase::Judging { seat, order } | Phase::Asking { owner: seat, order, .. } => {
            Some(vec![voice.text("show-order-up"), wanted(public, seat, order, voice)])
        }
        _ => None,
    }
}

pub fn held(hand: Hand, voice: &Voice<'_>) -> Vec<String> {
    vec![voice.text("show-hand"), list(&phrases::all_cards(hand.ingredients()), voice)]
}

fn on_top(top: Top) -> Phrase {
    match top {
        Top::Ingredient(kind) => kind.phrase(),
        Top::Order(seat, order) => {
            Phrase::new("show-order-of").with("seat", seat).with("order", order.phrase())
        }
    }
}

/// An order with what it needs.
pub fn wanted(public: &Public, seat: Seat, order: Order, voice: &Voice<'_>) -> String {
    let needs = phrases::needs(&public.setup, public.setup.colour(seat), order);
    voice.tell(&Phrase::new("show-needs").with("order", order.phrase()).with("needs", needs))
}

/// The seats around the table.
pub fn seats(public: &Public, voice: &Voice<'_>) -> Vec<Vec<String>> {
    let awaited = match MammaMia::next(public) {
        Next::Seats(awaited) => Some(awaited),
        Next::Dealer | Next::Over(_) => None,
    };
    let baked_lies_open = public.setup.printing() == Printing::First;
    let mut ids = vec![
        "show-head-seat",
        "show-head-player",
        "show-head-colour",
        "show-head-personal",
        "show-head-ingredients",
        "show-head-orders",
        "show-head-waiter",
    ];
    if baked_lies_open {
        ids.push("show-head-baked");
    }
    ids.push("show-head-said");
    let heads = ids.into_iter().map(|id| painted(QUIET, voice.text(id)));
    let mut rows = vec![[String::new()].into_iter().chain(heads).collect()];
    for seat in Seat::all(public.setup.seats()) {
        let colour = public.setup.colour(seat);
        let mark = if awaited.is_some_and(|seats| seats.contains(seat)) { "›" } else { "" };
        let hand = public.hands[seat];
        let mut row = vec![
            mark.to_string(),
            seat.to_string(),
            voice.player(seat),
            painted(coloured(colour.name()), voice.tell(&called(colour))),
            voice.tell(&colour.personal().phrase()),
            hand.ingredients.to_string(),
            hand.orders.to_string(),
            public.waiters[seat].to_string(),
        ];
        if baked_lies_open {
            row.push(public.set_aside[seat].len().to_string());
        }
        row.push(public.said[seat].map_or(String::new(), |said| voice.tell(&last_said(said))));
        rows.push(row);
    }
    rows
}

fn last_said(said: Said) -> Phrase {
    match said {
        Said::Laid(kind, count) => phrases::cards(kind, count),
        Said::Asked => Phrase::new("show-said-asked"),
        Said::Gave => Phrase::new("show-said-yes"),
        Said::Declined => Phrase::new("show-said-no"),
    }
}

/// The notes, at a table with `memory=notes`. Rule 8
pub fn noted(public: &Public, notes: &Notes, voice: &Voice<'_>) -> String {
    let laid: Vec<Phrase> = notes
        .oven
        .iter()
        .map(|laid| match laid {
            Laid::Cards(kind, count) => phrases::cards(kind, count),
            Laid::Order(seat, order) => on_top(Top::Order(seat, order)),
        })
        .collect();
    let mut drawn = format!("{}\n", painted(HEADING, voice.text("show-notes")));
    let oven = format!("{} {}", voice.text("show-notes-oven"), list(&laid, voice));
    drawn.push_str(&hanging("  ", &oven));
    let mut rows = vec![
        ["show-head-player", "show-head-under", "show-head-baked"]
            .map(|id| painted(QUIET, voice.text(id)))
            .to_vec(),
    ];
    for seat in Seat::all(public.setup.seats()) {
        let under: Vec<Phrase> = notes.queues[seat].iter().map(|order| order.phrase()).collect();
        let (count, known) = (notes.tally(seat), notes.baked[seat]);
        let baked = match known.is_empty() {
            true => count.to_string(),
            false => voice.tell(
                &Phrase::new("show-tally")
                    .with("count", count)
                    .with("orders", phrases::all_orders(known)),
            ),
        };
        rows.push(vec![voice.player(seat), list(&under, voice), baked]);
    }
    drawn.push_str(&columns(&rows, 2));
    drawn
}

/// The name of a player's colour.
fn called(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Yellow => "colour-yellow",
        Colour::Green => "colour-green",
        Colour::Brown => "colour-brown",
        Colour::Purple => "colour-purple",
        Colour::Red => "colour-red",
        Colour::Pink => "colour-pink",
    })
}
