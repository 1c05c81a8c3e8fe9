import { language, text } from '../words/index.svelte';

/** A day and a time, as the language writes them. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** How long something lasts, in the two largest units that matter. */
export function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const parts = [
    [Math.floor(minutes / 1_440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return unit(0, 'minute');
  return parts.slice(first, first + 2).filter(([count]) => count > 0).map(([count, name]) => unit(count, name)).join(' ');
}

function unit(count: number, name: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
}

/** A size that people can compare. */
export function bytes(count: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  return new Intl.NumberFormat(language(), { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: 1 }).format(count / 1_000 ** power);
}

/** A number, as the language groups its digits. */
export function figure(count: number): string {
  return new Intl.NumberFormat(language()).format(count);
}

/** For how many hours a measure can be in force; 0 is until it is lifted. */
export const HOURS = [1, 24, 72, 168, 720, 0] as const;

/** A duration to choose. */
export function duration(hours: number): string {
  return hours === 0 ? text('page-keeper-until-lifted') : span(hours * 3_600_000);
}
