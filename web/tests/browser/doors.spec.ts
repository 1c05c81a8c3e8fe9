import type { Locator } from '@playwright/test';

import { NOT_THERE, type Guest } from './guest';
import { PizzaTheory } from './players';
import { againstBots, inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

const NOBODY_KNOWS = '0zzzzzzzzzzzzzzzzzzzzzzzzz';

for (const [what, path, title] of [
  ['an address that leads nowhere', '/nowhere/at/all', 'There is nothing here'],
  ['a table that does not exist', `/t/${NOBODY_KNOWS}`, 'No table here'],
  ['a link to a table that does not exist', `/t/${NOBODY_KNOWS}#invite=abcdef`, 'This link does not work'],
  ['the replay of a table that does not exist', `/replay/${NOBODY_KNOWS}`, 'This game cannot be shown'],
  ['the rules of a game that does not exist', '/rules/scopa', 'There is nothing here'],
] as const) {
  test(`${what}: a clear page with a way back`, async ({ arrive }) => {
    const guest = await arrive();
    guest.forgive(...NOT_THERE);
    await guest.page.goto(path);
    await expect(guest.page.getByRole('heading', { name: title })).toBeVisible();
    await guest.page.getByRole('link', { name: 'To the start', exact: true }).click();
    await expect(guest.page.getByRole('heading', { name: 'The oven is hot' })).toBeVisible();
  });
}

test('a private table is not there for strangers, and a full one can be watched', async ({ arrive }) => {
  const ada = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  const link = await inviteLink(ada.page);
  const bare = link.replace(/#.*/, '');

  const stranger = await arrive();
  stranger.forgive(...NOT_THERE);
  await stranger.page.goto(bare);
  await expect(stranger.page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await stranger.page.goto('/');
  await expect(stranger.page.getByText('No public table is open right now')).toBeVisible();
  // A link whose secret was altered on the way.
  await stranger.page.goto(`${link}x`);
  await expect(stranger.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  // The correct link, pasted after that one failed: only the fragment differs.
  await stranger.page.evaluate((whole) => location.assign(whole), link);
  await expect(stranger.page.getByRole('button', { name: 'Sit down' })).toBeVisible();

  const bea = await arrive();
  await join(bea, link, 'Bea');
  const late = await arrive();
  await late.page.goto(link);
  await expect(late.page.getByText('All seats are taken. You can watch.')).toBeVisible();
  await expect(late.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('a public table is in everyone’s list at once, and can be joined from there', async ({ arrive, own }) => {
  const bea = await arrive({ house: own });
  await bea.page.goto('/');
  await expect(bea.page.getByText('No public table is open right now')).toBeVisible();
  const ada = await arrive({ house: own });
  await openTable(ada, { game: 'Mamma Mia!', seats: 2, bots: false, isPublic: true });
  await bea.page.getByRole('link', { name: /Mamma Mia! .*1 seat free/ }).click();
  await bea.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.page.getByText('not ready yet').first()).toBeVisible();
});

test('a pasted link leads to its table, and something else is told apart', async ({ arrive }) => {
  const ada = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  const link = await inviteLink(ada.page);
  const { page } = await arrive();
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Link' });
  await field.fill('https://example.org/something/else');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('That is no link to a table.')).toBeVisible();
  await field.fill(`  ${link}  `);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('one’s seat goes along to another device', async ({ arrive }) => {
  const ada = await arrive();
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  await ada.page.getByRole('button', { name: 'My seat on another device' }).click();
  const link = await inviteLink(ada.page);
  const phone = await arrive({ by: 'touch' });
  await phone.page.goto(link);
  await expect(phone.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  // The laptop is closed; the phone can do everything it could.
  await ada.page.close();
  await expect(phone.page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

test('one click from the start to a game', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page).toHaveTitle(/^● Your turn/);
});

test('“Why not?”: what cannot be done is refused with its rule, which one can read', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  await againstBots(guest, { game: 'Pizza Theory', seats: 3, options: { 'First player': 'Seat 1' } });
  const shut = page.getByRole('group', { name: 'The pizza' }).getByRole('button', { disabled: true }).first();
  await shut.click({ force: true });
  await page.getByRole('link', { name: /^Rule / }).first().click();
  await expect(page).toHaveURL(/\/rules\/pizza-theory#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a table over days that waits for one says so on the start page', async ({ arrive }) => {
  const [ada, bea] = [await arrive(), await arrive()];
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false, overDays: true, options: { 'First player': 'Seat 2' } });
  await join(bea, await inviteLink(ada.page), 'Bea');
  await start(ada);
  const player = new PizzaTheory(bea.page, bea.hands);
  await player.awaited();
  const mine = ({ page }: Guest): Locator => page.locator('section').filter({ has: page.getByRole('heading', { name: 'My tables' }) }).getByRole('link', { name: /Pizza Theory/ });
  for (const guest of [ada, bea]) await guest.page.goto('/');
  await expect(mine(bea)).toContainText('Your turn');
  await expect(mine(ada)).toContainText('Playing');
  await mine(bea).click();
  await player.awaited();
  await player.act();
  await bea.page.goto('/');
  await expect(mine(bea)).toContainText('Playing');
});
