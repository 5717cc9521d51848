import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 40;

/** The process id and port that a running PostgreSQL writes to `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

const getPidFile = (data: string) => path.join(data, 'postmaster.pid');

/** Null when none runs there, or it has not finished writing the file. */
export const readPostmaster = (data: string): Postmaster | null => {
  if (!fs.existsSync(getPidFile(data))) return null;
  const [pid, , , port] = fs.readFileSync(getPidFile(data), 'utf8').split('\n').map(Number);
  return pid && port ? { pid, port } : null;
};

export const removePidFile = (data: string): void => fs.rmSync(getPidFile(data), { force: true });

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readLink = (link: string): string | null => {
  try {
    return fs.readlinkSync(link);
  } catch {
    return null;
  }
};

/**
 * Whether `pid` is the PostgreSQL of `data`: after the machine crashed, another process may have its id. A postmaster's
 * working directory is its data folder; systems without /proc cannot check this.
 */
export const isPostmasterOf = (pid: number, data: string): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const folder = readLink(`/proc/${pid}/cwd`);
  return folder === null || folder === fs.realpathSync(data);
};

const waitUntilGone = async (pid: number): Promise<boolean> => {
  for (const end = Date.now() + STOP_TIMEOUT_MS; Date.now() < end; await wait(POLL_MS)) {
    if (!isAlive(pid)) return true;
  }
  return false;
};

/** Requests a fast shutdown, and an immediate one when that takes too long. Committed writes survive both. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntilGone(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntilGone(pid);
};
