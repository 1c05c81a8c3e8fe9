import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

// Renders our own drawings as bitmaps into web/public/: the app's icons, and the pictures for link
// previews. `make icons` runs it after a drawing has changed.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PUBLIC = `${ROOT}public/`;

/** Each icon: the drawing it is made from, and its size. */
const ICONS = [
  { name: 'icon-192', from: 'icon', size: 192 },
  { name: 'icon-512', from: 'icon', size: 512 },
  { name: 'maskable-192', from: 'icon-maskable', size: 192 },
  { name: 'maskable-512', from: 'icon-maskable', size: 512 },
  // An iPhone rounds the corners itself, and shows transparency as black.
  { name: 'apple-touch-icon', from: 'icon-maskable', size: 180 },
] as const;

let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
});
test.afterAll(() => server.close());

for (const { name, from, size } of ICONS) {
  test(`icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const drawing = readFileSync(`${PUBLIC}${from}.svg`, 'base64');
    await page.setContent(`<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`);
    await page.locator('img').evaluate((img: HTMLImageElement) => img.decode());
    await page.screenshot({ path: `${PUBLIC}icons/${name}.png`, omitBackground: true });
  });
}

test('links to the house and to every game', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const address = `${server.resolvedUrls?.local[0] ?? ''}src/art/preview/index.html`;
  const take = async (name: string): Promise<void> => {
    await page.goto(`${address}?game=${name}`);
    await expect(page.locator('.scene, .all').locator('svg').first()).toBeVisible();
    await page.screenshot({ path: `${PUBLIC}preview/${name}.png`, animations: 'disabled' });
  };
  await take('forno');
  // The picture of the house shows all games, and names them.
  const games = await page.locator('[data-game]').evaluateAll((all) => all.map((one) => one.getAttribute('data-game') ?? ''));
  expect(games.length).toBeGreaterThan(2);
  for (const game of games) await take(game);
});
