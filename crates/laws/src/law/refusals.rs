//! A refusal changes nothing, says nothing and names its rule.

use table::{BadDeal, Game, Lawful, Next, Refuse, Saying};

use super::Kept;
use crate::probe::Probe;

/// Checks a move that was tried, if it was refused.
pub(crate) fn change_nothing<G: Lawful>(probe: &Probe<G>) -> Kept {
    let Probe { seat, mv, before, after, heard, answer } = probe;
    let Err(refusal) = answer else { return Ok(()) };
    if refusal.rule().is_empty() {
        return Err(format!("“{mv}” by {seat:?} is refused without a rule: {refusal:?}"));
    }
    if let Some(saying) = heard.first() {
        return Err(format!("“{mv}” by {seat:?} is refused, and yet is heard {saying:?}"));
    }
    if after != *before {
        return Err(format!("refusing “{mv}” by {seat:?} changed {before:?}\ninto {after:?}"));
    }
    Ok(())
}

/// Repeats an earlier deal: a wrong dealer must be refused like a wrong player.
pub(crate) fn bind_the_dealer<G: Game>(before: &G, next: Next, stale: Option<G::Deal>) -> Kept {
    let Some(deal) = stale else { return Ok(()) };
    let mut after = *before;
    let mut said = None;
    let answer = after.deal(deal, &mut |saying: Saying<G>| said = Some(saying));
    if next != Next::Dealer && answer != Err(BadDeal::NotAwaited) {
        return Err(format!("“{deal}” is dealt when the dealer is not awaited, answer {answer:?}"));
    }
    if answer.is_err() && (said.is_some() || after != *before) {
        return Err(format!(
            "refusing the deal “{deal}” said {said:?} or changed {before:?}\ninto {after:?}"
        ));
    }
    Ok(())
}
