import type { Place, TableCard } from '../protocol';
import { hasText, text } from '../words/index.svelte';

/** Whether a name is that of a bot of the house. */
export function isBot(name: string): boolean {
  return hasText(`bot-${name}`);
}

/** The name of a bot, in the language in use. */
export function botName(level: string): string {
  return isBot(level) ? text(`bot-${level}`) : level;
}

/** The names of those who sit in these places, told apart by a number where two are called the same. */
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
      return who.name;
    case 'bot':
      return botName(who.level);
  }
}

/** How many seats nobody sits in. */
export function freeSeats(card: Pick<TableCard, 'places'>): number {
  return card.places.filter(({ who }) => who.kind === 'nobody').length;
}
