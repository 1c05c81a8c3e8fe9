//! Which step follows which.

use table::{Listener, Next, Seat, Seats};

use crate::phase::{add, turn};
use crate::scoring::{ending, outcome};
use crate::state::{first_toppings, sides_from};
use crate::{Announcement, Line, Phase, PizzaTheory, Players, Public};

/// Who has to act next.
#[inline]
pub(crate) fn next(public: &Public) -> Next {
    match public.phase {
        Phase::Drawing | Phase::Rolling => Next::Dealer,
        Phase::Adding(seat) => Next::Seats(Seats::only(seat)),
        Phase::Virtual { knife: _ } => Next::Seats(Seats::only(public.first)),
        Phase::Cutting { awaited, knife: _ } => Next::Seats(awaited),
        Phase::Over(ending) => Next::Over(outcome(public, ending)),
    }
}

impl PizzaTheory {
    /// Once the first player is known, assigns the sides and begins the first round. Rules 2.1, 5.1
    pub(crate) fn begin(&mut self, first: Seat, listener: &mut impl Listener<PizzaTheory>) {
        let sides = sides_from(&self.public.setup, first);
        self.say(Announcement::Laid { sides, board: first_toppings(&sides) }, listener);
        self.say(Announcement::Round { round: 1, first }, listener);
        self.add_from(first, listener);
    }

    /// Asks the next seat that can add a topping, starting with this one; the others pass. Rule 3.1
    #[inline]
    pub(crate) fn add_from(&mut self, seat: Seat, listener: &mut impl Listener<PizzaTheory>) {
        let mut seat = seat;
        loop {
            match add::hindrance(&self.public, seat) {
                None => return self.say(Announcement::Now(Phase::Adding(seat)), listener),
                Some(why) => self.say(Announcement::Passed { seat, why }, listener),
            }
            match self.public.adds_after(seat) {
                Some(next) => seat = next,
                None => return self.after_adding(listener),
            }
        }
    }

    /// After a topping was added: the next seat adds, or the step is over. Rule 3.1
    #[inline]
    pub(crate) fn after_add(&mut self, seat: Seat, listener: &mut impl Listener<PizzaTheory>) {
        match self.public.adds_after(seat) {
            Some(next) => self.add_from(next, listener),
            None => self.after_adding(listener),
        }
    }

    /// After everyone has added: three players cut, with two the virtual colour has its turn. Rules
    /// 3.2, 5.2
    #[inline]
    fn after_adding(&mut self, listener: &mut impl Listener<PizzaTheory>) {
        let phase = match self.public.setup.players() {
            Players::Three => Phase::Cutting { awaited: Seats::all(3), knife: None },
            Players::Two => Phase::Rolling,
        };
        self.say(Announcement::Now(phase), listener);
    }

    /// Ends the virtual turn; its knife stays on the board. Rule 5.2
    #[inline]
    pub(crate) fn after_virtual(&mut self, knife: Line, listener: &mut impl Listener<PizzaTheory>) {
        let phase = Phase::Cutting { awaited: Seats::all(2), knife: Some(knife) };
        self.say(Announcement::Now(phase), listener);
    }

    /// Ends the round: the game ends, or the pizza turns and a new round begins. Rules 3.7, 4, 5.3
    #[inline]
    pub(crate) fn after_replacing(&mut self, listener: &mut impl Listener<PizzaTheory>) {
        if let Some(ending) = ending(&self.public) {
            return self.say(Announcement::Now(Phase::Over(ending)), listener);
        }
        let (sides, first) = turn::turned(&self.public);
        self.say(Announcement::Turned { sides }, listener);
        self.say(Announcement::Round { round: self.public.round + 1, first }, listener);
        self.add_from(first, listener);
    }
}
