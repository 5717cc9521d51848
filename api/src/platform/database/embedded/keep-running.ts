import type { Log } from '../../logging/log.js';
import { startCluster, type Cluster } from './cluster.js';
import { isAlive } from './postmaster.js';

const CHECK_EVERY_MS = 500;

/**
 * Watches the cluster of `dataDir` and restarts it on the same port when it ends by itself, so that the pool finds it
 * again. Returns a cluster whose `stop` ends the watch too.
 */
export const keepRunning = (dataDir: string, cluster: Cluster, log: Log): Cluster => {
  let current = cluster;
  let restart: Promise<void> | null = null;

  const restartCluster = async (): Promise<void> => {
    log.error('The database stopped unexpectedly; restarting it');
    try {
      current = await startCluster(dataDir, cluster.port);
    } catch (error) {
      log.error({ err: error }, 'The database could not be restarted');
    }
    restart = null;
  };

  const timer = setInterval(() => {
    if (!restart && !isAlive(current.pid)) restart = restartCluster();
  }, CHECK_EVERY_MS);
  timer.unref();

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await restart;
    await current.stop();
  };
  return { ...cluster, stop };
};
