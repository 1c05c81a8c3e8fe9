import type { KeeperTable } from '../protocol';
import { hasText, text } from '../words/index.svelte';

/** The stages by which tables can be searched. */
export const STAGES = ['gathering', 'playing', 'finished'] as const;

/** The stage of a table, as it is searched by. */
export function stageOf({ stage }: Pick<KeeperTable, 'stage'>): (typeof STAGES)[number] {
  return stage.kind === 'gathering' || stage.kind === 'playing' ? stage.kind : 'finished';
}

/** The game of a table; a house may have games that this page does not know. */
export function gameOf({ game }: Pick<KeeperTable, 'game'>): string {
  return hasText(`game-${game}`) ? text(`game-${game}`) : game;
}
