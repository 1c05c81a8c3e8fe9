//! Was the dealer honest? Deals a finished ledger again from its seed.

use super::{Entry, Ledger, Trouble, apply};
use crate::{Deaf, Fair, Game, Phrase, Phrased};

/// What a second dealing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every deal follows from the seed that was committed to.
    Honest,
    /// The seed has not been shown yet.
    NotRevealed,
    /// Something does not follow.
    NotHonest(Dishonesty),
}

/// What does not follow from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dishonesty {
    /// The header carries no commitment: any seed could be shown.
    NoCommitment,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// This deal, counted with the moves from 1, is another than the seed gives.
    OtherDeal(usize),
}

impl Phrased for Dishonesty {
    fn phrase(&self) -> Phrase {
        match self {
            Dishonesty::NoCommitment => Phrase::new("verify-no-commitment"),
            Dishonesty::OtherSeed => Phrase::new("verify-other-seed"),
            Dishonesty::OtherDeal(number) => {
                Phrase::new("verify-other-deal").with("number", *number)
            }
        }
    }
}

impl<G: Game> Ledger<G> {
    /// Deals again and compares.
    pub fn verify(&self) -> Result<Verdict, Trouble> {
        let Some(seed) = self.seed else { return Ok(Verdict::NotRevealed) };
        match self.commitment {
            None => return Ok(Verdict::NotHonest(Dishonesty::NoCommitment)),
            Some(shown) if shown != seed.commitment() => {
                return Ok(Verdict::NotHonest(Dishonesty::OtherSeed));
            }
            Some(_) => {}
        }
        let nonces = self.guests.iter().map(|guest| guest.nonce.clone()).collect();
        let mut dealer = Fair::new(seed, nonces);
        let mut game = G::new(&self.setup);
        let mut number = 0;
        for entry in &self.entries {
            if !matches!(entry, Entry::Note(_)) {
                number += 1;
            }
            if let Entry::Deal(deal) = entry
                && game.draw(&mut dealer) != Some(*deal)
            {
                return Ok(Verdict::NotHonest(Dishonesty::OtherDeal(number)));
            }
            apply(&mut game, entry, &mut Deaf)?;
        }
        Ok(Verdict::Honest)
    }
}
