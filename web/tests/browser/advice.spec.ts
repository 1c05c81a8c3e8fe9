import { againstBots, inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

test('a hint among bots: a move, what it brings, done by one button', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  await ask.click({ timeout: 30_000 });
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByText('Professore would:')).toBeVisible({ timeout: 10_000 });
  await expect(hint.getByText(/He gives you a \d+% chance to win/)).toBeVisible();
  // It can be closed, and asked for again with a key.
  await hint.getByRole('button', { name: 'Without the hint' }).click();
  await expect(hint).toBeHidden();
  await page.keyboard.press('h');
  await hint.getByRole('button', { name: 'Do that' }).click({ timeout: 10_000 });
  await expect(hint).toBeHidden();
});

test('among guests there are hints only when all agree', async ({ arrive }) => {
  const [ada, bea] = [await arrive(), await arrive()];
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  await start(ada);
  for (const { page } of [ada, bea]) {
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeHidden();
    await page.getByRole('switch', { name: 'Hints are fine with me' }).click();
  }
  await expect(ada.page.getByText('Everyone agreed')).toBeVisible();
  // It is the turn of one of them.
  const hints = [ada, bea].map(({ page }) => page.getByRole('button', { name: 'Hint', exact: true }));
  await expect.poll(async () => (await Promise.all(hints.map((hint) => hint.isVisible()))).filter(Boolean).length).toBe(1);
});

test('a review: its place in the queue, the plot, the dearest decisions, and the way to them', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const player = await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  await player.play();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('tab', { name: 'Review' }).click();
  // Others have games judged too.
  await page.route('**/api/reviews/*', (route) => route.fulfill({ json: { ahead: 2 } }));
  const waiting = page.getByText('2 games come before yours…');
  await page.route('**/api/reviews?*', async (route) => {
    await waiting.waitFor();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Judge this game' }).click();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('img', { name: /^The chance of .* to win/ })).toBeVisible({ timeout: 30_000 });
  // A player who always takes the first offer makes mistakes.
  const dearest = page.getByRole('button', { name: /^Played: / }).first();
  await dearest.click();
  await expect(page).toHaveURL(/at=\d+&eyes=\d/);
  await expect(dearest, 'the review stays when one looks elsewhere').toBeVisible();
});
