import type { Phrase } from '../protocol';

/** Why the house does not let somebody in. */
export interface Shut {
  readonly kind: 'banned' | 'no-new-guests';
  readonly why: Phrase;
}

/** Reads why the house lets nobody in from the reason for which it refused a request. */
export function shutBy(why: Phrase): Shut | null {
  if (/^web-banned(-|$)/.test(why.id)) return { kind: 'banned', why };
  if (why.id === 'house-no-new-guests') return { kind: 'no-new-guests', why };
  return null;
}

/** What a moderator wrote, where a reason quotes it. */
export function reasonIn(why: Phrase): string | null {
  const arg = why.args?.find(([name]) => name === 'reason')?.[1];
  return arg !== undefined && 'text' in arg && arg.text !== '' ? arg.text : null;
}

/** Until when a reason says that something is in force, in milliseconds since 1970; the house writes `2026-11-16 18:05 UTC`. */
export function untilIn(why: Phrase): number | null {
  const arg = why.args?.find(([name]) => name === 'until')?.[1];
  if (arg === undefined || !('text' in arg)) return null;
  const at = Date.parse(arg.text.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'));
  return Number.isNaN(at) ? null : at;
}

/** Whether this browser is kept out. */
class Door {
  shut = $state.raw<Shut | null>(null);

  /** Looks at why the house refused something. Returns whether it keeps this browser out. */
  hear(why: Phrase): boolean {
    const shut = shutBy(why);
    if (shut !== null) this.shut = shut;
    return shut !== null;
  }
}

export const door = new Door();
