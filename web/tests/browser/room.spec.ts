import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { NOT_THERE, type Guest } from './guest';
import { inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

/** A message that the page shows for a while. */
const told = (page: Page, what: string | RegExp): Locator => page.locator('.toast').getByText(what);

/** What a browser is told that has no session, or whose session has ended. */
const NOT_SIGNED_IN = /status of 40[14]/;

/** Opens a dialog, checks it, and presses what it is for. */
async function decide(page: Page, screen: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, screen);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function enter(guest: Guest, link: string, check: boolean): Promise<void> {
  await guest.page.goto(link);
  await expect(guest.page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  if (check) await expectAccessible(guest.page, 'an invitation into the room');
  await guest.page.getByRole('button', { name: 'Enter' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

test('every screen of the room is for everyone: names, roles, tables, addresses and sessions', async ({ own, arrive }) => {
  const ada = await arrive({ house: own });
  const bea = await arrive({ house: own });
  await openTable(ada, { game: 'Pizza Theory', seats: 2, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  const keeper = await arrive({ house: own });
  const { page } = keeper;
  keeper.forgive(NOT_SIGNED_IN);
  await enter(keeper, await own.invite('keeper'), true);

  // A guest gets another name, which is seen at the table at once.
  await page.goto('/keeper/guests');
  await page.getByRole('listitem').getByRole('link', { name: 'Bea' }).click();
  await page.getByRole('button', { name: 'Rename Bea' }).click();
  await page.getByLabel('New name').fill('Beatrice');
  await decide(page, 'another name', 'Rename');
  await expect(page.getByRole('heading', { name: 'Beatrice', level: 1 })).toBeVisible();
  await expect(ada.page.getByText('Beatrice').first()).toBeVisible();

  // And a role.
  await page.getByLabel('Role').selectOption('Moderator');
  await expectAccessible(page, 'a role');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await decide(page, 'changing a role', 'Change the role');
  await expect(page.getByText('Somebody with a role cannot be warned, muted or banned.', { exact: false })).toBeVisible();

  // Addresses are banned, and the ban is lifted.
  await page.goto('/keeper/measures');
  await page.getByRole('button', { name: 'Ban addresses' }).click();
  await page.getByLabel('Address or range').fill('203.0.113.0/24');
  await page.getByLabel('Reason').fill('Spam');
  await decide(page, 'banning addresses', 'Ban');
  await page.getByRole('listitem').filter({ hasText: '203.0.113.0/24' }).getByRole('button', { name: /^Lift/ }).click();
  await decide(page, 'lifting a ban', 'Lift');
  await expect(page.getByText('203.0.113.0/24', { exact: true })).toHaveCount(0);

  // A report is answered.
  await ada.page.getByRole('button', { name: 'Block or report Beatrice' }).first().click();
  await ada.page.getByRole('button', { name: 'Report…' }).click();
  await ada.page.getByRole('button', { name: 'Send the report' }).click();
  await page.goto('/keeper/reports');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByLabel('Note').fill('Nothing to see.');
  await decide(page, 'an answer', 'Answer');

  // A table is closed, and then deleted.
  await start(ada);
  for (const guest of [ada, bea]) guest.forgive(...NOT_THERE);
  await page.goto('/keeper/tables');
  await page.getByRole('link', { name: /^Pizza Theory/ }).click();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await decide(page, 'closing a table', 'Close the table');
  await expect(page.getByText('Finished')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the table' }).click();
  await decide(page, 'deleting a table', 'Delete the table');
  await expect(page.getByRole('heading', { name: 'Tables', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pizza Theory/ })).toHaveCount(0);

  // A moderator's session is ended.
  const link = await own.invite('moderator');
  const moderator = await arrive({ house: own });
  moderator.forgive(NOT_SIGNED_IN);
  await enter(moderator, link, false);
  await page.goto('/keeper/sessions');
  await page.getByRole('button', { name: /^End the session of / }).click();
  await decide(page, 'ending a session', 'End');
  await moderator.page.getByRole('link', { name: 'Audit log' }).click();
  await expect(moderator.page.getByText('Your session has ended.')).toBeVisible();
  await expectAccessible(moderator.page, 'a session that has ended');
  await moderator.page.goto(link);
  await moderator.page.getByRole('button', { name: 'Enter' }).click();
  await expect(moderator.page.getByRole('alert')).toBeVisible();
  await expectAccessible(moderator.page, 'a link that was used');
});

test('what guests see of it is for everyone too: tokens, a name that is gone, a house that is read-only', async ({ own, arrive }) => {
  const ada = await arrive({ house: own });
  const { page } = ada;
  await page.goto('/me');
  await page.getByText('New token').click();
  await page.getByLabel('Name', { exact: true }).fill('Robota');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('dialog', { name: 'Token' })).toBeVisible();
  await expectAccessible(page, 'a token');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget me' }).click();
  await expect(page.getByRole('dialog', { name: 'Your name is gone' })).toBeVisible();
  await expectAccessible(page, 'a name that is gone');

  // While the house is read-only a warning is confirmed, and strangers are told why they wait.
  const bea = await arrive({ house: own });
  await bea.page.goto('/me');
  await bea.page.getByLabel('Your name').fill('Bea');
  await bea.page.getByRole('button', { name: 'Save' }).click();
  await expect(told(bea.page, 'From now on you are called Bea.')).toBeVisible();
  const keeper = await arrive({ house: own });
  keeper.forgive(NOT_SIGNED_IN);
  await enter(keeper, await own.invite('keeper'), false);
  await keeper.page.goto('/keeper/guests');
  await keeper.page.getByRole('listitem').getByRole('link', { name: 'Bea' }).click();
  await keeper.page.getByRole('button', { name: 'Warn Bea' }).click();
  await keeper.page.getByLabel('Reason').fill('Please stay friendly.');
  await keeper.page.getByRole('dialog').getByRole('button', { name: 'Warn', exact: true }).click();
  await keeper.page.goto('/keeper');
  await keeper.page.getByRole('switch', { name: 'Read only' }).click();
  await keeper.page.getByRole('button', { name: 'Switch on' }).click();
  await expect(keeper.page.getByRole('dialog')).toHaveCount(0);
  await bea.page.goto('/');
  await expect(bea.page.getByRole('dialog', { name: 'A warning from the moderators' })).toBeVisible();
  await bea.page.getByRole('button', { name: 'I have read it' }).click();
  await expect(bea.page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(bea.page, 'a house that is read-only');
  const stranger = await arrive({ house: own });
  stranger.forgive(/status of 503/, /WebSocket connection to .* failed/);
  await stranger.page.goto('/');
  await expect(stranger.page.getByRole('heading', { name: 'No new guests at the moment' })).toBeVisible();
});
