import type { QuietHours, ZoneOffset } from '../protocol';

/** The hours of each day without notifications, as a time field writes them: `22:00`. */
export interface Quiet {
  readonly from: string;
  readonly until: string;
}

/** The default quiet hours. */
export const NIGHT: Quiet = { from: '22:00', until: '08:00' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many days ahead offset changes are sent: a year without a visit, and a little more. */
const AHEAD = 400;

/** Minutes after midnight. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Whether the hours are valid: they begin and end at different times. */
export function isSome({ from, until }: Quiet): boolean {
  return minutesOf(from) !== null && minutesOf(until) !== null && minutesOf(from) !== minutesOf(until);
}

/** Whether it is quiet at this time, in local time. */
export function isQuiet(quiet: Quiet, at: Date): boolean {
  const from = minutesOf(quiet.from);
  const until = minutesOf(quiet.until);
  if (from === null || until === null) return false;
  const now = at.getHours() * 60 + at.getMinutes();
  return from <= until ? now >= from && now < until : now >= from || now < until;
}

/**
 * How much longer it is quiet after this time, in milliseconds; 0 if it is not quiet.
 *
 * It goes minute by minute, because the end of the quiet hours may be skipped or occur twice when
 * clocks change.
 */
export function quietFor(quiet: Quiet, at: Date): number {
  let end = at.getTime();
  while (isQuiet(quiet, new Date(end))) end = (Math.floor(end / MINUTE) + 1) * MINUTE;
  return end - at.getTime();
}

/** The stored form of quiet hours, and the reverse. */
export const written = ({ from, until }: Quiet): string => `${from}-${until}`;

export function read(text: string | undefined): Quiet | null {
  const [from = '', until = ''] = text?.split('-') ?? [];
  return isSome({ from, until }) ? { from, until } : null;
}

/** How many minutes local time is ahead of UTC. */
const minutesAhead = (at: number): number => -new Date(at).getTimezoneOffset();

/**
 * This time zone from now on: the current offset and the changes to come.
 *
 * The house has no time zone database, and the browser's is newer than any it could have.
 */
export function zoneFrom(now: number, ahead: (at: number) => number = minutesAhead): ZoneOffset[] {
  const zone = [{ since: 0, minutes: Math.round(ahead(now)) }];
  for (let day = now; day < now + AHEAD * DAY && zone.length < 8; day += DAY) {
    const before = ahead(day);
    if (ahead(day + DAY) === before) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > MINUTE) {
      const middle = low + (high - low) / 2;
      if (ahead(middle) === before) low = middle;
      else high = middle;
    }
    // Offsets change at whole minutes.
    zone.push({ since: Math.floor(high / MINUTE) * MINUTE, minutes: Math.round(ahead(high)) });
  }
  return zone;
}

/** Quiet hours in the form the house expects. */
export function hoursOf(quiet: Quiet | null, now: number): QuietHours | null {
  const from = quiet === null ? null : minutesOf(quiet.from);
  const until = quiet === null ? null : minutesOf(quiet.until);
  return from === null || until === null || from === until ? null : { from, until, zone: zoneFrom(now) };
}
