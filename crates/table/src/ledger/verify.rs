//! Dealing again from a seed: to go on where a ledger stopped, and to see whether the dealer was
//! honest.

use super::{Entry, Ledger, LineError, Step};
use crate::{Fair, Game, Phrase, Phrased, Seed};

/// What a second dealing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every deal follows from the seed that was committed to.
    Honest,
    /// The seed has not been shown yet.
    NotRevealed,
    /// Neither a commitment nor a seed is shown: there is nothing to compare, now or later.
    NotCommitted,
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

/// Why nobody can deal on from a seed where a ledger stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoDealer {
    /// What was dealt does not follow from the seed.
    Dishonest(Dishonesty),
    /// The rules refuse what is written.
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
    /// The dealer with this seed before anything is dealt.
    pub fn dealer(&self, seed: Seed) -> Fair {
        Fair::new(seed, self.guests.iter().map(|guest| guest.nonce.clone()).collect())
    }

    /// The dealer with this seed after everything that is written. The seed must be the one that
    /// was committed to, and give every deal.
    ///
    /// The streams of chance go on where they stopped only if everything is drawn again in its
    /// place.
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
