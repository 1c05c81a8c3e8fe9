//! `hint`: what a strong bot would do in the human's seat.

use std::time::Duration;

use bots::{Budget, SeatedAdviser};
use table::{Eyes, Phrase, Phrased, Saying, View};

use super::session::Session;
use crate::failure::Failure;
use crate::show::{Shown, percent};

/// How long it thinks: the answer should take less than a second.
const BUDGET: Budget = Budget::Time(Duration::from_millis(700));

/// How many other moves are listed after the best one.
const OTHERS: usize = 2;

impl<G: Shown> Session<'_, '_, G> {
    /// Shows what a strong bot would do and what it expects. The bot knows only what the human has
    /// heard and sees.
    pub(super) fn give_hint(&mut self) -> Result<(), Failure> {
        let ledger = self.record.ledger();
        let whim = ledger.len() as u64;
        let eyes = Eyes::Seat(self.human);
        let start = View::of(&G::new(&ledger.setup), eyes);
        let Some(mut adviser) = SeatedAdviser::new(&start, BUDGET, whim) else {
            return self.tell(&Phrase::new("play-no-hints"));
        };
        ledger.replay(usize::MAX, &mut |saying: Saying<G>| adviser.hear(&saying))?;
        let advice = adviser.advise(&View::of(self.record.game(), eyes), None);
        let share = advice.shares[self.human];
        let told = Phrase::new("play-hint")
            .with("move", advice.choice.phrase())
            .with("percent", percent(share));
        self.tell(&told)?;
        let others = advice.weighed.iter().filter(|(mv, _)| *mv != advice.choice).take(OTHERS);
        let others: Vec<Phrase> = others
            .map(|(mv, share)| {
                let other = Phrase::new("play-hint-other").with("move", mv.phrase());
                other.with("percent", percent(*share))
            })
            .collect();
        others.iter().try_for_each(|other| self.tell(other))
    }
}
