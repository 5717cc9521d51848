import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../config/index.js';
import type { Owner } from './place.js';

const run = promisify(execFile);

/** The cluster's superuser: it makes the product's role and database, and nothing else of the product uses it. */
export const BOOTSTRAP_ROLE = 'wanderwork';

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

const lastLine = (error: unknown): string => {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return (stderr.trim() || message).split('\n').at(-1) as string;
};

const initdb = async (data: string, password: string, bin: string, owner: Owner | null): Promise<void> => {
  const args = ['-D', data, '-U', BOOTSTRAP_ROLE, '--auth=scram-sha-256', `--pwfile=${password}`];
  args.push('--encoding=UTF8', '--locale=C', '--no-instructions');
  await run(path.join(bin, 'initdb'), args, { cwd: '/', ...(owner ?? {}) });
};

/** A data folder that is whole, or none: what a killed start left half made is thrown away, never a finished one. */
const makeData = async (folder: string, bin: string, owner: Owner | null): Promise<void> => {
  const half = path.join(folder, 'data-in-the-making');
  const handed = path.join(folder, 'password-in-the-making');
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  fs.copyFileSync(passwordFile(folder), handed);
  [half, handed].forEach((file) => give(file, owner));
  try {
    await initdb(half, handed, bin, owner);
    fs.renameSync(half, path.join(folder, 'data'));
  } catch (error) {
    throw new StartError(`PostgreSQL could not make its database in ${folder}: ${lastLine(error)}`);
  } finally {
    fs.rmSync(handed, { force: true });
  }
};

/** Makes a cluster in `<folder>/data` unless there is one. */
export const createCluster = async (folder: string, bin: string, owner: Owner | null): Promise<void> => {
  const made = fs.existsSync(path.join(folder, 'data'));
  if (made && fs.existsSync(passwordFile(folder))) return;
  if (made)
    throw new StartError(
      `The database in ${folder} is there, but not its password file; put ${passwordFile(folder)} back.`,
    );
  fs.writeFileSync(passwordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  await makeData(folder, bin, owner);
};
