import type { PicturePlaces, RulePictures } from '../../family';
import { shownCards } from './cards.svelte';

const PLACES: Readonly<Record<string, PicturePlaces>> = {
  '1': { 'list 1': 'piles', 'table 1': 'kinds', 'table 2': 'signs' },
  '3': { end: 'turn' },
  '4.3': { end: 'verdicts' },
  '5': { end: 'cards-of' },
};

/** The section about an order shows its cards, or nothing if the house has none for it. */
const OF_AN_ORDER: PicturePlaces = { end: 'cards' };

export const rulePictures: RulePictures = {
  placesIn: (rule) => PLACES[rule] ?? (/^5\.\d/.test(rule) ? OF_AN_ORDER : {}),
  prepare: (game) => shownCards.show(game),
  load: () => import('./RulePicture.svelte'),
};
