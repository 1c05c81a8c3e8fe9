import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

const CHROMIUM = process.env['CHROMIUM'] ?? '';

export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../../target/browser', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Enough for a whole game on a slow machine with two cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    actionTimeout: 8_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(CHROMIUM === '' ? {} : { executablePath: CHROMIUM }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'games', testMatch: '*.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.ts' },
    { name: 'drawings', testMatch: 'drawings.ts' },
  ],
});
