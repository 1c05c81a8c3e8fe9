//! Picking at random from the values of an offer.

/// Picks one of these, if there are any; `choose(n)` returns a number below `n`.
pub(crate) fn one_of<T: Copy>(all: &[T], choose: &mut impl FnMut(u32) -> u32) -> Option<T> {
    let bound = u32::try_from(all.len()).ok().filter(|bound| *bound > 0)?;
    all.get(choose(bound) as usize).copied()
}
