import type { Page } from '@playwright/test';

import { AWAY, type Guest } from './guest';
import { PizzaTheory } from './players';
import { againstBots, inviteLink, openTable, result } from './steps';
import { expect, test } from './test';

/** Waits until the worker has cached everything and controls this window. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** A guest who has visited before. */
async function returning(guest: Guest): Promise<Page> {
  guest.forgive(...AWAY);
  await guest.page.goto('/');
  await expect(guest.page.getByRole('heading', { name: 'The games' })).toBeVisible();
  await settled(guest.page);
  return guest.page;
}

const away = (page: Page) => page.getByRole('status').filter({ hasText: 'The house is away' }).first();

test('a house that is away: the page opens and says so, rules and strategy are read, and it goes on when the house is back', async ({ arrive, own }) => {
  const page = await returning(await arrive({ house: own }));
  await own.stop();
  await page.reload();
  await expect(away(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeDisabled();
  // The rules are one click away, in this visit and in a later one.
  await page.getByRole('link', { name: 'Pizza Theory (2012)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Theory (2012)' })).toBeVisible();
  await page.getByRole('navigation', { name: 'The rules of all games' }).getByRole('link', { name: 'Strategy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What the bots found out' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Orders baked in 1998' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(400);
  await page.goto('/rules/mamma-mia#3.1');
  await expect(page.getByRole('heading', { level: 3, name: /3\.1/ })).toBeInViewport();
  await expect(away(page)).toBeVisible();
  await page.goto('/new');
  await expect(away(page)).toBeVisible();
  await own.start();
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible({ timeout: 30_000 });
  await expect(away(page)).toBeHidden();
});

test('the rules stay in the reader’s language', async ({ arrive, own }) => {
  const guest = await arrive({ house: own, locale: 'fr-FR' });
  guest.forgive(...AWAY);
  const { page } = guest;
  await page.goto('/');
  await settled(page);
  await own.stop();
  await page.goto('/strategy');
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que les bots ont découvert' })).toBeVisible();
  await expect(page.getByText('La maison s’est absentée').first()).toBeVisible();
  await page.goto('/rules/mamma-mia-plus');
  await expect(page.getByRole('heading', { level: 1, name: /^Mamma Mia\s! Plus/ })).toBeVisible();
});

test('a game goes on past the worker: nothing of it is kept, and it comes from the house alone', async ({ arrive, own }) => {
  const guest = await arrive({ house: own });
  const page = await returning(guest);
  const player = await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  await player.play(1);
  await page.reload();
  await player.play(1);
  const kept = await page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
    }
    return caught;
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/(api|t)\b/.test(path))).toEqual([]);
  // The house goes away and comes back in the middle of it.
  await own.stop();
  await page.reload();
  await expect(away(page)).toBeVisible();
  await own.start();
  await expect(away(page)).toBeHidden({ timeout: 30_000 });
  await new PizzaTheory(page, guest.hands).play();
  await result(page);
});

test('what an older page kept is thrown away, and nothing else', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  // A picture opened directly is not a page, and the browser looks for an icon.
  guest.forgive(/favicon\.ico/);
  await page.goto('/favicon.svg');
  const names = () => page.evaluate(() => caches.keys());
  await page.evaluate(() => Promise.all([caches.open('forno-000000000000'), caches.open('another')]).then(() => undefined));
  await page.goto('/');
  await settled(page);
  await expect.poll(async () => (await names()).filter((name) => name.startsWith('forno-')).length).toBe(1);
  expect(await names()).not.toContain('forno-000000000000');
  expect(await names()).toContain('another');
});

test('a link that another app shares opens its table, and the house is not told its secret', async ({ arrive }) => {
  const ada = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  const link = await inviteLink(ada.page);
  const bea = await arrive();
  const page = await returning(bea);
  const asked: string[] = [];
  bea.context.on('request', (request) => request.serviceWorker() !== null && asked.push(request.url()));
  await page.goto(`/join?${new URLSearchParams({ title: 'Forno', text: `Come and play: ${link}` }).toString()}`);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect(asked.filter((url) => url.includes('join'))).toEqual([]);
  await page.goto('/join?text=come%20and%20play');
  await expect(page.getByText('That is no link to a table.')).toBeVisible();
});
