//! Hints: what a strong bot would do in a guest's seat, where that spoils nobody's game.

use bots::Advice;
use protocol::{FromHouse, Hint, Weighed};
use table::{Eyes, Phrased, Seat};

use super::record::Place;
use super::{Host, Hosted, Output, Refusal};
use crate::id::GuestId;

impl<G: Hosted> Host<G> {
    /// Whether hints may be asked for here: only bots sit beside a guest, or all guests agreed.
    pub(super) fn has_hints(&self) -> bool {
        let guests: Vec<_> = self.places.iter().filter_map(Place::sitter).collect();
        guests.len() == 1 || guests.iter().all(|guest| guest.hints)
    }

    /// A guest agrees to hints, or no longer.
    pub(super) fn agree_to_hints(&mut self, guest: GuestId, on: bool) -> Result<(), Refusal> {
        let seat = self.seat_of_guest(guest)?;
        if let Some(sitter) = self.places[seat.index()].sitter_mut() {
            sitter.hints = on;
        }
        Ok(())
    }

    /// The seat that a hint is asked for, and how much was said to it by now.
    pub(super) fn hinted(&self, guest: GuestId) -> Result<(Seat, u32), Refusal> {
        let seat = self.seat_of_guest(guest)?;
        if !self.is_playing() {
            return Err(Refusal::NotPlaying);
        }
        if !self.is_played_by_guest(seat) {
            return Err(Refusal::PlayedByBot);
        }
        if !self.has_hints() {
            return Err(Refusal::NoHints);
        }
        let play = self.play.as_ref().filter(|play| play.awaited().contains(seat));
        let heard = play.map(|play| play.total(Eyes::Seat(seat)));
        heard.map(|heard| (seat, heard)).ok_or(Refusal::NotAwaited)
    }

    /// Tells a seat what it was advised, unless the game has gone on meanwhile.
    pub(super) fn advised(
        &self,
        seat: Seat,
        heard: u32,
        advice: &Advice<G::Move>,
    ) -> Vec<Output<G>> {
        let still = |play: &super::Play<G>| {
            play.awaited().contains(seat) && play.total(Eyes::Seat(seat)) == heard
        };
        if !self.play.as_ref().is_some_and(still) {
            return Vec::new();
        }
        let eyes = Eyes::Seat(seat);
        let to = self.connections.iter().filter(|(_, connection)| connection.eyes == eyes);
        let to = to.map(|(id, _)| *id).collect();
        let hint = hint::<G>(heard, advice, self.seats());
        vec![Output::Send(to, Box::new(FromHouse::Hint(Box::new(hint))))]
    }
}

fn hint<G: Hosted>(heard: u32, advice: &Advice<G::Move>, seats: usize) -> Hint {
    let own = advice.weighed.iter().find(|(mv, _)| *mv == advice.choice);
    Hint {
        heard,
        choice: weighed::<G>(&advice.choice, own.map_or(0.0, |(_, share)| *share)),
        weighed: advice.weighed.iter().map(|(mv, share)| weighed::<G>(mv, *share)).collect(),
        shares: advice.shares.iter(seats).map(|(_, share)| *share).collect(),
    }
}

/// A move with what it is worth, as it is sent.
pub fn weighed<G: Hosted>(mv: &G::Move, share: f64) -> Weighed {
    Weighed { mv: G::wire_move(*mv), phrase: mv.phrase().into(), share }
}
