//! Choices made in secret that may still be changed.

use table::{BySeat, Chance, Game, MOST_SEATS, Next, Offer, Seat, Seats};

use crate::asked::Asked;
use crate::pick;

/// Where a choice can be changed, one step in this many changes it: often enough to occur in most
/// games, rarely enough that rounds make progress.
const CHANGE_OF_MIND: usize = 8;

/// For each seat that has chosen, what it could choose from, while others are still choosing.
///
/// This is inferred from the play: a choice can be changed if its seat stopped being awaited while
/// all the others stayed awaited. Any other step closes every choice.
pub(crate) struct OpenChoices<G: Game> {
    chosen_from: BySeat<Vec<G::Offer>>,
}

impl<G: Game> OpenChoices<G> {
    /// Nobody has chosen.
    pub fn new() -> OpenChoices<G> {
        OpenChoices { chosen_from: BySeat::each(|_| Vec::new()) }
    }

    /// Records that a seat moved. `asked` is the question it answered; `next` is what the table now
    /// waits for.
    pub fn moved(&mut self, seat: Seat, asked: &Asked<G>, next: Next) {
        match (asked.next, next) {
            (Next::Seats(before), Next::Seats(after)) if changed_its_mind(seat, before, after) => {}
            (Next::Seats(before), Next::Seats(after)) if leaves_others(seat, before, after) => {
                self.chosen_from[seat].clear();
                self.chosen_from[seat].extend(asked.of(seat));
            }
            _ => self.close(),
        }
    }

    /// From now on no choice can be changed.
    pub fn close(&mut self) {
        for seat in Seat::all(MOST_SEATS) {
            self.chosen_from[seat].clear();
        }
    }

    /// Whether the seat has chosen and could have chosen this move.
    pub fn may_change_to(&self, seat: Seat, mv: &G::Move) -> bool {
        self.chosen_from[seat].iter().any(|offer| offer.covers(mv))
    }

    /// Occasionally, another choice for a seat that has chosen; the game need not allow it.
    pub fn change(&self, chance: &mut impl Chance) -> Option<(Seat, G::Move)> {
        let has_chosen = |seat: &Seat| !self.chosen_from[*seat].is_empty();
        let open: Seats = Seat::all(MOST_SEATS).filter(has_chosen).collect();
        if open.is_empty() || !pick::once_in(chance, CHANGE_OF_MIND) {
            return None;
        }
        let seat = open.iter().nth(pick::below(chance, open.len()))?;
        let from = &self.chosen_from[seat];
        let offer = from[pick::below(chance, from.len())];
        Some((seat, offer.pick(&mut pick::from(chance))))
    }
}

/// The seat was not awaited, and the awaited seats stay the same.
fn changed_its_mind(seat: Seat, before: Seats, after: Seats) -> bool {
    before == after && !before.contains(seat)
}

/// The seat was awaited, and exactly the others still are.
fn leaves_others(seat: Seat, before: Seats, after: Seats) -> bool {
    before.contains(seat) && after == before.without(seat) && !after.is_empty()
}
