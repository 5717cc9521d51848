import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDiskFull } from '../errors/database-gone.js';
import { diskFullAt, StartError } from './config-error.js';

const SECRET_BYTES = 32;
const LOWEST_LENGTH = 32;

const explain = (dataDir: string, error: unknown): StartError =>
  isDiskFull(error)
    ? diskFullAt(dataDir)
    : new StartError(
        `DATA_DIR: ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
      );

/** Makes the data folder; one that cannot be written ends the start. */
export const ensureDataDir = (dataDir: string): void => {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw explain(dataDir, error);
  }
};

/** Linking a finished file makes it appear whole or not at all, and the first of two processes wins. */
const makeOnce = (file: string): void => {
  const fresh = `${file}.${randomUUID()}`;
  try {
    fs.writeFileSync(fresh, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true });
    fs.linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(fresh, { force: true });
  }
};

const readOrMake = (dataDir: string, file: string): string => {
  try {
    if (!fs.existsSync(file)) makeOnce(file);
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw explain(dataDir, error);
  }
};

/** The secret kept in `<dataDir>/<name>` (mode 0600), made at the first call. What a full disk left of one is none. */
export const readOrMakeSecret = (dataDir: string, name: string): string => {
  ensureDataDir(dataDir);
  const file = path.join(dataDir, name);
  const secret = readOrMake(dataDir, file);
  if (secret.length < LOWEST_LENGTH) {
    throw new StartError(`DATA_DIR: ${file} holds no whole secret; remove it, and everybody signs in again.`);
  }
  return secret;
};
