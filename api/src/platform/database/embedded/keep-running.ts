import type { Log } from '../../logging/log.js';
import { startCluster, type Cluster } from './cluster.js';
import { isAlive } from './postmaster.js';

const LOOK_EVERY_MS = 500;

/**
 * Looks after the cluster of `dataDir`: one that ended by itself is started again at the same address, so that the
 * pool finds it. Gives the cluster whose `stop` ends both.
 */
export const keepRunning = (dataDir: string, cluster: Cluster, log: Log): Cluster => {
  let current = cluster;
  let restart: Promise<void> | null = null;

  const startAgain = async (): Promise<void> => {
    log.error('the database ended by itself and is started again');
    try {
      current = await startCluster(dataDir, cluster.port);
    } catch (error) {
      log.error({ err: error }, 'the database could not be started again');
    }
    restart = null;
  };

  const look = setInterval(() => {
    if (!restart && !isAlive(current.pid)) restart = startAgain();
  }, LOOK_EVERY_MS);
  look.unref();

  const stop = async (): Promise<void> => {
    clearInterval(look);
    await restart;
    await current.stop();
  };
  return { ...cluster, stop };
};
