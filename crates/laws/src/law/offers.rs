//! Offered moves are accepted, and no others.

use table::{Chance, Deaf, Eyes, Lawful, Next, Offer, Refuse, Saying, Seat, View};

use super::Kept;
use crate::asked::Asked;
use crate::open_choices::OpenChoices;
use crate::pick;
use crate::probe::Probe;

/// The move picked from every offer, and from each of its lines, is covered by the offer and
/// accepted by the rules; and the lines leave nothing out.
///
/// One pick from each is enough: an offer comes up in thousands of positions.
pub(crate) fn are_accepted<G: Lawful>(
    game: &G,
    asked: &Asked<G>,
    chance: &mut impl Chance,
) -> Kept {
    for (seat, offer) in asked.all() {
        let mv = offer.pick(&mut pick::from(chance));
        is_accepted(game, *seat, offer, mv)?;
        let (mut listed, mut kept) = (false, Ok(()));
        offer.lines(&mut |line| {
            listed |= line.covers(&mv);
            if kept.is_ok() {
                kept = is_accepted(game, *seat, offer, line.pick(&mut pick::from(chance)));
            }
        });
        kept?;
        if !listed {
            return Err(format!("no line of {offer:?} covers “{mv}”, which it picked itself"));
        }
    }
    Ok(())
}

fn is_accepted<G: Lawful>(game: &G, seat: Seat, offer: &G::Offer, mv: G::Move) -> Kept {
    if !offer.covers(&mv) {
        return Err(format!("{offer:?} does not cover “{mv}”, which it or its line picked"));
    }
    match { *game }.play(seat, mv, &mut Deaf) {
        Ok(()) => Ok(()),
        Err(refusal) => Err(refused_though_offered::<G>(seat, &mv, &refusal)),
    }
}

/// The report for a move that was offered and then refused.
pub(crate) fn refused_though_offered<G: Lawful>(
    seat: Seat,
    mv: &G::Move,
    refusal: &G::Refusal,
) -> String {
    let rule = refusal.rule();
    format!("“{mv}” was offered to {seat:?}, but is refused by rule {rule}: {refusal:?}")
}

/// A move is accepted only if an offer to its seat covers it, or if a seat that has already chosen
/// changes its mind; see [`is_change_of_mind`].
pub(crate) fn cover_it<G: Lawful>(
    probe: &Probe<G>,
    asked: &Asked<G>,
    open_choices: &OpenChoices<G>,
) -> Kept {
    let Probe { seat, mv, .. } = probe;
    let covered = asked.of(*seat).any(|offer| offer.covers(mv));
    match &probe.answer {
        Ok(()) if covered => Ok(()),
        Ok(()) => is_change_of_mind(probe, asked.next, open_choices),
        Err(refusal) if covered => Err(refused_though_offered::<G>(*seat, mv, refusal)),
        Err(_) => Ok(()),
    }
}

/// The only move that may be accepted without an offer: when several seats choose in secret, a seat
/// that has chosen may choose again until the last one has chosen.
///
/// Three conditions must hold: other seats are still awaited; the seat could have chosen this move
/// in the first place; and nobody else hears or sees anything of it. So it can neither advance the
/// game nor tell anyone anything.
fn is_change_of_mind<G: Lawful>(
    probe: &Probe<G>,
    next: Next,
    open_choices: &OpenChoices<G>,
) -> Kept {
    let Probe { seat, mv, before, after, heard, .. } = probe;
    if !matches!(next, Next::Seats(awaited) if !awaited.contains(*seat)) {
        return Err(format!("“{mv}” by {seat:?} is accepted, but no offer covers it"));
    }
    if !open_choices.may_change_to(*seat, mv) {
        return Err(format!("“{mv}” is accepted from {seat:?}, who is not awaited"));
    }
    if let Some(saying) =
        heard.iter().find(|said| !matches!(said, Saying::ToSeat(to, _) if to == seat))
    {
        return Err(format!("{seat:?} changes its choice to “{mv}” and others hear {saying:?}"));
    }
    let others = Eyes::all(before.seats()).filter(|eyes| *eyes != Eyes::Seat(*seat));
    for eyes in others {
        if View::of(*before, eyes) != View::of(after, eyes) {
            return Err(format!("{seat:?} changes its choice to “{mv}” and {eyes:?} sees it"));
        }
    }
    Ok(())
}
