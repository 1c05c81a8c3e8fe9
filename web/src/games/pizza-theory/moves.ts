import { never } from '../../lib/never';
import type { Phrase, PizzaTheoryMove, PizzaTheoryOffer } from '../../protocol';

/** The moves that an offer stands for. */
export function movesOf(offer: PizzaTheoryOffer): PizzaTheoryMove[] {
  switch (offer.kind) {
    case 'place':
      return offer.among.map((space) => ({ kind: 'place', space }));
    case 'virtual':
      return offer.among.map((space) => ({ kind: 'virtual', space }));
    case 'cut':
      return offer.among.map((line) => ({ kind: 'cut', line }));
    default:
      never(offer);
      return [];
  }
}

/** A move as a phrase for a menu: the same ids and arguments as in Rust. */
export function movePhrase(move: PizzaTheoryMove): Phrase {
  switch (move.kind) {
    case 'place':
    case 'virtual':
      return { id: `pizza-theory-move-${move.kind}`, args: [['space', { text: move.space }]] };
    case 'cut':
      return { id: 'pizza-theory-move-cut', args: [['line', { number: move.line }]] };
  }
}

/** Words cannot point at a space on the pizza, so a lesson offers only the right one. */
export function narrowed(offer: PizzaTheoryOffer, move: PizzaTheoryMove): PizzaTheoryOffer {
  return offer.kind === 'place' && move.kind === 'place' ? { ...offer, among: [move.space] } : offer;
}
