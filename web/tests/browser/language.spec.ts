import type { Page } from '@playwright/test';

import { againstBots } from './steps';
import { expect, test } from './test';

async function speak(page: Page, menu: string, language: string): Promise<void> {
  await page.getByTitle(menu).click();
  await page.getByText(language, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('another language in the middle of a game: the words change, the game goes on', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const player = await againstBots(guest, { game: 'Pizza Theory', seats: 3 });
  await player.play(2);
  await player.awaited();
  const root = page.locator('html');

  await speak(page, 'Language', 'Français');
  await expect(root).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('group', { name: 'La pizza' })).toBeVisible();
  await speak(page, 'Langue', 'Italiano');
  await expect(root).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('tab', { name: 'Tavolo' })).toBeVisible();
  // It is remembered.
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'it');
  await speak(page, 'Lingua', 'English');
  await expect(root).toHaveAttribute('lang', 'en');
  await player.play(2);
});

for (const [locale, welcome] of [['fr-CA', 'Le four est chaud'], ['it-IT', 'Il forno è caldo'], ['de-DE', 'The oven is hot']] as const) {
  test(`a browser that prefers ${locale}`, async ({ arrive }) => {
    const { page } = await arrive({ locale });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  });
}
