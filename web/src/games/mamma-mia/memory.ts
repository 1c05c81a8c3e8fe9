import type { MammaMiaView, Saying } from '../../protocol';

/** Where a new matter begins, by which one counts how much of the talk is still in the air. */
const BEGINS = new Set(['turn', 'opened', 'order-up', 'round-begins']);

/** Whether what was said is forgotten: it is a memory game, unless the table keeps notes. Rule 8 */
export function forgets({ notes, phase }: MammaMiaView): boolean {
  return notes === null && phase.kind !== 'over';
}

/** What of the talk may still be shown: what was said since each seat's last turn. */
export function recent(log: readonly Saying[], view: MammaMiaView): readonly Saying[] {
  let matters = view.setup.seats;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (BEGINS.has(log[at]?.said.kind ?? '')) matters -= 1;
    if (matters === 0) return log.slice(at);
  }
  return log;
}
