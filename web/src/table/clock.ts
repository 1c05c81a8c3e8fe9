import { never } from '../lib/never';
import type { Clock, ClockFace, SeatNumber } from '../protocol';
import { text } from '../words/index.svelte';

/** A clock in a few words. */
export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return text('page-clock-none');
    case 'live':
      return text('page-clock-live', { minutes: Math.round(clock.base / 60), seconds: clock.increment });
    case 'correspondence':
      return text('page-clock-correspondence', { days: Math.max(1, Math.round(clock.per_move / 86_400)) });
    default:
      never(clock);
      return '';
  }
}

/**
 * The time left for a seat, in milliseconds; `since` is the time since the clocks showed this. They
 * stand still while the table is shown what led to the turn.
 */
export function left(face: ClockFace, seat: SeatNumber, since: number): number {
  const time = face.left[seat - 1] ?? 0;
  return Math.max(0, face.running.includes(seat) ? time - Math.max(0, since - face.show) : time);
}

/** A time as a clock shows it; long times in days and hours. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const hours = Math.floor(seconds / 3_600);
  if (hours >= 48) return text('page-days', { days: Math.floor(hours / 24) });
  const minutes = Math.floor((seconds % 3_600) / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
