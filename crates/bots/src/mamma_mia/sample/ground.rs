//! The spots that hidden cards lie on, and the dues that a card on each of them counts towards.

use ::mamma_mia::Ingredient;
use table::{MOST_SEATS, Seat};

use super::slack::{self, DUES};
use super::timeline::Timeline;

/// Rows per seat and per draw: one for each kind, plus two to make it a power of two.
pub(super) const ROWS: usize = 8;
/// The supply counts as one more seat, which has no dues.
pub(super) const SUPPLY: usize = MOST_SEATS;

/// A place for one card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// The index of the first spot of its vintage.
    pub from: u16,
    /// The number of spots of its vintage.
    pub among: u16,
    /// The first row of its draw in [`Ground::reach`].
    pub draw: u16,
    /// The first row of its seat in [`Ground::bare`].
    pub seat: u16,
}

/// A draw of a seat, or the rest of the supply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// The seat that drew.
    pub seat: usize,
    /// The index among the seat's draws.
    pub place: usize,
    /// The supply it comes from.
    pub vintage: usize,
    /// The number of cards; only the supply can have none.
    pub count: u8,
}

/// What a timeline determines, regardless of the cards.
#[derive(Clone, Debug, Default)]
pub(super) struct Ground {
    /// The spots, slot by slot, one for each card.
    pub spots: Vec<Spot>,
    /// The slots by vintage and, within it, by seat; the rest of the supply comes last.
    pub slots: Vec<Slot>,
    /// For each slot and kind, the dues that a card counts towards, `width` words each.
    pub reach: Vec<u64>,
    /// For each seat and kind, the slack at its dues before any card is dealt.
    ///
    /// The head of a row, in place of a first due, counts what the seat holds now.
    pub bare: Vec<u64>,
    /// The number of words per row, a power of two.
    pub width: usize,
}

/// The widest rows a chain can handle: many more dues for one kind than any game has turns.
pub(super) const WIDEST: usize = 16;

impl Ground {
    /// The ground of a timeline; `None` if the draws do not use up its vintages.
    pub fn new(timeline: &Timeline) -> Option<Ground> {
        let mut ground = Ground::default();
        let last = timeline.pools().len().checked_sub(1)?;
        for (vintage, pool) in timeline.pools().iter().enumerate() {
            let from = ground.slots.len();
            for seat in Seat::all(MOST_SEATS) {
                let draws = timeline.line(seat).draws().iter().enumerate();
                let slots = draws.filter(|(_, draw)| draw.vintage == vintage);
                ground.slots.extend(slots.map(|(place, draw)| Slot {
                    seat: seat.index(),
                    place,
                    vintage,
                    count: draw.count,
                }));
            }
            let drawn: u32 = ground.slots[from..].iter().map(|slot| u32::from(slot.count)).sum();
            let left = u32::from(pool.total()).checked_sub(drawn)?;
            if vintage == last {
                let count = left as u8;
                ground.slots.push(Slot { seat: SUPPLY, place: 0, vintage, count });
            } else if left > 0 {
                return None;
            }
            ground.add_spots(from, pool.total());
        }
        ground.add_dues(timeline);
        (ground.width <= WIDEST).then_some(ground)
    }

    fn add_spots(&mut self, first_slot: usize, among: u8) {
        let from = self.spots.len() as u16;
        for (place, slot) in self.slots.iter().enumerate().skip(first_slot) {
            let draw = (place * ROWS) as u16;
            let spot = Spot { from, among: among.into(), draw, seat: (slot.seat * ROWS) as u16 };
            self.spots.extend((0..slot.count).map(|_| spot));
        }
    }

    fn add_dues(&mut self, timeline: &Timeline) {
        let mut rows: Vec<Vec<(usize, u8)>> = vec![Vec::new(); (SUPPLY + 1) * ROWS];
        for kind in Ingredient::ALL {
            for seat in Seat::all(MOST_SEATS) {
                let line = timeline.line(seat);
                let row = &mut rows[seat.index() * ROWS + kind.index()];
                row.push((usize::MAX, line.parted().count(kind)));
                row.extend(line.rising(kind));
            }
            rows[SUPPLY * ROWS + kind.index()].push((usize::MAX, 0));
        }
        let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
        self.width = longest.div_ceil(DUES).next_power_of_two();
        self.bare = vec![slack::EVEN; rows.len() * self.width];
        for (row, words) in rows.iter().zip(self.bare.chunks_mut(self.width)) {
            words[0] = slack::HEAD;
            for (due, (_, count)) in row.iter().enumerate() {
                words[due / DUES] -= u64::from(*count) * slack::one(due % DUES);
            }
        }
        self.reach = vec![0; self.slots.len() * ROWS * self.width];
        for (slot, words) in self.slots.iter().zip(self.reach.chunks_mut(ROWS * self.width)) {
            let rows = rows[slot.seat * ROWS..].iter();
            for (row, words) in rows.zip(words.chunks_mut(self.width)) {
                let counting = row.iter().enumerate().filter(|(_, (after, _))| slot.place < *after);
                for (due, _) in counting {
                    words[due / DUES] += slack::one(due % DUES);
                }
            }
        }
    }
}
