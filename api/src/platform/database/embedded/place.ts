import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const STATE_FOLDER = '/var/lib/wanderwork';
const ENTERABLE = 0o755;

/** The user PostgreSQL runs as: it refuses to run as root, so root runs it as `nobody`. */
export interface Owner {
  uid: number;
  gid: number;
}

/** The folder of a cluster, and its owner if that is not the user of this process. */
export interface Place {
  folder: string;
  owner: Owner | null;
}

const readNobody = (): Owner => {
  const line = fs.readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
};

const isEnterable = (folder: string): boolean => (fs.statSync(folder).mode & 0o001) !== 0;

/** Whether every user may enter `folder` and all folders above it. */
export const isReachableByAll = (folder: string): boolean =>
  isEnterable(folder) && (path.dirname(folder) === folder || isReachableByAll(path.dirname(folder)));

/** Creates a folder that every user may enter, whatever the umask. */
const createEnterable = (folder: string): string => {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, ENTERABLE);
  return folder;
};

/** Other users cannot reach a folder below a home of mode 0700, so the cluster gets its own folder below /var/lib. */
const createStateFolder = (dataDir: string): string => {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  createEnterable(STATE_FOLDER);
  return createEnterable(path.join(STATE_FOLDER, name));
};

/** Returns the place of the cluster of `dataDir`; creates its folder. */
export const prepareClusterPlace = (dataDir: string): Place => {
  const real = fs.realpathSync(dataDir);
  const inside = path.join(real, 'postgres');
  if (process.getuid?.() === 0) {
    return {
      folder: isReachableByAll(real) ? createEnterable(inside) : createStateFolder(real),
      owner: readNobody(),
    };
  }
  fs.mkdirSync(inside, { recursive: true });
  return { folder: inside, owner: null };
};
