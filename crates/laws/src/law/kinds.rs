//! Every kind of move, offer and refusal is listed, so that none goes uncounted.

use table::Kinds;

use super::Kept;
use crate::tally::Counts;

/// Counts a value by its kind, which must be listed.
pub(crate) fn listed<K: Kinds>(counts: &mut Counts, thing: &K) -> Kept {
    let kind = thing.kind();
    if counts.add(kind) { Ok(()) } else { Err(format!("“{kind}” is not among {:?}", K::ALL)) }
}
