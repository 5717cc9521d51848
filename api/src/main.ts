import { StartError } from './platform/config/index.js';
import { setPrivateUmask } from './platform/config/private-files.js';
import { BufferedOutput, createLog } from './platform/logging/log.js';
import { StartMessages } from './platform/prepare/prepare-steps.js';
import { startProduct } from './start.js';
import { stopProduct } from './stop.js';
import { sendToParent } from './tell-parent.js';

setPrivateUmask();
const log = createLog(undefined, new BufferedOutput());
const stop = new AbortController();

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// When the parent process is killed, the product stops too, so nothing is left running.
if (process.send) process.on('disconnect', () => stop.abort());
// The parent may have ended while the modules were loading.
if (process.send && !process.connected) stop.abort();

let exitCode = 0;
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'Unexpected error; the product is stopping');
  exitCode = 1;
  stop.abort();
});

/** A start that is told to stop ends before its next step. */
const reportStep = (text: string): void => {
  stop.signal.throwIfAborted();
  void sendToParent({ type: 'progress', text });
};

const toMessage = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  log.fatal({ err: error }, 'Start failed');
  return `WanderWork could not start: ${error instanceof Error ? error.message : String(error)}`;
};

const run = async (): Promise<void> => {
  const product = await startProduct({ log, onStep: reportStep });
  const admin = product.app.get(StartMessages).admin ?? undefined;
  await sendToParent({ type: 'ready', url: product.config.publicUrl, admin }, product.config.dataDir);
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  await stopProduct(product);
};

try {
  await run();
  process.exit(exitCode);
} catch (error) {
  if (stop.signal.aborted) process.exit(exitCode);
  await sendToParent({ type: 'failed', message: toMessage(error) });
  process.exit(1);
}
