import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../config/index.js';
import { postgresBinaries } from './binaries.js';
import { checkMajor, CLUSTER_USER, clusterPassword, createCluster } from './create-cluster.js';
import { clusterPlace, type Owner, type Place } from './place.js';
import { forgetPostmaster, isAlive, isPostgres, readPostmaster } from './postmaster.js';

const DATABASE = 'wanderwork';
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 10_000;
const POLL_MS = 40;

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Of the product's database. */
  url: string;
  pid: number;
  /** Whether it was already running: left behind by a killed process, or another process's. */
  attached: boolean;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const urlOf = (folder: string, port: number, database: string): string =>
  `postgresql://${CLUSTER_USER}:${clusterPassword(folder)}@127.0.0.1:${port}/${database}`;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const untilAnswers = async (url: string, stillRuns: () => boolean): Promise<boolean> => {
  for (const end = Date.now() + START_PATIENCE_MS; Date.now() < end && stillRuns(); await wait(POLL_MS)) {
    if (await answers(url)) return true;
  }
  return false;
};

const untilGone = async (pid: number, patience: number): Promise<boolean> => {
  for (const end = Date.now() + patience; Date.now() < end; await wait(POLL_MS))
    if (!isAlive(pid)) return true;
  return !isAlive(pid);
};

/** Fast shutdown, and an immediate one when that takes too long: acknowledged writes survive both. */
const stopPostmaster = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await untilGone(pid, STOP_PATIENCE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  await untilGone(pid, STOP_PATIENCE_MS);
};

const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
};

const launch = (bin: string, data: string, port: number, owner: Owner | null, log: string): ChildProcess => {
  const out = fs.openSync(log, 'a');
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  args.push('-c', 'unix_socket_directories=', '-c', 'max_connections=120');
  const child = spawn(path.join(bin, 'postgres'), args, {
    cwd: '/',
    stdio: ['ignore', out, out],
    // A terminal's Ctrl-C is not for the database: it is stopped in order, after the requests in flight.
    detached: true,
    ...(owner ?? {}),
  });
  fs.closeSync(out);
  return child;
};

/** The cluster that a killed process left running, if there is one. */
const attach = async (folder: string): Promise<Cluster | null> => {
  const data = path.join(folder, 'data');
  const left = readPostmaster(data);
  if (!left) return null;
  if (!isPostgres(left.pid)) {
    forgetPostmaster(data);
    return null;
  }
  const admin = urlOf(folder, left.port, 'postgres');
  if (!(await untilAnswers(admin, () => isAlive(left.pid)))) {
    if (!isAlive(left.pid)) return null;
    throw new StartError(
      `A PostgreSQL (process ${left.pid}) holds ${data} and does not answer; stop it and start again.`,
    );
  }
  await ensureDatabase(admin);
  return {
    url: urlOf(folder, left.port, DATABASE),
    pid: left.pid,
    attached: true,
    stop: () => stopPostmaster(left.pid),
  };
};

const begin = async ({ folder, owner }: Place, bin: string): Promise<Cluster> => {
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'postgres.log');
  const port = await freePort();
  const child = launch(bin, data, port, owner, log);
  let ended = false;
  child.once('exit', () => (ended = true)).once('error', () => (ended = true));
  const admin = urlOf(folder, port, 'postgres');
  if (!(await untilAnswers(admin, () => !ended))) {
    throw new StartError(`PostgreSQL did not start; the end of ${log} says why.`);
  }
  child.unref();
  await ensureDatabase(admin);
  const pid = child.pid as number;
  return { url: urlOf(folder, port, DATABASE), pid, attached: false, stop: () => stopPostmaster(pid) };
};

/**
 * Starts the PostgreSQL of `dataDir`, or goes on with the one that is still running there.
 * Throws a StartError, one sentence, when that cannot be.
 */
export const startCluster = async (dataDir: string): Promise<Cluster> => {
  const place = clusterPlace(dataDir, import.meta.dirname);
  fs.mkdirSync(place.folder, { recursive: true, mode: 0o755 });
  const bin = path.join(postgresBinaries(place.copyBinaries ? place.folder : null), 'bin');
  await createCluster(place.folder, bin, place.owner);
  await checkMajor(path.join(place.folder, 'data'), bin);
  return (await attach(place.folder)) ?? begin(place, bin);
};
