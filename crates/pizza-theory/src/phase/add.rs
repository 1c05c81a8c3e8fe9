//! Adding a topping. Rule 3.1

use table::{Listener, Seat};

use crate::{Announcement, Choice, Hindrance, PizzaTheory, Public, Refusal, Space, Spaces};

/// What a seat may do when it adds a topping.
#[inline]
pub(crate) fn offer(public: &Public, seat: Seat) -> Choice {
    Choice::Place { among: public.board.open_to(public.setup.colour_of(seat)) }
}

/// Why a seat has to pass, if it has to.
#[inline]
pub(crate) fn hindrance(public: &Public, seat: Seat) -> Option<Hindrance> {
    let colour = public.setup.colour_of(seat);
    if public.board.reserve(colour) == 0 {
        Some(Hindrance::NoReserve)
    } else if public.board.open_to(colour).is_empty() {
        Some(Hindrance::NoSpace)
    } else {
        None
    }
}

impl PizzaTheory {
    /// Adds a topping of the awaited seat on this space.
    #[inline(always)]
    pub(crate) fn add(
        &mut self,
        seat: Seat,
        space: Space,
        listener: &mut impl Listener<PizzaTheory>,
    ) -> Result<(), Refusal> {
        let colour = self.public.setup.colour_of(seat);
        if !self.public.board.open_to(colour).contains(space) {
            return Err(not_open(&self.public, seat, space));
        }
        self.say(Announcement::Placed { seat, colour, space }, listener);
        self.after_add(seat, listener);
        Ok(())
    }
}

/// Why a topping may not be put on this space.
#[cold]
fn not_open(public: &Public, seat: Seat, space: Space) -> Refusal {
    let own = public.board.spaces(public.setup.colour_of(seat));
    match (own & Spaces::only(space).neighbours()).first() {
        Some(own) if public.board.empty().contains(space) => Refusal::BesideOwn { space, own },
        _ => Refusal::Taken { space },
    }
}
