import { StartError } from './platform/config/index.js';
import { makePrivateFiles } from './platform/config/private-files.js';
import { BufferedOutput, makeLog } from './platform/logging/log.js';
import { StartMessages } from './platform/prepare/start-messages.js';
import { startProduct } from './start.js';
import { stopProduct } from './stop.js';
import { tellParent } from './tell-parent.js';

makePrivateFiles();
const log = makeLog(undefined, new BufferedOutput());
const stop = new AbortController();

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// A parent that was killed takes the product with it: nothing is left running behind its back.
if (process.send) process.on('disconnect', () => stop.abort());
// It may have gone while the modules were still being read.
if (process.send && !process.connected) stop.abort();

let exitCode = 0;
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the product ends by a fault of its own');
  exitCode = 1;
  stop.abort();
});

/** A start that is told to stop ends before its next step. */
const say = (text: string): void => {
  stop.signal.throwIfAborted();
  void tellParent({ type: 'progress', text });
};

const sentence = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  log.fatal({ err: error }, 'the start failed');
  return `The start failed: ${error instanceof Error ? error.message : String(error)}`;
};

const run = async (): Promise<void> => {
  const product = await startProduct({ log, say });
  const admin = product.app.get(StartMessages).admin ?? undefined;
  await tellParent({ type: 'ready', url: product.config.publicUrl, admin }, product.config.dataDir);
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  await stopProduct(product);
};

try {
  await run();
  process.exit(exitCode);
} catch (error) {
  if (stop.signal.aborted) process.exit(exitCode);
  await tellParent({ type: 'failed', message: sentence(error) });
  process.exit(1);
}
