import { familyNamed } from '../games/lookup';
import type { Said, SeatNumber } from '../protocol';
import type { Sound } from './sound';

/** What something said at the table sounds like to a seat; most of it is silent. */
export function soundOf(said: Said, seat: SeatNumber | null): Sound | null {
  return familyNamed(said.family)?.soundOf?.(said, seat) ?? null;
}
