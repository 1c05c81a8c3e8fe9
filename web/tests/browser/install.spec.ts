import { expect, test } from './test';

test('the page can be installed: the browser finds nothing missing', async ({ arrive }) => {
  const { page, context } = await arrive();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test guests browse in private mode, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
    const [wide, high] = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, src);
    if (sizes !== 'any') expect(`${wide}x${high}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();
  }
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

test('the worker is always asked for anew, and pictures of links may be shown elsewhere', async ({ arrive }) => {
  const { page } = await arrive();
  const worker = (await page.request.get('/worker.js')).headers();
  expect(worker['content-type']).toContain('javascript');
  expect(worker['cache-control']).toBe('no-cache');
  for (const name of ['forno', 'mamma-mia', 'mamma-mia-plus', 'pizza-theory']) {
    const picture = (await page.request.get(`/preview/${name}.png`)).headers();
    expect(picture['content-type']).toBe('image/png');
    expect(picture['cross-origin-resource-policy']).toBe('cross-origin');
  }
});

test('the offer to install is in the settings once the browser makes it', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  const settings = page.locator('summary', { hasText: 'Settings' });
  const install = page.getByRole('button', { name: 'Install Forno' });
  await settings.click();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeVisible();
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = (): Promise<void> => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  // An offer can be used only once.
  await expect(install).toHaveCount(0);
});
