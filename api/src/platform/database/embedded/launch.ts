import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { untilReady } from './connect.js';
import type { Place } from './place.js';
import { stopPostmaster, type Postmaster } from './postmaster.js';

const MAX_CONNECTIONS = 120;

/**
 * How much memory a connection keeps for its next question. Left to itself the C library of Linux gives all of it back after
 * each one and asks for it again, which took up to a tenth of the time of a small one.
 */
const KEPT_MEMORY = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 1_048_576),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1_048_576),
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const spawnPostgres = ({ folder, owner }: Place, bin: string, port: number): ChildProcess => {
  const log = fs.openSync(path.join(folder, 'postgres.log'), 'a');
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${MAX_CONNECTIONS}`,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', path.join(folder, 'data'), '-p', String(port), ...settings],
    {
      cwd: '/',
      env: { ...KEPT_MEMORY, ...process.env },
      stdio: ['ignore', log, log],
      // A terminal's Ctrl-C is not for the database: it is stopped in order, after the requests in flight.
      detached: true,
      ...(owner ?? {}),
    },
  );
  fs.closeSync(log);
  return child;
};

/** Starts PostgreSQL over the data of `place`; null when it would not run, its log says why. */
export const launch = async (place: Place, bin: string, wantedPort?: number): Promise<Postmaster | null> => {
  const port = wantedPort ?? (await freePort());
  const child = spawnPostgres(place, bin, port);
  let ended = false;
  child.once('exit', () => (ended = true)).once('error', () => (ended = true));
  child.unref();
  if (await untilReady(place.folder, port, () => !ended)) return { pid: child.pid as number, port };
  if (!ended) await stopPostmaster(child.pid as number);
  return null;
};
