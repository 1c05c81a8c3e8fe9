//! Dealing again from a seed: to continue where a ledger stopped, and to check that the dealer was
//! honest.

use super::{Entry, Ledger, LineError, Step};
use crate::{Fair, Game, Phrase, Phrased, Seed};

/// The result of dealing again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every deal follows from the seed that was committed to.
    Honest,
    /// The seed has not been revealed yet.
    NotRevealed,
    /// There is neither a commitment nor a seed, so nothing can be compared now or later.
    NotCommitted,
    /// Something does not follow from the seed.
    NotHonest(Dishonesty),
}

/// What does not follow from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dishonesty {
    /// The ledger has no commitment, so any seed could have been revealed.
    NoCommitment,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// This deal, counted from 1 together with the moves, differs from what the seed gives.
    OtherDeal(usize),
}

/// Why dealing cannot continue from a seed where a ledger stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoDealer {
    /// What was dealt does not follow from the seed.
    Dishonest(Dishonesty),
    /// The rules refuse an entry.
    Illegal(LineError),
}

impl From<Dishonesty> for NoDealer {
    fn from(dishonesty: Dishonesty) -> NoDealer {
        NoDealer::Dishonest(dishonesty)
    }
}

impl From<LineError> for NoDealer {
    fn from(error: LineError) -> NoDealer {
        NoDealer::Illegal(error)
    }
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
    /// The dealer with this seed, before anything is dealt.
    pub fn dealer(&self, seed: Seed) -> Fair {
        Fair::new(seed, self.guests.iter().map(|guest| guest.nonce.clone()).collect())
    }

    /// The dealer with this seed, after every entry in the ledger. The seed must be the one that
    /// was committed to, and must give every recorded deal.
    ///
    /// Every deal is drawn again in order, because only then do the random streams continue where
    /// they stopped.
    pub fn dealer_after(&self, seed: Seed) -> Result<Fair, NoDealer> {
        match self.commitment {
            None => return Err(Dishonesty::NoCommitment.into()),
            Some(shown) if shown != seed.commitment() => return Err(Dishonesty::OtherSeed.into()),
            Some(_) => {}
        }
        let mut dealer = self.dealer(seed);
        for step in self.walk() {
            let Step { number, entry, before, .. } = step?;
            if let Entry::Deal(deal) = entry
                && before.draw(&mut dealer) != Some(*deal)
            {
                return Err(Dishonesty::OtherDeal(number).into());
            }
        }
        Ok(dealer)
    }

    /// Deals again and compares.
    pub fn verify(&self) -> Result<Verdict, LineError> {
        let Some(seed) = self.seed else {
            return Ok(match self.commitment {
                Some(_) => Verdict::NotRevealed,
                None => Verdict::NotCommitted,
            });
        };
        match self.dealer_after(seed) {
            Ok(_) => Ok(Verdict::Honest),
            Err(NoDealer::Dishonest(dishonesty)) => Ok(Verdict::NotHonest(dishonesty)),
            Err(NoDealer::Illegal(error)) => Err(error),
        }
    }
}
