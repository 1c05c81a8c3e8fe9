//! What a guest remembers of the oven.

use std::collections::VecDeque;

use ::mamma_mia::{Announcement, Laid, MammaMia};
use table::{Pcg, Seat, View};

use super::profile::Recall;

/// What a seat remembers of the oven, oldest first.
///
/// It holds one trace for everything that was laid, so that it knows what comes up next even
/// where it has forgotten what that is.
#[derive(Clone, Debug)]
pub struct Memory {
    recall: Recall,
    me: Seat,
    /// Cards that lay in the oven before the guest sat down: it knows their number alone.
    before: u8,
    traces: VecDeque<Trace>,
    dice: Pcg,
}

/// What is left in memory of something that was laid.
#[derive(Clone, Copy, Debug)]
struct Trace {
    /// What it was, unless that is forgotten.
    what: Option<Laid>,
    /// How many turns ago it was laid.
    age: u8,
}

/// How fast something fades: chances in [`WHOLE`] with every turn, times the turns gone by.
struct Fading {
    /// It is forgotten.
    lost: u32,
    /// Its count changes by one.
    blurred: u32,
}

const WHOLE: u32 = 512;
/// An own order stays in mind; one laid with care is not easily forgotten.
const OWN_ORDER: Fading = Fading { lost: 1, blurred: 0 };
/// Half of the others' orders are gone after eight turns.
const OTHERS_ORDER: Fading = Fading { lost: 10, blurred: 0 };
/// Half of the ingredients are gone after twelve, and about half of the rest are miscounted.
const CARDS: Fading = Fading { lost: 5, blurred: 5 };

/// A run does not blur beyond this, so that no belief grows past what can be counted.
const LONGEST_BLURRED: u8 = 8;

impl Memory {
    /// The memory of a guest who sits down at this seat and sees this.
    pub fn new(recall: Recall, me: Seat, view: &View<MammaMia>, seed: u64) -> Memory {
        let mut memory =
            Memory { recall, me, before: 0, traces: VecDeque::new(), dice: Pcg::new(seed) };
        match &view.notes {
            Some(notes) => notes.oven.iter().for_each(|laid| memory.lay(laid)),
            None => memory.before = view.public.oven,
        }
        memory
    }

    /// Takes in what is said to all.
    pub fn hear(&mut self, said: &Announcement) {
        match *said {
            Announcement::Turn { .. } => self.fade(),
            Announcement::Laid { kind, count, .. } => self.lay(Laid::Cards(kind, count)),
            Announcement::Ordered { seat, order } => self.lay(Laid::Order(seat, order)),
            Announcement::TurnedUp { count, .. } => self.turn_up(count),
            Announcement::OrderUp { .. } => self.turn_up(1),
            Announcement::RoundBegins { under, .. } => {
                under.iter().for_each(|(kind, count)| self.lay(Laid::Cards(kind, count)));
            }
            Announcement::First { .. }
            | Announcement::Dealt { .. }
            | Announcement::ShuffledIn
            | Announcement::NoOrder { .. }
            | Announcement::Skipped { .. }
            | Announcement::Drew { .. }
            | Announcement::MammaMia { .. }
            | Announcement::Opened { .. }
            | Announcement::Baked { .. }
            | Announcement::Failed { .. }
            | Announcement::Asked { .. }
            | Announcement::PassedOver { .. }
            | Announcement::Declined { .. }
            | Announcement::Gave { .. }
            | Announcement::Rewarded { .. }
            | Announcement::RewardsShown { .. }
            | Announcement::PileShown { .. }
            | Announcement::Now(_) => {}
        }
    }

    /// What it believes to lie in the oven, oldest first.
    pub fn oven(&self) -> impl Iterator<Item = Laid> {
        self.traces.iter().filter_map(|trace| trace.what)
    }

    fn lay(&mut self, laid: Laid) {
        self.traces.push_back(Trace { what: Some(laid), age: 0 });
    }

    /// Whatever comes up is the oldest.
    fn turn_up(&mut self, count: u8) {
        if self.before > 0 {
            self.before = self.before.saturating_sub(count);
        } else {
            self.traces.pop_front();
        }
    }

    /// A turn goes by.
    fn fade(&mut self) {
        let Memory { recall: Recall::Fading, me, traces, dice, .. } = self else { return };
        for trace in traces {
            trace.age = trace.age.saturating_add(1);
            let Some(laid) = trace.what else { continue };
            let Fading { lost, blurred } = match laid {
                Laid::Order(seat, _) if seat == *me => OWN_ORDER,
                Laid::Order(..) => OTHERS_ORDER,
                Laid::Cards(..) => CARDS,
            };
            let thrown = dice.pick(WHOLE);
            let age = u32::from(trace.age);
            if thrown < lost * age {
                trace.what = None;
            } else if thrown < (lost + blurred) * age {
                trace.what = Some(blur(laid, dice));
            }
        }
    }
}

/// The same with one card more or fewer.
fn blur(laid: Laid, dice: &mut Pcg) -> Laid {
    match laid {
        Laid::Order(..) => laid,
        Laid::Cards(kind, count) if dice.pick(2) == 0 => Laid::Cards(kind, (count - 1).max(1)),
        Laid::Cards(kind, count) if count < LONGEST_BLURRED => Laid::Cards(kind, count + 1),
        Laid::Cards(..) => laid,
    }
}
