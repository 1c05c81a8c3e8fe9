//! Choosing a line in secret, and the reveal. Rule 3.2

use table::{Listener, Seat, Seats};

use crate::{Announcement, Cuts, Line, PizzaTheory, Whisper};

impl PizzaTheory {
    /// Chooses a line for a seat, or changes it while another seat is still awaited.
    ///
    /// Nobody else is told about a change: the others only know that the seat has chosen.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        line: Line,
        awaited: Seats,
        knife: Option<Line>,
        listener: &mut impl Listener<PizzaTheory>,
    ) {
        if awaited.contains(seat) {
            self.say(Announcement::Chose(seat), listener);
        }
        self.whisper(seat, Whisper::Cut(line), listener);
        if awaited.without(seat).is_empty() {
            self.reveal(knife, listener);
        }
    }

    /// Lays the knives once everyone has chosen.
    ///
    /// Not inlined: otherwise the many moves that reveal nothing would pay for it.
    #[inline(never)]
    fn reveal(&mut self, knife: Option<Line>, listener: &mut impl Listener<PizzaTheory>) {
        // The virtual knife is on the side that no player has.
        let mut lines = [knife; 3];
        let mut cutters = [None; 3];
        for seat in Seat::all(self.public.seats()) {
            let side = self.public.side_of(seat) as usize;
            lines[side] = self.own[seat].cut;
            cutters[side] = Some(seat);
        }
        let [Some(a), Some(b), Some(c)] = lines else { return };
        let cuts = Cuts::new(a, b, c);
        self.say(Announcement::Revealed { cuts, cutters }, listener);
        self.replace(cuts, listener);
        self.after_replacing(listener);
    }
}
