import { familyNamed } from '../games/lookup';
import type { Said, SeatNumber } from '../protocol';
import type { Reveal } from '../settings/settings.svelte';

/** One's own doing needs no showing: the next step of the turn can come almost at once. */
const OWN = 150;
/** A show that lasts longer than this is hurried, but never below that share of its time. */
const LONG = 12_000;
const HASTE = 0.4;

/** Who looks, how fast he wants it, and what comes after: how long something is shown depends on it. */
export interface Looker {
  readonly reveal: Reveal;
  readonly seat: SeatNumber | null;
  /** What was said since and is not shown yet, up to the next decision. */
  readonly ahead: readonly Said[];
  /** How long the show still lasts after that, as far as everyone sees it coming, in milliseconds. */
  readonly left: number;
}

/** How long something said is shown before the next thing, in milliseconds. */
export function pace(said: Said, looker: Looker): number {
  const { reveal, seat, ahead } = looker;
  const family = familyNamed(said.family)?.pace;
  if (reveal === 'off' || family === undefined) return 0;
  if (seat !== null && 'seat' in said && said.seat === seat && family.isDeed(said)) return OWN;
  const isOwn = seat !== null && family.isOwn(said, seat);
  const wait = weighed(said, seat, ahead) * (isOwn ? 1 : haste(looker));
  return Math.round(reveal === 'fast' ? wait * 0.35 : wait);
}

/** The longer a show still is, the quicker it goes on, as long as it is about others. */
function haste({ seat, ahead, left }: Looker): number {
  const told = ahead.reduce((sum, said, at) => sum + weighed(said, seat, ahead.slice(at + 1)), 0);
  return Math.max(HASTE, Math.min(1, LONG / Math.max(told, left)));
}

/** How long something deserves to be looked at by itself. */
function weighed(said: Said, seat: SeatNumber | null, ahead: readonly Said[]): number {
  return familyNamed(said.family)?.pace?.weight(said, seat, ahead) ?? 0;
}
