import fs from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './create-app.js';
import { Config, createDiskFullError, parseConfig } from './platform/config/index.js';
import { lockDataDir } from './platform/config/instance-lock.js';
import { restrictDataDir } from './platform/config/private-files.js';
import { ensureDataDir } from './platform/config/secret-file.js';
import { checkDatabase } from './platform/database/check-database.js';
import { type Cluster, startCluster } from './platform/database/embedded/cluster.js';
import { keepRunning } from './platform/database/embedded/keep-running.js';
import { isReachableByAll } from './platform/database/embedded/place.js';
import { withStartLock } from './platform/database/start-lock.js';
import { migrate } from './platform/database/migrate.js';
import { isDiskFull } from './platform/errors/database-gone.js';
import { checkPort } from './platform/http/check-port.js';
import type { Log } from './platform/logging/log.js';
import { PrepareSteps } from './platform/prepare/prepare-steps.js';

/** A listening application, and its database cluster if it is the embedded one. */
export interface RunningProduct {
  app: NestFastifyApplication;
  config: Config;
  cluster: Cluster | null;
}

interface StartOptions {
  log: Log;
  /** Called before each step; an error it throws ends the start. */
  onStep: (step: string) => void;
}

const startOwnCluster = async ({ dataDir }: Config, { log, onStep }: StartOptions): Promise<Cluster> => {
  lockDataDir(dataDir);
  onStep('Starting PostgreSQL');
  return keepRunning(dataDir, await startCluster(dataDir), log);
};

/**
 * When started as root, the embedded PostgreSQL runs as another user, who must be able to enter the folder. A start
 * with DATABASE_URL leaves it that way: otherwise the next start without it could not reach the cluster.
 */
const needsEnterableFolder = ({ dataDir }: Config): boolean =>
  process.getuid?.() === 0 && isReachableByAll(fs.realpathSync(dataDir));

/** Replicas that start together wait for each other; the second finds everything done. */
const prepare = (
  config: Config,
  url: string,
  { log, onStep }: StartOptions,
): Promise<NestFastifyApplication> =>
  withStartLock(url, async () => {
    onStep('Updating the database schema');
    await migrate(url);
    onStep('Loading the application');
    const app = await createApp({ config, databaseUrl: url, log });
    await app.get(PrepareSteps).runAll(onStep);
    return app;
  });

const serve = async (config: Config, url: string, start: StartOptions): Promise<NestFastifyApplication> => {
  const app = await prepare(config, url, start);
  start.onStep('Opening the web server');
  await app.listen(config.port, config.host);
  return app;
};

const startWith = async (config: Config, start: StartOptions): Promise<RunningProduct> => {
  ensureDataDir(config.dataDir);
  restrictDataDir(config.dataDir, needsEnterableFolder(config));
  await checkPort(config.host, config.port);
  if (config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
  const cluster = config.databaseUrl === null ? await startOwnCluster(config, start) : null;
  try {
    const app = await serve(config, cluster?.url ?? (config.databaseUrl as string), start);
    return { app, config, cluster };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
};

/**
 * Starts the product: settings → database → migrations → application → preparation → listening. If a step fails,
 * everything started before is stopped.
 */
export const startProduct = async (start: StartOptions): Promise<RunningProduct> => {
  const config = new Config(parseConfig(process.env));
  start.log.level = config.logLevel;
  try {
    return await startWith(config, start);
  } catch (error) {
    throw isDiskFull(error) ? createDiskFullError(config.dataDir) : error;
  }
};
