import type { Ingredient, Ingredients, Phrase, Recipe } from '../../protocol';
import { list, say, text } from '../../words/index.svelte';
import { cardPhrases, cardsPhrase, kindPhrase } from './phrases';

/** "3 olives" */
export function cardWords(kind: Ingredient, count: number): string {
  return text(`cards-${kind}`, { count });
}

/** "3 olives and 1 pepper" */
export function cardsWords(cards: Ingredients): string {
  return list(cardPhrases(cards).map((phrase) => say(phrase)));
}

/** "olives and peppers" */
export function kindWords(kinds: readonly Ingredient[]): string {
  return list(kinds.map((kind) => text(`ingredient-${kind}`)));
}

/** What an order needs, in words: the same phrases as in Rust. */
export function recipePhrase(recipe: Recipe): Phrase {
  switch (recipe.kind) {
    case 'these':
      return { id: 'needs-these', args: [['cards', { list: cardPhrases(recipe.need) }]] };
    case 'one-joker':
      return { id: 'needs-one-joker', args: [['cards', { list: cardPhrases(recipe.base) }], ['count', { number: recipe.count }]] };
    case 'two-jokers':
      return {
        id: 'needs-two-jokers',
        args: [['cards', { phrase: cardsPhrase(recipe.personal, 1) }], ['count', { number: recipe.count }]],
      };
    case 'everything':
      return { id: 'needs-everything', args: [['count', { number: recipe.least }]] };
    case 'scarcest':
      return {
        id: 'needs-scarcest',
        args: [['cards', { phrase: cardsPhrase(recipe.personal, 1) }], ['count', { number: recipe.count }]],
      };
    case 'any-one-without':
      return { id: 'needs-any-one', args: [['count', { number: recipe.count }], ['without', { phrase: kindPhrase(recipe.without) }]] };
    case 'these-without':
      return {
        id: 'needs-these-without',
        args: [['cards', { list: cardPhrases(recipe.need) }], ['without', { phrase: kindPhrase(recipe.without) }]],
      };
    case 'either':
      return {
        id: 'needs-either',
        args: [
          ['cards', { phrase: cardsPhrase(recipe.personal, 1) }],
          ['one', { phrase: cardsPhrase(recipe.one, recipe.count) }],
          ['other', { phrase: cardsPhrase(recipe.other, recipe.count) }],
        ],
      };
  }
}
