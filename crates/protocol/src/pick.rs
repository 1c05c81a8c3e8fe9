//! Picking at random from what an offer lists.

/// One of these, if there is any; `choose(n)` gives a number below `n`.
pub(crate) fn one_of<T: Copy>(all: &[T], choose: &mut impl FnMut(u32) -> u32) -> Option<T> {
    let bound = u32::try_from(all.len()).ok().filter(|bound| *bound > 0)?;
    all.get(choose(bound) as usize).copied()
}
