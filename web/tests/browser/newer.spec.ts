import type { Page } from '@playwright/test';

import type { Game, Lesson } from '../../src/protocol';
import { againstBots } from './steps';
import { expect, test } from './test';

// A house that is newer than the page has a game that the page does not know.
const GAME = 'calzone';

const WORDS = [
  ['en-GB', 'This page does not know this game', 'Reload'],
  ['fr-FR', 'Cette page ne connaît pas ce jeu', 'Recharger'],
  ['it-IT', 'Questa pagina non conosce questo gioco', 'Ricarica'],
] as const;

/** The page says so and what to do, and shows no game. */
async function isTold(page: Page, title: string, reload: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: reload })).toBeVisible();
  await expect(page.locator('[data-kitchen]')).toHaveCount(0);
}

test('its other games are offered, and a reload for the one that is not known', async ({ arrive }) => {
  const { page } = await arrive();
  await page.route('**/api/games', async (route) => {
    const games = (await (await route.fetch()).json()) as Game[];
    await route.fulfill({ json: [...games, { ...games[0], name: GAME }] });
  });
  await page.goto('/');
  await expect(page.getByText('This house has more games than this page knows')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('⟨')).toHaveCount(0);
});

for (const [locale, title, reload] of WORDS) {
  test(`its lesson is not shown as another game's: ${locale}`, async ({ arrive }) => {
    const { page } = await arrive({ locale });
    await page.route(`**/api/lessons/${GAME}`, async (route) => {
      const lesson = (await (await page.request.get('/api/lessons/mamma-mia')).json()) as Lesson;
      await route.fulfill({ json: { ...lesson, game: GAME, start: { ...lesson.start, family: GAME } } });
    });
    await page.goto(`/learn/${GAME}`);
    await isTold(page, title, reload);
  });
}

test('its table is not shown as another game’s', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  await page.routeWebSocket(/\/socket/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((frame) => socket.send(String(frame).replaceAll('"family":"pizza-theory"', `"family":"${GAME}"`)));
  });
  await page.reload();
  await isTold(page, 'This page does not know this game', 'Reload');
});
