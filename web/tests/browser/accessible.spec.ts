import { expectAccessible } from './accessible';
import { NOT_THERE } from './guest';
import { MammaMia, PizzaTheory } from './players';
import { againstBots, openTable, result, start } from './steps';
import { expect, test } from './test';

test('no violation: start, new table, gathering, rules, strategy, not found', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  guest.forgive(...NOT_THERE);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeEnabled();
  await expectAccessible(page, 'start');
  await openTable(guest, { game: 'Mamma Mia! Plus', seats: 4, bots: false });
  await expectAccessible(page, 'gathering');
  await page.goto('/new');
  for (const summary of await page.locator('summary').all()) if (await summary.getByRole('heading').count()) await summary.click();
  await expectAccessible(page, 'new table');
  await page.goto('/rules/pizza-theory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'rules');
  await page.goto('/strategy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('How this was counted').first().click();
  await expectAccessible(page, 'strategy');
  await page.goto('/nowhere');
  await expectAccessible(page, 'not found');
});

test('no violation: Pizza Theory, its result and its replay', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const player = (await againstBots(guest, { game: 'Pizza Theory', seats: 3 })) as PizzaTheory;
  await expectAccessible(page, 'adding');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await expectAccessible(page, 'hint');
  await page.getByRole('button', { name: 'Without the hint' }).click();
  await player.play(1);
  await expect(player.pick).toBeVisible();
  await player.hands.choose(player.lines.getByRole('radio', { name: 'Line 3' }));
  await expectAccessible(page, 'cutting');
  await player.hands.press(page.getByRole('button', { name: 'Cut along line 3' }));
  await player.play();
  await result(page);
  await expectAccessible(page, 'result');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end of the game' }).click();
  await expectAccessible(page, 'replay');
  // What passes quickly at a table stands still here: the knives, a slice being judged, what was replaced.
  await page.goto(`${new URL(page.url()).pathname}?eyes=1`);
  await page.getByRole('button', { name: /^The knives come down/ }).last().click();
  await expectAccessible(page, 'reveal');
  await page.getByRole('button', { name: /^Slice .*: / }).last().click();
  await expectAccessible(page, 'slice');
  await page.getByRole('tab', { name: 'Fairness' }).click();
  await expectAccessible(page, 'fairness');
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Judge this game' }).click();
  await expect(page.getByRole('img', { name: /^The chance of/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'review');
});

test('no violation: Mamma Mia! Plus, laying and judging', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await openTable(guest, { game: 'Mamma Mia! Plus', seats: 3, options: { Practice: 'one round only', Memory: 'the table keeps notes' } });
  await start(guest);
  const player = new MammaMia(page, guest.hands);
  await player.awaited();
  await player.ingredients.first().click();
  await expectAccessible(page, 'laying');
  await page.getByRole('button', { name: 'Undo' }).click();
  while (!(await player.choices.first().isVisible()) && (await player.play(1)) !== 'over') await player.awaited();
  if (await player.choices.first().isVisible()) await expectAccessible(page, 'judging');
  await player.play();
  await result(page);
  await expectAccessible(page, 'result of Mamma Mia!');
});
