//! Replacing toppings slice by slice. Rules 3.3 to 3.6

use table::Listener;

use crate::{Announcement, Colour, Cuts, PizzaTheory, Replacement};

impl PizzaTheory {
    /// Announces what happens in each slice, and replaces the toppings.
    ///
    /// The announcements about slices change nothing; without a listener they are optimized away.
    #[inline]
    pub(crate) fn replace(&mut self, cuts: Cuts, listener: &mut impl Listener<PizzaTheory>) {
        let replacement = Replacement::of(&self.public.board, cuts);
        for colour in Colour::ALL {
            if replacement.is_safe(colour) {
                self.say(Announcement::Safe(colour), listener);
            }
        }
        for story in replacement.slices() {
            self.say(Announcement::Slice(story), listener);
        }
        for colour in Colour::ALL {
            let short = replacement.short(colour);
            if short > 0 {
                self.say(Announcement::RanOut { colour, short }, listener);
            }
        }
        self.say(Announcement::Replaced { board: replacement.after() }, listener);
    }
}
