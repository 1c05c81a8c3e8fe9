import { familyNamed } from '../games/lookup';
import type { Said, SeatNumber } from '../protocol';
import type { Sound } from './sound';

/** The sound of a saying for a seat; most are silent. */
export function soundOf(said: Said, seat: SeatNumber | null): Sound | null {
  return familyNamed(said.family)?.soundOf?.(said, seat) ?? null;
}
