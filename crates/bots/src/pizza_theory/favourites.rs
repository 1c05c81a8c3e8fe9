//! The spaces a player prefers.

use ::pizza_theory::{Space, Spaces};

/// The spaces with the highest value; values that differ by no more than `alike` count as equal.
pub(crate) fn favourites(among: Spaces, alike: f64, judge: impl Fn(Space) -> f64) -> Spaces {
    let judged: Vec<(Space, f64)> = among.iter().map(|space| (space, judge(space))).collect();
    let highest = judged.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
    let liked = judged.iter().filter(|(_, worth)| *worth >= highest - alike);
    liked.map(|(space, _)| *space).collect()
}
