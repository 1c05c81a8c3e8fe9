import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { authenticator } from './authenticator';
import { NOT_THERE, PHONE } from './guest';
import { againstBots, openTable } from './steps';
import { expect, test } from './test';

/** What the page says for a moment; it says it to those who listen, too. */
const told = (page: Page, words: string | RegExp): Locator => page.getByText(words).last();

async function openIdentity(page: Page): Promise<void> {
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Your name and devices' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
}

async function rename(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Your name');
  await expect(field).not.toHaveValue('');
  await field.fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, `From now on you are called ${name}.`)).toBeVisible();
}

test('a passkey brings a guest back with one press, on this device and on another', async ({ arrive }) => {
  const ada = await arrive({ byName: true });
  const { page } = ada;
  const { cdp, authenticatorId } = await authenticator(ada);
  await againstBots(ada, { game: 'Pizza Theory', seats: 3 });
  await openIdentity(page);
  await rename(page, 'Ada');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(page, 'The passkey is added.')).toBeVisible();
  await openIdentity(page);
  await expect(page.getByText(/^Created on /)).toBeVisible();
  await expectAccessible(page, 'identity with a passkey');
  // The device knows that it already has one.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(page, 'This device already has one of your passkeys.')).toBeVisible();

  // The cookie is lost.
  await ada.context.clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByText(/^Last used on /)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();

  // The same passkey on another device, as passkeys that are synchronised.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const phone = await arrive({ byName: true, size: PHONE });
  const other = await authenticator(phone);
  for (const credential of credentials) await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  await phone.page.goto('/sign-in');
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.page.getByLabel('Your name')).toHaveValue('Ada');

  // A removed passkey no longer signs in.
  await openIdentity(page);
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(told(page, 'The passkey is removed.')).toBeVisible();
  await phone.context.clearCookies();
  phone.forgive(...NOT_THERE);
  await phone.page.goto('/sign-in');
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(told(phone.page, 'This passkey is not registered here.')).toBeVisible();
});

test('a copied passkey and a recorded answer are refused', async ({ arrive }) => {
  const ada = await arrive({ byName: true });
  const { page } = ada;
  const { cdp, authenticatorId } = await authenticator(ada);
  ada.forgive(/status of 422/);
  const signIn = async (): Promise<void> => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  const replace = async (count: (before: number) => number): Promise<void> => {
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials) {
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: count(credential.signCount) } });
    }
  };
  await openIdentity(page);
  await rename(page, 'Ada');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(page, 'The passkey is added.')).toBeVisible();
  await replace(() => 40);
  await signIn();
  await expect(page).toHaveURL(/\/me$/);

  // A copy does not know how far the passkey has counted since. No page is open while the key goes.
  await page.goto('about:blank');
  await ada.context.clearCookies();
  await replace((before) => before - 10);
  await signIn();
  await expect(told(page, 'This passkey could not be verified.')).toBeVisible();
  await replace((before) => before + 20);

  // Whoever records what the page sends can do nothing with it.
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/sign-in/passkey'));
  await signIn();
  const sent = (await sending).postDataJSON() as unknown;
  await expect(page).toHaveURL(/\/me$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  const { origin } = new URL(page.url());
  const again = await page.request.post('/api/sign-in/passkey', { headers: { origin }, data: sent });
  expect(again.status()).toBe(409);
  expect(await again.json()).toMatchObject({ why: { id: 'web-old-challenge' } });
});

test('what a passkey signs for another page is refused', async ({ arrive, own }) => {
  const ada = await arrive({ byName: true });
  const kept = await authenticator(ada);
  await openIdentity(ada.page);
  await ada.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(ada.page, 'The passkey is added.')).toBeVisible();
  const { origin } = new URL(ada.page.url());
  const { credentials } = await kept.cdp.send('WebAuthn.getCredentials', { authenticatorId: kept.authenticatorId });

  // A page of the same name on another port, which asks for a signature of a challenge of this house.
  const lured = await arrive({ byName: true, house: own });
  const { cdp, authenticatorId } = await authenticator(lured);
  for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  const begun = await ada.page.request.post('/api/sign-in/passkey/start', { headers: { origin }, data: {} });
  const options: unknown = await begun.json();
  await lured.page.route('**/api/sign-in/passkey/start', (route) => route.fulfill({ json: options }));
  lured.forgive(/status of 4\d\d/);
  await lured.page.goto('/sign-in');
  const sending = lured.page.waitForRequest((request) => request.url().endsWith('/api/sign-in/passkey'));
  await lured.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const signed = (await sending).postDataJSON() as unknown;
  const answer = await ada.page.request.post('/api/sign-in/passkey', { headers: { origin }, data: signed });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toMatchObject({ why: { id: 'web-bad-passkey' } });
});

test('whoever played at the number of this machine stays the same guest at its name, and nobody becomes a stranger’s', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  ada.forgive(/request to elsewhere: http:\/\/localhost/);
  await openIdentity(page);
  await rename(page, 'Ada');
  await page.goto('/to-localhost');
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/me`);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');

  // The link of a stranger, dressed up as what `/to-localhost` makes.
  const eve = await arrive();
  await openIdentity(eve.page);
  await rename(eve.page, 'Eve');
  for (const byName of [true, false]) {
    await eve.page.getByRole('button', { name: 'Show a sign-in link' }).click();
    const dialog = eve.page.getByRole('dialog', { name: 'Sign-in link' });
    const secret = (await dialog.getByLabel('Link').inputValue()).split('#link=')[1];
    await dialog.getByRole('button', { name: 'Close' }).click();
    const victim = await arrive({ byName });
    victim.forgive(...NOT_THERE);
    await victim.page.goto(`/#carry=${secret}`);
    await expect(victim.page.getByRole('heading', { name: 'The oven is hot' })).toBeVisible();
    await victim.page.goto('/me');
    await expect(victim.page.getByLabel('Your name')).toHaveValue(/^Guest \d{4}$/);
  }
});

test('a guest signs out on all devices at once', async ({ arrive }) => {
  const ada = await arrive();
  await openIdentity(ada.page);
  await expect(ada.page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0);
  await rename(ada.page, 'Ada');
  await ada.page.getByRole('button', { name: 'Show a sign-in link' }).click();
  const link = await ada.page.getByRole('dialog', { name: 'Sign-in link' }).getByLabel('Link').inputValue();
  const phone = await arrive({ by: 'touch' });
  await phone.page.goto(link);
  await phone.hands.press(phone.page.getByRole('button', { name: 'Sign in on this device' }));
  await expect(phone.page.getByLabel('Your name')).toHaveValue('Ada');
  await phone.hands.press(phone.page.getByRole('button', { name: 'Sign out everywhere', exact: true }));
  const sure = phone.page.getByRole('dialog', { name: 'Sign out on all devices?' });
  await expect(sure.getByText('You have no other way to sign in')).toBeVisible();
  await expectAccessible(phone.page, 'signing out everywhere');
  await phone.hands.press(sure.getByRole('button', { name: 'Sign out and lose everything' }));
  await expect(phone.page.getByRole('heading', { name: 'The oven is hot' })).toBeVisible();
  for (const { page } of [ada, phone]) {
    await page.goto('/me');
    await expect(page.getByLabel('Your name')).toHaveValue(/^Guest \d{4}$/);
  }
});

test('where passkeys do not work the page says so, and carries the guest to where they do', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  ada.forgive(/request to elsewhere: http:\/\/localhost/);
  await openIdentity(page);
  await rename(page, 'Ada');
  await expect(page.getByText(/^Passkeys work only at http:\/\/localhost:/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Continue at http:\/\/localhost:/ }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/sign-in$/);
  await expect(page.getByText('It signs you in here as Ada.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in on this device' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/me$/);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

test('a recovery code brings a guest back, by keys and on a phone', async ({ arrive }) => {
  const ada = await arrive({ size: PHONE, by: 'keys' });
  const { page, hands } = ada;
  await openIdentity(page);
  await rename(page, 'Ada');
  // A guest without a way back is warned.
  await hands.press(page.getByRole('button', { name: 'Sign out here' }));
  await expect(page.getByText('You have no other way to sign in')).toBeVisible();
  await expectAccessible(page, 'signing out');
  await hands.press(page.getByRole('button', { name: 'Cancel' }));

  await hands.press(page.getByRole('button', { name: 'Create recovery codes' }));
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const code = (await dialog.getByRole('listitem').first().innerText()).trim();
  await hands.press(dialog.getByRole('button', { name: 'Close' }));
  await expect(page.getByText('You have 10 codes left.')).toBeVisible();
  // The passing message is gone by then.
  await openIdentity(page);
  await expectAccessible(page, 'identity');

  await hands.press(page.getByRole('button', { name: 'Sign out here' }));
  await expect(page.getByText('You can sign in again')).toBeVisible();
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }));
  await expect(page.getByRole('heading', { name: 'The oven is hot' })).toBeVisible();

  await page.goto('/sign-in');
  await expectAccessible(page, 'sign in');
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await hands.press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByText('You have 9 codes left.')).toBeVisible();
});

test('a link signs in another device, which can be signed out from the first', async ({ arrive }) => {
  const ada = await arrive();
  await openIdentity(ada.page);
  await rename(ada.page, 'Ada');
  await ada.page.getByRole('button', { name: 'Show a sign-in link' }).click();
  const dialog = ada.page.getByRole('dialog', { name: 'Sign-in link' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(ada.page, 'link for another device');
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const phone = await arrive({ by: 'touch' });
  await againstBots(phone, { game: 'Pizza Theory', seats: 3 });
  await phone.page.goto(link);
  await expect(phone.page).toHaveURL(/\/sign-in$/);
  await expect(phone.page.getByText(/and sit at one table\.$/)).toBeVisible();
  // It says whose link it is. Somebody else's would take the seats away, so that has to be asked for.
  await expect(phone.page.getByText('It signs you in here as Ada.')).toBeVisible();
  await expect(phone.page.getByText('Continue only if you made this link yourself.')).toBeVisible();
  const along = phone.page.getByLabel('Bring your seats and games along');
  await expect(along).not.toBeChecked();
  await expectAccessible(phone.page, 'sign in by a link');
  await phone.hands.press(along);
  await expect(along).toBeChecked();
  await phone.hands.press(phone.page.getByRole('button', { name: 'Sign in on this device' }));
  await expect(phone.page.getByLabel('Your name')).toHaveValue('Ada');

  // The table came along.
  await ada.page.goto('/');
  await expect(ada.page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await openIdentity(ada.page);
  // With neither a passkey nor codes another device is a weak comfort.
  await ada.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(ada.page.getByText('You are still signed in on another device')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Cancel' }).click();
  await ada.page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(told(ada.page, / is signed out\.$/)).toBeVisible();
  await phone.page.goto('/me');
  await expect(phone.page.getByLabel('Your name')).toHaveValue(/^Guest \d{4}$/);
});

test('a token is made, shown once and revoked', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openIdentity(page);
  await page.getByText('New token').click();
  await page.getByLabel('Name', { exact: true }).fill('Robota');
  await expectAccessible(page, 'new token');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token' });
  expect(await dialog.getByLabel('Token').inputValue()).toMatch(/^[0-9a-z]{26}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Revoke the token of Robota' }).click();
  await expect(told(page, 'The token of Robota is revoked.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke the token of Robota' })).toHaveCount(0);
});

test('the link to a seat is switched off and made anew', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openTable(ada, { game: 'Mamma Mia!', seats: 3, bots: false });
  await page.getByRole('button', { name: 'My seat on another device' }).click();
  const link = page.getByLabel('Link', { exact: true });
  const before = await link.inputValue();
  expect(before).toContain('#seat=');
  const phone = await arrive();
  await phone.page.goto(before);
  await expect(page.getByText('One other device uses this link to sit in your seat.')).toBeVisible();
  await expectAccessible(page, 'seat link');
  await page.getByRole('button', { name: 'Create a new link' }).click();
  await expect(page.getByText('No other device uses this link.')).toBeVisible();
  await expect(link).not.toHaveValue(before);
  await expect(told(phone.page, 'The link you used is no longer valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch the link off' }).click();
  await expect(page.getByText('There is no link to your seat.')).toBeVisible();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(link).toHaveValue(/#seat=/);
});
