import fs from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

const file = (data: string) => path.join(data, 'postmaster.pid');

export const readPostmaster = (data: string): Postmaster | null => {
  if (!fs.existsSync(file(data))) return null;
  const [pid, , , port] = fs.readFileSync(file(data), 'utf8').split('\n');
  return { pid: Math.abs(Number(pid)), port: Number(port) };
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether `pid` is a PostgreSQL at all: after a crash of the machine its number may belong to somebody else. */
export const isPostgres = (pid: number): boolean => {
  const name = `/proc/${pid}/comm`;
  if (process.platform !== 'linux') return isAlive(pid);
  return fs.existsSync(name) && fs.readFileSync(name, 'utf8').trim() === 'postgres';
};

export const forgetPostmaster = (data: string): void => fs.rmSync(file(data), { force: true });
