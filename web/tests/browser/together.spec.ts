import type { Page } from '@playwright/test';

import { AWAY, type Guest } from './guest';
import { PizzaTheory } from './players';
import { inviteLink, join, openTable, result, start } from './steps';
import { expect, test } from './test';

/** Everyone plays until the game is over. */
async function untilOver(players: readonly PizzaTheory[]): Promise<void> {
  for (let over = false; !over; ) for (const player of players) over = (await player.act()) === 'over';
}

/** Everyone plays until this player is to add a topping, or to cut. */
async function until(player: PizzaTheory, what: 'open' | 'pick', players: readonly PizzaTheory[]): Promise<void> {
  for (;;) {
    for (const each of players) {
      if (each === player && (await player[what].first().isVisible())) return;
      await each.act();
    }
  }
}

test('three guests at one table: reloads, a second tab, lost networks, a frozen and a killed house', async ({ arrive, own }) => {
  const names = ['Ada', 'Bea', 'Carlo'] as const;
  const guests: Guest[] = [];
  for (const _ of names) guests.push(await arrive({ house: own }));
  const [ada, bea, carlo] = guests as [Guest, Guest, Guest];
  for (const guest of guests) guest.forgive(...AWAY);

  await openTable(ada, { game: 'Pizza Theory', seats: 3, bots: false });
  const link = await inviteLink(ada.page);
  await join(bea, link, 'Bea');
  await join(carlo, link, 'Carlo');
  await start(ada);
  const players = guests.map(({ page, hands }) => new PizzaTheory(page, hands));
  const [a, b, c] = players as [PizzaTheory, PizzaTheory, PizzaTheory];
  await expect(b.pizza).toBeVisible();
  await expect(c.pizza).toBeVisible();

  await test.step('a reload while it is one’s turn', async () => {
    await until(b, 'open', players);
    const before = await lying(b);
    await bea.page.reload();
    await expect(b.open.first()).toBeVisible();
    expect(await lying(b)).toEqual(before);
    await b.act();
  });

  await test.step('a second tab: what is done in one is seen in the other', async () => {
    await until(c, 'open', players);
    const { page, hands } = await carlo.tab(new URL(carlo.page.url()).pathname);
    const second = new PizzaTheory(page, hands);
    await second.awaited();
    await second.act();
    await expect(c.open).toHaveCount(0);
    await expect.poll(() => lying(c)).toEqual(await lying(second));
    await page.close();
  });

  await test.step('a network that is lost while one cuts: the cut is made once it is back', async () => {
    await until(a, 'pick', players);
    await ada.context.setOffline(true);
    await own.kill();
    await a.cut(3);
    await expect(ada.page.getByText('The house is away')).toBeVisible();
    await expect(ada.page.getByText('sending…')).toBeVisible();
    await own.start();
    await ada.context.setOffline(false);
    await expect(ada.page.getByText('sending…')).toHaveCount(0, { timeout: 30_000 });
    await expect(ada.page.getByText('The house is away')).toHaveCount(0);
  });

  await test.step('a house that does not answer for a while: what was asked is done once', async () => {
    await until(b, 'open', players);
    const before = (await lying(b)).length;
    own.freeze();
    await b.add();
    await expect(bea.page.getByText('sending…')).toBeVisible();
    await bea.page.waitForTimeout(1_500);
    own.thaw();
    await expect(bea.page.getByText('sending…')).toHaveCount(0);
    await expect.poll(async () => (await lying(b)).length).toBe(before + 1);
  });

  await untilOver(players);
  const results = await Promise.all(guests.map(({ page }) => result(page)));
  for (const name of names.slice(1)) expect(results[0]).toContain(name);
  expect(new Set(results).size).toBe(1);
  // Everyone sees the same pizza.
  const pizzas = await Promise.all(players.map(lying));
  expect(new Set(pizzas.map((pizza) => pizza.join())).size).toBe(1);
});

/** What lies on the pizza, from the labels of its spaces. */
async function lying(player: PizzaTheory): Promise<string[]> {
  const labels = await player.pizza.getByRole('button').evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => !label.includes('free')).map((label) => label.split(',').slice(0, 2).join()).toSorted();
}

test('one who only watches sees the game, and cannot act', async ({ arrive }) => {
  const ada = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2 });
  await ada.page.getByRole('button', { name: 'Link for watchers' }).click();
  const link = await inviteLink(ada.page);
  const watcher = await arrive();
  await watcher.page.goto(link);
  await expect(watcher.page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
  await start(ada);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  const player = new PizzaTheory(ada.page, ada.hands);
  await player.play(2);
  const seen = new PizzaTheory(watcher.page, watcher.hands);
  await expect.poll(() => lying(seen)).toEqual(await lying(player));
  await expect(seen.open).toHaveCount(0);
  await expect(seen.pick).toHaveCount(0);
});

test('guests talk, and play again with the same people', async ({ arrive }) => {
  const ada = await arrive();
  const bea = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  await say(ada.page, 'Buon appetito <b>!</b>');
  await expect(bea.page.getByRole('list', { name: 'Chat' })).toContainText('Buon appetito <b>!</b>');
  await start(ada);
  const players = [ada, bea].map(({ page, hands }) => new PizzaTheory(page, hands));
  await untilOver(players);
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
  await bea.page.getByRole('link', { name: 'To the next game' }).click();
  // Both want to play, so neither has to press anything more.
  for (const { page } of [ada, bea]) {
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Round 1 begins');
    await expect(page.getByRole('list', { name: 'The players' })).toContainText('Bea');
    await expect(page.getByRole('link', { name: 'Replay' })).toHaveCount(0);
  }
});

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}
