import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../config/index.js';
import type { Owner } from './place.js';

const run = promisify(execFile);

export const CLUSTER_USER = 'wanderwork';

const give = (file: string, owner: Owner | null): void => {
  if (owner) fs.chownSync(file, owner.uid, owner.gid);
};

const passwordFile = (folder: string) => path.join(folder, 'password');

export const clusterPassword = (folder: string): string =>
  fs.readFileSync(passwordFile(folder), 'utf8').trim();

const majorOf = async (bin: string): Promise<string> => {
  const { stdout } = await run(path.join(bin, 'postgres'), ['--version']);
  return stdout.match(/(\d+)/)?.[1] ?? '';
};

/** Refuses a cluster that another major version made, instead of starting on top of it. */
export const checkMajor = async (data: string, bin: string): Promise<void> => {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = await majorOf(bin);
  if (made !== ours) {
    throw new StartError(
      `The database in ${data} was made by PostgreSQL ${made}, and this is PostgreSQL ${ours}: ` +
        'dump it with the old version and restore it, or set DATA_DIR to a new folder.',
    );
  }
};

/** Makes a cluster in `<folder>/data` unless there is one; half-made ones are begun anew. */
export const createCluster = async (folder: string, bin: string, owner: Owner | null): Promise<void> => {
  const data = path.join(folder, 'data');
  if (fs.existsSync(path.join(data, 'PG_VERSION')) && fs.existsSync(passwordFile(folder))) return;
  fs.rmSync(data, { recursive: true, force: true });
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  give(data, owner);
  fs.writeFileSync(passwordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  const handed = path.join(folder, `password-${process.pid}`);
  fs.copyFileSync(passwordFile(folder), handed);
  give(handed, owner);
  try {
    const args = ['-D', data, '-U', CLUSTER_USER, '--auth=scram-sha-256', `--pwfile=${handed}`];
    args.push('--encoding=UTF8', '--locale=C', '--no-instructions');
    await run(path.join(bin, 'initdb'), args, { cwd: '/', ...(owner ?? {}) });
  } catch (error) {
    fs.rmSync(data, { recursive: true, force: true });
    throw new StartError(`PostgreSQL could not make its database in ${data}: ${(error as Error).message}`);
  } finally {
    fs.rmSync(handed, { force: true });
  }
};
