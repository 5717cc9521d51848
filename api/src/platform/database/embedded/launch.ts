import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { waitUntilReady } from './connect.js';
import type { Place } from './place.js';
import { stopPostmaster, type Postmaster } from './postmaster.js';

const MAX_CONNECTIONS = 120;

/**
 * How much freed memory a connection keeps for its next query. By default the C library of Linux returns it and
 * allocates it again, which took up to a tenth of the time of a small query.
 */
const MEMORY_SETTINGS = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 1_048_576),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1_048_576),
};

const findFreePort = (): Promise<number> =>
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
      env: { ...MEMORY_SETTINGS, ...process.env },
      stdio: ['ignore', log, log],
      // Ctrl-C in the terminal must not reach the database: it is stopped in order, after the requests in flight.
      detached: true,
      ...(owner ?? {}),
    },
  );
  fs.closeSync(log);
  return child;
};

/** Starts PostgreSQL on the data of `place`; resolves to null when it did not start (see its log). */
export const launch = async (
  place: Place,
  bin: string,
  requestedPort?: number,
): Promise<Postmaster | null> => {
  const port = requestedPort ?? (await findFreePort());
  const child = spawnPostgres(place, bin, port);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true)).once('error', () => (hasEnded = true));
  child.unref();
  if (await waitUntilReady(place.folder, port, () => !hasEnded)) return { pid: child.pid as number, port };
  if (!hasEnded) await stopPostmaster(child.pid as number);
  return null;
};
