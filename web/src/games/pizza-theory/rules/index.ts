import type { PicturePlaces, RulePictures } from '../../family';

const PLACES: Readonly<Record<string, PicturePlaces>> = {
  '1.1': { end: 'toppings' },
  '1.2': { 'paragraph 1': 'board' },
  '1.3': { 'paragraph 1': 'lines' },
  '1.4': { end: 'cuts' },
  E2: { end: 'cuts' },
};

export const rulePictures: RulePictures = {
  placesIn: (rule) => PLACES[rule] ?? {},
  load: () => import('./RulePicture.svelte'),
};
