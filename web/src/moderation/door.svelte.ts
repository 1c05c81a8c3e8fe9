import type { Phrase } from '../protocol';

/** Why the house does not let a guest in. */
export interface Shut {
  readonly kind: 'banned' | 'no-new-guests';
  readonly why: Phrase;
}

/** Returns why the guest is not let in, if that is the reason of a refusal. */
export function shutBy(why: Phrase): Shut | null {
  if (/^web-banned(-|$)/.test(why.id)) return { kind: 'banned', why };
  if (why.id === 'house-no-new-guests') return { kind: 'no-new-guests', why };
  return null;
}

/** The moderator's reason, if the phrase has one. */
export function reasonIn(why: Phrase): string | null {
  const arg = why.args?.find(([name]) => name === 'reason')?.[1];
  return arg !== undefined && 'text' in arg && arg.text !== '' ? arg.text : null;
}

/** The end of a ban, in milliseconds since 1970, if the phrase has one. The house writes `2026-11-16 18:05 UTC`. */
export function untilIn(why: Phrase): number | null {
  const arg = why.args?.find(([name]) => name === 'until')?.[1];
  if (arg === undefined || !('text' in arg)) return null;
  const at = Date.parse(arg.text.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z'));
  return Number.isNaN(at) ? null : at;
}

/** Whether the house lets this browser in. */
class Door {
  shut = $state.raw<Shut | null>(null);

  /** Checks the reason of a refusal. Returns whether this browser is not let in. */
  hear(why: Phrase): boolean {
    const shut = shutBy(why);
    if (shut !== null) this.shut = shut;
    return shut !== null;
  }
}

export const door = new Door();
