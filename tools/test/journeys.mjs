import fs from 'node:fs';
import { remotes } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { runNodeTool } from './checks.mjs';
import { countRun, getReportPath } from './reports.mjs';

/** Folders with a Playwright suite: the journeys across features, then those of each remote. */
export const suites = ['e2e', ...remotes];

const getConfig = (suite) =>
  suite === 'e2e' ? at('e2e/playwright.config.ts') : at(suite, 'e2e/playwright.config.ts');

/**
 * Runs one suite against the product at `url`, whose data is in `dataDir`; the counts come from Playwright's report.
 * `options` are command-line options of Playwright, such as a file of the suite or a time limit.
 */
export const runJourneys = async (suite, { url, dataDir, chromium, env = {}, options = [] }) => {
  const config = getConfig(suite);
  if (!fs.existsSync(config))
    return [
      {
        passed: 0,
        failed: 1,
        problem: `${suite} has no browser tests (e2e/playwright.config.ts is missing)`,
      },
    ];
  const settings = { BASE_URL: url, DATA_DIR: dataDir, CHROMIUM_PATH: chromium, ...env };
  return countRun([getReportPath(at(suite), 'journeys.json')], () =>
    runNodeTool(
      `journeys-${suite}`,
      `Browser tests: ${suite}`,
      'playwright',
      ['test', '-c', config, ...options],
      settings,
    ),
  );
};
