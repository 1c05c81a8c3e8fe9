import type { CrostiniView } from '../../protocol';
import { text } from '../../words/index.svelte';

/** What everyone can see of a place, in words. */
export function placeFacts(view: CrostiniView, index: number): string[] {
  return [
    text('page-crostini-holds', { count: view.hands[index] ?? 0 }),
    text('page-crostini-eaten', { count: view.eaten[index]?.length ?? 0 }),
  ];
}
