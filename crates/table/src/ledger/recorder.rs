//! A game kept together with its ledger.

use super::{End, Entry, Ledger, LineError};
use crate::{BadDeal, Deaf, Game, Listener, Next, Seat};

/// A game that records what happens in it.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    game: G,
    ledger: Ledger<G>,
}

impl<G: Game> Recorder<G> {
    /// Starts with an empty ledger.
    pub fn new(ledger: Ledger<G>) -> Recorder<G> {
        Recorder { game: G::new(&ledger.setup), ledger }
    }

    /// Continues where a ledger stopped.
    pub fn resume(ledger: Ledger<G>) -> Result<Recorder<G>, LineError> {
        Ok(Recorder { game: ledger.replay(usize::MAX, &mut Deaf)?, ledger })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything recorded so far.
    pub fn ledger(&self) -> &Ledger<G> {
        &self.ledger
    }

    /// Takes the ledger out.
    pub fn into_ledger(self) -> Ledger<G> {
        self.ledger
    }

    /// Makes a move and records it, or refuses it and changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        listener: &mut impl Listener<G>,
    ) -> Result<(), G::Refusal> {
        self.game.play(seat, mv, listener)?;
        self.ledger.entries.push(Entry::Move(seat, mv));
        self.close();
        Ok(())
    }

    /// Deals and records it, or refuses an impossible deal and changes nothing.
    pub fn deal(&mut self, deal: G::Deal, listener: &mut impl Listener<G>) -> Result<(), BadDeal> {
        self.game.deal(deal, listener)?;
        self.ledger.entries.push(Entry::Deal(deal));
        self.close();
        Ok(())
    }

    /// Records something outside the rules. Line breaks become spaces.
    pub fn note(&mut self, note: &str) {
        self.ledger.entries.push(Entry::note(note));
    }

    /// Applies an entry and records it, or says why it cannot and changes nothing.
    pub fn record(
        &mut self,
        entry: Entry<G>,
        listener: &mut impl Listener<G>,
    ) -> Result<(), LineError> {
        entry.apply(&mut self.game, listener)?;
        self.ledger.entries.push(entry);
        self.close();
        Ok(())
    }

    fn close(&mut self) {
        if let Next::Over(outcome) = G::next(self.game.public()) {
            self.ledger.end = End::Over(outcome);
        }
    }
}
