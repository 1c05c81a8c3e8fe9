import type { Board, ByColour, PizzaTheoryColour, Phrase, Space } from '../../protocol';
import { list, say, text } from '../../words/index.svelte';

export const COLOURS: readonly PizzaTheoryColour[] = ['red', 'green', 'white'];

/** The colour's letter on toppings, in the current language. */
export function letterOf(colour: PizzaTheoryColour): string {
  return text(`page-pizza-letter-${colour}`);
}

/** The colour's name. */
export function nameOf(colour: PizzaTheoryColour): string {
  return text(`pizza-theory-${colour}`);
}

/** The colour of the topping on each occupied space. */
export function lying(board: Board): ReadonlyMap<Space, PizzaTheoryColour> {
  return new Map(COLOURS.flatMap((colour) => board[colour].map((space) => [space, colour] as const)));
}

/** How many toppings of each colour lie on these spaces. */
export function counted(spaces: Iterable<Space>, on: ReadonlyMap<Space, PizzaTheoryColour>): ByColour<number> {
  const counts = { red: 0, green: 0, white: 0 };
  for (const space of spaces) {
    const colour = on.get(space);
    if (colour !== undefined) counts[colour] += 1;
  }
  return counts;
}

/** The number of toppings of each colour present, as a list in words; `null` if there are none. */
export function countsTold(counts: ByColour<number>): string | null {
  const phrases = COLOURS.filter((colour) => counts[colour] > 0).map(
    (colour): Phrase => ({ id: `pizza-theory-count-${colour}`, args: [['count', { number: counts[colour] }]] }),
  );
  return phrases.length === 0 ? null : list(phrases.map((phrase) => say(phrase)));
}
