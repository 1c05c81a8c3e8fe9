import { familyNamed } from '../games/lookup';
import type { Said, SeatNumber } from '../protocol';
import type { Reveal } from '../settings/settings.svelte';

/** The player's own moves need not be shown: the next step of the turn can follow almost at once. */
const OWN = 150;
/** A sequence longer than this is sped up, but never below that share of its time. */
const LONG = 12_000;
const HASTE = 0.4;

/** Who is looking, the chosen speed, and what comes after: how long something is shown depends on these. */
export interface Looker {
  readonly reveal: Reveal;
  readonly seat: SeatNumber | null;
  /** The sayings that follow and have not been shown yet, up to the next decision. */
  readonly ahead: readonly Said[];
  /** How many milliseconds the sequence will still take after that, as far as everyone can foresee. */
  readonly left: number;
}

/** How long a saying is shown before the next one, in milliseconds. */
export function pace(said: Said, looker: Looker): number {
  const { reveal, seat, ahead } = looker;
  const family = familyNamed(said.family)?.pace;
  if (reveal === 'off' || family === undefined) return 0;
  if (seat !== null && 'seat' in said && said.seat === seat && family.isDeed(said)) return OWN;
  const isOwn = seat !== null && family.isOwn(said, seat);
  const wait = weighed(said, seat, ahead) * (isOwn ? 1 : haste(looker));
  return Math.round(reveal === 'fast' ? wait * 0.35 : wait);
}

/** The more of a sequence is left, the faster it goes, as long as it is about others. */
function haste({ seat, ahead, left }: Looker): number {
  const told = ahead.reduce((sum, said, at) => sum + weighed(said, seat, ahead.slice(at + 1)), 0);
  return Math.max(HASTE, Math.min(1, LONG / Math.max(told, left)));
}

/** How long a saying deserves to be shown on its own. */
function weighed(said: Said, seat: SeatNumber | null, ahead: readonly Said[]): number {
  return familyNamed(said.family)?.pace?.weight(said, seat, ahead) ?? 0;
}
