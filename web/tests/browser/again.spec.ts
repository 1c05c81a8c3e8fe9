import type { Hands } from './hands';
import { MammaMia, PizzaTheory } from './players';
import { againstBots, inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

const PRACTICE = { game: 'Mamma Mia!', seats: 3, options: { Practice: 'one round only' } } as const;

/** The same hands, counting their presses. */
function counting(hands: Hands): Hands & { presses: number } {
  return {
    ...hands,
    presses: 0,
    press(target) {
      this.presses += 1;
      return hands.press(target);
    },
  };
}

test('from the first visit to the first move on a phone: one press to the table, two for the move', async ({ arrive }) => {
  const guest = await arrive({ by: 'touch' });
  const hands = counting(guest.hands);
  await guest.page.goto('/');
  await hands.press(guest.page.getByRole('button', { name: 'Play now' }).first());
  const player = new MammaMia(guest.page, hands);
  await player.awaited();
  expect(hands.presses).toBe(1);
  const before = await player.lastLine();
  await hands.press(player.ingredients.first());
  await hands.press(player.piles.first());
  await expect.poll(() => player.hasSaidMore(before)).toBe(true);
  expect(hands.presses).toBe(3);
});

test('after a game: another one with the same bots in one press, and again from the start page', async ({ arrive }) => {
  const guest = await arrive();
  const { page, hands } = guest;
  const player = await againstBots(guest, PRACTICE);
  await player.play();
  const first = page.url();
  await hands.press(page.getByRole('button', { name: 'Now Pizza Theory' }));
  const pizza = new PizzaTheory(page, hands);
  await pizza.awaited();
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Theory' })).toBeAttached();
  expect(page.url()).not.toBe(first);

  const short = await againstBots(guest, PRACTICE);
  await short.play();
  await page.goto('/');
  await hands.press(page.getByRole('button', { name: 'Play again' }).first());
  await new MammaMia(page, hands).awaited();
  // After a practice round, the next game is for real.
  await expect(page.getByText('Round 1 of 3')).toBeVisible();
});

test('after a game with a friend: each presses once, and it begins', async ({ arrive }) => {
  const ada = await arrive();
  const bea = await arrive();
  await openTable(ada, { ...PRACTICE, seats: 2, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  await start(ada);
  const players = [ada, bea].map(({ page, hands }) => new MammaMia(page, hands));
  for (let over = false; !over; ) for (const player of players) over = (await player.act()) === 'over';

  await bea.hands.press(bea.page.getByRole('button', { name: 'Play again' }));
  await expect(bea.page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
  await expect(bea.page.getByText('✓ ready')).toBeVisible();
  await ada.hands.press(ada.page.getByRole('link', { name: 'To the next game' }));
  for (const { page } of [ada, bea]) await expect(page.getByText('Round 1 of 3')).toBeVisible();
});
