//! The virtual colour's turn, with two players. Rule 5.2

use table::Listener;

use crate::chart::beside;
use crate::{Announcement, Choice, Hindrance, Line, Phase, PizzaTheory, Public};
use crate::{Refusal, Space, Spaces};

/// The empty spaces next to the virtual knife.
#[inline]
fn open(public: &Public, knife: Line) -> Spaces {
    let side = public.sides[public.setup.third_colour()];
    public.board.empty() & beside(side, knife)
}

/// What the first player may do in the virtual turn.
#[inline]
pub(crate) fn offer(public: &Public, knife: Line) -> Choice {
    Choice::PlaceVirtual { among: open(public, knife) }
}

/// Why no virtual topping can be added, if none can.
#[inline]
pub(crate) fn hindrance(public: &Public, knife: Line) -> Option<Hindrance> {
    if public.board.reserve(public.setup.third_colour()) == 0 {
        Some(Hindrance::NoReserve)
    } else if open(public, knife).is_empty() {
        Some(Hindrance::NoSpace)
    } else {
        None
    }
}

impl PizzaTheory {
    /// The virtual die was rolled: lays the knife and lets the first player put a topping next to
    /// it.
    #[inline]
    pub(crate) fn roll(&mut self, line: Line, listener: &mut impl Listener<PizzaTheory>) {
        let colour = self.public.setup.third_colour();
        let (seat, side) = (self.public.first, self.public.sides[colour]);
        self.say(Announcement::Rolled { seat, colour, side, line }, listener);
        match hindrance(&self.public, line) {
            None => self.say(Announcement::Now(Phase::Virtual { knife: line }), listener),
            Some(why) => {
                self.say(Announcement::SkippedVirtual { colour, why }, listener);
                self.after_virtual(line, listener);
            }
        }
    }

    /// The first player puts a virtual topping on this space.
    #[inline]
    pub(crate) fn add_virtual(
        &mut self,
        knife: Line,
        space: Space,
        listener: &mut impl Listener<PizzaTheory>,
    ) -> Result<(), Refusal> {
        if !self.public.board.empty().contains(space) {
            return Err(Refusal::Taken { space });
        }
        if !open(&self.public, knife).contains(space) {
            return Err(Refusal::NotBesideKnife { space, knife });
        }
        let (seat, colour) = (self.public.first, self.public.setup.third_colour());
        self.say(Announcement::PlacedVirtual { seat, colour, space }, listener);
        self.after_virtual(knife, listener);
        Ok(())
    }
}
