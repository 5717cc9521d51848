import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './config-error.js';

const isProduct = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  // Where the system says what a process is, a number that was given to another program since does not count.
  return !fs.existsSync(commandLine) || fs.readFileSync(commandLine, 'utf8').includes('main.js');
};

/** Marks `dataDir` as used by this process; refuses one that another running product uses. */
export const holdDataDir = (dataDir: string): void => {
  const file = path.join(dataDir, 'product.pid');
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isProduct(holder)) {
    throw new StartError(`DATA_DIR: ${dataDir} is in use by a running WanderWork (process ${holder}).`);
  }
  fs.writeFileSync(file, String(process.pid));
  process.once('exit', () => fs.rmSync(file, { force: true }));
};
