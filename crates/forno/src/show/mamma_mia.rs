//! *Mamma Mia!* and *Mamma Mia! Plus* in the terminal.

mod drawn;
mod typed;

use mamma_mia::setup::Helping;
use mamma_mia::{Announcement, MammaMia, Offer, Order, Phase, Public, Setup, chart};
use table::{Phrase, Phrased, Seat, View};

use super::{Length, Manner, Row, Shown};
use crate::Voice;
use crate::choice::Choice;
use crate::layout::columns;
use crate::paint::{HEADING, painted};
use drawn::{held, list, noted, piles, seats, under_judgement, wanted, worktop};

impl Shown for MammaMia {
    const COUNTED: &'static str = "simulate-orders-baked";
    const LISTED: &'static [(&'static str, &'static str)] = &[("mamma-mia-turned-up", "cards")];

    fn show_table(view: &View<MammaMia>, voice: &Voice<'_>) -> String {
        let public = &view.public;
        let round = Phrase::new("show-round")
            .with("round", public.round)
            .with("rounds", public.setup.rounds());
        let mut drawn = format!("{}\n", painted(HEADING, voice.tell(&round)));
        drawn.push_str(&columns(&piles(public, voice), 2));
        drawn.push('\n');
        drawn.push_str(&columns(&seats(public, voice), 1));
        if let Some(notes) = &view.notes {
            drawn.push('\n');
            drawn.push_str(&noted(public, notes, voice));
        }
        drawn
    }

    fn show_own(view: &View<MammaMia>, voice: &Voice<'_>) -> String {
        let Some((seat, hand)) = view.own else { return String::new() };
        let mut rows = vec![held(hand, voice)];
        let mut label = voice.text("show-orders");
        if hand.orders().is_empty() {
            rows.push(vec![std::mem::take(&mut label), list(&[], voice)]);
        }
        for order in hand.orders().iter() {
            let told = wanted(&view.public, seat, order, voice);
            rows.push(vec![std::mem::take(&mut label), told]);
        }
        columns(&rows, 2)
    }

    fn status(public: &Public) -> Phrase {
        public.phase.phrase()
    }

    fn glance(view: &View<MammaMia>, voice: &Voice<'_>) -> String {
        match view.public.phase {
            Phase::Laying(_) => {
                format!("{}\n{}", Self::show_table(view, voice), Self::show_own(view, voice))
            }
            Phase::Judging { .. } | Phase::Asking { .. } | Phase::Adding { .. } => {
                let mut rows: Vec<_> = under_judgement(&view.public, voice).into_iter().collect();
                rows.push(worktop(&view.public, voice));
                rows.extend(view.own.map(|(_, hand)| held(hand, voice)));
                columns(&rows, 2)
            }
            Phase::First
            | Phase::Opening(..)
            | Phase::Ordering(_)
            | Phase::Drawing(_)
            | Phase::Dealing { .. }
            | Phase::Rewarding(_)
            | Phase::Over(_) => String::new(),
        }
    }

    fn manner(said: &Announcement) -> Manner {
        match said {
            Announcement::Dealt { .. } | Announcement::Now(_) => Manner::Silent,
            Announcement::Turn { .. } => Manner::Pause,
            Announcement::First { .. }
            | Announcement::ShuffledIn
            | Announcement::Laid { .. }
            | Announcement::Ordered { .. }
            | Announcement::NoOrder { .. }
            | Announcement::Skipped { .. }
            | Announcement::Drew { .. }
            | Announcement::MammaMia { .. }
            | Announcement::TurnedUp { .. }
            | Announcement::OrderUp { .. }
            | Announcement::Asked { .. }
            | Announcement::PassedOver { .. }
            | Announcement::Declined { .. }
            | Announcement::Gave { .. } => Manner::Sentence,
            Announcement::Baked { .. }
            | Announcement::Failed { .. }
            | Announcement::Rewarded { .. } => Manner::Ending,
            Announcement::RewardsShown { .. } | Announcement::PileShown { .. } => Manner::Line,
            Announcement::Opened { .. } | Announcement::RoundBegins { .. } => Manner::Headline,
        }
    }

    fn picture(_: &Public, _: &Announcement) -> Option<String> {
        None
    }

    fn choices(view: &View<MammaMia>, offer: &Offer, to: &mut impl FnMut(Choice)) {
        typed::choices(view, offer, to);
    }

    fn tidied(typed: &str) -> String {
        typed::tidied(typed)
    }

    fn length(public: &Public, _: u64) -> Length {
        Length { rounds: public.round.into(), turns: public.turns.into() }
    }

    fn counted_rows(setup: &Setup) -> Vec<Row> {
        let seats = setup.seats() as u64;
        let fours = Row {
            told: Phrase::new("simulate-four-of"),
            at_most: Some(seats * (setup.numbers().kinds as u64 - 1)),
        };
        let specials = specials(setup)
            .into_iter()
            .map(|order| Row { told: order.phrase(), at_most: Some(seats) });
        let rewards = (setup.helping() == Helping::On)
            .then(|| Row { told: Phrase::new("simulate-rewards"), at_most: None });
        [fours].into_iter().chain(specials).chain(rewards).collect()
    }

    fn counted(setup: &Setup, said: &Announcement) -> Option<usize> {
        match said {
            Announcement::Baked { order, .. } if order.four_of().is_some() => Some(0),
            Announcement::Baked { order, .. } => {
                specials(setup).iter().position(|special| special == order).map(|row| row + 1)
            }
            Announcement::Rewarded { .. } => Some(specials(setup).len() + 1),
            _ => None,
        }
    }
}

/// The orders of a colour other than the "four of one kind" orders, which are alike in all colours.
fn specials(setup: &Setup) -> Vec<Order> {
    let orders = chart::orders(setup.printing(), setup.colour(Seat::at(0)));
    orders.iter().filter(|order| order.four_of().is_none()).collect()
}
