//! Changing what a viewer may not know changes nothing for that viewer: neither what it sees and
//! hears, nor who is awaited, nor what it is offered, nor how it is refused.

use core::fmt::Debug;

use table::{Chance, Eyes, Game, Lawful, View};

use super::Kept;
use crate::player::Player;
use crate::probe::Probe;
use crate::worlds::Worlds;

/// How many steps two worlds are played. What is hidden at the fork shows within a few turns or is
/// dealt again during play; playing every fork to the end would only cost time.
const STEPS: usize = 100;

/// Moves that the viewer tries in both worlds at each step, to compare refusals.
const PROBES_PER_STEP: usize = 2;

/// Compares two worlds, then plays the same moves in both and compares them after each.
pub(crate) fn look_alike<G: Lawful>(
    worlds: &mut Worlds<G>,
    player: Player,
    chance: &mut impl Chance,
) -> Kept {
    worlds.two.census().map_err(|what| format!("in the redealt world {what}"))?;
    differences(worlds)?;
    for _ in 0..STEPS {
        for _ in 0..PROBES_PER_STEP {
            answer_alike(worlds, chance)?;
        }
        if !worlds.play_on(player, chance)? {
            break;
        }
        differences(worlds)?;
    }
    Ok(())
}

/// Everything that lets these eyes tell the worlds apart. All differences are listed, because what
/// was said often explains what is seen.
fn differences<G: Lawful>(worlds: &Worlds<G>) -> Kept {
    let Worlds { eyes, one, two, .. } = worlds;
    let (seen_one, seen_two) = (View::of(one, *eyes), View::of(two, *eyes));
    let found = [
        unequal("hears", &worlds.heard_one, &worlds.heard_two),
        unequal("sees awaited", &G::next(one.public()), &G::next(two.public())),
        unequal("is offered", &offers(&seen_one), &offers(&seen_two)),
        unequal("sees in its view", &seen_one, &seen_two),
    ];
    let found: Vec<String> = found.into_iter().flatten().collect();
    if found.is_empty() { Ok(()) } else { Err(format!("{eyes:?} {}", found.join("\nand "))) }
}

fn offers<G: Game>(view: &View<G>) -> Vec<G::Offer> {
    let mut offers = Vec::new();
    view.offers(|offer| offers.push(offer));
    offers
}

/// The viewer tries the same move in both worlds and must get the same answer.
fn answer_alike<G: Lawful>(worlds: &Worlds<G>, chance: &mut impl Chance) -> Kept {
    let Worlds { eyes, one, two, .. } = worlds;
    let Eyes::Seat(seat) = *eyes else { return Ok(()) };
    let mv = one.any_move(chance);
    let (in_one, in_two) = (Probe::of(one, seat, mv).answer, Probe::of(two, seat, mv).answer);
    if in_one == in_two {
        return Ok(());
    }
    Err(format!(
        "{eyes:?} tries “{mv}”; the answers are {in_one:?}\nand in the other world {in_two:?}"
    ))
}

fn unequal<T: PartialEq + Debug>(verb: &str, one: &T, two: &T) -> Option<String> {
    (one != two).then(|| format!("{verb} {one:?}\nin the one world and {two:?}\nin the other"))
}
