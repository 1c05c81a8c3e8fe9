//! A game and its ledger, kept together.

use alloc::string::String;

use super::{End, Entry, Ledger, Trouble};
use crate::{BadDeal, Deaf, Game, Listener, Next, Seat};

/// A game that writes down what happens to it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    game: G,
    ledger: Ledger<G>,
}

impl<G: Game> Record<G> {
    /// Begins with an empty ledger.
    pub fn new(ledger: Ledger<G>) -> Record<G> {
        Record { game: G::new(&ledger.setup), ledger }
    }

    /// Goes on where a ledger stopped.
    pub fn resume(ledger: Ledger<G>) -> Result<Record<G>, Trouble> {
        Ok(Record { game: ledger.replay(usize::MAX, &mut Deaf)?, ledger })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was written down so far.
    pub fn ledger(&self) -> &Ledger<G> {
        &self.ledger
    }

    /// Hands the ledger over.
    pub fn into_ledger(self) -> Ledger<G> {
        self.ledger
    }

    /// Makes a move and writes it down, or refuses it and changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        heard: &mut impl Listener<G>,
    ) -> Result<(), G::Refusal> {
        self.game.play(seat, mv, heard)?;
        self.ledger.entries.push(Entry::Move(seat, mv));
        self.close();
        Ok(())
    }

    /// Deals and writes it down, or refuses an impossible deal and changes nothing.
    pub fn deal(&mut self, deal: G::Deal, heard: &mut impl Listener<G>) -> Result<(), BadDeal> {
        self.game.deal(deal, heard)?;
        self.ledger.entries.push(Entry::Deal(deal));
        self.close();
        Ok(())
    }

    /// Writes down something that is not part of the rules. Line breaks become blanks.
    pub fn note(&mut self, note: &str) {
        let words: alloc::vec::Vec<&str> = note.split_ascii_whitespace().collect();
        let note: String = words.join(" ");
        self.ledger.entries.push(Entry::Note(note));
    }

    fn close(&mut self) {
        if let Next::Over(outcome) = G::next(self.game.public()) {
            self.ledger.end = End::Over(outcome);
        }
    }
}
