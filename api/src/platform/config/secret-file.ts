import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './config-error.js';

const SECRET_BYTES = 32;

const explain = (dataDir: string, error: unknown): StartError =>
  new StartError(
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

/** The secret kept in `<dataDir>/<name>` (mode 0600), made at the first call. */
export const readOrMakeSecret = (dataDir: string, name: string): string => {
  ensureDataDir(dataDir);
  const file = path.join(dataDir, name);
  try {
    if (!fs.existsSync(file)) {
      fs.writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
    }
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw explain(dataDir, error);
  }
};
