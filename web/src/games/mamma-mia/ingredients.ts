import type { Ingredient, Ingredients, MammaMiaColour } from '../../protocol';

/**
 * Whose personal ingredient each kind is; the band on the card has that player's colour. Every kind
 * must be listed here.
 */
export const COLOUR_OF: Readonly<Record<Ingredient, MammaMiaColour>> = {
  pineapple: 'yellow',
  pepper: 'green',
  mushroom: 'brown',
  olive: 'purple',
  salami: 'red',
  shrimp: 'pink',
};

/** The kinds, in the order in which they are always listed. */
export const KINDS = Object.keys(COLOUR_OF) as readonly Ingredient[];

/** The kinds of which there is at least one card, with their counts. */
export function entries(cards: Ingredients): [Ingredient, number][] {
  return KINDS.flatMap((kind): [Ingredient, number][] => {
    const count = cards[kind] ?? 0;
    return count > 0 ? [[kind, count]] : [];
  });
}

/** The total number of cards. */
export function total(cards: Ingredients): number {
  return entries(cards).reduce((sum, [, count]) => sum + count, 0);
}

/** The sum of both. */
export function plus(one: Ingredients, other: Ingredients): Ingredients {
  return each((kind) => (one[kind] ?? 0) + (other[kind] ?? 0));
}

/** The difference. */
export function minus(one: Ingredients, other: Ingredients): Ingredients {
  return each((kind) => (one[kind] ?? 0) - (other[kind] ?? 0));
}

/** Kinds with no cards are left out, as on the wire. */
function each(count: (kind: Ingredient) => number): Ingredients {
  const cards: Ingredients = {};
  for (const kind of KINDS) {
    const so = count(kind);
    if (so > 0) cards[kind] = so;
  }
  return cards;
}
