import fs from 'node:fs';
import path from 'node:path';
import { runLogged, runOrThrow } from '../../start/command.mjs';
import { at } from '../../start/root.mjs';
import { step } from '../../start/terminal.mjs';

const VERSION = '12.8.2';
const folder = at('reports/lighthouse-tool');
const log = at('reports/lighthouse.log');
const module = path.join(folder, 'node_modules/lighthouse');

const isInstalled = () => {
  const file = path.join(module, 'package.json');
  return fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).version === VERSION;
};

/** Installs Lighthouse when needed and outside the lock file, because nothing else needs its two hundred packages. */
export const ensureLighthouse = async () => {
  if (isInstalled()) return;
  step(`Installing Lighthouse ${VERSION} in the reports folder`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await runOrThrow('Installing Lighthouse', 'npm', ['install', ...flags, `lighthouse@${VERSION}`], { log });
};

const MAX_ATTEMPTS = 3;

/** Lighthouse sometimes loses its trace and reports that; then it runs again. */
const runLighthouse = async (url, { chromium, args }, attempts = MAX_ATTEMPTS) => {
  const report = at('reports/lighthouse.json');
  fs.rmSync(report, { force: true });
  const code = await runLogged(
    process.execPath,
    [
      path.join(module, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { log, env: { CHROME_PATH: chromium } },
  );
  if (code === 0 && fs.existsSync(report)) return JSON.parse(fs.readFileSync(report, 'utf8'));
  if (attempts === 1 || !/NO_NAVSTART/.test(fs.readFileSync(log, 'utf8')))
    throw new Error(`Lighthouse failed on ${url}; see ${log}`);
  step(`Repeating ${url}: Lighthouse lost its trace`);
  return runLighthouse(url, { chromium, args }, attempts - 1);
};

/**
 * Returns the four scores of a page (0 to 100), the time of its largest contentful paint, and the ids of failed audits.
 */
export const runLighthouseScores = async (url, options) => toScores(await runLighthouse(url, options));

const toScores = ({ categories, audits, runtimeError }) => {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name) => Math.round(categories[name].score * 100);
  const short = ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    short,
  };
};
