import fs from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Others may pass through to what they may reach, and list nothing. */
const PASSABLE_FOLDER = 0o711;
const OTHERS = 0o077;
/** PostgreSQL guards its own files, and may run as another user. */
const CLUSTER = 'postgres';

/** What belongs to somebody else stays as they made it; what was just removed needs nothing. */
const SKIPPED = ['EPERM', 'ENOENT'];

const restrict = (file: string, mode: number): void => {
  try {
    if ((fs.statSync(file).mode & OTHERS & ~mode) !== 0) fs.chmodSync(file, mode);
  } catch (error) {
    if (!SKIPPED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

const restrictBelow = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isFile()) restrict(place, PRIVATE_FILE);
    if (!entry.isDirectory()) continue;
    restrict(place, PRIVATE_FOLDER);
    restrictBelow(place);
  }
};

/** From here on, only this process's user reads the files and folders that it makes. */
export const makePrivateFiles = (): void => void process.umask(OTHERS);

/**
 * Closes `dataDir` and all in it to other users, also what was made before. `passable` lets another user, that
 * PostgreSQL runs as, through to the cluster.
 */
export const keepPrivate = (dataDir: string, passable: boolean): void => {
  restrict(dataDir, passable ? PASSABLE_FOLDER : PRIVATE_FOLDER);
  for (const entry of fs.readdirSync(dataDir, { withFileTypes: true })) {
    const place = path.join(dataDir, entry.name);
    if (entry.isFile()) restrict(place, PRIVATE_FILE);
    if (!entry.isDirectory() || entry.name === CLUSTER) continue;
    restrict(place, PRIVATE_FOLDER);
    restrictBelow(place);
  }
};
