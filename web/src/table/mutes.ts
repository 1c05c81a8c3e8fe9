import type { SeatNumber } from '../protocol';

/**
 * Whom this guest does not want to hear: the seat, and the name of the guest who sat there. Before the start somebody else
 * may sit down in that seat, and is heard.
 */
export type Mutes = ReadonlyMap<SeatNumber, string>;

/** Whether the words of this guest in this seat are muted. */
export function isMuted(mutes: Mutes, seat: SeatNumber | null, name: string): boolean {
  return seat !== null && mutes.get(seat) === name;
}

/** The same with this guest muted, or heard again. */
export function withMute(mutes: Mutes, seat: SeatNumber, name: string, on: boolean): Mutes {
  const changed = new Map(mutes);
  if (on) changed.set(seat, name);
  else changed.delete(seat);
  return changed;
}

/** The form in which they are kept. */
export function writeMutes(mutes: Mutes): string {
  return JSON.stringify([...mutes]);
}

/** Reads what was kept; what cannot be read mutes nobody. */
export function readMutes(text: string | undefined): Mutes {
  const mutes = new Map<SeatNumber, string>();
  for (const pair of list(text)) {
    if (!Array.isArray(pair)) continue;
    const [seat, name]: unknown[] = pair;
    if (typeof seat === 'number' && typeof name === 'string') mutes.set(seat, name);
  }
  return mutes;
}

function list(text: string | undefined): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
