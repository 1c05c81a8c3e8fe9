import type { Ingredient, Ingredients, Order, Phrase } from '../../protocol';
import { entries } from './ingredients';

/** The name of a kind of ingredient. */
export function kindPhrase(kind: Ingredient): Phrase {
  return { id: `ingredient-${kind}` };
}

/** A number of cards of one kind. */
export function cardsPhrase(kind: Ingredient, count: number): Phrase {
  return { id: `cards-${kind}`, args: [['count', { number: count }]] };
}

/** The number of cards of each kind. */
export function cardPhrases(cards: Ingredients): Phrase[] {
  return entries(cards).map(([kind, count]) => cardsPhrase(kind, count));
}

/** The name of an order. */
export function orderPhrase(order: Order): Phrase {
  const kind = /^four-(.+)$/.exec(order)?.[1];
  if (kind === undefined) return { id: `order-${order}` };
  return { id: 'order-four-of', args: [['kind', { phrase: { id: `ingredient-${kind}` } }]] };
}
