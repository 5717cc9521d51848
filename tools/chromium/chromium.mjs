import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { runLogged } from '../start/command.mjs';
import { at } from '../start/root.mjs';
import { done, PlainError, step } from '../start/terminal.mjs';

/**
 * The headless shell first: a whole Chromium opens a window with pages of its own for each browser context, which takes
 * four times as long.
 */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const canRun = (file) => {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

const findOnPath = (name) => {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.map((folder) => `${folder}/${name}`).find((file) => fs.existsSync(file));
};

const findSystemChromium = () =>
  [...systemNames.map(findOnPath), macPath].find((file) => file && fs.existsSync(file) && canRun(file));

const findPlaywrightChromium = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) && canRun(file) ? file : undefined;
};

const log = at('reports/chromium.log');

const installWithPlaywright = async () => {
  await runLogged(process.execPath, [at('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    log,
  });
  return findPlaywrightChromium();
};

const installWithApt = async () => {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runLogged('apt-get', ['update'], { log, env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runLogged('apt-get', ['install', '-y', '--no-install-recommends', name], { log, env });
    const installed = findSystemChromium();
    if (installed) return installed;
  }
  return undefined;
};

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, the system's, or Playwright's. Otherwise installs one
 * (Debian's package when root, else Playwright's build).
 */
export const ensureChromium = async () => {
  const configuredFile = process.env.CHROMIUM_PATH;
  if (configuredFile && !canRun(configuredFile))
    throw new PlainError(`CHROMIUM_PATH: ${configuredFile} does not start.`);
  const found = configuredFile ?? findSystemChromium() ?? findPlaywrightChromium();
  if (found) return found;
  step('Installing Chromium for the browser tests');
  const installed = (await installWithApt()) ?? (await installWithPlaywright());
  if (!installed) {
    throw new PlainError(`No Chromium was found and none could be installed; set CHROMIUM_PATH. See ${log}.`);
  }
  done(`Chromium: ${installed}`);
  return installed;
};

/** Flags of a headless Chromium on a closed network, and as root in a container. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
