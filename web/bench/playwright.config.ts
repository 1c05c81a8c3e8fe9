import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

import browser from '../tests/browser/playwright.config';

// One after the other: what is measured shall have the machine for itself.
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: fileURLToPath(new URL('../../target/bench/browser', import.meta.url)),
  workers: 1,
  retries: 0,
  timeout: 300_000,
  reporter: [['list']],
  ...(browser.use === undefined ? {} : { use: browser.use }),
});
