// What an order needs, as rows to draw.

import type { Ingredient, Ingredients, Recipe } from '../../../protocol';
import { KINDS } from '../ingredients';

export type Sign =
  | { sign: 'kind'; kind: Ingredient }
  | { sign: 'joker'; other: boolean }
  | { sign: 'fewest' }
  | { sign: 'either'; one: Ingredient; other: Ingredient }
  | { sign: 'without'; kind: Ingredient };

/** A number of ingredients and their symbol; `null` for a kind that must be absent. */
export type Row = { count: number | null } & Sign;

const these = (need: Ingredients): Row[] =>
  KINDS.flatMap((kind) => (need[kind] ? [{ count: need[kind], sign: 'kind' as const, kind }] : [])).sort(
    (a, b) => a.count - b.count,
  );
const joker = (count: number, other = false): Row => ({ count, sign: 'joker', other });
const without = (kind: Ingredient): Row => ({ count: null, sign: 'without', kind });

/** The rows of a recipe; a number if everything is taken, which is then the minimum. */
export function rows(recipe: Recipe): Row[] | number {
  switch (recipe.kind) {
    case 'these':
      return these(recipe.need);
    case 'one-joker':
      return [...these(recipe.base), joker(recipe.count)];
    case 'two-jokers':
      return [...these({ [recipe.personal]: 1 }), joker(recipe.count), joker(recipe.count, true)];
    case 'everything':
      return recipe.least;
    case 'scarcest':
      return [...these({ [recipe.personal]: 1 }), { count: recipe.count, sign: 'fewest' }];
    case 'any-one-without':
      return [joker(recipe.count), without(recipe.without)];
    case 'these-without':
      return [...these(recipe.need), without(recipe.without)];
    case 'either':
      return [
        ...these({ [recipe.personal]: 1 }),
        { count: recipe.count, sign: 'either', one: recipe.one, other: recipe.other },
      ];
  }
}
