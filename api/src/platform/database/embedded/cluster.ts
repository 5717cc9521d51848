import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diskFullAt, StartError } from '../../config/index.js';
import { hasFreeSpace, MIN_FREE_BYTES } from '../../storage/free-space.js';
import { postgresPrograms } from './binaries.js';
import { bootstrapUrl, DATABASE, databaseUrl, untilReady } from './connect.js';
import { checkMajor, createCluster } from './create-cluster.js';
import { launch } from './launch.js';
import { clusterPlace, type Place } from './place.js';
import {
  forgetPostmaster,
  isPostmasterOf,
  readPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.js';
import { ensureProductRole } from './product-role.js';

const ATTEMPTS = 4;
const BETWEEN_ATTEMPTS_MS = 500;

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Of the product's database, as the role that owns it. */
  url: string;
  /** The same as the cluster's superuser: for tests and benchmarks, which make databases of their own. */
  adminUrl: string;
  pid: number;
  port: number;
  /** Whether it was already running: left behind by a killed process, or another process's. */
  attached: boolean;
  stop(): Promise<void>;
}

/** The cluster that a killed process left running, if there is one. */
const attach = async (folder: string): Promise<Postmaster | null> => {
  const data = path.join(folder, 'data');
  const left = readPostmaster(data);
  if (!left) return null;
  const runs = () => isPostmasterOf(left.pid, data);
  if (!runs()) {
    forgetPostmaster(data);
    return null;
  }
  if (await untilReady(folder, left.port, runs)) return left;
  if (!runs()) return null;
  throw new StartError(
    `A PostgreSQL (process ${left.pid}) holds ${data} and does not answer; stop it and start again.`,
  );
};

/** Right after a crash what was left of the last run may hold the data for a moment, so it is tried more than once. */
const begin = async (place: Place, bin: string, port?: number): Promise<Postmaster> => {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const started = await launch(place, bin, port);
    if (started) return started;
    await wait(BETWEEN_ATTEMPTS_MS);
  }
  throw new StartError(
    `PostgreSQL did not start; the end of ${path.join(place.folder, 'postgres.log')} says why.`,
  );
};

const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'path' in error;

const start = async (dataDir: string, port?: number): Promise<Cluster> => {
  const place = clusterPlace(dataDir);
  const { folder } = place;
  const bin = postgresPrograms(place);
  await createCluster(folder, bin, place.owner);
  await checkMajor(path.join(folder, 'data'), bin);
  const running = await attach(folder);
  const { pid, port: taken } = running ?? (await begin(place, bin, port));
  const stop = () => stopPostmaster(pid);
  const attached = running !== null;
  try {
    await ensureProductRole(folder, taken);
  } catch (error) {
    if (!attached) await stop();
    throw new StartError(`PostgreSQL would not prepare the product's database: ${(error as Error).message}`);
  }
  const adminUrl = bootstrapUrl(folder, taken, DATABASE);
  return { url: databaseUrl(folder, taken), adminUrl, pid, port: taken, attached, stop };
};

/**
 * Starts the PostgreSQL of `dataDir`, on a free port unless one is named, or goes on with the one that still runs there.
 * Throws a StartError, one sentence, when that cannot be.
 */
export const startCluster = async (dataDir: string, port?: number): Promise<Cluster> => {
  try {
    return await start(dataDir, port);
  } catch (error) {
    if (!(await hasFreeSpace(dataDir, MIN_FREE_BYTES))) throw diskFullAt(dataDir);
    if (!isFileFault(error)) throw error;
    throw new StartError(
      `DATA_DIR: PostgreSQL's files in ${String(error.path)} cannot be used (${error.code}).`,
    );
  }
};
