import type { Saying } from '../protocol';
import type { Reveal } from '../settings/settings.svelte';

/** The factor on the time that the house gives a saying at normal speed. */
const TIMES: Record<Reveal, number> = { slow: 1.8, normal: 1, fast: 0.35, off: 0 };

/** How long a saying is shown before the next one, in milliseconds. */
export function pace({ show = 0 }: Saying, reveal: Reveal): number {
  return Math.round(show * TIMES[reveal]);
}
