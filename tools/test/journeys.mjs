import fs from 'node:fs';
import { remotes } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { node } from './checks.mjs';
import { countRun, reportOf } from './reports.mjs';

/** The folders that hold a Playwright suite: the journeys across features, then each remote's own. */
export const suites = ['e2e', ...remotes];

const configOf = (suite) =>
  suite === 'e2e' ? at('e2e/playwright.config.ts') : at(suite, 'e2e/playwright.config.ts');

/**
 * Runs one suite against the product at `url`, whose data is in `dataDir`; its counts come from Playwright's own report.
 * `options` are for Playwright: a file of the suite, a time limit.
 */
export const runJourneys = async (suite, { url, dataDir, chromium, env = {}, options = [] }) => {
  const config = configOf(suite);
  if (!fs.existsSync(config)) return [{ passed: 0, failed: 1, problem: `${suite} has no journeys` }];
  const settings = { BASE_URL: url, DATA_DIR: dataDir, CHROMIUM_PATH: chromium, ...env };
  return countRun([reportOf(at(suite), 'journeys.json')], () =>
    node(
      `journeys-${suite}`,
      `Journeys: ${suite}`,
      'playwright',
      ['test', '-c', config, ...options],
      settings,
    ),
  );
};
