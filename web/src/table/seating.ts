import type { Place, TableCard } from '../protocol';
import { hasText, text } from '../words/index.svelte';

/** Whether a name belongs to a bot of the house. */
export function isBot(name: string): boolean {
  return hasText(`bot-${name}`);
}

/** The name of a bot, in the current language. */
export function botName(level: string): string {
  return isBot(level) ? text(`bot-${level}`) : level;
}

/** The name of a guest; one who asked to be forgotten has none. */
export function guestName(name: string): string {
  return name === '' ? text('page-former-guest') : name;
}

/** The names of those in these places; identical names are told apart by a number. */
export function namesOf(places: readonly Place[]): string[] {
  const names = places.map(nameIn);
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return name !== '' && before > 0 ? `${name} ${before + 1}` : name;
  });
}

function nameIn({ who }: Place): string {
  switch (who.kind) {
    case 'nobody':
      return '';
    case 'guest':
      return guestName(who.name);
    case 'bot':
      return botName(who.level);
  }
}

/** The number of free seats. */
export function freeSeats(card: Pick<TableCard, 'places'>): number {
  return card.places.filter(({ who }) => who.kind === 'nobody').length;
}
