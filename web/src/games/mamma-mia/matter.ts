import type { MammaMiaSaid } from '../../protocol';

/** What is said of an order while it is judged, with what it needs then. */
export type Matter = Extract<MammaMiaSaid, { needs: unknown }>;

export function isMatter(said: MammaMiaSaid): said is Matter {
  return 'needs' in said;
}
