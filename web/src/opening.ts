import * as api from './api';
import { house } from './house.svelte';
import type { Game, NewTable } from './protocol';
import { router } from './router.svelte';
import { keep, kept } from './storage';
import { startAtOnce } from './table.svelte';

const LAST = 'forno.game';

/** The game that was played last here, else the first of the house. */
export function usualGame(): Game | undefined {
  const last = kept(LAST);
  return house.games.find(({ name }) => name === last) ?? house.games[0];
}

/** Opens a table with newcomers' bots in the other seats, and starts it. */
export async function playNow(game: Game): Promise<void> {
  const seats = Math.min(3, game.most);
  const level = (house.bots.find((bot) => bot.for_newcomers) ?? house.bots[0])?.level;
  const others = Array.from({ length: seats - 1 }, (_, at) => at + 2);
  await openTable({
    game: game.name,
    seats,
    options: [],
    visibility: 'private',
    clock: { kind: 'none' },
    chat: false,
    seat: 1,
    bots: level === undefined ? [] : others.map((seat) => ({ seat, level })),
  }, true);
}

/** Opens a table and goes there; starts it where asked to. */
export async function openTable(wanted: NewTable, atOnce = false): Promise<void> {
  const { table } = await api.open(wanted);
  keep(LAST, wanted.game);
  if (atOnce) startAtOnce(table);
  router.go(`/t/${table}`);
}
