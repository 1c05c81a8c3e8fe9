import { expectAccessible } from './accessible';
import { againstBots } from './steps';
import { expect, test } from './test';

test('a guest reads what is kept, takes everything along, and is forgotten with a way back', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await againstBots(ada, { game: 'Pizza Theory', seats: 3 });
  await page.goto('/');
  await page.getByRole('link', { name: 'What this house keeps about you' }).click();
  await expect(page.getByRole('heading', { name: 'What this house keeps about you', level: 1 })).toBeVisible();
  await expect(page.getByText('Until 90 days after the end')).toBeVisible();
  await expect(page.getByText('Until 730 days after your last visit')).toBeVisible();
  await expectAccessible(page, 'privacy');

  await page.getByRole('link', { name: 'Your name and devices' }).click();
  const name = page.getByLabel('Your name');
  await expect(name).not.toHaveValue('');
  await name.fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await downloading).suggestedFilename()).toBe('forno-about-me.zip');

  await page.getByRole('button', { name: 'Forget me' }).click();
  const sure = page.getByRole('dialog', { name: 'Should this house forget you?' });
  await expect(sure).toBeVisible();
  await expectAccessible(page, 'asked whether to be forgotten');
  await sure.getByRole('button', { name: 'Forget me' }).click();
  const done = page.getByRole('dialog', { name: 'Your name is gone' });
  const link = await done.getByLabel('Link').inputValue();
  // The corner has a button of the same name.
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My tables' })).not.toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in on this device' }).click();
  await expect(page.getByText(/^You asked this house to forget you\./)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page, 'about to be forgotten');
  await page.getByRole('button', { name: 'I changed my mind: keep me' }).click();
  await expect(page.getByText('You stay, Ada.').last()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});
