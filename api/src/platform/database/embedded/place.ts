import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const STATE_FOLDER = '/var/lib/wanderwork';

/** Who PostgreSQL runs as: it refuses root, so root hands it to `nobody`. */
export interface Owner {
  uid: number;
  gid: number;
}

const nobody = (): Owner => {
  const line = fs.readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
};

const others = (folder: string): boolean => (fs.statSync(folder).mode & 0o001) !== 0;

/** Whether everybody may pass through `folder` and all above it. */
const openToAll = (folder: string): boolean =>
  others(folder) && (path.dirname(folder) === folder || openToAll(path.dirname(folder)));

/** Where the cluster lives, who owns it, and whether its owner can reach the installed binaries. */
export interface Place {
  folder: string;
  owner: Owner | null;
  copyBinaries: boolean;
}

/**
 * The place of the cluster of `dataDir`: inside it, or, for root where others cannot reach it (a home of mode 0700),
 * in a folder of its own below the system's state folder.
 */
export const clusterPlace = (dataDir: string, installFolder: string): Place => {
  const inside = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { folder: inside, owner: null, copyBinaries: false };
  const owner = nobody();
  if (openToAll(fs.realpathSync(dataDir)))
    return { folder: inside, owner, copyBinaries: !openToAll(installFolder) };
  const name = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 16);
  return { folder: path.join(STATE_FOLDER, name), owner, copyBinaries: true };
};
