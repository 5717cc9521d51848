import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

const main = path.resolve(__dirname, '../../dist/main.js');

export const findFreePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** How the process ended, and the error it reported. */
export interface ExitResult {
  code: number | null;
  failure: string | null;
}

/** The built product in a process of its own. */
export interface Product {
  url: string;
  child: ChildProcess;
  /** Resolves once the product accepts requests; rejects with its error message if it cannot start. */
  ready: Promise<void>;
  ended: Promise<ExitResult>;
  /** Resolves when the product reports a start step whose text begins with `name`. */
  step(name: string): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<ExitResult>;
}

export const startProduct = (env: Record<string, string>): Product => {
  const { PATH = '' } = process.env;
  const child = fork(main, [], {
    env: { PATH, LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  let failure: string | null = null;
  child.on('message', (message: { type: string; message?: string }) => {
    if (message.type === 'failed') failure = message.message ?? '';
  });
  const waitForMessage = (test: (message: { type: string; text?: string }) => boolean) =>
    new Promise<void>((resolve, reject) => {
      child.on('message', (message: { type: string; text?: string }) => test(message) && resolve());
      child.once('exit', (code) => reject(new Error(failure ?? `it ended (${code})`)));
    });
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, failure }));
  const ready = waitForMessage(({ type }) => type === 'ready');
  ready.catch(() => {});
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    child,
    ready,
    ended,
    step: (name) => waitForMessage(({ text }) => text?.startsWith(name) ?? false),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
