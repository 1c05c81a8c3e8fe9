import type { Ingredient, Ingredients, MammaMiaColour } from '../../protocol';

/** Whose personal ingredient it is: the card band has the colour of that player. Every kind has to stand here. */
export const COLOUR_OF: Readonly<Record<Ingredient, MammaMiaColour>> = {
  pineapple: 'yellow',
  pepper: 'green',
  mushroom: 'brown',
  olive: 'purple',
  salami: 'red',
  shrimp: 'pink',
};

/** The kinds in the sequence in which they are always listed. */
export const KINDS = Object.keys(COLOUR_OF) as readonly Ingredient[];

/** The kinds of which there is a card, with how many. */
export function entries(cards: Ingredients): [Ingredient, number][] {
  return KINDS.flatMap((kind): [Ingredient, number][] => {
    const count = cards[kind] ?? 0;
    return count > 0 ? [[kind, count]] : [];
  });
}

/** All cards together. */
export function total(cards: Ingredients): number {
  return entries(cards).reduce((sum, [, count]) => sum + count, 0);
}

/** Both together. */
export function plus(one: Ingredients, other: Ingredients): Ingredients {
  return each((kind) => (one[kind] ?? 0) + (other[kind] ?? 0));
}

/** The one without the other. */
export function minus(one: Ingredients, other: Ingredients): Ingredients {
  return each((kind) => (one[kind] ?? 0) - (other[kind] ?? 0));
}

/** Kinds of which there is none are left out, as on the wire. */
function each(count: (kind: Ingredient) => number): Ingredients {
  const cards: Ingredients = {};
  for (const kind of KINDS) {
    const so = count(kind);
    if (so > 0) cards[kind] = so;
  }
  return cards;
}
