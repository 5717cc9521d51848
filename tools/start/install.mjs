import fs from 'node:fs';
import { runOrThrow } from './command.mjs';
import { at } from './root.mjs';
import { done, PlainError, step } from './terminal.mjs';

const LOWEST_NODE = [20, 19];

const modified = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);

/** Refuses a Node that is too old, in one sentence. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [lowestMajor, lowestMinor] = LOWEST_NODE;
  if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
    throw new PlainError(
      `WanderWork needs Node ${LOWEST_NODE.join('.')} or later; this is ${process.versions.node}.`,
    );
  }
};

const installed = () => modified(at('node_modules/.package-lock.json')) >= modified(at('package-lock.json'));

/** Installs the dependencies when they are missing or older than the lock file. */
export const ensureInstalled = async () => {
  checkNode();
  if (installed()) return;
  step('Installing the dependencies (a minute or two, the first time)');
  // Not `npm ci`, which would first throw away what is installed.
  await runOrThrow(
    'Installing the dependencies',
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund'],
    {
      log: at('reports/install.log'),
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  const now = new Date();
  fs.utimesSync(at('node_modules/.package-lock.json'), now, now);
  done('Dependencies installed');
};
