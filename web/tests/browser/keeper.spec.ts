import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { authenticator } from './authenticator';
import { PHONE, type Guest } from './guest';
import type { House } from './house';
import { inviteLink, join, openTable } from './steps';
import { expect, test } from './test';

/** A message that the page shows for a while. */
const told = (page: Page, what: string | RegExp): Locator => page.locator('.toast').getByText(what);

/** What a browser without a session is told on its way into the room. */
const NOT_SIGNED_IN = /status of 401/;

/** Ada, who has opened a table, and Bea, who sits there too. */
async function atTable(arrive: (coming: { house: House; size?: typeof PHONE }) => Promise<Guest>, house: House): Promise<{ ada: Guest; bea: Guest }> {
  const ada = await arrive({ house });
  const bea = await arrive({ house });
  await openTable(ada, { game: 'Pizza Theory', seats: 3, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  return { ada, bea };
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('Say something…').fill(words);
  await page.keyboard.press('Enter');
}

/** A message, once it has arrived. */
const line = (page: Page, words: string): Locator => page.getByRole('list', { name: 'Chat' }).getByText(words);

/** Makes the page visible again, which is when it asks for new measures. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Enters the room by an invitation. */
async function enter(guest: Guest, link: string): Promise<void> {
  guest.forgive(NOT_SIGNED_IN);
  await guest.page.goto(link);
  await expect(guest.page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  expect(new URL(guest.page.url()).hash).toBe('');
  await guest.hands.press(guest.page.getByRole('button', { name: 'Enter' }));
  await expect(guest.page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Goes to a part of the room. */
async function goTo(page: Page, part: string): Promise<void> {
  await page.getByRole('navigation', { name: 'The keeper’s room' }).getByRole('link', { name: part }).click();
  await expect(page.getByRole('heading', { name: part, level: 1 })).toBeVisible();
}

test('a report is read and answered, and the guest it is about is warned, muted and banned', async ({ arrive, own }) => {
  const { ada, bea } = await atTable(arrive, own);
  bea.forgive(/status of 403/, /WebSocket connection to .* failed/);
  await write(bea.page, 'A soggy base!');
  await write(bea.page, 'You play like a soggy base.');

  // Ada reports the second message.
  await expect(line(ada.page, 'You play like')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Block or report Bea' }).last().click();
  await expectAccessible(ada.page, 'block or report');
  await ada.page.getByRole('button', { name: 'Report…' }).click();
  await ada.page.getByLabel('What happened?').fill('She does not stop.');
  await expectAccessible(ada.page, 'a report');
  await ada.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(told(ada.page, 'The moderators will look at it.')).toBeVisible();

  const keeper = await arrive({ house: own, by: 'keys' });
  const { page, hands } = keeper;
  await enter(keeper, await own.invite('keeper'));
  await expectAccessible(page, 'overview');
  await goTo(page, 'Reports');
  await expect(page.getByText('She does not stop.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'You play like' }).last().getByText('reported')).toBeVisible();
  await expectAccessible(page, 'reports');

  // A deleted message disappears for everyone.
  await hands.press(page.getByRole('button', { name: 'Delete message 2 by Bea' }));
  await expectAccessible(page, 'deleting a message');
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(line(ada.page, 'You play like')).toHaveCount(0);
  await expect(line(ada.page, 'A soggy base!')).toBeVisible();

  const decide = async (measure: 'Warn' | 'Mute' | 'Ban', reason: string): Promise<void> => {
    await hands.press(page.getByRole('button', { name: `${measure} Bea` }));
    await hands.write(page.getByLabel('Reason'), reason);
    if (measure === 'Ban') await expectAccessible(page, 'a ban');
    await hands.press(page.getByRole('dialog').getByRole('button', { name: measure, exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await decide('Warn', 'Please stay friendly.');
  await comeBack(bea.page);
  await expect(bea.page.getByRole('dialog', { name: 'A warning from the moderators' }).getByText('Please stay friendly.')).toBeVisible();
  // It has to be confirmed.
  await bea.page.keyboard.press('Escape');
  await expectAccessible(bea.page, 'a warning');
  await bea.page.getByRole('button', { name: 'I have read it' }).click();
  await expect(bea.page.getByRole('dialog')).toHaveCount(0);

  await decide('Mute', 'It went on.');
  await write(bea.page, 'And on.');
  await expect(bea.page.getByText(/^A moderator has muted you until /)).toBeVisible();
  await expect(bea.page.getByText('It went on.', { exact: true })).toBeVisible();
  await expect(bea.page.getByLabel('Say something…')).toHaveCount(0);
  await expectAccessible(bea.page, 'muted');

  await decide('Ban', 'And on again.');
  await expect(bea.page.getByRole('heading', { name: 'You cannot come in at the moment' })).toBeVisible();
  await expect(bea.page.getByText('And on again.')).toBeVisible();
  await expect(bea.page.getByText(/^You are welcome again on /)).toBeVisible();
  await expectAccessible(bea.page, 'banned');

  await hands.press(page.getByRole('button', { name: 'Answer', exact: true }));
  await hands.write(page.getByLabel('Note'), 'Banned for a day.');
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Answer' }));
  await expect(page.getByText('No report is waiting. All is well.')).toBeVisible();

  // Everything is in the log, and the ban is lifted.
  await goTo(page, 'Measures');
  await expectAccessible(page, 'measures');
  await hands.press(page.getByRole('listitem').filter({ hasText: 'And on again.' }).getByRole('button', { name: /^Lift/ }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Lift' }));
  await expect(page.getByText('And on again.')).toHaveCount(0);
  await goTo(page, 'Audit log');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Lifted a measure');
  await expectAccessible(page, 'audit log');
  await bea.page.getByRole('button', { name: 'Try again' }).click();
  await expect(bea.page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
});

test('a block hides the messages of a guest until it ends; a moderator finds guests and tables', async ({ arrive, own }) => {
  const { ada, bea } = await atTable(arrive, own);
  const { page } = ada;
  await write(bea.page, 'A soggy base!');
  await expect(line(page, 'A soggy base!')).toBeVisible();
  await page.getByRole('button', { name: 'Block or report Bea' }).first().click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(line(page, 'A soggy base!')).toHaveCount(0);
  await write(bea.page, 'A soggy base, I say!');
  await expect(line(bea.page, 'A soggy base, I say!')).toBeVisible();
  await write(page, 'Nobody said anything.');
  await expect(line(bea.page, 'Nobody said anything.')).toBeVisible();
  await expect(line(page, 'I say')).toHaveCount(0);

  await page.goto('/me');
  await expect(page.getByRole('button', { name: 'Unblock Bea' })).toBeVisible();
  await expectAccessible(page, 'blocked guests');
  await page.getByRole('button', { name: 'Unblock Bea' }).click();
  await expect(told(page, 'Bea is no longer blocked.')).toBeVisible();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  await page.goBack();
  await expect(line(page, 'I say')).toBeVisible();

  // A moderator finds both again.
  const { hands } = ada;
  await enter(ada, await own.invite('moderator'));
  await goTo(page, 'Guests');
  await hands.write(page.getByLabel('Name or id'), 'Bea');
  await hands.press(page.getByRole('button', { name: 'Search' }));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'guests');
  await hands.press(page.getByRole('listitem').getByRole('link', { name: 'Bea' }));
  await expect(page.getByRole('heading', { name: 'Bea', level: 1 })).toBeVisible();
  await expectAccessible(page, 'a guest');
  await goTo(page, 'Tables');
  await expectAccessible(page, 'tables');
  await hands.press(page.getByRole('link', { name: /^Pizza Theory/ }));
  await expect(page.getByText('A soggy base!')).toBeVisible();
  await expectAccessible(page, 'a table');
});

test('everyone sees the banner at once, and why no table is opened; a moderator cannot set it', async ({ arrive, own }) => {
  const keeper = await arrive({ house: own, size: PHONE, byName: true });
  await authenticator(keeper);
  await keeper.page.goto('/me');
  await keeper.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(keeper.page, 'The passkey is added. You can now sign in with it.')).toBeVisible();
  const guest = await arrive({ house: own });
  const closed = 'No tables can be opened at the moment. Games in progress go on.';
  keeper.forgive(NOT_SIGNED_IN);
  await keeper.page.goto('/keeper');
  await expect(keeper.page.getByText('forno keeper invite')).toBeVisible();
  await expectAccessible(keeper.page, 'the door of the room');
  await guest.page.goto('/');
  await enter(keeper, await own.invite('keeper'));
  await keeper.page.getByLabel('Message to everyone').fill('At eight the oven is cleaned.');
  await keeper.page.getByRole('button', { name: 'Show it' }).click();
  await expect(guest.page.getByText('At eight the oven is cleaned.')).toBeVisible();
  await expectAccessible(guest.page, 'a banner');
  await guest.page.getByRole('button', { name: 'Close this message' }).click();
  await expect(guest.page.getByText('At eight the oven is cleaned.')).toHaveCount(0);

  await keeper.page.getByRole('switch', { name: 'No new tables' }).click();
  await expectAccessible(keeper.page, 'a switch');
  await keeper.page.getByRole('button', { name: 'Switch on' }).click();
  await expect(guest.page.getByText(closed)).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Play now' }).first()).toBeDisabled();

  // A new visitor is told why the door is shut.
  await keeper.page.getByRole('switch', { name: 'No new guests' }).click();
  await keeper.page.getByRole('button', { name: 'Switch on' }).click();
  await expect(keeper.page.getByRole('dialog')).toHaveCount(0);
  const stranger = await arrive({ house: own });
  stranger.forgive(/status of 503/, /WebSocket connection to .* failed/);
  await stranger.page.goto('/');
  await expect(stranger.page.getByRole('heading', { name: 'No new guests at the moment' })).toBeVisible();
  await expectAccessible(stranger.page, 'no new guests');

  // A moderator has a link made by the keeper, and sees less.
  await keeper.page.getByRole('button', { name: 'Make a link' }).click();
  await expectAccessible(keeper.page, 'an invitation');
  const link = await keeper.page.getByRole('dialog').getByLabel('Link').inputValue();
  await keeper.page.keyboard.press('Escape');
  const { hash } = new URL(link);
  await enter(guest, `/keeper${hash}`);
  await expect(guest.page.getByRole('heading', { name: 'Faults' })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Banner' })).toHaveCount(0);

  // The keeper ends the moderator's session, who is asked to sign in again.
  await goTo(keeper.page, 'Sessions');
  await expectAccessible(keeper.page, 'sessions');
  await keeper.page.getByRole('button', { name: /^End the session of / }).click();
  await keeper.page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(told(keeper.page, 'The session is ended.')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Audit log' }).click();
  await expect(guest.page.getByText('Your session has ended.')).toBeVisible();
  // A link works once.
  guest.forgive(/status of 4\d\d/);
  await guest.page.goto(`/keeper/audit${hash}`);
  await guest.page.getByRole('button', { name: 'Enter' }).click();
  await expect(guest.page.getByRole('alert')).toBeVisible();

  // The keeper comes back with a passkey, to where the door was shut.
  await keeper.page.getByRole('button', { name: 'Sign out' }).first().click();
  await keeper.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(keeper.page.getByText('by passkey')).toBeVisible();
});
