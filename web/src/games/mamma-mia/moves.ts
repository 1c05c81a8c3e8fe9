import { never } from '../../lib/never';
import type { Ingredient, Ingredients, MammaMiaMove, MammaMiaOffer, Phrase } from '../../protocol';
import { entries } from './ingredients';
import { cardPhrases, cardsPhrase, kindPhrase, orderPhrase } from './phrases';

/** An offer that stands for more moves than can be listed: the player has to pick cards. */
export type PickOffer = Extract<MammaMiaOffer, { kind: 'fill' } | { kind: 'ask' }>;

export function isPickOffer(offer: MammaMiaOffer): offer is PickOffer {
  return offer.kind === 'fill' || offer.kind === 'ask';
}

/** The moves that an offer stands for; `null` if cards have to be picked. */
export function movesOf(offer: MammaMiaOffer): MammaMiaMove[] | null {
  switch (offer.kind) {
    case 'lay':
      return entries(offer.among).flatMap(([ingredient, most]) =>
        Array.from({ length: most }, (_, less): MammaMiaMove => ({ kind: 'lay', ingredient, count: most - less })),
      );
    case 'order':
      return offer.among.map((order) => ({ kind: 'order', order }));
    case 'draw':
      return [{ kind: 'draw', from: offer.from }];
    case 'bake':
      return [{ kind: 'bake', choice: offer.choice }];
    case 'no-order':
    case 'fail':
    case 'help':
    case 'decline':
      return [{ kind: offer.kind }];
    case 'fill':
    case 'ask':
      return null;
    default:
      never(offer);
      return [];
  }
}

/** How many cards may be picked for an offer: of each kind, and in total. */
export interface Bounds {
  readonly least: Ingredients;
  readonly most: Ingredients;
  readonly from: number;
  readonly to: number;
}

export function boundsOf(offer: PickOffer): Bounds {
  if (offer.kind === 'ask') return offer;
  return { least: {}, most: offer.among, from: offer.count, to: offer.count };
}

/** The move that picks these cards. */
export function picking(offer: PickOffer, cards: Ingredients): MammaMiaMove {
  if (offer.kind === 'fill') return { kind: 'fill', cards };
  return { kind: 'ask', choice: offer.choice, request: cards };
}

const kinds = (choice: readonly Ingredient[]): Phrase['args'] => [['kinds', { list: choice.map(kindPhrase) }]];

/** A move as a phrase for a menu: the same ids and arguments as in Rust. */
export function movePhrase(move: MammaMiaMove): Phrase {
  switch (move.kind) {
    case 'lay':
      return { id: 'mamma-mia-move-lay', args: [['cards', { phrase: cardsPhrase(move.ingredient, move.count) }]] };
    case 'order':
      return { id: 'mamma-mia-move-order', args: [['order', { phrase: orderPhrase(move.order) }]] };
    case 'no-order':
    case 'fail':
    case 'help':
    case 'decline':
      return { id: `mamma-mia-move-${move.kind}` };
    case 'draw':
      return { id: `mamma-mia-move-draw-${move.from}` };
    case 'bake':
      if (move.choice.length === 0) return { id: 'mamma-mia-move-bake' };
      return { id: 'mamma-mia-move-bake-kinds', args: kinds(move.choice) ?? [] };
    case 'fill':
      return { id: 'mamma-mia-move-fill', args: [['cards', { list: cardPhrases(move.cards) }]] };
    case 'ask': {
      const cards: [string, { list: Phrase[] }] = ['cards', { list: cardPhrases(move.request) }];
      if (move.choice.length === 0) return { id: 'mamma-mia-move-ask', args: [cards] };
      return { id: 'mamma-mia-move-ask-kinds', args: [...(kinds(move.choice) ?? []), cards] };
    }
  }
}
