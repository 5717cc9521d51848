import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { runLogged } from '../start/command.mjs';
import { at } from '../start/root.mjs';
import { done, PlainError, step } from '../start/terminal.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const runs = (file) => {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) => {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => `${folder}/${name}`).find((file) => fs.existsSync(file));
};

const fromSystem = () =>
  [...systemNames.map(onPath), macPath].find((file) => file && fs.existsSync(file) && runs(file));

const fromPlaywright = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) && runs(file) ? file : undefined;
};

const log = at('reports/chromium.log');

const installPlaywrights = async () => {
  await runLogged(process.execPath, [at('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    log,
  });
  return fromPlaywright();
};

const installDebians = async () => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runLogged('apt-get', ['update'], { log, env });
  await runLogged('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { log, env });
  return fromSystem();
};

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, the system's, Playwright's own; otherwise one is installed
 * (Debian's package when root, else Playwright's build).
 */
export const ensureChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runs(named)) throw new PlainError(`CHROMIUM_PATH: ${named} does not run.`);
  const found = named ?? fromSystem() ?? fromPlaywright();
  if (found) return found;
  step('Installing a Chromium for the journeys');
  const installed = (await installDebians()) ?? (await installPlaywrights());
  if (!installed) {
    throw new PlainError(`No Chromium was found and none could be installed; set CHROMIUM_PATH. See ${log}.`);
  }
  done(`Chromium: ${installed}`);
  return installed;
};

/** What a headless Chromium needs on a closed network, and below root in a container. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
