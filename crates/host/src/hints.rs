//! Hints: what a strong bot would do in a guest's seat, where that spoils nobody else's game.

use bots::Advice;
use protocol::{FromHouse, Hint, Weighed};
use table::{Eyes, Phrase, Phrased, Seat};

use super::record::{Event, Place};
use super::{Host, Hosted, Output, Reach, Refusal};
use crate::id::GuestId;
use crate::time::Millis;

impl<G: Hosted> Host<G> {
    /// Whether guests may ask for hints here: the game has an adviser, and either a single guest
    /// plays against bots or all guests agreed.
    pub(super) fn has_hints(&self) -> bool {
        G::adviser().is_some() && self.are_hints_agreed()
    }

    fn are_hints_agreed(&self) -> bool {
        let guests: Vec<_> = self.places.iter().filter_map(Place::sitter).collect();
        guests.len() == 1 || guests.iter().all(|guest| guest.hints)
    }

    /// A guest agrees to hints, or withdraws the agreement.
    pub(super) fn agree_to_hints(&mut self, guest: GuestId, on: bool) -> Result<(), Refusal> {
        let seat = self.seat_of_guest(guest)?;
        if let Some(sitter) = self.places[seat.index()].sitter_mut() {
            sitter.hints = on;
        }
        Ok(())
    }

    /// The seat that asks for a hint, and how many lines the ledger has now.
    pub(super) fn hinted(&self, guest: GuestId) -> Result<(Seat, usize), Refusal> {
        let seat = self.seat_of_guest(guest)?;
        if !self.is_playing() {
            return Err(Refusal::NotPlaying);
        }
        if !self.is_played_by_guest(seat) {
            return Err(Refusal::PlayedByBot);
        }
        if G::adviser().is_none() {
            return Err(Refusal::NoAdviser);
        }
        if !self.are_hints_agreed() {
            return Err(Refusal::NoHints);
        }
        let play = self.play.as_ref().filter(|play| play.awaited().contains(seat));
        play.map(|play| (seat, play.lines())).ok_or(Refusal::NotAwaited)
    }

    /// Tells a seat how many other hints come before its own.
    pub(super) fn hint_waits(&self, seat: Seat, ahead: u32) -> Output<G> {
        self.tell_seat(seat, FromHouse::HintWaits { ahead })
    }

    /// Tells a seat that its hint waited too long and was given up.
    pub(super) fn hint_given_up(&self, seat: Seat) -> Output<G> {
        self.tell_seat(seat, no_hint("house-hint-crowded"))
    }

    fn tell_seat(&self, seat: Seat, frame: FromHouse) -> Output<G> {
        let eyes = Eyes::Seat(seat);
        let to = self.connections.iter().filter(|(_, connection)| connection.eyes == eyes);
        Output::Send(to.map(|(id, _)| *id).collect(), Box::new(frame))
    }

    /// Tells a seat its hint, or why there is none: the adviser failed, or the seat has a different
    /// decision to make by now. Moves that other seats made meanwhile do not matter.
    ///
    /// That a seat was given a hint is stored before its first hint is sent, because statistics
    /// need to know it.
    pub(super) fn advised(
        &mut self,
        seat: Seat,
        lines: usize,
        advice: Option<Advice<G::Move>>,
        now: Millis,
    ) -> Vec<Output<G>> {
        let eyes = Eyes::Seat(seat);
        let play = self.play.as_ref().filter(|play| play.has_same_decision(seat, lines));
        let frame = match (play, advice) {
            (Some(play), Some(advice)) => {
                FromHouse::Hint(Box::new(hint::<G>(play.total(eyes), &advice, self.seats())))
            }
            (Some(_), None) => no_hint("house-hint-failed"),
            (None, _) => no_hint("house-hint-late"),
        };
        let mut outputs = Vec::new();
        if matches!(frame, FromHouse::Hint(_)) && !self.hinted_seats.contains(seat) {
            self.hinted_seats = self.hinted_seats.with(seat);
            let hinted = vec![Event::Hinted { seat: seat.number() }];
            let append = self.record(now, None, hinted, Reach::OneSeat);
            outputs.push(Output::Store(Box::new(append)));
        }
        outputs.push(self.tell_seat(seat, frame));
        outputs
    }
}

fn no_hint(why: &'static str) -> FromHouse {
    FromHouse::NoHint { why: Phrase::new(why).into() }
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

/// A move and its value, as they are sent.
pub fn weighed<G: Hosted>(mv: &G::Move, share: f64) -> Weighed {
    Weighed { mv: G::wire_move(*mv), phrase: mv.phrase().into(), share }
}
