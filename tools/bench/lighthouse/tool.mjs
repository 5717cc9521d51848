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

/** Two hundred packages that nothing else needs: they are fetched when they are asked for, and stay out of the lock file. */
export const ensureLighthouse = async () => {
  if (isInstalled()) return;
  step(`Installing Lighthouse ${VERSION} beside the reports`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  await runOrThrow('Installing Lighthouse', 'npm', ['install', ...flags, `lighthouse@${VERSION}`], { log });
};

const SPOILT = 3;

/** Lighthouse now and then loses the trace that it records, and says so; then it is asked again. */
const reportOn = async (url, { chromium, args }, tries = SPOILT) => {
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
  if (tries === 1 || !/NO_NAVSTART/.test(fs.readFileSync(log, 'utf8')))
    throw new Error(`Lighthouse failed on ${url}; see ${log}`);
  step(`again, for ${url}: the trace was lost`);
  return reportOn(url, { chromium, args }, tries - 1);
};

/** The four scores of a page, 0 to 100, the time of its largest paint, and the names of what fell short. */
export const judge = async (url, options) => scoresOf(await reportOn(url, options));

const scoresOf = ({ categories, audits, runtimeError }) => {
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
