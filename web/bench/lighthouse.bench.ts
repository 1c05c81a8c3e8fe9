import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import config from '../tests/browser/playwright.config';
import { House } from '../tests/browser/house';
import { mouse } from '../tests/browser/hands';
import { openTable, playerOf, start } from '../tests/browser/steps';
import { quantile, record } from './figures';

/** So often each page is judged; the median counts. */
const TIMES = 5;
const KINDS = ['performance', 'accessibility'] as const;

const PARTS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'] as const;

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Judges a page once; a trace that went wrong is taken again, as Lighthouse asks for. */
async function judge(address: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const judged = await lighthouse(address, { port, onlyCategories: [...KINDS], disableStorageReset: true, logLevel: 'error' });
    const wrong = judged === undefined ? 'no answer' : judged.lhr.runtimeError?.message;
    if (judged !== undefined && wrong === undefined) return judged.lhr;
    if (attempt === 3) throw new Error(wrong);
  }
}

// As Lighthouse does it unless told otherwise: a phone of the middle class on a slow network.
test('what Lighthouse says of the start and of a table where a game goes on', async () => {
  const house = await House.open();
  const profile = await mkdtemp(join(tmpdir(), 'forno-bench-'));
  const port = await freePort();
  const launch = config.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    baseURL: house.url,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const guest = { page, hands: mouse() };
    await openTable(guest, { game: 'Mamma Mia!', seats: 4 });
    await start(guest);
    await playerOf('Mamma Mia!', guest).awaited();
    const table = page.url();
    await page.goto('about:blank');

    for (const [name, address] of [['start', `${house.url}/`], ['table', table]] as const) {
      const points = { performance: [] as number[], accessibility: [] as number[] };
      for (let time = 0; time < TIMES; time++) {
        const { audits, categories, finalDisplayedUrl } = await judge(address, port);
        expect(finalDisplayedUrl).toBe(address);
        // What the points are made of, to see where they were lost.
        console.log(`  ${name}: ${PARTS.map((part) => `${part} ${audits[part]?.displayValue ?? '?'}`).join(', ')}`);
        for (const kind of KINDS) points[kind].push(Math.round((categories[kind]?.score ?? 0) * 100));
      }
      for (const kind of KINDS) await record({ name: `Lighthouse, ${name}, ${kind}`, value: quantile(points[kind], 0.5), unit: 'points', least: 95 });
    }
  } finally {
    await context.close();
    await house.close();
    await rm(profile, { recursive: true, force: true });
  }
});
