import type { MammaMiaView } from '../../protocol';
import { text } from '../../words/index.svelte';

/** What everyone can see of a place, in words. */
export function placeFacts(view: MammaMiaView, index: number): string[] {
  const place = view.places[index];
  if (place === undefined) return [];
  return [
    text('page-hand-size', { ingredients: place.ingredients, orders: place.orders }),
    text('page-waiter-height', { count: place.waiter }),
  ];
}
