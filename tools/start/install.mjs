import fs from 'node:fs';
import { runOrThrow } from './command.mjs';
import { at } from './root.mjs';
import { done, PlainError, step } from './terminal.mjs';

const MIN_NODE = [20, 19];

const getModifiedTime = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);

/** Throws when Node is too old. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    throw new PlainError(
      `WanderWork needs Node ${MIN_NODE.join('.')} or later; this is ${process.versions.node}.`,
    );
  }
};

const isInstalled = () =>
  getModifiedTime(at('node_modules/.package-lock.json')) >= getModifiedTime(at('package-lock.json'));

/** Installs the dependencies when they are missing or older than the lock file. */
export const ensureInstalled = async () => {
  checkNode();
  if (isInstalled()) return;
  step('Installing dependencies (takes a minute or two the first time)');
  // Not `npm ci`, which would first delete what is installed.
  await runOrThrow('Installing dependencies', 'npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    log: at('reports/install.log'),
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  const now = new Date();
  fs.utimesSync(at('node_modules/.package-lock.json'), now, now);
  done('Dependencies installed');
};
