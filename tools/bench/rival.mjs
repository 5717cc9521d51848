import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { at } from '../start/root.mjs';

/** Starts a bare server (`raw-server.mjs`) for that task in its own process. */
export const startRival = async (task) => {
  const child = fork(at('tools/bench/raw-server.mjs'));
  child.send(task);
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
};

/** Returns the URL of the embedded cluster, read from its files, as the superuser, who may create other databases. */
export const readDatabaseUrl = (dataDir) => {
  const folder = path.join(dataDir, 'postgres');
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8').trim();
  const port = fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://wanderwork:${password}@127.0.0.1:${port}/wanderwork`;
};
