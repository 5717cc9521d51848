import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.js';

const isRunningProduct = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  // Where `/proc` shows the command line, a process id that another program got since does not count.
  return !fs.existsSync(commandLine) || fs.readFileSync(commandLine, 'utf8').includes('main.js');
};

/** Marks `dataDir` as used by this process. Throws a StartError when another running WanderWork uses it. */
export const lockDataDir = (dataDir: string): void => {
  const file = path.join(dataDir, 'product.pid');
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunningProduct(holder)) {
    throw new StartError(`DATA_DIR: ${dataDir} is in use by a running WanderWork (process ${holder}).`);
  }
  fs.writeFileSync(file, String(process.pid));
  process.once('exit', () => fs.rmSync(file, { force: true }));
};
