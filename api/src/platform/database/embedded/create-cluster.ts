import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../config/index.js';
import type { Owner } from './place.js';

const run = promisify(execFile);

/** The cluster's superuser. It creates the product's role and database; nothing else uses it. */
export const BOOTSTRAP_ROLE = 'wanderwork';

const changeOwner = (file: string, owner: Owner | null): void => {
  if (owner) fs.chownSync(file, owner.uid, owner.gid);
};

const getPasswordFile = (folder: string) => path.join(folder, 'password');

export const readClusterPassword = (folder: string): string =>
  fs.readFileSync(getPasswordFile(folder), 'utf8').trim();

const readMajorVersion = async (bin: string): Promise<string> => {
  const { stdout } = await run(path.join(bin, 'postgres'), ['--version']);
  return stdout.match(/(\d+)/)?.[1] ?? '';
};

/** Throws a StartError when another major version of PostgreSQL created the cluster. */
export const checkMajorVersion = async (data: string, bin: string): Promise<void> => {
  const dataVersion = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const programVersion = await readMajorVersion(bin);
  if (dataVersion !== programVersion) {
    throw new StartError(
      `The database in ${data} was created by PostgreSQL ${dataVersion}, and this is PostgreSQL ${programVersion}: ` +
        'dump it with the old version and restore it, or set DATA_DIR to a new folder.',
    );
  }
};

const getLastLine = (error: unknown): string => {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return (stderr.trim() || message).split('\n').at(-1) as string;
};

const runInitdb = async (data: string, password: string, bin: string, owner: Owner | null): Promise<void> => {
  const args = ['-D', data, '-U', BOOTSTRAP_ROLE, '--auth=scram-sha-256', `--pwfile=${password}`];
  args.push('--encoding=UTF8', '--locale=C', '--no-instructions');
  await run(path.join(bin, 'initdb'), args, { cwd: '/', ...(owner ?? {}) });
};

/**
 * Creates the data folder completely or not at all. A half-made one that a killed start left is removed, never a
 * finished one.
 */
const createData = async (folder: string, bin: string, owner: Owner | null): Promise<void> => {
  const newData = path.join(folder, 'data-in-the-making');
  const passwordCopy = path.join(folder, 'password-in-the-making');
  fs.rmSync(newData, { recursive: true, force: true });
  fs.mkdirSync(newData, { mode: 0o700 });
  fs.copyFileSync(getPasswordFile(folder), passwordCopy);
  [newData, passwordCopy].forEach((file) => changeOwner(file, owner));
  try {
    await runInitdb(newData, passwordCopy, bin, owner);
    fs.renameSync(newData, path.join(folder, 'data'));
  } catch (error) {
    throw new StartError(`PostgreSQL could not create its database in ${folder}: ${getLastLine(error)}`);
  } finally {
    fs.rmSync(passwordCopy, { force: true });
  }
};

/** Creates a cluster in `<folder>/data` unless there is one. */
export const createCluster = async (folder: string, bin: string, owner: Owner | null): Promise<void> => {
  const hasData = fs.existsSync(path.join(folder, 'data'));
  if (hasData && fs.existsSync(getPasswordFile(folder))) return;
  if (hasData)
    throw new StartError(
      `The database in ${folder} has no password file; restore ${getPasswordFile(folder)}.`,
    );
  fs.writeFileSync(getPasswordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  await createData(folder, bin, owner);
};
