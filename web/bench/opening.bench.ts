import type { Page } from '@playwright/test';

import type { FromHouse } from '../src/protocol';
import { House } from '../tests/browser/house';
import type { MammaMia } from '../tests/browser/players';
import { againstBots } from '../tests/browser/steps';
import { test } from '../tests/browser/test';
import { record } from './figures';

/** What is counted while the oven is open. */
interface Opening {
  cards: number;
  orders: number;
}

/** Counts what comes out of the oven, as the house tells it. */
function watchOven(page: Page): Opening {
  const opening: Opening = { cards: 0, orders: 0 };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as FromHouse;
      if (frame.kind !== 'news') return;
      for (const { said } of frame.sayings) {
        if (said.kind === 'turned-up') opening.cards += said.count;
        if (said.kind === 'order-up') opening.orders += 1;
      }
    }),
  );
  return opening;
}

test('how long six players look into the oven', async ({ arrive }) => {
  test.setTimeout(900_000);
  // Bots that take their time, as they do for people.
  const house = await House.open('--bot-pace', 'natural');
  const guest = await arrive({ house, motion: 'full', reveal: 'normal' });
  const { page } = guest;
  const oven = watchOven(page);
  const player = (await againstBots(guest, { game: 'Mamma Mia! Plus', seats: 6, bots: 'mixed', options: { Practice: 'one round only' } })) as MammaMia;
  const skip = page.getByRole('button', { name: 'Skip' });
  const open = page.getByRole('heading', { name: 'The oven is open' });
  while (!(await open.isVisible())) {
    await player.act();
    if (!(await open.isVisible()) && (await skip.isVisible())) await skip.click({ timeout: 1_000 }).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  const from = Date.now();
  while (!(await player.over.isVisible())) {
    await player.act();
    await page.waitForTimeout(30);
  }
  const took = Date.now() - from;
  const all = oven.cards + oven.orders;
  console.log(`  ${all} cards in the oven, ${oven.orders} of them orders, gone in ${Math.round(took / 1_000)} s`);
  await record({ name: 'the open oven with six players, a card and what comes of it', value: Math.round(took / all), unit: 'ms', most: 1_200 });
  await house.close();
});
