import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const STATE_FOLDER = '/var/lib/wanderwork';
const PASSABLE = 0o755;

/** Who PostgreSQL runs as: it refuses root, so root hands it to `nobody`. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Where a cluster lives, and who owns it when that is somebody else than this process. */
export interface Place {
  folder: string;
  owner: Owner | null;
}

const nobody = (): Owner => {
  const line = fs.readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
};

const passable = (folder: string): boolean => (fs.statSync(folder).mode & 0o001) !== 0;

/** Whether everybody may pass through `folder` and all above it. */
export const openToAll = (folder: string): boolean =>
  passable(folder) && (path.dirname(folder) === folder || openToAll(path.dirname(folder)));

/** Makes a folder that others may pass through, whatever the umask says. */
const makePassable = (folder: string): string => {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, PASSABLE);
  return folder;
};

/** Below a home of mode 0700 others reach nothing: a folder of this checkout's own, below the system's state folder. */
const elsewhere = (dataDir: string): string => {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  makePassable(STATE_FOLDER);
  return makePassable(path.join(STATE_FOLDER, name));
};

/** The place of the cluster of `dataDir`, made if need be. */
export const clusterPlace = (dataDir: string): Place => {
  const real = fs.realpathSync(dataDir);
  const inside = path.join(real, 'postgres');
  if (process.getuid?.() === 0) {
    return { folder: openToAll(real) ? makePassable(inside) : elsewhere(real), owner: nobody() };
  }
  fs.mkdirSync(inside, { recursive: true });
  return { folder: inside, owner: null };
};
