//! Choices made in secret that may still be changed.

use table::{BySeat, Chance, Game, MOST_SEATS, Next, Offer, Seat, Seats};

use crate::asked::Asked;
use crate::pick;

/// One step in so many changes a choice, where one can be changed: often enough to occur in
/// most games, rarely enough that rounds get on.
const CHANGE_OF_MIND: usize = 8;

/// What each seat that has chosen could choose from, while others are still choosing.
///
/// It is kept by watching the play: a choice is open to a change of mind when its seat left the
/// awaited ones and all others stayed. Any other step closes every choice.
pub(crate) struct OpenChoices<G: Game> {
    chosen_from: BySeat<Vec<G::Offer>>,
}

impl<G: Game> OpenChoices<G> {
    /// Nobody has chosen.
    pub fn new() -> OpenChoices<G> {
        OpenChoices { chosen_from: BySeat::each(|_| Vec::new()) }
    }

    /// A seat moved: it was asked so, and after the move the table waits for `next`.
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

    /// No choice can be changed any longer.
    pub fn close(&mut self) {
        for seat in Seat::all(MOST_SEATS) {
            self.chosen_from[seat].clear();
        }
    }

    /// Whether the seat has chosen and could have chosen this.
    pub fn may_change_to(&self, seat: Seat, mv: &G::Move) -> bool {
        self.chosen_from[seat].iter().any(|offer| offer.covers(mv))
    }

    /// Now and then, another choice for some seat that has chosen; the game need not allow it.
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

/// The seat was not awaited, and who is awaited stays the same.
fn changed_its_mind(seat: Seat, before: Seats, after: Seats) -> bool {
    before == after && !before.contains(seat)
}

/// The seat was awaited, and just the others still are.
fn leaves_others(seat: Seat, before: Seats, after: Seats) -> bool {
    before.contains(seat) && after == before.without(seat) && !after.is_empty()
}
