import { StartError } from './platform/config/index.js';
import { makeLog } from './platform/logging/log.js';
import { FirstWords } from './platform/prepare/first-words.js';
import { prepareApp, type Started } from './start.js';

/** Tells the process that started this one; without one, the terminal. */
const tell = (message: { type: string; [key: string]: unknown }): void => {
  if (process.send && process.connected) process.send(message);
  else if (message.type === 'failed') process.stderr.write(`${String(message.message)}\n`);
  else if (message.type === 'ready') process.stderr.write(`WanderWork answers at ${String(message.url)}\n`);
};

const log = makeLog();

const sentence = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  log.fatal({ err: error }, 'the start failed');
  return `The start failed: ${error instanceof Error ? error.message : String(error)}`;
};

/** Requests in flight finish, then the pool closes, then the cluster stops. */
const stopOn = ({ app, cluster }: Started): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    await cluster?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // A parent that was killed takes the product with it: nothing is left running behind its back.
  if (process.send) process.on('disconnect', () => void stop());
};

try {
  const started = await prepareApp(log, (text) => tell({ type: 'progress', text }));
  stopOn(started);
  try {
    await started.app.listen(started.config.port, started.config.host);
  } catch (error) {
    await started.app.close();
    await started.cluster?.stop();
    throw error;
  }
  tell({
    type: 'ready',
    url: started.config.publicUrl,
    admin: started.app.get(FirstWords).admin ?? undefined,
  });
} catch (error) {
  tell({ type: 'failed', message: sentence(error) });
  process.exit(1);
}
