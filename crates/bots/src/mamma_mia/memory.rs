//! What a player remembers of the oven.

use std::collections::VecDeque;

use ::mamma_mia::{Announcement, Laid, MammaMia};
use table::{Pcg, Seat, View};

use super::profile::Recall;

/// What a seat remembers of the oven, oldest first.
///
/// It holds one trace for everything that was laid, so that it knows when something comes up even
/// if it has forgotten what that was.
#[derive(Clone, Debug)]
pub struct Memory {
    recall: Recall,
    me: Seat,
    /// Cards that were in the oven before the player sat down. Only their number is known.
    before: u8,
    traces: VecDeque<Trace>,
    dice: Pcg,
}

/// What is left in memory of a lay.
#[derive(Clone, Copy, Debug)]
struct Trace {
    /// What it was, unless forgotten.
    what: Option<Laid>,
    /// How many turns ago it was laid.
    age: u8,
}

/// How fast something fades: the probability per turn, in parts of [`WHOLE`], multiplied by its age
/// in turns.
struct Fading {
    /// The probability of forgetting it.
    lost: u32,
    /// The probability that its count changes by one.
    blurred: u32,
}

const WHOLE: u32 = 512;
/// A player's own order was laid with care and is not easily forgotten.
const OWN_ORDER: Fading = Fading { lost: 1, blurred: 0 };
/// Half of the others' orders are gone after eight turns.
const OTHERS_ORDER: Fading = Fading { lost: 10, blurred: 0 };
/// Half of the ingredients are gone after twelve turns, and about half of the rest are miscounted.
const CARDS: Fading = Fading { lost: 5, blurred: 5 };

/// Counts do not blur beyond this, so that no belief exceeds what can be counted.
const LONGEST_BLURRED: u8 = 8;

impl Memory {
    /// The memory of a player who sits down in this seat and sees this view.
    pub fn new(recall: Recall, me: Seat, view: &View<MammaMia>, seed: u64) -> Memory {
        let mut memory =
            Memory { recall, me, before: 0, traces: VecDeque::new(), dice: Pcg::new(seed) };
        match &view.notes {
            Some(notes) => notes.oven.iter().for_each(|laid| memory.lay(laid)),
            None => memory.before = view.public.oven,
        }
        memory
    }

    /// Takes in an announcement.
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

    /// What it believes to be in the oven, oldest first.
    pub fn oven(&self) -> impl Iterator<Item = Laid> {
        self.traces.iter().filter_map(|trace| trace.what)
    }

    fn lay(&mut self, laid: Laid) {
        self.traces.push_back(Trace { what: Some(laid), age: 0 });
    }

    /// Removes the oldest entry, which is always what comes up.
    fn turn_up(&mut self, count: u8) {
        if self.before > 0 {
            self.before = self.before.saturating_sub(count);
        } else {
            self.traces.pop_front();
        }
    }

    /// Lets one turn pass.
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
