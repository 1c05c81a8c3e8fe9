import { expect, type Page } from '@playwright/test';

import type { Guest } from './guest';
import { MammaMia, PizzaTheory, type Player } from './players';

export const GAMES = ['Mamma Mia!', 'Mamma Mia! Plus', 'Pizza Theory'] as const;
export type GameName = (typeof GAMES)[number];

/** A player of this game who uses this page. */
export function playerOf(game: GameName, { page, hands }: Pick<Guest, 'page' | 'hands'>): Player {
  return game === 'Pizza Theory' ? new PizzaTheory(page, hands) : new MammaMia(page, hands);
}

export interface Wanted {
  readonly game: GameName;
  readonly seats: number;
  /** Whether bots take the other seats: all the same, or each a different character. */
  readonly bots?: boolean | 'mixed';
  readonly isPublic?: boolean;
  /** Options of the game, by label and chosen value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the table has a day for each move. */
  readonly overDays?: boolean;
  /** The address of a webhook, for a table with a day for each move. */
  readonly webhook?: string;
}

/** Opens a table on its screen; ends where the guests gather. */
export async function openTable({ page, hands }: Pick<Guest, 'page' | 'hands'>, { game, seats, bots = true, isPublic = false, options = {}, overDays = false, webhook }: Wanted): Promise<void> {
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: 'New table' }));
  await expect(page.getByRole('heading', { name: 'New table', level: 1 })).toBeVisible();
  await hands.choose(page.getByRole('radio', { name: new RegExp(`^${game} \\(`) }));
  await hands.choose(page.getByRole('group', { name: 'How many play?' }).getByRole('radio', { name: String(seats) }));
  if (bots) {
    for (let seat = 2; seat <= seats; seat++) {
      const list = page.getByLabel(`Seat ${seat}`);
      const found = (await list.locator('option').allTextContents()).filter((option) => option.startsWith('Bot: '));
      await hands.select(list, found[bots === 'mixed' ? (seat - 2) % found.length : 0] ?? '');
    }
  }
  if (isPublic) await hands.choose(page.getByRole('radio', { name: 'Open to all' }));
  if (Object.keys(options).length > 0) await hands.press(page.locator('summary', { hasText: 'Rules of this table' }));
  for (const [name, value] of Object.entries(options)) await hands.select(page.getByLabel(name, { exact: true }), value);
  if (overDays) {
    await hands.press(page.locator('summary', { hasText: 'Clock' }));
    await hands.choose(page.getByRole('radio', { name: '1 day a move' }));
  }
  if (webhook !== undefined) await hands.write(page.getByLabel('Webhook'), webhook);
  await hands.press(page.getByRole('button', { name: 'Open the table' }));
  await expect(page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
}

/** Starts the game, once everyone is ready. */
export async function start({ page, hands }: Pick<Guest, 'page' | 'hands'>): Promise<void> {
  const button = page.getByRole('button', { name: 'Start the game' });
  await expect(button).toBeEnabled();
  await hands.press(button);
}

/** Starts a game against bots. */
export async function againstBots(guest: Guest, wanted: Wanted): Promise<Player> {
  await openTable(guest, wanted);
  await start(guest);
  const player = playerOf(wanted.game, guest);
  await player.awaited();
  return player;
}

/** The invite link of a table. */
export function inviteLink(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

/** Follows the link, sits down and becomes ready. */
export async function join({ page, hands }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await hands.write(page.getByRole('textbox', { name: 'Your name' }), name);
  await hands.press(page.getByRole('button', { name: 'Sit down' }));
  await hands.press(page.getByRole('switch', { name: 'I am ready' }));
  await expect(page.getByText('You are ready.')).toBeVisible();
}

/** How the game ended: the ranking and points, the same for everyone. */
export async function result(page: Page): Promise<string> {
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  const list = page.getByRole('main').locator('section').filter({ has: page.getByRole('link', { name: 'Replay' }) }).getByRole('list');
  return list.innerText();
}
