import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_PATIENCE_MS = 10_000;
const POLL_MS = 40;

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

const file = (data: string) => path.join(data, 'postmaster.pid');

/** Null when none runs there, or one that has not written all of it yet. */
export const readPostmaster = (data: string): Postmaster | null => {
  if (!fs.existsSync(file(data))) return null;
  const [pid, , , port] = fs.readFileSync(file(data), 'utf8').split('\n').map(Number);
  return pid && port ? { pid, port } : null;
};

export const forgetPostmaster = (data: string): void => fs.rmSync(file(data), { force: true });

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const linkOf = (link: string): string | null => {
  try {
    return fs.readlinkSync(link);
  } catch {
    return null;
  }
};

/**
 * Whether `pid` is the PostgreSQL of `data`: after a crash of the machine its number may belong to somebody else.
 * A postmaster works in its data folder; where the system does not tell, it is believed.
 */
export const isPostmasterOf = (pid: number, data: string): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const folder = linkOf(`/proc/${pid}/cwd`);
  return folder === null || folder === fs.realpathSync(data);
};

const untilGone = async (pid: number): Promise<boolean> => {
  for (const end = Date.now() + STOP_PATIENCE_MS; Date.now() < end; await wait(POLL_MS)) {
    if (!isAlive(pid)) return true;
  }
  return false;
};

/** Fast shutdown, and an immediate one when that takes too long: acknowledged writes survive both. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await untilGone(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await untilGone(pid);
};
