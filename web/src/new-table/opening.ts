import * as api from '../house/api';
import { house } from '../house/house.svelte';
import type { Game, NewTable } from '../protocol';
import { router } from '../routing/router.svelte';
import { keep, kept } from '../settings/storage';
import { startAtOnce } from '../table/eager';
import { language } from '../words/index.svelte';

const LAST = 'forno.game';

/** The game that was last played in this browser, else the first one of the house. */
export function usualGame(): Game | undefined {
  const last = kept(LAST);
  return house.games.find(({ name }) => name === last) ?? house.games[0];
}

/** Opens and starts a table with bots that suit beginners in the other seats, each with a different character. */
export async function playNow(game: Game): Promise<void> {
  const seats = Math.min(3, game.most);
  const easiest = Math.max(0, house.bots.findIndex((bot) => bot.for_newcomers));
  const levels = house.bots.slice(easiest, easiest + seats - 1).map(({ level }) => level);
  await openTable({
    game: game.name,
    seats,
    options: [],
    visibility: 'private',
    language: language(),
    clock: { kind: 'none' },
    chat: false,
    seat: 1,
    bots: levels.map((level, at) => ({ seat: at + 2, level })),
  }, true);
}

/** Opens a table and goes there; starts it if asked to. */
export async function openTable(wanted: NewTable, atOnce = false): Promise<void> {
  const { table } = await api.open(wanted);
  keep(LAST, wanted.game);
  if (atOnce) startAtOnce(table);
  router.go(`/t/${table}`);
}
