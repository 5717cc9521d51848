import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listBuiltRemotes } from './build.mjs';
import { endChild } from './end-child.mjs';
import { makeFolder } from './folder.mjs';
import { getHeapFlags } from './heap-limit.mjs';
import { at } from './root.mjs';
import { startSimulator, wantsSimulator } from './stripe-simulator.mjs';
import { PlainError } from './terminal.mjs';

const getDataDir = (env) => path.resolve(at('.'), env.DATA_DIR ?? '.data');

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

/** Starts the Stripe simulator if it is needed. An invalid PORT is left for the product to report. */
const startSimulatorFor = (settings, log) => {
  const port = Number(settings.PORT || DEFAULT_PORT);
  if (!wantsSimulator(settings) || !(port > 0 && port < 65_535)) return null;
  return startSimulator({ dataDir: getDataDir(settings), port, log });
};

/**
 * Starts the built product in its own process, and the Stripe simulator with it if there is no Stripe key. `env`
 * overrides the environment; `onProgress` is called with a text for each step. `ready` resolves to `{ url, admin }`
 * once the product answers and rejects with one sentence when it cannot start; `exited` resolves to the exit code;
 * `stop` ends the product and everything it started.
 */
export const startProduct = async ({ env = {}, onProgress = () => {} } = {}) => {
  const settings = { ...process.env, ...env };
  const log = openLog(getDataDir(settings));
  const simulator = await startSimulatorFor(settings, log);
  const child = fork(at('api/dist/main.js'), [], {
    cwd: at('.'),
    env: {
      BUILT_REMOTES: listBuiltRemotes().join(path.delimiter),
      SHELL_DIR: at('shell/dist'),
      ...settings,
      ...simulator?.env,
    },
    execArgv: ['--enable-source-maps', ...getHeapFlags(settings)],
    stdio: ['ignore', log, log, 'ipc'],
    // Ctrl-C in the terminal reaches the whole process group; its parent stops the product in order instead.
    detached: process.platform !== 'win32',
  });
  fs.closeSync(log);

  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  void exited.then(() => simulator?.stop());

  const ready = new Promise((resolve, reject) => {
    let failure = 'WanderWork stopped before it was ready; see logs/api.log in the data folder.';
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
