import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { builtRemotes } from './build.mjs';
import { endChild } from './end-child.mjs';
import { makeFolder } from './folder.mjs';
import { heapLimit } from './heap-limit.mjs';
import { at } from './root.mjs';
import { startSimulator, wantsSimulator } from './stripe-simulator.mjs';
import { PlainError } from './terminal.mjs';

const dataDirOf = (env) => path.resolve(at('.'), env.DATA_DIR ?? '.data');

const openLog = (dataDir) => {
  try {
    makeFolder(path.join(dataDir, 'logs'));
    return fs.openSync(path.join(dataDir, 'logs/api.log'), 'a');
  } catch (error) {
    throw new PlainError(
      error.code === 'ENOSPC'
        ? `DATA_DIR: the disk of ${dataDir} is full; free some space and start again.`
        : `DATA_DIR: ${dataDir} cannot be written (${error.code}).`,
    );
  }
};

const DEFAULT_PORT = 4200;

/** The stand-in for Stripe, where one is wanted. A port that is none is for the product to refuse. */
const simulatorFor = (wanted, log) => {
  const port = Number(wanted.PORT || DEFAULT_PORT);
  if (!wantsSimulator(wanted) || !(port > 0 && port < 65_535)) return null;
  return startSimulator({ dataDir: dataDirOf(wanted), port, log });
};

/**
 * Starts the built product in a process of its own, and the stand-in for Stripe beside it where it has no key of Stripe.
 * `env` wins over the environment; `onProgress` gets one text a step.
 * `ready` resolves with `{ url, admin }` once it answers and rejects with one sentence when it cannot;
 * `exited` resolves with the exit code whenever it ends; `stop` ends it and all that it started.
 */
export const startProduct = async ({ env = {}, onProgress = () => {} } = {}) => {
  const wanted = { ...process.env, ...env };
  const log = openLog(dataDirOf(wanted));
  const simulator = await simulatorFor(wanted, log);
  const child = fork(at('api/dist/main.js'), [], {
    cwd: at('.'),
    env: {
      BUILT_REMOTES: builtRemotes().join(path.delimiter),
      SHELL_DIR: at('shell/dist'),
      ...wanted,
      ...simulator?.env,
    },
    execArgv: ['--enable-source-maps', ...heapLimit(wanted)],
    stdio: ['ignore', log, log, 'ipc'],
    // A terminal's Ctrl-C reaches the whole group; the product is stopped in order by its parent instead.
    detached: process.platform !== 'win32',
  });
  fs.closeSync(log);

  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  void exited.then(() => simulator?.stop());

  const ready = new Promise((resolve, reject) => {
    let failure = 'The product ended before it answered; see logs/api.log in the data folder.';
    child.on('message', (message) => {
      if (message.type === 'progress') onProgress(message.text);
      if (message.type === 'failed') failure = message.message;
      if (message.type === 'ready') resolve({ url: message.url, admin: message.admin });
    });
    child.once('error', reject);
    void exited.then(() => reject(new PlainError(failure)));
  });

  const stop = async () => {
    await endChild(child, exited);
    await simulator?.stop();
  };

  return { ready, exited, stop, pid: child.pid };
};
