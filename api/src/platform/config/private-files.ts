import fs from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Others may enter the folder but not list it. */
const ENTERABLE_FOLDER = 0o711;
const OTHERS = 0o077;
/** PostgreSQL protects its own files and may run as another user. */
const CLUSTER = 'postgres';

/** Files of another owner keep their mode; files that were just removed need none. */
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

/** From now on, only the user of this process can read the files and folders it creates. */
export const setPrivateUmask = (): void => void process.umask(OTHERS);

/**
 * Makes `dataDir` and everything in it private, including what was created before. `isEnterable` lets the user that
 * PostgreSQL runs as reach the cluster.
 */
export const restrictDataDir = (dataDir: string, isEnterable: boolean): void => {
  restrict(dataDir, isEnterable ? ENTERABLE_FOLDER : PRIVATE_FOLDER);
  for (const entry of fs.readdirSync(dataDir, { withFileTypes: true })) {
    const place = path.join(dataDir, entry.name);
    if (entry.isFile()) restrict(place, PRIVATE_FILE);
    if (!entry.isDirectory() || entry.name === CLUSTER) continue;
    restrict(place, PRIVATE_FOLDER);
    restrictBelow(place);
  }
};
