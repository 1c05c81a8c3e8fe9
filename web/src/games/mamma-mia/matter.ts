import type { MammaMiaSaid } from '../../protocol';

/** A saying about the order being judged that includes what it needs. */
export type Matter = Extract<MammaMiaSaid, { needs: unknown }>;

export function isMatter(said: MammaMiaSaid): said is Matter {
  return 'needs' in said;
}
