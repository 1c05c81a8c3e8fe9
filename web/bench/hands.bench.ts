import type { Page } from '@playwright/test';

import { MammaMia, PizzaTheory } from '../tests/browser/players';
import { againstBots } from '../tests/browser/steps';
import { expect, test } from '../tests/browser/test';
import { quantile, record } from './figures';

const CLICKS = 40;
const ROUNDS = 3;

/** Writes down when each click happened and when what it did was painted. */
async function watchClicks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    addEventListener(
      'click',
      (event) => {
        // A task after the frame: by then it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => took.push(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { took: number[] }).took);
}

/** Counts the tasks of more than 50 ms from now on. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
}

test('from a click to what it paints, at a table with six players', async ({ arrive }) => {
  const guest = await arrive({ motion: 'full', reveal: 'off' });
  const { page } = guest;
  const player = (await againstBots(guest, { game: 'Mamma Mia! Plus', seats: 6 })) as MammaMia;
  const undo = page.getByRole('button', { name: 'Undo' });
  const took = await watchClicks(page);
  for (let clicks = 0; clicks < CLICKS; clicks += 2) {
    await player.ingredients.first().click();
    await undo.click();
  }
  await expect.poll(async () => (await took()).length).toBeGreaterThanOrEqual(CLICKS);
  const values = await took();
  await record({ name: 'click to paint, median', value: Math.round(quantile(values, 0.5)), unit: 'ms', most: 50 });
  await record({ name: 'click to paint, 95 of 100', value: Math.round(quantile(values, 0.95)), unit: 'ms', most: 50 });
});

test('no long task while the pizza is cut', async ({ arrive }) => {
  const guest = await arrive({ motion: 'full', reveal: 'normal' });
  const { page } = guest;
  const player = (await againstBots(guest, { game: 'Pizza Theory', seats: 3 })) as PizzaTheory;
  const skip = page.getByRole('button', { name: 'Skip' });
  const slices = page.getByRole('table', { name: 'The slices' });
  let long: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await player.awaited();
    await player.add();
    await expect(player.pick).toBeVisible({ timeout: 30_000 });
    const tasks = await watchTasks(page);
    await player.cut();
    await expect(slices).toBeVisible();
    await expect(skip).toBeHidden({ timeout: 60_000 });
    long = [...long, ...(await tasks())];
    await page.reload();
  }
  await record({ name: `long tasks in ${ROUNDS} reveals`, value: long.length, unit: 'tasks', most: 0 });
  await record({ name: 'longest task of the reveals', value: Math.max(0, ...long), unit: 'ms', most: 50 });
});

test('no long task while the oven is opened', async ({ arrive }) => {
  const guest = await arrive({ motion: 'full', reveal: 'fast' });
  const { page } = guest;
  const player = (await againstBots(guest, { game: 'Mamma Mia!', seats: 4, options: { Practice: 'one round only' } })) as MammaMia;
  const open = page.getByRole('heading', { name: 'The oven is open' });
  const skip = page.getByRole('button', { name: 'Skip' });
  while (!(await open.isVisible()) && !(await player.over.isVisible())) {
    await player.awaited();
    await player.act();
    if (!(await open.isVisible()) && (await skip.isVisible())) await skip.click({ timeout: 1_000 }).catch(() => undefined);
  }
  const tasks = await watchTasks(page);
  await page.waitForTimeout(8_000);
  const long = await tasks();
  await record({ name: 'long tasks while the oven is opened', value: long.length, unit: 'tasks', most: 0 });
});
