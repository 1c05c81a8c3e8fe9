import type { Saying, View } from '../../protocol';

/** Where a new matter begins, by which one counts how much of the talk is still in the air. */
const BEGINS = new Set(['turn', 'opened', 'order-up', 'round-begins', 'round']);

/**
 * What of the talk may still be shown.
 *
 * Mamma Mia is a memory game: unless the table keeps notes, only what was said since each seat's
 * last turn stays, and the older lines are really forgotten. Rule 8
 */
export function remembered(log: readonly Saying[], view: View): readonly Saying[] {
  if (view.family !== 'mamma-mia' || view.notes !== null || view.phase.kind === 'over') return log;
  let matters = view.setup.seats;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (BEGINS.has(log[at]?.said.kind ?? '')) matters -= 1;
    if (matters === 0) return log.slice(at);
  }
  return log;
}
