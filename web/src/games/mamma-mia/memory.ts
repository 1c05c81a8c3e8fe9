import type { MammaMiaView, Saying } from '../../protocol';

/** The sayings that begin something new; they are counted to decide how far back the log is remembered. */
const BEGINS = new Set(['turn', 'opened', 'order-up', 'round-begins']);

/** Whether older sayings are forgotten: it is a memory game, unless the table keeps notes. Rule 8 */
export function forgets({ notes, phase }: MammaMiaView): boolean {
  return notes === null && phase.kind !== 'over';
}

/** The part of the log that may still be shown: what was said since each seat's last turn. */
export function recent(log: readonly Saying[], view: MammaMiaView): readonly Saying[] {
  let matters = view.setup.seats;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (BEGINS.has(log[at]?.said.kind ?? '')) matters -= 1;
    if (matters === 0) return log.slice(at);
  }
  return log;
}
