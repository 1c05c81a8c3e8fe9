import { AWAY } from './guest';
import { PizzaTheory } from './players';
import { againstBots, result } from './steps';
import { expect, test } from './test';

test('a house that is stopped and started, then killed: the page comes back by itself, nothing is lost', async ({ arrive, own }) => {
  const guest = await arrive({ house: own });
  guest.forgive(...AWAY);
  const { page } = guest;
  const player = await againstBots(guest, { game: 'Mamma Mia!', seats: 3, options: { Practice: 'one round only' } });
  const away = page.getByText('The house is away').first();
  const hand = page.getByRole('list', { name: 'Ingredients in your hand' });
  // The round, the oven, the supply and the waiter.
  const middle = page.getByRole('region', { name: 'On the table' });

  await player.play(2);
  await player.awaited();
  const before = await hand.innerText();
  await own.stop();
  await expect(away).toBeVisible();
  await own.start();
  await expect(away).toBeHidden({ timeout: 30_000 });
  // What is shown is what was there before, and the house continues from the same position.
  expect(await hand.innerText()).toBe(before);
  await player.play(2);

  // Now without warning; what is shown afterwards comes only from the house.
  await player.awaited();
  const [cards, piles] = [await hand.innerText(), await middle.innerText()];
  await own.kill();
  await expect(away).toBeVisible();
  await own.start();
  await expect(away).toBeHidden({ timeout: 30_000 });
  await page.reload();
  await player.awaited();
  expect(await hand.innerText()).toBe(cards);
  expect(await middle.innerText()).toBe(piles);
  await player.play();
  await result(page);
});

test('a house that is away when one comes: the page says so, and goes on when it is back', async ({ arrive, own }) => {
  const guest = await arrive({ house: own });
  guest.forgive(...AWAY);
  const { page } = guest;
  await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  const table = page.url();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible();
  await own.stop();
  // Navigating within the page still works.
  await page.getByRole('link', { name: 'New table' }).click();
  await page.goBack();
  await expect(page.getByText('The house is away').first()).toBeVisible();
  await own.start();
  await expect(page.getByText('The house is away')).toHaveCount(0, { timeout: 30_000 });
  await page.goto(table);
  await new PizzaTheory(page, guest.hands).play(1);
});
