import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDiskFullError, StartError } from '../../config/index.js';
import { hasFreeSpace, MIN_FREE_BYTES } from '../../free-space.js';
import { findPostgresPrograms } from './binaries.js';
import { getBootstrapUrl, DATABASE, getDatabaseUrl, waitUntilReady } from './connect.js';
import { checkMajorVersion, createCluster } from './create-cluster.js';
import { launch } from './launch.js';
import { prepareClusterPlace, type Place } from './place.js';
import {
  removePidFile,
  isPostmasterOf,
  readPostmaster,
  stopPostmaster,
  type Postmaster,
} from './postmaster.js';
import { ensureProductRole } from './product-role.js';

const ATTEMPTS = 4;
const RETRY_DELAY_MS = 500;

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** URL of the product's database, as the role that owns it. */
  url: string;
  /** The same database as the superuser, for tests and benchmarks that create their own databases. */
  adminUrl: string;
  pid: number;
  port: number;
  /** Whether it was already running, left by a killed process or started by another one. */
  attached: boolean;
  stop(): Promise<void>;
}

/** Attaches to a cluster that a killed process left running; null when there is none. */
const attach = async (folder: string): Promise<Postmaster | null> => {
  const data = path.join(folder, 'data');
  const leftover = readPostmaster(data);
  if (!leftover) return null;
  const isRunning = () => isPostmasterOf(leftover.pid, data);
  if (!isRunning()) {
    removePidFile(data);
    return null;
  }
  if (await waitUntilReady(folder, leftover.port, isRunning)) return leftover;
  if (!isRunning()) return null;
  throw new StartError(
    `PostgreSQL (process ${leftover.pid}) uses ${data} but does not answer; stop it and start again.`,
  );
};

/** Tries several times: right after a crash, leftovers of the last run may lock the data for a moment. */
const startPostgres = async (place: Place, bin: string, port?: number): Promise<Postmaster> => {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const started = await launch(place, bin, port);
    if (started) return started;
    await wait(RETRY_DELAY_MS);
  }
  throw new StartError(
    `PostgreSQL did not start; see the end of ${path.join(place.folder, 'postgres.log')}.`,
  );
};

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'path' in error;

const start = async (dataDir: string, port?: number): Promise<Cluster> => {
  const place = prepareClusterPlace(dataDir);
  const { folder } = place;
  const bin = findPostgresPrograms(place);
  await createCluster(folder, bin, place.owner);
  await checkMajorVersion(path.join(folder, 'data'), bin);
  const running = await attach(folder);
  const { pid, port: clusterPort } = running ?? (await startPostgres(place, bin, port));
  const stop = () => stopPostmaster(pid);
  const attached = running !== null;
  try {
    await ensureProductRole(folder, clusterPort);
  } catch (error) {
    if (!attached) await stop();
    throw new StartError(`PostgreSQL could not prepare the product's database: ${(error as Error).message}`);
  }
  const adminUrl = getBootstrapUrl(folder, clusterPort, DATABASE);
  return { url: getDatabaseUrl(folder, clusterPort), adminUrl, pid, port: clusterPort, attached, stop };
};

/**
 * Starts the PostgreSQL of `dataDir`, on `port` or a free port, or attaches to the one that still runs there. Throws a
 * StartError when that fails.
 */
export const startCluster = async (dataDir: string, port?: number): Promise<Cluster> => {
  try {
    return await start(dataDir, port);
  } catch (error) {
    if (!(await hasFreeSpace(dataDir, MIN_FREE_BYTES))) throw createDiskFullError(dataDir);
    if (!isFileError(error)) throw error;
    throw new StartError(
      `DATA_DIR: PostgreSQL's files in ${String(error.path)} cannot be used (${error.code}).`,
    );
  }
};
