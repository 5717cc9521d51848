import path from 'node:path';
import { chromiumArgs } from '../chromium/chromium.mjs';

/**
 * Playwright settings of one suite. It runs against the built product at BASE_URL, in the Chromium at CHROMIUM_PATH;
 * `npm test` and `npm run test:feature` set both.
 */
export const suite = (folder, overrides = {}) => ({
  testDir: folder,
  outputDir: path.join(folder, '../test-results'),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // In CI, a failed journey runs once more and is reported as flaky; locally it fails at once.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: path.join(folder, '../reports/journeys.json') }]],
  use: {
    baseURL: process.env.BASE_URL,
    // A service worker would answer requests that journeys want to intercept. Journeys of the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Recording every journey costs a third of its processor time. Locally: --trace=on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  ...overrides,
});
