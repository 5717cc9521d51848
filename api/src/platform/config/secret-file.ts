import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDiskFull } from '../errors/database-gone.js';
import { createDiskFullError, StartError } from './start-error.js';

const SECRET_BYTES = 32;
const MIN_LENGTH = 32;

const toStartError = (dataDir: string, error: unknown): StartError =>
  isDiskFull(error)
    ? createDiskFullError(dataDir)
    : new StartError(
        `DATA_DIR: ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
      );

/** Creates the data folder. Throws a StartError when it cannot be written. */
export const ensureDataDir = (dataDir: string): void => {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw toStartError(dataDir, error);
  }
};

/** Links a finished file, so that the secret appears complete or not at all and the first of two processes wins. */
const createOnce = (file: string): void => {
  const newFile = `${file}.${randomUUID()}`;
  try {
    fs.writeFileSync(newFile, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true });
    fs.linkSync(newFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(newFile, { force: true });
  }
};

const readOrCreate = (dataDir: string, file: string): string => {
  try {
    if (!fs.existsSync(file)) createOnce(file);
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw toStartError(dataDir, error);
  }
};

/**
 * Returns the secret in `<dataDir>/<name>` (mode 0600), created at the first call. Throws a StartError for a secret
 * that a full disk cut short.
 */
export const readOrCreateSecret = (dataDir: string, name: string): string => {
  ensureDataDir(dataDir);
  const file = path.join(dataDir, name);
  const secret = readOrCreate(dataDir, file);
  if (secret.length < MIN_LENGTH) {
    throw new StartError(
      `DATA_DIR: ${file} does not hold a complete secret. Remove the file and start again; everybody will have to sign in again.`,
    );
  }
  return secret;
};
