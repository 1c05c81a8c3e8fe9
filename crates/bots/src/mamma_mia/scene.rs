//! What a cook sees and remembers when it makes a decision.

use ::mamma_mia::setup::Helping;
use ::mamma_mia::{Hand, Ingredients, Laid, Orders, Public};
use table::{MOST_SEATS, Seat};

use super::odds::Odds;

/// The part of its share of the supply that a cook expects to draw; its other draws are orders.
const SHARE_DRAWN: f32 = 0.9;
/// The number of cards a turn takes from the supply; every third refill is of orders.
const TAKEN_IN_A_TURN: f32 = 1.5;

/// A moment of the game as one seat knows it.
#[derive(Clone, Debug)]
pub(super) struct Scene<'v> {
    /// What everyone can see.
    pub public: &'v Public,
    /// The cook's seat.
    pub me: Seat,
    /// The cook's hand.
    pub hand: Hand,
    /// What the cook believes to be in the oven, oldest first.
    pub oven: Vec<Laid>,
}

impl Scene<'_> {
    pub fn seats(&self) -> usize {
        self.public.setup.seats()
    }

    /// The ingredients in hand.
    pub fn held(&self) -> Ingredients {
        self.hand.ingredients()
    }

    /// The orders in hand.
    pub fn orders(&self) -> Orders {
        self.hand.orders()
    }

    pub fn is_helping_on(&self) -> bool {
        self.public.setup.helping() == Helping::On
    }

    /// Ingredients that are not open, not in hand and not remembered: they are in the supply, in
    /// other hands, or forgotten.
    pub fn unseen(&self) -> Ingredients {
        let oven = self.oven.iter().map(|laid| match laid {
            Laid::Cards(kind, count) => Ingredients::of(*kind, *count),
            Laid::Order(..) => Ingredients::NONE,
        });
        let seen = oven.sum::<Ingredients>() + self.public.worktop + self.public.used + self.held();
        seen.missing(self.public.setup.ingredients())
    }

    /// Approximately how many turns the cook has left before the oven is opened.
    pub fn turns_left(&self) -> f32 {
        f32::from(self.public.supply) / (TAKEN_IN_A_TURN * self.seats() as f32)
    }

    /// The odds while the oven is being filled.
    pub fn odds(&self) -> Odds {
        let share = f32::from(self.public.supply) / self.seats() as f32;
        Odds::new(self.unseen(), (SHARE_DRAWN * share) as u8, self.helpers())
    }

    /// The odds while the oven is open, when nothing more is drawn.
    pub fn odds_at_the_reveal(&self) -> Odds {
        Odds::new(self.unseen(), 0, self.helpers())
    }

    /// The number of cards held by each seat that may help. Rule 6.2
    fn helpers(&self) -> [u8; MOST_SEATS] {
        let mut helpers = [0; MOST_SEATS];
        if self.is_helping_on() {
            for seat in Seat::all(self.seats()).filter(|seat| *seat != self.me) {
                if self.public.waiters[seat] > 0 {
                    helpers[seat.index()] = self.public.hands[seat].ingredients;
                }
            }
        }
        helpers
    }
}
